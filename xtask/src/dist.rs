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
    /// What links for it: a command of cargo's.
    build: &'static str,
    /// What has to be there beside the compiler's target.
    needs: &'static str,
    /// The crates whose programs and libraries are built.
    crates: &'static [&'static str],
    /// The files that are then there.
    built: &'static [&'static str],
}

/// The command of a linker for every system, which brings a compiler for the C of SQLite, too.
const ZIG: &str = "zigbuild";

/// What Zig needs.
const ZIG_NEEDS: &str = "`pip install cargo-zigbuild`, and what that installs in PATH";

/// The systems whose archives are made where none is named: those that Debian alone builds for.
const USUAL: usize = 3;

/// Every system that can be built for from Debian.
const SYSTEMS: [System; 6] = [
    System {
        target: "x86_64-pc-windows-gnu",
        name: "windows-x86_64",
        build: "build",
        needs: "mingw (Debian: gcc-mingw-w64-x86-64)",
        crates: &["cli", "gui", "libgrid"],
        built: &["damier.exe", "damier-gui.exe", "damier-host.exe", "grid.dll", "libgrid.dll.a"],
    },
    System {
        target: "x86_64-unknown-linux-gnu",
        name: "linux-x86_64",
        build: "build",
        needs: "a C compiler (Debian: gcc, libc6-dev)",
        crates: &["cli", "gui", "libgrid"],
        built: &["damier", "damier-gui", "damier-host", "libgrid.so"],
    },
    // One program that needs no library of the system: a static one can load no others, as the window and the host of
    // a class's libraries do.
    System {
        target: "x86_64-unknown-linux-musl",
        name: "linux-x86_64-static",
        build: "build",
        needs: "a compiler for musl (Debian: musl-tools)",
        crates: &["cli"],
        built: &["damier"],
    },
    System {
        target: "aarch64-unknown-linux-musl",
        name: "linux-aarch64-static",
        build: ZIG,
        needs: ZIG_NEEDS,
        crates: &["cli"],
        built: &["damier"],
    },
    // The window needs Apple's frameworks, which only a Mac has.
    System {
        target: "aarch64-apple-darwin",
        name: "macos-aarch64",
        build: ZIG,
        needs: ZIG_NEEDS,
        crates: &["cli", "libgrid"],
        built: &["damier", "damier-host", "libgrid.dylib"],
    },
    System {
        target: "x86_64-apple-darwin",
        name: "macos-x86_64",
        build: ZIG,
        needs: ZIG_NEEDS,
        crates: &["cli", "libgrid"],
        built: &["damier", "damier-host", "libgrid.dylib"],
    },
];

/// Pages and headers that go into every archive, with their names there.
const PAGES: [(&str, &str); 8] = [
    ("README.md", "README.md"),
    ("README.fr.md", "README.fr.md"),
    ("LICENSE-MIT", "LICENSE-MIT"),
    ("LICENSE-APACHE", "LICENSE-APACHE"),
    ("crates/guest/PROTOCOL.md", "PROTOCOL.md"),
    ("crates/libgrid/README.md", "libgrid/README.md"),
    ("crates/libgrid/include/grid.h", "libgrid/include/grid.h"),
    ("crates/libgrid/include/strategy.h", "libgrid/include/strategy.h"),
];

/// Makes the archives of these targets in `target/dist`: by default those that need Debian alone.
///
/// # Errors
/// A target that is not on the list, and what a build for it lacks.
pub(crate) fn make(targets: &[String], profile: &str) -> Result<()> {
    let usual = SYSTEMS[..USUAL].iter().map(|system| system.target.to_string()).collect();
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
    let packed =
        if ending == "zip" { zip(&fresh, &name, &files) } else { tar(&fresh, &name, &files) };
    let whole = packed
        .and_then(|()| fs::rename(&fresh, &archive).with_context(|| archive.display().to_string()));
    if whole.is_err() {
        // What is half-written is nobody's archive.
        let _ = fs::remove_file(&fresh);
    }
    whole?;
    Ok(archive)
}

fn build(system: &System, profile: &str) -> Result<()> {
    let mut cargo = Command::new("cargo");
    cargo.arg(system.build);
    cargo.args(["--locked", "--profile", profile, "--target", system.target]);
    for one in system.crates {
        cargo.args(["--package", one]);
    }
    let status = cargo.current_dir(root()).status().context("cargo")?;
    if !status.success() {
        bail!(
            "no archive for {}: the build failed. It needs `rustup target add {}` and {}",
            system.name,
            system.target,
            system.needs
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
