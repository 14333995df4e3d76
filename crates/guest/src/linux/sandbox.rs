//! The restrictions of a guest, as far as this machine can enforce them.
//!
//! Confinement is on by default. Every part of it that the kernel offers is used; [`Enforced`] lists them
//! for reports. Nothing here needs root.

mod access;
mod cgroup;
mod files;
mod filter;
mod pre_exec;
mod syscalls;

pub(crate) use access::Access;
pub(crate) use cgroup::Cgroups;

use crate::enforced::Enforced;
use crate::policy::{ResourceLimits, Trust};
use pre_exec::PreExec;
use std::process::Command;

/// Finds out what this machine enforces of a guest with this trust.
pub(crate) fn enforced(trust: Trust) -> Enforced {
    let confined = trust == Trust::Confined;
    let files = confined && files::is_offered();
    let calls = confined && filter::is_offered();
    Enforced { trust, session: true, files, calls, cgroups: cgroup::support() }
}

/// Makes a command confine itself before it becomes the guest.
///
/// # Errors
/// A sentence, if the machine refuses a part that it has offered.
pub(crate) fn confine(
    command: &mut Command,
    enforced: Enforced,
    limits: &ResourceLimits,
    access: &Access,
    cgroups: &Cgroups,
) -> Result<(), String> {
    let files = if enforced.files { Some(files::ruleset(access)?) } else { None };
    let calls = if enforced.calls { Some(filter::program()?) } else { None };
    let confined = enforced.trust == Trust::Confined;
    let cgroups = cgroups.entrances();
    PreExec { limits: *limits, confined, cgroups, files, calls }.attach(command);
    Ok(())
}
