//! The project's own chores, one command each: `cargo xtask playthroughs`, `cargo xtask signature`,
//! `cargo xtask web`.

use anyhow::{Context, Result, bail};
use clap::Parser;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use workbench::{bench, golden, signature};

#[derive(Parser)]
#[command(name = "xtask", about = "The project's own chores")]
enum Chore {
    /// Write the golden playthroughs anew
    Playthroughs,
    /// Write the signature of the bench anew
    Signature {
        /// Only compare it with the one recorded
        #[arg(long)]
        check: bool,
    },
    /// Build everything that a page needs for WebAssembly
    Web,
}

fn main() -> Result<()> {
    match Chore::parse() {
        Chore::Playthroughs => playthroughs(),
        Chore::Signature { check } => record_signature(check),
        Chore::Web => web(),
    }
}

/// The root of the workspace, wherever the command is typed.
fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_path_buf()
}

/// Writes every golden playthrough of the catalog, and removes the files of those that are gone.
#[expect(clippy::print_stdout, reason = "a chore talks to whoever typed it")]
fn playthroughs() -> Result<()> {
    let folder = root().join("crates/workbench/tests/playthroughs");
    fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
    let golden = golden::all()?;
    for entry in fs::read_dir(&folder)? {
        let path = entry?.path();
        let known = golden.iter().any(|one| path.file_name().is_some_and(|name| name == one.file));
        if !known {
            fs::remove_file(&path).with_context(|| path.display().to_string())?;
        }
    }
    for one in &golden {
        fs::write(folder.join(one.file), &one.text)?;
    }
    println!("{} playthroughs written; read the difference before you commit it", golden.len());
    Ok(())
}

/// Runs the bench and records its signature, or compares it with the one recorded.
#[expect(clippy::print_stdout, reason = "a chore talks to whoever typed it")]
fn record_signature(check: bool) -> Result<()> {
    let path = root().join("crates/workbench/tests/signature.txt");
    let now = signature(&bench(|_| ())?).to_string();
    if !check {
        fs::write(&path, format!("{now}\n"))?;
        println!("signature: {now}, recorded");
        return Ok(());
    }
    let recorded = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
    if recorded.trim() != now {
        bail!(
            "signature: {now}, but {} is recorded: rules or search behave differently; if that is \
             meant, run `cargo xtask signature` and say why in the commit",
            recorded.trim()
        );
    }
    println!("signature: {now}, as recorded");
    Ok(())
}

/// Builds the crates that a page needs for `wasm32-unknown-unknown`: with Debian's toolchain for the
/// web where it is installed, otherwise with the rustup target.
fn web() -> Result<()> {
    let debian = Path::new("/usr/lib/rustlib/src/rust/library").exists();
    let mut cargo = Command::new(if debian { "/usr/bin/cargo" } else { "cargo" });
    if debian {
        cargo.env("RUSTC", "/usr/bin/rustc").env("RUSTC_BOOTSTRAP", "1");
        cargo.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", "wasm-ld-22");
        // Cargo tells its children which toolchain runs them; this one is another.
        cargo.env_remove("RUSTUP_TOOLCHAIN").env_remove("CARGO");
        cargo.args(["build", "-Zbuild-std=std,panic_abort"]);
    } else {
        cargo.arg("build");
    }
    cargo.args(["--target", "wasm32-unknown-unknown", "--package", "workbench"]);
    cargo.args(["--no-default-features", "--target-dir"]).arg(root().join("target/web"));
    let status = cargo.current_dir(root()).status().context("cargo for the web")?;
    if !status.success() {
        bail!(
            "the web build failed; elsewhere than on Debian, run `rustup target add wasm32-unknown-unknown` first"
        );
    }
    Ok(())
}
