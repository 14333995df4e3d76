//! Limits that a new process sets for itself before the guest's program replaces it.
//!
//! Between `fork` and `exec` a process that had threads may only make system calls. Nothing else can limit a process
//! before its first instruction, so there is no safe alternative.
#![allow(unsafe_code, reason = "see above")]

use crate::policy::ResourceLimits;
use nix::sys::resource::{Resource, setrlimit};
use std::io;
use std::os::unix::process::CommandExt;
use std::process::Command;

/// Makes a command lead its own session, with limits.
pub(crate) fn attach(command: &mut Command, limits: ResourceLimits) {
    // SAFETY: `enter` makes system calls only: it allocates nothing, takes no lock and touches no state that another
    // thread of the parent may have left half-changed.
    unsafe {
        command.pre_exec(move || enter(&limits));
    }
}

fn enter(limits: &ResourceLimits) -> io::Result<()> {
    nix::unistd::setsid()?;
    // Memory is monitored instead, because the system accepts a limit on address space but does not enforce it.
    let limits = [
        (Resource::RLIMIT_CORE, 0),
        (Resource::RLIMIT_FSIZE, limits.disk),
        (Resource::RLIMIT_NOFILE, limits.files),
    ];
    for (resource, most) in limits {
        setrlimit(resource, most, most)?;
    }
    Ok(())
}
