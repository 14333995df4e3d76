//! The steps in the new process before the guest's program replaces it.
//!
//! The one `unsafe` of this crate: between `fork` and `exec` a process that had threads may only make
//! system calls. Everything that needs memory is therefore made beforehand ([`PreExec`]), and what runs here
//! is a list of calls. It has no safe twin, as nothing else can restrict a process before its first
//! instruction; `tests/sandbox.rs` shows from inside what each restriction does.
#![allow(unsafe_code, reason = "see above")]

use super::files::with_own_maps;
use super::filter::name_own_process;
use crate::policy::ResourceLimits;
use landlock::RulesetCreated;
use nix::sys::resource::{Resource, setrlimit};
use nix::sys::{prctl, signal::Signal};
use seccompiler::BpfProgram;
use std::ffi::{CStr, CString};
use std::io;
use std::os::unix::process::CommandExt;
use std::process::Command;

/// The highest number of a capability that a kernel may know.
const LAST_CAPABILITY: libc::c_ulong = 63;

/// Addresses that a guest may use for every byte of memory: runtimes reserve many more than they touch (16 GiB
/// serve Java, Node and Go), and what keeps a book of them, a page of 4 KiB for 2 MiB, is then at most a
/// thirtieth of its memory.
const ADDRESSES: u64 = 16;

/// The file in which a process sets how soon it is ended when the machine has no memory left, and the largest value
/// (proc_pid_oom_score_adj(5)).
const OOM_SCORE: &CStr = c"/proc/self/oom_score_adj";
const SOONEST: &[u8] = b"1000";

/// The form of `capset`'s arguments that has two halves of 32 bits (capset(2)).
const CAPABILITY_VERSION_3: u32 = 0x2008_0522;

/// The restrictions that the new process puts on itself.
pub(crate) struct PreExec {
    pub(crate) limits: ResourceLimits,
    /// Seconds of CPU time, after which the kernel ends it; none for a guest, whose clock is read.
    pub(crate) cpu: Option<u64>,
    pub(crate) confined: bool,
    /// The files by which it enters its cgroups.
    pub(crate) cgroups: Vec<CString>,
    pub(crate) files: Option<RulesetCreated>,
    pub(crate) calls: Option<BpfProgram>,
}

impl PreExec {
    /// Attaches them to a command, whose process applies them.
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
        self.cgroups.iter().for_each(|entrance| put(entrance, b"0"));
        // Where memory runs out all the same, the kernel ends a guest and not the referee.
        put(OOM_SCORE, SOONEST);
        close_the_rest()?;
        if self.confined {
            drop_capabilities()?;
            prctl::set_no_new_privs()?;
        }
        if let Some(files) = self.files.take() {
            with_own_maps(files)
                .and_then(RulesetCreated::restrict_self)
                .map_err(|_| io::Error::from_raw_os_error(libc::EACCES))?;
        }
        if let Some(calls) = &mut self.calls {
            name_own_process(calls, nix::unistd::getpid().as_raw().unsigned_abs());
            seccompiler::apply_filter(calls)
                .map_err(|_| io::Error::from_raw_os_error(libc::ENOSYS))?;
        }
        Ok(())
    }

    fn limit(&self) -> io::Result<()> {
        let ResourceLimits { memory, disk, files, .. } = self.limits;
        let limits = [
            (Resource::RLIMIT_CORE, 0),
            (Resource::RLIMIT_DATA, memory),
            (Resource::RLIMIT_AS, memory.saturating_mul(ADDRESSES)),
            (Resource::RLIMIT_FSIZE, disk),
            (Resource::RLIMIT_NOFILE, files),
            (Resource::RLIMIT_MEMLOCK, 0),
            (Resource::RLIMIT_MSGQUEUE, 0),
        ];
        for (resource, most) in limits {
            setrlimit(resource, most, most)?;
        }
        if let Some(cpu) = self.cpu {
            setrlimit(Resource::RLIMIT_CPU, cpu, cpu)?;
        }
        Ok(())
    }
}

/// Marks every file of the parent's to be closed when the guest's program begins.
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
fn drop_capabilities() -> io::Result<()> {
    for capability in 0..=LAST_CAPABILITY {
        // SAFETY: changes what this process may do, no memory.
        unsafe { libc::prctl(libc::PR_CAPBSET_DROP, capability, 0, 0, 0) };
    }
    // SAFETY: as above.
    unsafe { libc::prctl(libc::PR_CAP_AMBIENT, libc::PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0) };
    let (header, none) = ([CAPABILITY_VERSION_3, 0], [0u32; 6]);
    // SAFETY: reads two words and six, which are there: this process, and three empty sets in two halves.
    let done = unsafe { libc::syscall(libc::SYS_capset, header.as_ptr(), none.as_ptr()) };
    if done == 0 { Ok(()) } else { Err(io::Error::last_os_error()) }
}
