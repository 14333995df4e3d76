//! Starts a guest's program in the sandbox.

use super::confinement::LinuxConfinement;
use super::image::image_size;
use super::installed::folders_of;
use super::own_limits::own_memory_limit;
use super::sandbox::{Access, Cgroups, confine};
use crate::policy::Policy;
use crate::process::ending::MemoryEvidence;
use crate::process::no_lending;
use crate::process::scratch::Scratch;
use crate::submission::{Program, Submission};
use crate::text::fault;
use crate::unix::launch::{command, spawn, unstarted};
use damier_game::{Failure, FailureKind};
use std::process::Child;

/// Starts a submission's program in the sandbox, with pipes to it.
///
/// # Errors
/// Fails if the program cannot be run, or if this machine cannot run any.
pub(crate) fn launch(
    submission: &Submission,
    program: &Program,
    scratch: &Scratch,
    policy: &Policy,
    confinement: LinuxConfinement,
    cgroups: &Cgroups,
) -> Result<Child, Failure> {
    let mut command = command(submission, program, scratch.path());
    let mut read = program.needs.clone();
    let lent = scratch.lend_modules(program);
    read.extend(lent.map_err(|error| no_lending(&error))?);
    if !program.is_library {
        // A shell, `env`, or a copy in a virtual environment may start Python.
        read.extend(submission.python().iter().flat_map(|python| python.needs.clone()));
    }
    read.extend([submission.own.clone(), program.file.clone()]);
    if submission.python.as_ref().is_none_or(|python| python.file != program.file) {
        // The folder below `/opt` of an environment may also hold the class.
        read.extend(folders_of(&program.file));
    }
    let access = Access { read, write: vec![scratch.path().to_path_buf()] };
    let mut notes = confine(&mut command, policy, confinement.denied, &access, cgroups, None)?;
    // If the new process noted no failed step, the program itself could not be run.
    let unstarted = |error| unfit(program, policy, unstarted(&program.file, &error));
    spawn(&mut command).map_err(|error| notes.failure().unwrap_or_else(|| unstarted(error)))
}

/// Explains a failure to start a program if the program is larger than the memory limit.
fn unfit(program: &Program, policy: &Policy, failure: Failure) -> Failure {
    let image = image_size(&program.file);
    if failure.kind != FailureKind::Host || image <= policy.limits.memory {
        return failure;
    }
    let how = fault::large_program(failure.message, (image >> 20).to_string());
    let own_limit = own_memory_limit(&policy.limits).map(|most| (most, true));
    let memory = MemoryEvidence { own_limit, ..MemoryEvidence::default() };
    let (kind, message) = memory.fault(how, &policy.limits);
    Failure::new(kind, message)
}
