//! Wheels of the Python package: one for each kind of Linux, for Python 3.11 and later, and one with the networks.

use crate::dist::tell;
use crate::{root, run};
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::Path;
use std::process::Command;

/// System that gets a wheel.
struct System {
    /// Target triple of the compiler.
    target: &'static str,
    /// Oldest Linux that the wheel runs on, as pip names it.
    oldest: &'static str,
}

/// Oldest Linux with the usual C library. Rust itself needs glibc 2.17.
const GLIBC: &str = "manylinux_2_17";

/// Oldest Linux with musl.
const MUSL: &str = "musllinux_1_2";

/// Every system that gets a wheel. Windows and macOS are missing: maturin names a symbol with a dot for the linker of
/// Windows, and a wheel for macOS needs a framework of Apple. Wheels for them are built on these systems.
const SYSTEMS: [System; 4] = [
    System { target: "x86_64-unknown-linux-gnu", oldest: GLIBC },
    System { target: "aarch64-unknown-linux-gnu", oldest: GLIBC },
    System { target: "x86_64-unknown-linux-musl", oldest: MUSL },
    System { target: "aarch64-unknown-linux-musl", oldest: MUSL },
];

/// Name of the wheel with the networks in the list of systems. It is the same for every system.
const NETWORKS: &str = "networks";

/// Options of `cargo xtask wheels`.
#[derive(clap::Args)]
pub(crate) struct Order {
    /// Target triples of systems, or `networks` for the wheel with the networks [default: all]
    #[arg(value_name = "WHAT")]
    targets: Vec<String>,
    /// Profile to build with
    #[arg(long, default_value = "release")]
    profile: String,
}

/// Builds wheels into `target/dist`, and leaves nothing outside of `target`.
///
/// # Errors
/// If a target is unknown, or if something that its build needs is missing.
pub(crate) fn build(order: &Order) -> Result<()> {
    let (systems, networks) = read(&order.targets)?;
    let folder = root().join("target/dist");
    fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
    if !systems.is_empty() {
        check_tools()?;
    }
    for system in systems {
        deliver(&folder, system.target, |draft| system.build(&order.profile, draft))?;
    }
    if networks {
        deliver(&folder, NETWORKS, pack_networks)?;
    }
    Ok(())
}

/// Returns the requested systems, and true if the wheel with the networks is requested.
fn read(targets: &[String]) -> Result<(Vec<&'static System>, bool)> {
    if targets.is_empty() {
        return Ok((SYSTEMS.iter().collect(), true));
    }
    let mut systems = Vec::new();
    for target in targets.iter().filter(|target| *target != NETWORKS) {
        let Some(system) = SYSTEMS.iter().find(|system| system.target == target) else {
            let known = SYSTEMS.iter().map(|one| one.target).collect::<Vec<_>>().join(", ");
            bail!("no wheel for `{target}`; allowed: {known}, {NETWORKS}");
        };
        systems.push(system);
    }
    Ok((systems, targets.iter().any(|target| target == NETWORKS)))
}

/// Returns an error if Python, maturin or Zig is missing.
fn check_tools() -> Result<()> {
    for arguments in [["-m", "maturin", "--version"], ["-m", "ziglang", "version"]] {
        let output = Command::new("python3").args(arguments).output();
        if !output.is_ok_and(|output| output.status.success()) {
            bail!(
                "`python3 {}` failed. Activate a virtual environment, and run `pip install 'maturin[zig]' pip`",
                arguments.join(" ")
            );
        }
    }
    Ok(())
}

/// Builds a wheel in a folder of its own, and moves it to the others once it is complete.
fn deliver(folder: &Path, name: &str, build: impl FnOnce(&Path) -> Result<()>) -> Result<()> {
    let draft = root().join("target/wheels").join(name);
    if draft.exists() {
        fs::remove_dir_all(&draft).with_context(|| draft.display().to_string())?;
    }
    build(&draft)?;
    for built in fs::read_dir(&draft).with_context(|| draft.display().to_string())? {
        let built = built?;
        let wheel = folder.join(built.file_name());
        fs::rename(built.path(), &wheel).with_context(|| wheel.display().to_string())?;
        tell(&wheel)?;
    }
    Ok(())
}

impl System {
    /// Builds the wheel of this system into a folder.
    fn build(&self, profile: &str, folder: &Path) -> Result<()> {
        let mut maturin = maturin(Path::new("python3"));
        maturin.args(["--zig", "--target", self.target, "--compatibility", self.oldest]);
        maturin.args(["--profile", profile, "--out"]).arg(folder);
        run(&mut maturin, &format!("the wheel for {}", self.target)).with_context(|| {
            format!(
                "no wheel for {}. Its build needs `rustup target add {}`",
                self.target, self.target
            )
        })
    }
}

/// Returns the command that builds a wheel of the package with the maturin of a Python.
pub(crate) fn maturin(python: &Path) -> Command {
    let mut maturin = Command::new(python);
    maturin.args([
        "-m",
        "maturin",
        "build",
        "--locked",
        "--manifest-path",
        "crates/python/Cargo.toml",
    ]);
    maturin.env("CARGO_TARGET_DIR", root().join("target/python")).current_dir(root());
    maturin
}

/// Packs the networks of the strongest players of 2048 into a folder.
fn pack_networks(folder: &Path) -> Result<()> {
    let mut pip = Command::new("python3");
    pip.args(["-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir"]).arg(folder);
    run(pip.arg("./crates/python/strong").current_dir(root()), "the wheel with the networks")
}
