//! Tests of the Python package inside frameworks for learning.

use crate::wheels::maturin;
use crate::{root, run};
use anyhow::{Context, Result};
use std::fs;
use std::path::Path;
use std::process::Command;

/// Installs the frameworks and the package into `target/frameworks`, and runs the tests that need them.
///
/// # Errors
/// If something cannot be installed, or if a test fails.
pub(crate) fn test(arguments: &[String]) -> Result<()> {
    let folder = root().join("target/frameworks");
    let python = folder.join("venv/bin/python");
    if !python.exists() {
        run(python3(&["-m", "venv"]).arg(folder.join("venv")), "a virtual environment")?;
    }
    let requirements = root().join("crates/python/frameworks/requirements.txt");
    install(&python, &["--requirement", &requirements.display().to_string()])?;
    let wheel = build(&python, &folder.join("wheel"))?;
    install(&python, &["--no-deps", "--force-reinstall", &wheel])?;
    let mut pytest = Command::new(&python);
    pytest.args(["-m", "pytest", "-p", "no:cacheprovider", "crates/python/frameworks"]);
    // Compiled files would change the checksum of the proof.
    pytest.args(arguments).env("PYTHONDONTWRITEBYTECODE", "1").current_dir(root());
    run(&mut pytest, "the tests inside frameworks")
}

fn python3(arguments: &[&str]) -> Command {
    let mut python = Command::new("python3");
    python.args(arguments);
    python
}

fn install(python: &Path, arguments: &[&str]) -> Result<()> {
    let mut pip = Command::new(python);
    pip.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check"]).args(arguments);
    run(&mut pip, "pip")
}

/// Builds the wheel for this machine, and returns its path.
fn build(python: &Path, folder: &Path) -> Result<String> {
    if folder.exists() {
        fs::remove_dir_all(folder).with_context(|| folder.display().to_string())?;
    }
    run(maturin(python).arg("--release").arg("--out").arg(folder), "the wheel")?;
    let built = fs::read_dir(folder)?.next().context("maturin has built no wheel")??;
    Ok(built.path().display().to_string())
}
