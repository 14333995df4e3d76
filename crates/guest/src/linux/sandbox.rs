//! The restrictions of a guest, as far as this machine can enforce them.
//!
//! Confinement is on by default. Every part of it that the kernel offers is used; the walls list them
//! for reports. Nothing here needs root.

mod access;
mod cgroup;
mod files;
mod filter;
mod pre_exec;
mod runtimes;
mod syscalls;

pub(crate) use access::Access;
pub(crate) use cgroup::{CgroupSupport, Cgroups, support as cgroup_support};

use crate::policy::{Policy, ResourceLimits, Trust};
use pre_exec::PreExec;
use std::process::Command;

/// Returns true twice if the kernel offers to keep files, and to filter system calls.
pub(crate) fn offers() -> [bool; 2] {
    [files::is_offered(), filter::is_offered()]
}

/// Makes a command confine itself before it becomes a build, in which programs may be started: `limits` with the seconds of CPU
/// time of each of them.
///
/// # Errors
/// A sentence, if the machine refuses a part that it has offered.
pub(crate) fn confine_build(
    command: &mut Command,
    (limits, cpu): (ResourceLimits, u64),
    [files, calls]: [bool; 2],
    access: &Access,
    cgroups: &Cgroups,
) -> Result<(), String> {
    let files = if files { Some(files::ruleset(access)?) } else { None };
    let calls = if calls { Some(filter::build_program()?) } else { None };
    let cgroups = cgroups.entrances();
    PreExec { limits, cpu: Some(cpu), confined: true, cgroups, files, calls }.attach(command);
    Ok(())
}

/// Makes a command confine itself before it becomes the guest: its files, its system calls, both or neither.
///
/// # Errors
/// A sentence, if the machine refuses a part that it has offered.
pub(crate) fn confine(
    command: &mut Command,
    policy: &Policy,
    [files, calls]: [bool; 2],
    access: &Access,
    cgroups: &Cgroups,
) -> Result<(), String> {
    let files = if files { Some(files::ruleset(access)?) } else { None };
    let calls = if calls { Some(filter::program()?) } else { None };
    let confined = policy.trust == Trust::Confined;
    let cgroups = cgroups.entrances();
    PreExec { limits: policy.limits, cpu: None, confined, cgroups, files, calls }.attach(command);
    Ok(())
}
