//! The limits that a new process puts on itself before the guest's program replaces it.
//!
//! Between `fork` and `exec` a process that had threads may only make system calls; nothing else can limit it before its
//! first instruction, so there is no safe twin.
#![allow(unsafe_code, reason = "see above")]

use crate::policy::ResourceLimits;
use nix::sys::resource::{Resource, setrlimit};
use std::io;
use std::os::unix::process::CommandExt;
use std::process::Command;

/// Makes a command lead a session of its own, with limits.
pub(crate) fn attach(command: &mut Command, limits: ResourceLimits) {
    // SAFETY: `enter` makes system calls only: it allocates nothing, takes no lock and touches no state that another
    // thread of the parent may have left half-changed.
    unsafe {
        command.pre_exec(move || enter(&limits));
    }
}

fn enter(limits: &ResourceLimits) -> io::Result<()> {
    nix::unistd::setsid()?;
    // Memory is looked at: the system takes a limit of addresses, and does not keep it.
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
