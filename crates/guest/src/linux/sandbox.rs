//! Sandbox of a guest, as far as this machine can enforce it.
//!
//! Confinement is on by default, and uses every feature that the kernel offers. `confinement.rs` lists them for
//! reports. Nothing here needs root.

mod access;
mod build_calls;
mod cgroup;
mod files;
mod filter;
mod inherited;
mod pre_exec;
mod runtimes;
mod step;
mod syscalls;
mod try_out;

pub(crate) use access::Access;
pub(crate) use cgroup::{CgroupSupport, Cgroups};
pub(crate) use files::reads;
pub(crate) use inherited::{ADDRESSES, own, wanted};
pub(crate) use step::{Step, StepReader, StepSet};
pub(crate) use try_out::TryOut;

use crate::policy::{Policy, ResourceLimits, Trust};
use crate::process::{host_failure, with_advice};
use crate::text::machine;
use damier_game::{Failure, FailureKind};
use damier_i18n::Message;
use inherited::within_own;
use nix::sys::resource::{Resource, getrlimit};
use pre_exec::PreExec;
use std::os::fd::RawFd;
use std::process::Command;
use step::StepWriter;

/// Maximum number of descriptors that are closed one by one if the kernel cannot close all at once.
const MOST_DESCRIPTORS: u64 = 1 << 16;

/// Returns whether the kernel offers Landlock (files), and whether it offers seccomp (system calls).
pub(crate) fn offers() -> [bool; 2] {
    [files::is_offered(), filter::is_offered()]
}

/// Makes a command confine itself before it becomes a build, in which programs may be started. `limits` includes the
/// seconds of CPU time of each program.
///
/// # Errors
/// Fails with a message if the machine refuses a feature that it offered.
pub(crate) fn confine_build(
    command: &mut Command,
    (limits, cpu): (ResourceLimits, u64),
    [files, calls]: [bool; 2],
    access: &Access,
    cgroups: &Cgroups,
) -> Result<StepReader, Failure> {
    let (reader, notes) = pipe()?;
    let mut restrictions = PreExec {
        files: if files { Some(files::ruleset(access).map_err(lacking)?) } else { None },
        calls: if calls { Some(filter::build_program().map_err(lacking)?) } else { None },
        confined: true,
        ..plain(limits, cgroups, notes)
    };
    for limit in &mut restrictions.limits {
        match limit.step {
            Step::CpuTime => limit.most = limit.most.min(cpu),
            // The memory of the programs of a build is not monitored one by one.
            Step::DataSize => limit.most = limit.most.min(limits.memory),
            _ => {}
        }
    }
    restrictions.attach(command);
    Ok(reader)
}

/// Makes a command confine itself before it becomes the guest, except for the steps that this machine is known to
/// refuse. A trial process then tries forbidden actions. The returned reader tells which steps failed.
///
/// # Errors
/// Fails with what the machine lacks.
pub(crate) fn confine(
    command: &mut Command,
    policy: &Policy,
    denied: StepSet,
    access: &Access,
    cgroups: &Cgroups,
    trial: Option<TryOut>,
) -> Result<StepReader, Failure> {
    let (reader, notes) = pipe()?;
    let confined = policy.trust == Trust::Confined;
    let applies = |step| confined && !denied.contains(step);
    let files = applies(Step::Landlock).then(|| files::ruleset(access)).transpose();
    let calls = applies(Step::Seccomp).then(filter::program).transpose();
    let (files, calls) = (files.map_err(lacking)?, calls.map_err(lacking)?);
    let plain = plain(policy.limits, cgroups, notes);
    PreExec { files, calls, confined, denied, trial, ..plain }.attach(command);
    Ok(reader)
}

/// Returns the restrictions of every process started here, trusted or not.
fn plain(limits: ResourceLimits, cgroups: &Cgroups, notes: StepWriter) -> PreExec {
    let descriptors = getrlimit(Resource::RLIMIT_NOFILE).map_or(MOST_DESCRIPTORS, |own| own.0);
    PreExec {
        limits: within_own(wanted(&limits)),
        confined: false,
        cgroups: cgroups.entrances(),
        files: None,
        calls: None,
        denied: StepSet::default(),
        descriptors: descriptors.min(MOST_DESCRIPTORS) as RawFd,
        notes,
        trial: None,
    }
}

fn pipe() -> Result<(StepReader, StepWriter), Failure> {
    StepReader::new().map_err(|error| {
        let what = with_advice(&error, machine::no_start(error.to_string()));
        host_failure(machine::cannot_run(what))
    })
}

fn lacking(problem: Message) -> Failure {
    Failure::new(FailureKind::Host, problem)
}
