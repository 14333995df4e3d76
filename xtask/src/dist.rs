//! What people get: an archive for each system, with the programs and what is read with them.

use crate::root;
use anyhow::{Context, Result, bail};
use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::Command;

/// A system that archives are made for.
struct System {
    /// The compiler's name of it.
    target: &'static str,
    /// The name in the archive's.
    name: &'static str,
    /// The crates whose programs and libraries are built.
    crates: &'static [&'static str],
    /// The files that are then there.
    built: &'static [&'static str],
}

/// Every system, with what can be built for it from Debian.
const SYSTEMS: [System; 4] = [
    System {
        target: "x86_64-pc-windows-gnu",
        name: "windows-x86_64",
        crates: &["cli", "gui", "libgrid"],
        built: &["damier.exe", "damier-gui.exe", "damier-host.exe", "grid.dll", "libgrid.dll.a"],
    },
    // One program that needs no library of the system: a static one can load no others, as the window and the host of
    // a class's libraries do.
    System {
        target: "x86_64-unknown-linux-musl",
        name: "linux-x86_64",
        crates: &["cli"],
        built: &["damier"],
    },
    System {
        target: "aarch64-unknown-linux-musl",
        name: "linux-aarch64",
        crates: &["cli"],
        built: &["damier"],
    },
    // The window needs Apple's frameworks, which only a Mac has.
    System {
        target: "aarch64-apple-darwin",
        name: "macos-aarch64",
        crates: &["cli", "libgrid"],
        built: &["damier", "damier-host", "libgrid.dylib"],
    },
];

/// Pages and headers that go into every archive, with their names there.
const PAGES: [(&str, &str); 7] = [
    ("README.md", "README.md"),
    ("LICENSE-MIT", "LICENSE-MIT"),
    ("LICENSE-APACHE", "LICENSE-APACHE"),
    ("crates/guest/PROTOCOL.md", "PROTOCOL.md"),
    ("crates/libgrid/README.md", "libgrid/README.md"),
    ("crates/libgrid/include/grid.h", "libgrid/include/grid.h"),
    ("crates/libgrid/include/strategy.h", "libgrid/include/strategy.h"),
];

/// Makes the archives of these targets in `target/dist`: by default that of Windows and of Linux.
pub(crate) fn make(targets: &[String], profile: &str) -> Result<()> {
    let usual = SYSTEMS[..2].iter().map(|system| system.target.to_string()).collect();
    for target in if targets.is_empty() { usual } else { targets.to_vec() } {
        let system = SYSTEMS.iter().find(|system| system.target == target).with_context(|| {
            format!(
                "no archive for {target}; allowed: {}",
                SYSTEMS.map(|one| one.target).join(", ")
            )
        })?;
        let made = make_one(system, profile)?;
        tell(&made)?;
    }
    Ok(())
}

/// Builds for one system, and makes its archive, all of it or nothing.
fn make_one(system: &System, profile: &str) -> Result<PathBuf> {
    build(system, profile)?;
    let folder = root().join("target/dist");
    fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
    let name = format!("damier-{}-{}", env!("CARGO_PKG_VERSION"), system.name);
    let built = root().join("target").join(system.target).join(profile);
    let files: Vec<(PathBuf, String)> = system
        .built
        .iter()
        .map(|file| (built.join(file), (*file).to_string()))
        .chain(PAGES.map(|(path, file)| (root().join(path), file.to_string())))
        .collect();
    let ending = if system.name.starts_with("windows") { "zip" } else { "tar.gz" };
    let archive = folder.join(format!("{name}.{ending}"));
    let fresh = archive.with_extension("new");
    if ending == "zip" {
        zip(&fresh, &name, &files)?;
    } else {
        tar(&fresh, &name, &files)?;
    }
    fs::rename(&fresh, &archive).with_context(|| archive.display().to_string())?;
    Ok(archive)
}

fn build(system: &System, profile: &str) -> Result<()> {
    let is_foreign = system.target.contains("apple") && !cfg!(target_os = "macos")
        || system.target.starts_with("aarch64-unknown-linux");
    let mut cargo = Command::new("cargo");
    // Zig is a linker for every system, and a compiler for the C of SQLite: cargo-zigbuild brings both together.
    cargo.arg(if is_foreign { "zigbuild" } else { "build" });
    cargo.args(["--locked", "--profile", profile, "--target", system.target]);
    for one in system.crates {
        cargo.args(["--package", one]);
    }
    let status = cargo.current_dir(root()).status().context("cargo")?;
    if !status.success() {
        bail!(
            "{} could not be built. It needs `rustup target add {}`; for Windows mingw (Debian: \
             gcc-mingw-w64-x86-64), for Linux musl-tools, for others `pip install cargo-zigbuild`",
            system.name,
            system.target
        );
    }
    Ok(())
}

/// Writes a zip archive, in which everything lies in one folder.
fn zip(archive: &Path, folder: &str, files: &[(PathBuf, String)]) -> Result<()> {
    let mut out = zip::ZipWriter::new(File::create(archive)?);
    // The same files make the same archive: it bears no time.
    let options = zip::write::SimpleFileOptions::default()
        .compression_method(zip::CompressionMethod::Deflated)
        .last_modified_time(zip::DateTime::default());
    for (path, name) in files {
        out.start_file(format!("{folder}/{name}"), options)?;
        let mut file = File::open(path).with_context(|| path.display().to_string())?;
        io::copy(&mut file, &mut out)?;
    }
    out.finish()?;
    Ok(())
}

/// Writes a compressed tar archive, in which everything lies in one folder.
fn tar(archive: &Path, folder: &str, files: &[(PathBuf, String)]) -> Result<()> {
    let out = flate2::write::GzEncoder::new(File::create(archive)?, flate2::Compression::best());
    let mut out = tar::Builder::new(out);
    for (path, name) in files {
        let bytes = fs::read(path).with_context(|| path.display().to_string())?;
        let is_program = name.starts_with("damier");
        let mut header = tar::Header::new_gnu();
        header.set_size(bytes.len() as u64);
        header.set_mode(if is_program { 0o755 } else { 0o644 });
        out.append_data(&mut header, format!("{folder}/{name}"), &*bytes)?;
    }
    out.into_inner()?.finish()?.flush()?;
    Ok(())
}

#[expect(clippy::print_stdout, reason = "a chore talks to whoever typed it")]
fn tell(archive: &Path) -> Result<()> {
    let bytes = fs::metadata(archive)?.len();
    println!("{}: {:.1} MB", archive.display(), bytes as f64 / 1e6);
    Ok(())
}
