//! Forbidden actions that a trial process tries once its restrictions apply, because only the effect shows whether a
//! restriction works.
#![allow(unsafe_code, reason = "runs between `fork` and `exec`, see pre_exec.rs")]

use super::step::{Step, StepWriter};
use nix::errno::Errno;
use std::ffi::CString;

/// Files that a trial process tries to reach.
pub(crate) struct TryOut {
    /// File that it may neither read nor write.
    pub(crate) outside: CString,
    /// File that it may read.
    pub(crate) readable: CString,
}

impl TryOut {
    /// Tries everything that guests may not do, and reports what was possible.
    pub(super) fn run(&self, notes: &StepWriter) {
        let (outside, readable) = (self.outside.as_ptr(), self.readable.as_ptr());
        let is_possible = |step: Step| {
            // SAFETY: system calls only. The paths outlive them. `exec`, or the end of the process, closes what is
            // opened.
            let done = unsafe {
                match step {
                    Step::ReadOutside => {
                        libc::open(outside, libc::O_RDONLY | libc::O_CLOEXEC).into()
                    }
                    Step::TruncateOutside => libc::truncate(outside, 0).into(),
                    Step::EmptyReadable => {
                        libc::open(readable, libc::O_TRUNC | libc::O_RDONLY | libc::O_CLOEXEC)
                            .into()
                    }
                    Step::OpenSocket => {
                        libc::socket(libc::AF_UNIX, libc::SOCK_DGRAM | libc::SOCK_CLOEXEC, 0).into()
                    }
                    Step::StartProcess => start_process(),
                    _ => libc::kill(libc::getppid(), 0).into(),
                }
            };
            done >= 0
        };
        for step in Step::TRIED.into_iter().filter(|&step| is_possible(step)) {
            notes.note(step, Errno::UnknownErrno);
        }
    }
}

/// Starts a process that exits immediately. Uses the raw system call, because the library function runs registered
/// handlers.
unsafe fn start_process() -> libc::c_long {
    // SAFETY: without memory of its own to share, the new process has a copy of this one's, and only ends.
    unsafe {
        let child = libc::syscall(libc::SYS_clone, libc::c_long::from(libc::SIGCHLD), 0, 0, 0, 0);
        if child == 0 {
            libc::syscall(libc::SYS_exit_group, 0);
        }
        if child > 0 {
            libc::waitpid(child as libc::pid_t, std::ptr::null_mut(), 0);
        }
        child
    }
}
