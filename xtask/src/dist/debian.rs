//! The Debian package, made by cargo-deb. `crates/cli/Cargo.toml` lists its files.

use crate::root;
use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Fixed file name, so that the container file can find the package.
const FILE: &str = "damier_amd64.deb";

/// Checks that cargo-deb is installed. Called before anything is built for the package.
pub(super) fn check_tool() -> Result<()> {
    let asked = Command::new("cargo").args(["deb", "--version"]).stderr(Stdio::null()).output();
    if !asked.is_ok_and(|asked| asked.status.success()) {
        bail!(
            "the Debian package needs cargo-deb: run `cargo install --locked cargo-deb`, or name the archives to build without it"
        );
    }
    Ok(())
}

/// Makes the package from the files that were built for Linux, and returns its path.
pub(super) fn pack(folder: &Path, profile: &str) -> Result<PathBuf> {
    let package = folder.join(FILE);
    let mut cargo = Command::new("cargo");
    cargo.args(["deb", "--locked", "--package", "damier-cli", "--no-build", "--profile", profile]);
    cargo.arg("--output").arg(&package).stdout(Stdio::null());
    let status = cargo.current_dir(root()).status().context("cargo deb")?;
    if !status.success() {
        bail!("the Debian package: {status}");
    }
    Ok(package)
}
