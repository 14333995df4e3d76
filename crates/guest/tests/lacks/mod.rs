//! Detects programs that a test needs and a machine may lack: a compiler, `make`, an interpreter.

use std::process::Command;

/// Returns true if one of these programs is missing, so that the test must be skipped. Where everything must be tested
/// (`CI` is set), a missing program is a failure.
pub(crate) fn lacks(programs: &[&str]) -> bool {
    let is_there = |program: &&&str| Command::new(program).arg("--version").output().is_ok();
    let absent = programs.iter().find(|program| !is_there(program));
    assert!(absent.is_none() || std::env::var_os("CI").is_none(), "{absent:?} is not there");
    absent.is_some()
}
