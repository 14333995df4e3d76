//! What happens in the new process before the guest's program replaces it.
//!
//! The one `unsafe` of this crate: between `fork` and `exec` a process that had threads may only make
//! system calls. Everything that needs memory is therefore made beforehand ([`Entry`]), and what runs here
//! is a list of calls. It has no safe twin, as nothing else can restrict a process before its first
//! instruction; `tests/sandbox.rs` shows from inside what each restriction does.
#![allow(unsafe_code, reason = "see above")]

use super::Ration;
use super::filter::name_own_process;
use landlock::RulesetCreated;
use nix::sys::resource::{Resource, setrlimit};
use nix::sys::{prctl, signal::Signal};
use seccompiler::BpfProgram;
use std::io;
use std::os::unix::process::CommandExt;
use std::process::Command;

/// The highest number of a capability that a kernel may know.
const LAST_CAPABILITY: libc::c_ulong = 63;

/// What the new process does to itself.
pub(crate) struct Entry {
    pub(crate) ration: Ration,
    pub(crate) confined: bool,
    pub(crate) files: Option<RulesetCreated>,
    pub(crate) calls: Vec<BpfProgram>,
}

impl Entry {
    /// Has the command's process do it.
    pub(crate) fn attach(mut self, command: &mut Command) {
        // SAFETY: `enter` makes system calls only: it allocates nothing, takes no lock and touches no
        // state that another thread of the parent may have left half-changed.
        unsafe {
            command.pre_exec(move || self.enter());
        }
    }

    fn enter(&mut self) -> io::Result<()> {
        nix::unistd::setsid()?;
        // Dies with the thread that plays its game, however that ends.
        prctl::set_pdeathsig(Signal::SIGKILL)?;
        self.limit()?;
        close_the_rest()?;
        if self.confined {
            drop_capabilities();
            prctl::set_no_new_privs()?;
        }
        if let Some(files) = self.files.take() {
            files.restrict_self().map_err(|_| io::Error::from_raw_os_error(libc::EACCES))?;
        }
        let own = nix::unistd::getpid().as_raw().unsigned_abs();
        for program in &mut self.calls {
            name_own_process(program, own);
        }
        for program in &self.calls {
            seccompiler::apply_filter(program)
                .map_err(|_| io::Error::from_raw_os_error(libc::ENOSYS))?;
        }
        Ok(())
    }

    fn limit(&self) -> io::Result<()> {
        let Ration { memory, disk, files, .. } = self.ration;
        let limits = [
            (Resource::RLIMIT_CORE, 0),
            (Resource::RLIMIT_DATA, memory),
            (Resource::RLIMIT_FSIZE, disk),
            (Resource::RLIMIT_NOFILE, files),
            (Resource::RLIMIT_MEMLOCK, 0),
            (Resource::RLIMIT_MSGQUEUE, 0),
        ];
        for (resource, most) in limits {
            setrlimit(resource, most, most)?;
        }
        Ok(())
    }
}

/// Every file of the parent's is closed when the guest's program begins, whoever forgot to say so.
fn close_the_rest() -> io::Result<()> {
    let (first, last) = (3 as libc::c_uint, libc::c_uint::MAX);
    // SAFETY: marks descriptors of this process only; nothing in it uses them any more.
    let done =
        unsafe { libc::syscall(libc::SYS_close_range, first, last, libc::CLOSE_RANGE_CLOEXEC) };
    let error = io::Error::last_os_error();
    // A kernel without this call (before 5.11): Rust marks its own files all the same.
    let is_old = matches!(error.raw_os_error(), Some(libc::ENOSYS | libc::EINVAL));
    if done == 0 || is_old { Ok(()) } else { Err(error) }
}

/// Whatever the user may do beyond others, a guest may not: also where that user is root. Fails where
/// there is nothing to give up.
fn drop_capabilities() {
    for capability in 0..=LAST_CAPABILITY {
        // SAFETY: changes what this process may do, no memory.
        unsafe { libc::prctl(libc::PR_CAPBSET_DROP, capability, 0, 0, 0) };
    }
    // SAFETY: as above.
    unsafe { libc::prctl(libc::PR_CAP_AMBIENT, libc::PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0) };
}
