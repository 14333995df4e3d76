//! Explains to the author why a process ended.

use super::cause::{cause, shown};
use super::memory_report::MemoryReport;
use crate::policy::ResourceLimits;
use crate::text::{fault as text, machine};
use damier_game::{Failure, FailureKind};
use damier_i18n::Message;

/// System message for a file that is too large, as languages repeat it.
pub(crate) const TOO_LARGE: &str = "File too large";

/// System message for a full disk.
#[cfg(target_os = "linux")]
pub(crate) const NO_ROOM: &str = "No space left on device";

/// Messages of languages that cannot start another thread.
#[cfg(target_os = "linux")]
pub(crate) const NO_THREADS: [&str; 5] = [
    "Resource temporarily unavailable",
    "can't start new thread",
    "unable to create native thread",
    "failed to create new OS thread",
    "uv_thread_create",
];

/// How a process ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ProcessEnd {
    /// What happened, for example `ended too early, with exit status 1`.
    pub(crate) how: Message,
    /// True if the system ended it because a file was too large.
    pub(crate) is_for_file: bool,
    /// True if it exited by itself, with an exit status.
    pub(crate) is_exit: bool,
    /// True if this is how the system ends a process that exceeds its CPU time. A process may also end like this by
    /// itself.
    pub(crate) may_be_for_time: bool,
    /// True if programs may end like this when they get no more memory.
    pub(crate) may_be_for_memory: bool,
    /// True if this is how the kernel ends a program when the machine has no memory left.
    pub(crate) is_killed: bool,
}

/// What is known about a guest's memory when it ended.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct MemoryEvidence {
    /// Highest memory use that was measured, in bytes.
    pub(crate) peak: u64,
    /// True if the system refused it memory, or ended it for using too much.
    pub(crate) is_refused: bool,
    /// Memory in bytes that its program occupies at the start, including static arrays; 0 if unknown.
    pub(crate) image: u64,
    /// True if the machine ran out of memory while the guest ran, and the kernel ended a program for it.
    pub(crate) is_machine_short: bool,
    /// This machine's limit on address space or data in bytes, if it is stricter than the guest's. The flag is true if
    /// the guest's use was measured near this limit.
    pub(crate) own_limit: Option<(u64, bool)>,
    /// This machine's limit on processes, if it is stricter than the guest's limit on threads. Java reports it as a
    /// lack of memory.
    pub(crate) own_processes: Option<u64>,
    /// What its runtime reported about memory.
    pub(crate) report: Option<MemoryReport>,
}

impl MemoryEvidence {
    /// Returns true if the kernel ended a guest that kept to its limit, because the machine had no memory left.
    fn is_sacrificed(&self, ending: &ProcessEnd, limits: &ResourceLimits) -> bool {
        let is_own = self.is_refused || self.peak > limits.memory;
        ending.is_killed && self.is_machine_short && !is_own
    }

    /// Returns true if a guest ended because of a lack of memory.
    fn is_cause(&self, ending: &ProcessEnd, limits: &ResourceLimits) -> bool {
        let (may_be, most) = (ending.may_be_for_memory, limits.memory);
        let is_near = self.peak > most / 4 * 3 || self.image > most;
        let is_near_own = self.own_limit.is_some_and(|(_, is_near)| is_near);
        self.is_refused || self.report.is_some() || may_be && (is_near || is_near_own)
    }

    /// Describes the fault of a guest that ended because of a lack of memory; the sentence starts with `how`. It is the
    /// machine's fault if this machine has a stricter limit, because the guest kept to its own.
    pub(crate) fn fault(&self, how: Message, limits: &ResourceLimits) -> (FailureKind, Message) {
        let report = self.report.as_ref();
        let is_own = self.is_refused || report.is_some_and(|report| report.is_own_heap);
        let may_be_thread = report.is_some_and(|report| report.may_be_thread);
        match (self.own_limit, self.own_processes) {
            _ if is_own => {}
            (Some((most, _)), _) => {
                let what = machine::own_memory_ended(how, (most >> 20).to_string());
                return (FailureKind::Host, what);
            }
            (None, Some(most)) if may_be_thread => {
                return (FailureKind::Host, machine::own_processes_ended(how, most.to_string()));
            }
            _ => {}
        }
        let is_java = report.is_some_and(|report| report.is_java);
        (FailureKind::Memory, lack_of_memory(how, is_java, limits))
    }
}

