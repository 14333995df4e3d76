//! What a machine may lack that a test needs: a compiler, `make`, an interpreter.

use std::process::Command;

/// Whether one of these programs is not on this machine: then there is nothing to test here. Where everything is to be
/// tested (`CI` is set), they have to be there.
pub(crate) fn lacks(programs: &[&str]) -> bool {
    let is_there = |program: &&&str| Command::new(program).arg("--version").output().is_ok();
    let absent = programs.iter().find(|program| !is_there(program));
    assert!(absent.is_none() || std::env::var_os("CI").is_none(), "{absent:?} is not there");
    absent.is_some()
}
