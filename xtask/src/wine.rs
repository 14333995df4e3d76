//! The tests below the doors as a program for Windows, run by Wine.

use crate::root;
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::Path;
use std::process::Command;

/// The crates whose tests are run.
const CRATES: [&str; 7] = [
    "damier-game",
    "damier-search",
    "damier-twenty48",
    "damier-filler",
    "damier-quarto",
    "damier-arena",
    "guest",
];

/// The system that they are built for.
const TARGET: &str = "x86_64-pc-windows-gnu";

/// A library of Windows that Wine has from version 9 on, and that Rust draws its random numbers from.
const RANDOM: &str = "#include <windows.h>
#include <ntsecapi.h>
__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE bytes, SIZE_T count) {
    return RtlGenRandom(bytes, (ULONG)count);
}
";

/// Builds the tests and runs them; further words go to every test program.
pub(crate) fn test(words: &[String]) -> Result<()> {
    let prefix = root().join("target/wine");
    prepare(&prefix)?;
    let mut cargo = Command::new("cargo");
    cargo.args(["test", "--locked", "--no-fail-fast", "--target", TARGET]);
    for one in CRATES {
        cargo.args(["--package", one]);
    }
    cargo.arg("--").args(words);
    cargo.env("CARGO_TARGET_X86_64_PC_WINDOWS_GNU_RUNNER", "wine");
    run(in_prefix(&mut cargo, &prefix).current_dir(root()), "the tests under Wine")
}

/// Makes a place where Wine keeps its Windows, once.
fn prepare(prefix: &Path) -> Result<()> {
    let library = prefix.join("drive_c/windows/system32/bcryptprimitives.dll");
    if library.exists() {
        return Ok(());
    }
    fs::create_dir_all(prefix).with_context(|| prefix.display().to_string())?;
    run(in_prefix(Command::new("wine").args(["wineboot", "--init"]), prefix), "wineboot")?;
    if library.exists() {
        return Ok(());
    }
    let source = prefix.join("random.c");
    fs::write(&source, RANDOM)?;
    let mut compiler = Command::new("x86_64-w64-mingw32-gcc");
    compiler.arg("-shared").arg("-o").arg(&library).arg(&source).arg("-ladvapi32");
    run(&mut compiler, "the library of random numbers")
}

/// Lets a command find Wine's place, and keeps Wine quiet.
fn in_prefix<'a>(command: &'a mut Command, prefix: &Path) -> &'a mut Command {
    command.env("WINEPREFIX", prefix).env("WINEDEBUG", "-all")
}

fn run(command: &mut Command, what: &str) -> Result<()> {
    let missing = "needs Debian's wine64, wine and gcc-mingw-w64-x86-64";
    let status = command.status().with_context(|| format!("{what}: {missing}"))?;
    if !status.success() {
        bail!("{what}: {status}");
    }
    Ok(())
}