/// Describes a guest that needs more memory than it may use: how it ended, and the limit.
fn lack_of_memory(how: Message, is_java: bool, limits: &ResourceLimits) -> Message {
    let most = limits.memory >> 20;
    if is_java {
        // Half of it leaves room for what Java needs in addition to its heap.
        return text::may_use_java(how, most.to_string(), (most / 2).to_string());
    }
    text::may_use(how, most.to_string())
}

/// Explains why a guest's output ended, from its end (`None` if it still runs), the log of its standard error, and what
/// is known about its memory.
pub(crate) fn explain(
    ending: Option<ProcessEnd>,
    log: &str,
    memory: &MemoryEvidence,
    limits: &ResourceLimits,
) -> Failure {
    let last = last_words(log);
    let fail = |kind, what| Failure::new(kind, last.after(what));
    let Some(ending) = ending else {
        return fail(FailureKind::Crash, text::closed_output().into());
    };
    let how = ending.how.clone();
    if ending.is_for_file {
        return fail(FailureKind::Output, text::large_file((limits.disk >> 20).to_string()));
    }
    let text = last.text();
    if text.contains(TOO_LARGE) {
        let most = (limits.disk >> 20).to_string();
        return fail(FailureKind::Output, text::may_write(how, most));
    }
    if memory.is_sacrificed(&ending, limits) {
        let [had, most] = [memory.peak, limits.memory].map(|bytes| (bytes >> 20).to_string());
        return fail(FailureKind::Host, machine::no_memory(had, most));
    }
    if memory.is_cause(&ending, limits) {
        let how = if memory.image > limits.memory {
            text::large_program(how, (memory.image >> 20).to_string())
        } else {
            how
        };
        let (kind, what) = memory.fault(how, limits);
        return fail(kind, what);
    }
    match last {
        // The exit status would add nothing.
        LastWords::Cause(cause) if ending.is_exit => {
            Failure::new(FailureKind::Crash, with_remedy(cause))
        }
        _ => fail(FailureKind::Crash, how),
    }
}

/// The relevant part of a program's standard error.
enum LastWords<'a> {
    Nothing,
    /// Cause that its runtime reported.
    Cause(Message),
    /// The last line, and the `first` one if it is another one.
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
    /// Returns the text in which signs of a limit are searched.
    fn text(&self) -> String {
        match self {
            Self::Nothing => String::new(),
            Self::Cause(cause) => cause.to_string(),
            Self::Lines { last, .. } => shown(last),
        }
    }

    /// Appends these words to a sentence about an end.
    fn after(&self, what: Message) -> Message {
        match self {
            Self::Nothing => what,
            Self::Cause(cause) => text::of_cause(what, with_remedy(cause.clone())),
            Self::Lines { first: None, last } => text::last_said(what, shown(last)),
            Self::Lines { first: Some(first), last } => {
                text::first_and_last_said(what, shown(first), shown(last))
            }
        }
    }
}

/// Adds the list of modules that Python may import to a cause about a missing module.
fn with_remedy(cause: Message) -> Message {
    let is_import = cause.to_string().contains("ModuleNotFoundError: ");
    if is_import { text::may_import(cause) } else { cause }
}

#[cfg(test)]
mod tests {
    use super::super::memory_report::find_report;
    use super::*;

