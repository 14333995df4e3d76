//! The exit status of a process, explained to its author.

use crate::policy::ResourceLimits;
use game::{Failure, FailureKind};
use nix::sys::signal::Signal;
use std::os::unix::process::ExitStatusExt;
use std::process::ExitStatus;

/// The words of languages when memory is refused.
const OUT_OF_MEMORY: [&str; 5] =
    ["MemoryError", "bad_alloc", "out of memory", "Cannot allocate memory", "memory allocation of"];

/// The words of the system when a file has grown too large, as languages repeat them.
const TOO_LARGE: &str = "File too large";

/// Explains why a guest no longer speaks, from its exit status (`None` if it still runs), the last line of its
/// standard error, and the most memory that it was seen with, in bytes.
pub(crate) fn explain(
    status: Option<ExitStatus>,
    last_line: Option<&str>,
    peak: u64,
    limits: &ResourceLimits,
) -> Failure {
    let said = last_line.map_or(String::new(), |line| format!("; it last said `{line}`"));
    let Some(status) = status else {
        let message = format!("closed its standard output before it was told to{said}");
        return Failure::new(FailureKind::Crash, message);
    };
    let signal = status.signal().and_then(|number| Signal::try_from(number).ok());
    let how = match (status.code(), signal) {
        (Some(code), _) => format!("ended with exit status {code} before it was told to"),
        (None, Some(Signal::SIGXFSZ)) => {
            let most = limits.disk >> 20;
            let message = format!("wrote a file of more than {most} MiB{said}");
            return Failure::new(FailureKind::Output, message);
        }
        (None, Some(signal)) => format!("was ended by {signal}{}", in_words(signal)),
        (None, None) => "ended before it was told to".to_string(),
    };
    if last_line.is_some_and(|line| line.contains(TOO_LARGE)) {
        let most = limits.disk >> 20;
        let message = format!("{how}; it may write files of {most} MiB{said}");
        return Failure::new(FailureKind::Output, message);
    }
    let refused =
        last_line.is_some_and(|line| OUT_OF_MEMORY.iter().any(|sign| line.contains(sign)));
    if refused || peak > limits.memory / 4 * 3 {
        let most = limits.memory >> 20;
        let message = format!("{how}; it may use {most} MiB of memory{said}");
        return Failure::new(FailureKind::Memory, message);
    }
    Failure::new(FailureKind::Crash, format!("{how}{said}"))
}

fn in_words(signal: Signal) -> &'static str {
    match signal {
        Signal::SIGSEGV => {
            " (it read or wrote memory that is not its own, or called itself until its stack was full)"
        }
        Signal::SIGSYS => " (a system call of another kind of machine, as 32-bit programs make)",
        Signal::SIGABRT => " (it, or a library, found a mistake and gave up)",
        Signal::SIGFPE => " (a division by zero, or the like)",
        Signal::SIGILL => " (an instruction that this processor does not have)",
        Signal::SIGBUS => " (memory that is not there)",
        _ => "",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(raw: i32, said: Option<&str>) -> Failure {
        explain(Some(ExitStatus::from_raw(raw)), said, 0, &ResourceLimits::default())
    }

    #[test]
    fn every_end_has_its_sentence() {
        let quiet = of(0, None);
        assert_eq!(quiet.kind, FailureKind::Crash);
        assert_eq!(quiet.message, "ended with exit status 0 before it was told to");
        let lost = of(11, Some("here"));
        assert!(lost.message.starts_with("was ended by SIGSEGV (it read"), "{lost}");
        assert!(lost.message.ends_with("; it last said `here`"), "{lost}");
        assert_eq!(of(256, Some("MemoryError")).kind, FailureKind::Memory);
        assert_eq!(of(Signal::SIGXFSZ as i32, None).kind, FailureKind::Output);
        assert_eq!(of(256, Some("OSError: [Errno 27] File too large")).kind, FailureKind::Output);
        let open = explain(None, None, 0, &ResourceLimits::default());
        assert!(open.message.starts_with("closed its standard output"));
        let full =
            explain(Some(ExitStatus::from_raw(9)), None, 1 << 30, &ResourceLimits::default());
        assert_eq!(full.kind, FailureKind::Memory);
    }
}
