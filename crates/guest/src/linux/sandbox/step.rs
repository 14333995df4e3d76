//! Steps of a new process before the guest's program starts, and the pipe that reports a failed step.
//!
//! The system passes on an error of the new process, but not its origin: a limit that cannot be raised and a program
//! that cannot be run look alike. One is the machine's fault, the other the submission's.

use crate::text::machine;
use damier_game::{Failure, FailureKind};
use nix::errno::Errno;
use nix::fcntl::{FcntlArg, OFlag, fcntl};
use std::io::{self, PipeReader, PipeWriter, Read};
use std::os::fd::AsRawFd;

/// Step between `fork` and `exec`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(crate) enum Step {
    Session,
    DeathSignal,
    CoreSize,
    DataSize,
    AddressSpace,
    FileSize,
    OpenFiles,
    LockedMemory,
    MessageQueues,
    CpuTime,
    Capabilities,
    NoNewPrivileges,
    Landlock,
    Seccomp,
    // The following steps are only tried by a trial process.
    ReadOutside,
    TruncateOutside,
    EmptyReadable,
    OpenSocket,
    StartProcess,
    SignalReferee,
}

impl Step {
    /// Forbidden actions, tried once by a trial process.
    pub(crate) const TRIED: [Self; 6] = [
        Self::ReadOutside,
        Self::TruncateOutside,
        Self::EmptyReadable,
        Self::OpenSocket,
        Self::StartProcess,
        Self::SignalReferee,
    ];

    /// Returns the name for messages.
    const fn name(self) -> &'static str {
        NAMES[self as usize].1
    }
}

/// All steps with their names, in order.
const NAMES: [(Step, &str); 20] = [
    (Step::Session, "setsid"),
    (Step::DeathSignal, "prctl PR_SET_PDEATHSIG"),
    (Step::CoreSize, "setrlimit RLIMIT_CORE"),
    (Step::DataSize, "setrlimit RLIMIT_DATA"),
    (Step::AddressSpace, "setrlimit RLIMIT_AS"),
    (Step::FileSize, "setrlimit RLIMIT_FSIZE"),
    (Step::OpenFiles, "setrlimit RLIMIT_NOFILE"),
    (Step::LockedMemory, "setrlimit RLIMIT_MEMLOCK"),
    (Step::MessageQueues, "setrlimit RLIMIT_MSGQUEUE"),
    (Step::CpuTime, "setrlimit RLIMIT_CPU"),
    (Step::Capabilities, "capset"),
    (Step::NoNewPrivileges, "prctl PR_SET_NO_NEW_PRIVS"),
    (Step::Landlock, "landlock_restrict_self"),
    (Step::Seccomp, "seccomp"),
    (Step::ReadOutside, "open"),
    (Step::TruncateOutside, "truncate"),
    (Step::EmptyReadable, "open O_TRUNC"),
    (Step::OpenSocket, "socket"),
    (Step::StartProcess, "clone"),
    (Step::SignalReferee, "kill"),
];

/// Set of steps.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct StepSet(u32);

impl StepSet {
    pub(crate) const fn contains(self, step: Step) -> bool {
        self.0 & (1 << step as u8) != 0
    }

    pub(crate) const fn with(self, step: Step) -> Self {
        Self(self.0 | 1 << step as u8)
    }
}

/// Number of bytes in a note: the step and the error number.
const NOTE: usize = 5;

/// New process's end of the pipe.
pub(crate) struct StepWriter(PipeWriter);

impl StepWriter {
    /// Reports the result of a step with one system call. A write error is ignored, because it cannot be reported.
    #[allow(unsafe_code, reason = "runs between `fork` and `exec`, see pre_exec.rs")]
    pub(crate) fn note(&self, step: Step, error: Errno) {
        let mut note = [step as u8; NOTE];
        note[1..].copy_from_slice(&(error as i32).to_le_bytes());
        let file = self.0.as_raw_fd();
        // SAFETY: writes five bytes, which are there, into a pipe of this process.
        unsafe { libc::write(file, note.as_ptr().cast(), NOTE) };
    }
}

/// Referee's end of the pipe.
pub(crate) struct StepReader(PipeReader);

impl StepReader {
    /// Creates the pipe, which `exec` closes.
    ///
    /// # Errors
    /// Fails with the system's error.
    pub(crate) fn new() -> io::Result<(Self, StepWriter)> {
        let (reader, writer) = io::pipe()?;
        fcntl(&reader, FcntlArg::F_SETFL(OFlag::O_NONBLOCK))?;
        Ok((Self(reader), StepWriter(writer)))
    }

    /// Reads the notes written so far.
    pub(crate) fn take(&mut self) -> Vec<(Step, Errno)> {
        let mut notes = Vec::new();
        let mut note = [0; NOTE];
        while self.0.read_exact(&mut note).is_ok() {
            let [step, error @ ..] = note;
            let named = NAMES.get(usize::from(step)).map(|named| named.0);
            notes.extend(named.map(|step| (step, Errno::from_raw(i32::from_le_bytes(error)))));
        }
        notes
    }

    /// Returns the machine's failure if the new process could not take one of its steps.
    pub(crate) fn failure(&mut self) -> Option<Failure> {
        let (step, error) = self.take().pop()?;
        let what = machine::step(step.name(), io::Error::from(error).to_string());
        let message = machine::cannot_run(what);
        Some(Failure::new(FailureKind::Host, message))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_step_is_found_by_its_number() {
        assert!(NAMES.iter().enumerate().all(|(number, named)| named.0 as usize == number));
        let steps = StepSet::default().with(Step::Seccomp);
        assert!(steps.contains(Step::Seccomp) && !steps.contains(Step::Landlock));
    }

    #[test]
    fn the_last_step_is_told_with_its_error() {
        let (mut reader, writer) = StepReader::new().unwrap();
        assert_eq!(reader.failure(), None);
        writer.note(Step::OpenFiles, Errno::EPERM);
        let failure = reader.failure().unwrap();
        assert_eq!(failure.kind, FailureKind::Host);
        assert_eq!(
            failure.message.to_string(),
            "this machine cannot run submissions: setrlimit RLIMIT_NOFILE: Operation not permitted (os error 1)"
        );
    }
}
