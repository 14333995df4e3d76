//! The steps in the new process before the guest's program replaces it.
//!
//! The one `unsafe` of this crate: between `fork` and `exec` a process that had threads may only make
//! system calls. Everything that needs memory is therefore made beforehand ([`PreExec`]), and what runs here
//! is a list of calls. It has no safe twin, as nothing else can restrict a process before its first
//! instruction; `tests/sandbox.rs` shows from inside what each restriction does.
#![allow(unsafe_code, reason = "see above")]

use super::files::with_own_maps;
use super::filter::name_own_process;
use super::inherited::ProcessLimit;
use super::step::{Step, StepSet, StepWriter};
use super::try_out::TryOut;
use landlock::RulesetCreated;
use nix::errno::Errno;
use nix::sys::resource::setrlimit;
use nix::sys::{prctl, signal::Signal};
use seccompiler::BpfProgram;
use std::ffi::{CStr, CString};
use std::io;
use std::os::fd::RawFd;
use std::os::unix::process::CommandExt;
use std::process::Command;

/// The highest number of a capability that a kernel may know.
const LAST_CAPABILITY: libc::c_ulong = 63;

/// The file in which a process sets how soon it is ended when the machine has no memory left, and the largest value
/// (proc_pid_oom_score_adj(5)).
const OOM_SCORE: &CStr = c"/proc/self/oom_score_adj";
const SOONEST: &[u8] = b"1000";

/// The form of `capset`'s arguments that has two halves of 32 bits (capset(2)).
const CAPABILITY_VERSION_3: u32 = 0x2008_0522;

/// The restrictions that the new process puts on itself.
pub(crate) struct PreExec {
    pub(crate) limits: [ProcessLimit; 8],
    pub(crate) confined: bool,
    /// The files by which it enters its cgroups.
    pub(crate) cgroups: Vec<CString>,
    pub(crate) files: Option<RulesetCreated>,
    pub(crate) calls: Option<BpfProgram>,
    /// Steps that this machine is known to refuse, and that reports list as not enforced.
    pub(crate) denied: StepSet,
    /// The descriptors that this program may have open: all below this number.
    pub(crate) descriptors: RawFd,
    /// Where the step that fails is noted.
    pub(crate) notes: StepWriter,
    /// What a trial process tries in the end; it takes no refusal of a restriction for its end.
    pub(crate) trial: Option<TryOut>,
}

/// A step that the machine refused.
struct StepRefusal(Step, Errno);

impl PreExec {
    /// Attaches them to a command, whose process applies them.
    pub(crate) fn attach(mut self, command: &mut Command) {
        // SAFETY: `enter` makes system calls only: it allocates nothing, takes no lock and touches no
        // state that another thread of the parent may have left half-changed.
        unsafe {
            command.pre_exec(move || {
                self.enter().map_err(|StepRefusal(step, error)| {
                    self.notes.note(step, error);
                    io::Error::from(error)
                })
            });
        }
    }

    fn enter(&mut self) -> Result<(), StepRefusal> {
        nix::unistd::setsid().map_err(|error| StepRefusal(Step::Session, error))?;
        // Dies with the thread that plays its game, however that ends.
        self.restrict(Step::DeathSignal, || prctl::set_pdeathsig(Signal::SIGKILL))?;
        for ProcessLimit { step, resource, most } in self.limits {
            setrlimit(resource, most, most).map_err(|error| StepRefusal(step, error))?;
        }
        self.cgroups.iter().for_each(|entrance| put(entrance, b"0"));
        // Where memory runs out all the same, the kernel ends a guest and not the referee.
        put(OOM_SCORE, SOONEST);
        close_the_rest(self.descriptors);
        if self.confined {
            self.restrict(Step::Capabilities, drop_capabilities)?;
            self.restrict(Step::NoNewPrivileges, prctl::set_no_new_privs)?;
        }
        if let Some(files) = self.files.take() {
            let apply = || {
                let applied = with_own_maps(files).and_then(RulesetCreated::restrict_self);
                applied.map(drop).map_err(|_| Errno::last())
            };
            self.restrict(Step::Landlock, apply)?;
        }
        if let Some(mut calls) = self.calls.take() {
            name_own_process(&mut calls, nix::unistd::getpid().as_raw().unsigned_abs());
            let apply = || seccompiler::apply_filter(&calls).map_err(|_| Errno::last());
            let applied = self.restrict(Step::Seccomp, apply);
            // Memory of the parent's copy: what frees it belongs to a process with threads.
            std::mem::forget(calls);
            applied?;
        }
        if let Some(trial) = &self.trial {
            trial.run(&self.notes);
        }
        Ok(())
    }

    /// Takes a step that this machine may be known to refuse. A trial process finds that out.
    fn restrict(
        &self,
        step: Step,
        act: impl FnOnce() -> Result<(), Errno>,
    ) -> Result<(), StepRefusal> {
        if self.denied.contains(step) {
            return Ok(());
        }
        match act() {
            Err(error) if self.trial.is_some() => {
                self.notes.note(step, error);
                Ok(())
            }
            done => done.map_err(|error| StepRefusal(step, error)),
        }
    }
}

/// Marks every file of the parent's to be closed when the guest's program begins. A kernel before 5.11, or a container that
/// refuses the call, has it done one by one.
fn close_the_rest(descriptors: RawFd) {
    let (first, last) = (3 as libc::c_uint, libc::c_uint::MAX);
    // SAFETY: marks descriptors of this process only; nothing in it uses them any more.
    let done =
        unsafe { libc::syscall(libc::SYS_close_range, first, last, libc::CLOSE_RANGE_CLOEXEC) };
    if done != 0 {
        for descriptor in 3..descriptors {
            // SAFETY: as above; a number that is no descriptor is an error without effect.
            unsafe { libc::fcntl(descriptor, libc::F_SETFD, libc::FD_CLOEXEC) };
        }
    }
}

/// Writes a few bytes into a file of the kernel's. What cannot be written stays as it is: the other limits hold.
fn put(path: &CStr, text: &[u8]) {
    // SAFETY: opens, writes and closes a file by system calls; both arguments outlive them.
    unsafe {
        let file = libc::open(path.as_ptr(), libc::O_WRONLY | libc::O_CLOEXEC);
        if file >= 0 {
            libc::write(file, text.as_ptr().cast(), text.len());
            libc::close(file);
        }
    }
}

/// Drops every capability, even where the user is root, and those that exec would hand on. The bounding set can only be emptied by who may do so; without a set to inherit, it grants nothing.
fn drop_capabilities() -> Result<(), Errno> {
    for capability in 0..=LAST_CAPABILITY {
        // SAFETY: changes what this process may do, no memory.
        unsafe { libc::prctl(libc::PR_CAPBSET_DROP, capability, 0, 0, 0) };
    }
    // SAFETY: as above.
    unsafe { libc::prctl(libc::PR_CAP_AMBIENT, libc::PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0) };
    let (header, none) = ([CAPABILITY_VERSION_3, 0], [0u32; 6]);
    // SAFETY: reads two words and six, which are there: this process, and three empty sets in two halves.
    let done = unsafe { libc::syscall(libc::SYS_capset, header.as_ptr(), none.as_ptr()) };
    Errno::result(done).map(drop)
}
