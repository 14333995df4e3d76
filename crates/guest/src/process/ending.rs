//! The end of a process, explained to its author.

use super::cause::{cause, shown};
use crate::policy::ResourceLimits;
use crate::say::fault as say;
use game::{Failure, FailureKind};
use words::Message;

/// The words of languages when memory is refused.
const OUT_OF_MEMORY: [&str; 5] =
    ["MemoryError", "bad_alloc", "out of memory", "Cannot allocate memory", "memory allocation of"];

/// The words of the system when a file has grown too large, as languages repeat them.
pub(crate) const TOO_LARGE: &str = "File too large";

/// The words of the system when a disk is full.
#[cfg(target_os = "linux")]
pub(crate) const NO_ROOM: &str = "No space left on device";

/// The way in which a process has ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ProcessEnd {
    /// What a guest did: `ended with exit status 1 before it was told to`.
    pub(crate) how: Message,
    /// True if the system ended it for a file that had grown too large.
    pub(crate) is_for_file: bool,
    /// True if it ended by itself, with an exit status.
    pub(crate) is_exit: bool,
    /// True if it ended as one does that the system ends for its CPU time, which it may as well have done by itself.
    pub(crate) may_be_for_time: bool,
}

/// Explains why a guest no longer speaks, from its end (`None` if it still runs), what it wrote on its standard error,
/// and the most memory that it was seen with, in bytes.
pub(crate) fn explain(
    ending: Option<ProcessEnd>,
    log: &str,
    peak: u64,
    limits: &ResourceLimits,
) -> Failure {
    let last = last_words(log);
    let fail = |kind, what| Failure::new(kind, last.after(what).to_string());
    let Some(ProcessEnd { how, is_for_file, is_exit, .. }) = ending else {
        return fail(FailureKind::Crash, say::closed_output().into());
    };
    if is_for_file {
        return fail(FailureKind::Output, say::large_file((limits.disk >> 20).to_string()));
    }
    let text = last.text();
    if text.contains(TOO_LARGE) {
        let most = (limits.disk >> 20).to_string();
        return fail(FailureKind::Output, say::may_write(how, most));
    }
    if OUT_OF_MEMORY.iter().any(|sign| text.contains(sign)) || peak > limits.memory / 4 * 3 {
        let most = (limits.memory >> 20).to_string();
        return fail(FailureKind::Memory, say::may_use(how, most));
    }
    match last {
        // Its exit status would add nothing.
        LastWords::Cause(cause) if is_exit => {
            Failure::new(FailureKind::Crash, with_remedy(cause).to_string())
        }
        _ => fail(FailureKind::Crash, how),
    }
}

/// What a program wrote on its standard error before it ended.
enum LastWords<'a> {
    Nothing,
    /// The cause that its runtime told.
    Cause(Message),
    /// The only line, or the last where `first` is another one.
    Lines {
        first: Option<&'a str>,
        last: &'a str,
    },
}

fn last_words(log: &str) -> LastWords<'_> {
    if let Some(cause) = cause(log) {
        return LastWords::Cause(cause);
    }
    let mut lines = log.lines().map(str::trim).filter(|line| !line.is_empty());
    match (lines.next(), lines.next_back()) {
        (None, _) => LastWords::Nothing,
        (Some(last), None) => LastWords::Lines { first: None, last },
        (first, Some(last)) => LastWords::Lines { first, last },
    }
}

impl LastWords<'_> {
    /// The text in which the signs of a limit are looked for.
    fn text(&self) -> String {
        match self {
            Self::Nothing => String::new(),
            Self::Cause(cause) => cause.to_string(),
            Self::Lines { last, .. } => shown(last),
        }
    }

    /// The sentence about an end, with these words behind it.
    fn after(&self, what: Message) -> Message {
        match self {
            Self::Nothing => what,
            Self::Cause(cause) => say::of_cause(what, with_remedy(cause.clone())),
            Self::Lines { first: None, last } => say::last_said(what, shown(last)),
            Self::Lines { first: Some(first), last } => {
                say::first_and_last_said(what, shown(first), shown(last))
            }
        }
    }
}

/// Adds what Python may import to a cause that says that it found no module.
fn with_remedy(cause: Message) -> Message {
    let is_import = cause.to_string().contains("ModuleNotFoundError: ");
    if is_import { say::may_import(cause) } else { cause }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_end_has_its_sentence() {
        let limits = ResourceLimits::default();
        let one = || {
            let how = say::ended_with("1");
            let (is_exit, is_for_file, may_be_for_time) = (true, false, false);
            Some(ProcessEnd { how, is_for_file, is_exit, may_be_for_time })
        };
        let kind = |ending, log, peak| explain(ending, log, peak, &limits).kind;
        assert_eq!(kind(one(), "", 0), FailureKind::Crash);
        assert_eq!(kind(one(), "MemoryError", 0), FailureKind::Memory);
        assert_eq!(kind(one(), "", 1 << 30), FailureKind::Memory);
        let for_file = Some(ProcessEnd { is_for_file: true, ..one().unwrap() });
        assert_eq!(kind(for_file, "", 0), FailureKind::Output);
        let large = "OSError: [Errno 27] File too large";
        assert_eq!(kind(one(), large, 0), FailureKind::Output);
        let open = explain(None, "", 0, &limits);
        assert!(open.message.starts_with("closed its standard output"));
        let said = explain(one(), "here", 0, &limits).message;
        assert!(said.ends_with("before it was told to; it last said `here`"), "{said}");
        let said = explain(one(), "here\n\nthere\nnow", 0, &limits).message;
        assert!(said.ends_with("it said `here` first and `now` last"), "{said}");
        let panic = "thread 'main' panicked at b.rs:1:1:\nno\nnote: run";
        let cause = "thread 'main' panicked at b.rs:1:1: no";
        assert_eq!(explain(one(), panic, 0, &limits).message, cause);
        let aborted = Some(ProcessEnd { is_exit: false, ..one().unwrap() });
        assert!(explain(aborted, panic, 0, &limits).message.ends_with(cause));
    }
}
