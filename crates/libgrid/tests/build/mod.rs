//! Compiles C sources against the library that cargo has built.

use std::path::{Path, PathBuf};
use std::process::Command;

/// Returns this crate's folder.
const CRATE: &str = env!("CARGO_MANIFEST_DIR");

/// Returns the folder where cargo puts `libgrid.so` and `libgrid.a`: the one of the tests.
pub(crate) fn built() -> PathBuf {
    let test = std::env::current_exe().expect("a path");
    test.parent().expect("a folder").to_path_buf()
}

/// Compiles C sources; `arguments` come last.
pub(crate) fn compile(sources: &[&str], output: &Path, arguments: &[&str]) {
    let mut compiler = Command::new("cc");
    compiler.args(["-O1", "-I"]).arg(format!("{CRATE}/include"));
    compiler.args(sources.iter().map(|source| format!("{CRATE}/tests/{source}")));
    let done = compiler.arg("-o").arg(output).args(arguments).output().expect("cc runs");
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
}
