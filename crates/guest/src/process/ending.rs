//! The end of a process, explained to its author.

use crate::policy::ResourceLimits;
use crate::say::fault as say;
use game::{Failure, FailureKind};
use words::Message;

/// The words of languages when memory is refused.
const OUT_OF_MEMORY: [&str; 5] =
    ["MemoryError", "bad_alloc", "out of memory", "Cannot allocate memory", "memory allocation of"];

/// The words of the system when a file has grown too large, as languages repeat them.
const TOO_LARGE: &str = "File too large";

/// True if Python said that it found no module.
fn is_import(last_line: Option<&str>) -> bool {
    last_line.is_some_and(|line| line.starts_with("ModuleNotFoundError: "))
}

/// The way in which a process has ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ProcessEnd {
    /// What a guest did: `ended with exit status 1 before it was told to`.
    pub(crate) how: Message,
    /// True if the system ended it for a file that had grown too large.
    pub(crate) is_for_file: bool,
}

/// Explains why a guest no longer speaks, from its end (`None` if it still runs), the last line of its
/// standard error, and the most memory that it was seen with, in bytes.
pub(crate) fn explain(
    ending: Option<ProcessEnd>,
    last_line: Option<&str>,
    peak: u64,
    limits: &ResourceLimits,
) -> Failure {
    let fail = |kind, what: Message| {
        let what =
            last_line.map_or_else(|| what.clone(), |line| say::last_said(what.clone(), line));
        let whole = if is_import(last_line) { say::may_import(what) } else { what };
        Failure::new(kind, whole.to_string())
    };
    let Some(ProcessEnd { how, is_for_file }) = ending else {
        return fail(FailureKind::Crash, say::closed_output().into());
    };
    if is_for_file {
        return fail(FailureKind::Output, say::large_file((limits.disk >> 20).to_string()));
    }
    if last_line.is_some_and(|line| line.contains(TOO_LARGE)) {
        let most = (limits.disk >> 20).to_string();
        return fail(FailureKind::Output, say::may_write(how, most));
    }
    let refused =
        last_line.is_some_and(|line| OUT_OF_MEMORY.iter().any(|sign| line.contains(sign)));
    if refused || peak > limits.memory / 4 * 3 {
        let most = (limits.memory >> 20).to_string();
        return fail(FailureKind::Memory, say::may_use(how, most));
    }
    fail(FailureKind::Crash, how)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_end_has_its_sentence() {
        let limits = ResourceLimits::default();
        let one = || {
            let how = say::ended_with("1");
            Some(ProcessEnd { how, is_for_file: false })
        };
        let kind = |ending, said, peak| explain(ending, said, peak, &limits).kind;
        assert_eq!(kind(one(), None, 0), FailureKind::Crash);
        assert_eq!(kind(one(), Some("MemoryError"), 0), FailureKind::Memory);
        assert_eq!(kind(one(), None, 1 << 30), FailureKind::Memory);
        let for_file = Some(ProcessEnd { is_for_file: true, ..one().unwrap() });
        assert_eq!(kind(for_file, None, 0), FailureKind::Output);
        let large = "OSError: [Errno 27] File too large";
        assert_eq!(kind(one(), Some(large), 0), FailureKind::Output);
        let open = explain(None, None, 0, &limits);
        assert!(open.message.starts_with("closed its standard output"));
        let said = explain(one(), Some("here"), 0, &limits).message;
        assert!(said.ends_with("before it was told to; it last said `here`"), "{said}");
    }
}
