//! Systems that get an archive, and how programs are built for them.

use crate::root;
use anyhow::{Context, Result, bail};
use std::path::PathBuf;
use std::process::Command;

/// System that gets an archive.
pub(super) struct System {
    /// Target triple of the system.
    pub(super) target: &'static str,
    /// Name of the system in the name of the archive.
    pub(super) name: &'static str,
    /// Subcommand of cargo that builds and links for the system.
    build: &'static str,
    /// What the build needs besides the target of the compiler. Shown in errors.
    needs: &'static str,
    /// Crates whose programs and libraries are built. Crates of one group are built together and share the features of
    /// their dependencies. The library of a class is in a group of its own. In the group of `damier`, it would contain
    /// the network, 42 MB that it does not use.
    crates: &'static [&'static [&'static str]],
    /// Files that the build produces.
    pub(super) built: &'static [&'static str],
}

/// Subcommand that links for every system. It includes a C compiler, which SQLite needs.
const ZIG: &str = "zigbuild";

/// What a build with Zig needs.
const ZIG_NEEDS: &str = "`pip install cargo-zigbuild`, and what that installs in PATH";

/// Linux with the usual C library. The Debian package is made from its files.
pub(super) const LINUX: System = System {
    target: "x86_64-unknown-linux-gnu",
    name: "linux-x86_64",
    build: "build",
    needs: "a C compiler (Debian: gcc, libc6-dev)",
    crates: &[&["damier-cli", "damier-gui", "damier-serve"], &["damier-libgrid"]],
    built: &["damier", "damier-gui", "damier-host", "damier-serve", "libgrid.so"],
};

/// Every supported system.
pub(super) const SYSTEMS: [System; 6] = [
    LINUX,
    // This is one program that needs no library of the system. The window and the host for libraries of a class are
    // left out, because a static program cannot load libraries.
    System {
        target: "x86_64-unknown-linux-musl",
        name: "linux-x86_64-static",
        build: "build",
        needs: "a compiler for musl (Debian: musl-tools)",
        crates: &[&["damier-cli"]],
        built: &["damier"],
    },
    System {
        target: "x86_64-pc-windows-gnu",
        name: "windows-x86_64",
        build: "build",
        needs: "mingw (Debian: gcc-mingw-w64-x86-64)",
        crates: &[&["damier-cli", "damier-gui"], &["damier-libgrid"]],
        built: &["damier.exe", "damier-gui.exe", "damier-host.exe", "grid.dll", "libgrid.dll.a"],
    },
    System {
        target: "aarch64-unknown-linux-musl",
        name: "linux-aarch64-static",
        build: ZIG,
        needs: ZIG_NEEDS,
        crates: &[&["damier-cli"]],
        built: &["damier"],
    },
    // The window needs the frameworks of Apple, which exist only on a Mac.
    System {
        target: "aarch64-apple-darwin",
        name: "macos-aarch64",
        build: ZIG,
        needs: ZIG_NEEDS,
        crates: &[&["damier-cli"], &["damier-libgrid"]],
        built: &["damier", "damier-host", "libgrid.dylib"],
    },
    System {
        target: "x86_64-apple-darwin",
        name: "macos-x86_64",
        build: ZIG,
        needs: ZIG_NEEDS,
        crates: &[&["damier-cli"], &["damier-libgrid"]],
        built: &["damier", "damier-host", "libgrid.dylib"],
    },
];

impl System {
    /// Builds the files for the archive of this system, and returns their folder. For the system of this machine, this
    /// is the folder of `cargo build`, so that nothing is built twice.
    pub(super) fn build(&self, profile: &str) -> Result<PathBuf> {
        let is_own = own_target()? == self.target;
        for together in self.crates {
            self.build_crates(together, profile, is_own)?;
        }
        let target = target_folder();
        Ok(if is_own { target } else { target.join(self.target) }.join(profile))
    }

    fn build_crates(&self, crates: &[&str], profile: &str, is_own: bool) -> Result<()> {
        let mut cargo = Command::new("cargo");
        cargo.arg(if is_own { "build" } else { self.build });
        cargo.args(["--locked", "--profile", profile]);
        if !is_own {
            cargo.args(["--target", self.target]);
        }
        for one in crates {
            cargo.args(["--package", one]);
        }
        let status = cargo.current_dir(root()).status().context("cargo")?;
        if !status.success() {
            bail!(
                "no archive for {}: the build failed. It needs `rustup target add {}` and {}",
                self.name,
                self.target,
                self.needs
            );
        }
        Ok(())
    }
}

/// Returns the output folder of cargo.
pub(super) fn target_folder() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// Returns the target triple of this machine.
fn own_target() -> Result<String> {
    let output = Command::new("rustc").arg("-vV").current_dir(root()).output().context("rustc")?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let host = text.lines().find_map(|line| line.strip_prefix("host: "));
    Ok(host.context("rustc -vV does not name the host")?.to_string())
}