    #[test]
    fn every_end_has_its_sentence() {
        let limits = ResourceLimits::default();
        let one = |may_be_for_memory| {
            let how = text::ended_with("1");
            let (is_for_file, is_killed, is_exit, may_be_for_time) = (false, false, true, false);
            Some(ProcessEnd {
                how,
                is_for_file,
                is_exit,
                may_be_for_time,
                may_be_for_memory,
                is_killed,
            })
        };
        let seen = |peak| MemoryEvidence { peak, ..MemoryEvidence::default() };
        let kind = |ending, said, memory| explain(ending, said, &memory, &limits).kind;
        assert_eq!(kind(one(false), "", seen(0)), FailureKind::Crash);
        assert_eq!(kind(one(true), "", seen(1 << 29)), FailureKind::Crash);
        assert_eq!(kind(one(true), "", seen(1 << 30)), FailureKind::Memory);
        assert_eq!(kind(one(false), "", seen(1 << 30)), FailureKind::Crash, "its own decision");
        let refused = MemoryEvidence { is_refused: true, ..MemoryEvidence::default() };
        assert_eq!(kind(one(true), "", refused), FailureKind::Memory);
        let for_file = Some(ProcessEnd { is_for_file: true, ..one(true).unwrap() });
        assert_eq!(kind(for_file, "", seen(0)), FailureKind::Output);
        let large = "OSError: [Errno 27] File too large";
        assert_eq!(kind(one(false), large, seen(0)), FailureKind::Output);
        let open = explain(None, "", &seen(0), &limits);
        assert!(open.message.to_string().starts_with("closed its standard output"));
        let said = explain(one(false), "here", &seen(0), &limits).message.to_string();
        assert!(said.ends_with("; its standard error ends with `here`"), "{said}");
        let said = explain(one(false), "here\n\nthere\nnow", &seen(0), &limits).message.to_string();
        assert!(
            said.ends_with("its standard error begins with `here` and ends with `now`"),
            "{said}"
        );
        let panic = "thread 'main' panicked at b.rs:1:1:\nno\nnote: run";
        let cause = "thread 'main' panicked at b.rs:1:1: no";
        assert_eq!(explain(one(false), panic, &seen(0), &limits).message.to_string(), cause);
        let aborted = Some(ProcessEnd { is_exit: false, ..one(false).unwrap() });
        assert!(explain(aborted, panic, &seen(0), &limits).message.to_string().ends_with(cause));
    }
    #[test]
    fn a_lack_of_memory_is_told_as_one() {
        let limits = ResourceLimits::default();
        let how = text::signal("SIGSEGV");
        let (may_be_for_memory, is_for_file, is_exit) = (true, false, false);
        let end = |is_killed| {
            let how = how.clone();
            let may_be_for_time = is_killed;
            Some(ProcessEnd {
                how,
                is_for_file,
                is_exit,
                may_be_for_time,
                may_be_for_memory,
                is_killed,
            })
        };
        let ending = || end(false);
        let image = MemoryEvidence { image: 38_000 << 20, ..MemoryEvidence::default() };
        let said = explain(ending(), "", &image, &limits);
        assert_eq!(said.kind, FailureKind::Memory);
        let sizes = "38000 MiB; the limit is 1024 MiB of memory";
        assert!(said.message.to_string().ends_with(sizes), "{said}");
        let report = find_report("java.lang.OutOfMemoryError: Java heap space");
        let java = MemoryEvidence { report, ..MemoryEvidence::default() };
        let said = explain(ending(), "", &java, &limits);
        assert!(
            said.message.to_string().contains("1024 MiB")
                && said.message.to_string().contains("-Xmx512m"),
            "{said}"
        );
        let own = |text: &str, own_limit, own_processes| {
            let report = find_report(text);
            let memory = MemoryEvidence { own_limit, own_processes, report, ..Default::default() };
            explain(ending(), "", &memory, &limits).kind
        };
        let (heap, thread) =
            ("java.lang.OutOfMemoryError: Java heap space", "out of memory: native thread");
        let stricter = Some((1 << 32, false));
        assert_eq!(own("MemoryError", stricter, None), FailureKind::Host);
        assert_eq!(own(heap, stricter, Some(12)), FailureKind::Memory, "its own limit");
        assert_eq!(own(thread, None, Some(12)), FailureKind::Host);
        assert_eq!(own("MemoryError", None, Some(12)), FailureKind::Memory);
        let near = MemoryEvidence { own_limit: Some((1 << 32, true)), ..Default::default() };
        assert_eq!(explain(ending(), "", &near, &limits).kind, FailureKind::Host);
        let far = MemoryEvidence { own_limit: Some((1 << 32, false)), ..Default::default() };
        assert_eq!(explain(ending(), "", &far, &limits).kind, FailureKind::Crash);
        let short = MemoryEvidence { is_machine_short: true, peak: 1 << 29, ..image };
        let kind =
            |is_killed, memory: &MemoryEvidence| explain(end(is_killed), "", memory, &limits).kind;
        let short = MemoryEvidence { image: 0, ..short };
        assert_eq!(kind(true, &short), FailureKind::Host, "nobody's fault but the machine's");
        assert_eq!(kind(false, &short), FailureKind::Crash);
        let own = MemoryEvidence { is_refused: true, ..short };
        assert_eq!(kind(true, &own), FailureKind::Memory);
    }
}
