//! The start of a guest's program, confined.

use super::sandbox::{Access, Cgroups, confine};
use super::walls::LinuxWalls;
use crate::interpreter::python;
use crate::policy::Policy;
use crate::process::host_failure;
use crate::process::scratch::Scratch;
use crate::say::machine;
use crate::submission::{Program, Submission};
use crate::unix::launch::{command, spawn};
use game::{Failure, FailureKind};
use std::process::Child;

/// Starts a submission's program, confined, with pipes to it.
///
/// # Errors
/// A program that cannot be run, or a machine that cannot run any.
pub(crate) fn launch(
    submission: &Submission,
    program: &Program,
    scratch: &Scratch,
    policy: &Policy,
    walls: LinuxWalls,
    cgroups: &Cgroups,
) -> Result<Child, Failure> {
    let mut command = command(submission, program, scratch.path());
    let mut read = program.needs.clone();
    let lent = scratch.lend_modules(program);
    read.extend(lent.map_err(|error| host_failure(&machine::no_lending(error.to_string())))?);
    if !program.is_library {
        // A shell, `env`, or a copy in a virtual environment may begin Python.
        read.extend(python().map_or_else(|_| Vec::new(), |python| python.needs.clone()));
    }
    read.extend([submission.own.clone(), program.file.clone()]);
    let access = Access { read, write: vec![scratch.path().to_path_buf()] };
    confine(&mut command, policy, [walls.files, walls.calls], &access, cgroups)
        .map_err(|problem| Failure::new(FailureKind::Host, problem))?;
    spawn(&mut command, &program.file)
}
