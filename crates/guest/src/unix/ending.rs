//! The exit status of a process in words.

use crate::process::ending::ProcessEnd;
use nix::sys::signal::Signal;
use std::os::unix::process::ExitStatusExt;
use std::process::ExitStatus;

/// Tells how a process has ended.
pub(crate) fn ending(status: ExitStatus) -> ProcessEnd {
    let signal = status.signal().and_then(|number| Signal::try_from(number).ok());
    let how = match (status.code(), signal) {
        (Some(code), _) => format!("ended with exit status {code} before it was told to"),
        (None, Some(signal)) => format!("was ended by {signal}{}", in_words(signal)),
        (None, None) => "ended before it was told to".to_string(),
    };
    ProcessEnd { how, is_for_file: signal == Some(Signal::SIGXFSZ) }
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

    #[test]
    fn every_end_has_its_words() {
        let of = |raw| ending(ExitStatus::from_raw(raw));
        assert_eq!(of(0).how, "ended with exit status 0 before it was told to");
        let lost = of(11).how;
        assert!(lost.starts_with("was ended by SIGSEGV (it read"), "{lost}");
        assert_eq!(of(9).how, "was ended by SIGKILL");
        assert!(of(Signal::SIGXFSZ as i32).is_for_file && !of(9).is_for_file);
    }
}
