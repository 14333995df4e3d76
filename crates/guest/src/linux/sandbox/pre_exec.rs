//! Steps in the new process before the guest's program replaces it.
//!
//! Between `fork` and `exec` a process that had threads may only make system calls. Everything that needs memory is
//! therefore prepared beforehand ([`PreExec`]), and the code that runs here is a list of calls. It needs `unsafe`,
//! because nothing else can restrict a process before its first instruction. `tests/sandbox.rs` tests the effect of
//! each restriction from inside.
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

/// Highest capability number that a kernel may know.
const LAST_CAPABILITY: libc::c_ulong = 63;

/// File in which a process sets how early it is killed when the machine runs out of memory, and the value for "first"
/// (proc_pid_oom_score_adj(5)).
const OOM_SCORE: &CStr = c"/proc/self/oom_score_adj";
const SOONEST: &[u8] = b"1000";

/// Lowest priority of ordinary programs (setpriority(2)).
const LOWEST_PRIORITY: libc::c_int = 19;

/// Version of `capset`'s arguments with two halves of 32 bits (capset(2)).
const CAPABILITY_VERSION_3: u32 = 0x2008_0522;

/// Restrictions that the new process applies to itself.
pub(crate) struct PreExec {
    pub(crate) limits: [ProcessLimit; 8],
    pub(crate) confined: bool,
    /// Files through which it enters its cgroups.
    pub(crate) cgroups: Vec<CString>,
    pub(crate) files: Option<RulesetCreated>,
    pub(crate) calls: Option<BpfProgram>,
    /// Steps that this machine is known to refuse, and that reports list as not enforced.
    pub(crate) denied: StepSet,
    /// Upper bound of this program's open descriptors (exclusive).
    pub(crate) descriptors: RawFd,
    /// Receives the failed step.
    pub(crate) notes: StepWriter,
    /// Forbidden actions that a trial process tries at the end. A trial process continues when a restriction is
    /// refused.
    pub(crate) trial: Option<TryOut>,
}

/// A step that the machine refused.
struct StepRefusal(Step, Errno);

impl PreExec {
    /// Attaches the restrictions to a command, whose process applies them.
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
        // The process ends with the thread that plays its game, however that ends.
        self.restrict(Step::DeathSignal, || prctl::set_pdeathsig(Signal::SIGKILL))?;
        for ProcessLimit { step, resource, most } in self.limits {
            setrlimit(resource, most, most).map_err(|error| StepRefusal(step, error))?;
        }
        self.cgroups.iter().for_each(|entrance| put(entrance, b"0"));
        leave_background_policy();
        // If memory still runs out, the kernel ends a guest and not the referee.
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
            // This memory is a copy of the parent's. Freeing it is not allowed in a child of a process with threads.
            std::mem::forget(calls);
            applied?;
        }
        if let Some(trial) = &self.trial {
            trial.run(&self.notes);
        }
        Ok(())
    }

    /// Takes a step that this machine may refuse, which a trial process finds out.
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

/// Marks all open files of the parent to be closed when the guest's program starts. On a kernel before 5.11, or in a
/// container that refuses the call, they are marked one by one.
fn close_the_rest(descriptors: RawFd) {
    let (first, last) = (3 as libc::c_uint, libc::c_uint::MAX);
    // SAFETY: only marks descriptors of this process, in which nothing uses them any more.
    let done =
        unsafe { libc::syscall(libc::SYS_close_range, first, last, libc::CLOSE_RANGE_CLOEXEC) };
    if done != 0 {
        for descriptor in 3..descriptors {
            // SAFETY: as above; a number that is no descriptor is an error without effect.
            unsafe { libc::fcntl(descriptor, libc::F_SETFD, libc::FD_CLOEXEC) };
        }
    }
}

/// Gives a guest the scheduling policy of ordinary programs if this program runs in the background (`chrt --idle` or
/// `--batch`). Mono 6.8 complains about any other policy on its standard output, which would be a fault. An idle program
/// keeps the lowest priority that ordinary programs have. A failure is ignored: without privileges, a process may not
/// leave the idle policy.
fn leave_background_policy() {
    // SAFETY: asks and changes how this process is scheduled; the parameter outlives the call.
    unsafe {
        let policy = libc::sched_getscheduler(0);
        if policy != libc::SCHED_IDLE && policy != libc::SCHED_BATCH {
            return;
        }
        libc::sched_setscheduler(0, libc::SCHED_OTHER, &libc::sched_param { sched_priority: 0 });
        if policy == libc::SCHED_IDLE {
            libc::setpriority(libc::PRIO_PROCESS, 0, LOWEST_PRIORITY);
        }
    }
}

/// Writes a few bytes into a kernel file. A failure is ignored, because the other limits still apply.
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

/// Drops every capability, even those of root, and those that exec would pass on. Emptying the bounding set needs a
/// privilege; without an inheritable set, it grants nothing.
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
