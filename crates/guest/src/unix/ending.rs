//! Describes the exit status of a process.

use crate::process::ending::ProcessEnd;
use crate::text::fault as text;
use damier_i18n::Message;
use nix::sys::signal::Signal;
use std::os::unix::process::ExitStatusExt;
use std::process::ExitStatus;

/// Describes how a process ended.
pub(crate) fn ending(status: ExitStatus) -> ProcessEnd {
    let signal = status.signal().and_then(|number| Signal::try_from(number).ok());
    let how = match (status.code(), signal) {
        (Some(code), _) => text::ended_with(code.to_string()),
        (None, Some(signal)) => in_words(signal),
        (None, None) => text::ended().into(),
    };
    // The kernel killed it for lack of memory, it used the null pointer of a failed allocation, or its runtime gave up.
    let for_memory = [Signal::SIGKILL, Signal::SIGSEGV, Signal::SIGBUS, Signal::SIGABRT];
    let may_be_for_memory = signal.is_some_and(|signal| for_memory.contains(&signal));
    let [is_for_file, is_killed] =
        [Signal::SIGXFSZ, Signal::SIGKILL].map(|one| signal == Some(one));
    let is_exit = status.code().is_some();
    let may_be_for_time = matches!(signal, Some(Signal::SIGKILL | Signal::SIGXCPU));
    ProcessEnd { how, is_for_file, is_exit, may_be_for_time, may_be_for_memory, is_killed }
}

fn in_words(signal: Signal) -> Message {
    let name = signal.to_string();
    match signal {
        Signal::SIGSEGV => text::signal_memory(name),
        Signal::SIGSYS => text::signal_call(name),
        Signal::SIGABRT => text::signal_abort(name),
        Signal::SIGFPE => text::signal_arithmetic(name),
        Signal::SIGILL => text::signal_instruction(name),
        Signal::SIGBUS => text::signal_no_memory(name),
        _ => text::signal(name),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_end_has_its_words() {
        let end_of = |raw| ending(ExitStatus::from_raw(raw));
        assert_eq!(end_of(0).how.to_string(), "ended too early, with exit status 0");
        let lost = end_of(11).how.to_string();
        assert!(lost.starts_with("was killed by SIGSEGV (invalid memory access"), "{lost}");
        assert_eq!(end_of(9).how.to_string(), "was killed by SIGKILL");
        assert!(end_of(Signal::SIGXFSZ as i32).is_for_file && !end_of(9).is_for_file);
    }
}
