//! Release files: an archive with programs and documents for each system, and a Debian package.

mod archive;
mod debian;
mod papers;
mod system;

use crate::{page, root};
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::{Path, PathBuf};
use system::{LINUX, SYSTEMS, System};

/// Number of systems whose archives are made by default: those that can be built on Debian alone.
const USUAL: usize = 3;

/// Name of the Debian package in the list of systems.
const DEBIAN: &str = "debian";

/// Options of `cargo xtask dist`.
#[derive(clap::Args)]
pub(crate) struct Order {
    /// Target triples of systems, or `debian` for the package [default: Linux, static Linux, Windows, `debian`]
    #[arg(value_name = "WHAT")]
    targets: Vec<String>,
    /// Profile to build with
    #[arg(long, default_value = "release")]
    profile: String,
    /// Leave out the web page, whose build takes minutes
    #[arg(long)]
    no_page: bool,
}

/// Makes archives and the Debian package in `target/dist`. By default, these are the archives that can be built on
/// Debian, and the package.
///
/// # Errors
/// If a target is unknown, or if something that its build needs is missing.
pub(crate) fn make(order: &Order) -> Result<()> {
    let (systems, debian) = read(order)?;
    if debian {
        debian::check_tool()?;
    }
    let folder = root().join("target/dist");
    fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
    say("the program that writes its manual page and completions");
    papers::write(&order.profile)?;
    let page = if order.no_page { None } else { Some(build_page()?) };
    for system in systems {
        say(&format!("the programs for {}", system.name));
        tell(&make_one(system, &order.profile, page.as_deref(), &folder)?)?;
    }
    if debian {
        say("the Debian package");
        LINUX.build(&order.profile)?;
        tell(&debian::pack(&folder, &order.profile)?)?;
    }
    Ok(())
}

/// Returns the requested systems, and true if the Debian package is requested.
fn read(order: &Order) -> Result<(Vec<&'static System>, bool)> {
    if order.targets.is_empty() {
        return Ok((SYSTEMS[..USUAL].iter().collect(), !order.no_page));
    }
    let mut systems = Vec::new();
    for target in order.targets.iter().filter(|target| *target != DEBIAN) {
        let Some(system) = SYSTEMS.iter().find(|system| system.target == target) else {
            let known = SYSTEMS.iter().map(|one| one.target).collect::<Vec<_>>().join(", ");
            bail!("no archive for `{target}`; allowed: {known}, {DEBIAN}");
        };
        systems.push(system);
    }
    let debian = order.targets.iter().any(|target| target == DEBIAN);
    if debian && order.no_page {
        bail!("--no-page: the Debian package holds the page; allowed with the other archives");
    }
    Ok((systems, debian))
}

fn build_page() -> Result<PathBuf> {
    page::build()?;
    Ok(root().join("target/page"))
}

/// Builds for one system, and makes its archive.
fn make_one(system: &System, profile: &str, page: Option<&Path>, folder: &Path) -> Result<PathBuf> {
    let built = system.build(profile)?;
    let mut files: archive::Files =
        system.built.iter().map(|file| (built.join(file), (*file).to_string())).collect();
    files.extend(papers::gather(page)?);
    let name = format!("damier-{}-{}", env!("CARGO_PKG_VERSION"), system.name);
    let ending = if system.name.starts_with("windows") { "zip" } else { "tar.gz" };
    let archive = folder.join(format!("{name}.{ending}"));
    archive::write(&archive, &name, &files)?;
    Ok(archive)
}

/// Prints the path and the size of a file.
#[expect(clippy::print_stdout, reason = "a development command prints its results")]
pub(crate) fn tell(archive: &Path) -> Result<()> {
    let bytes = fs::metadata(archive)?.len();
    println!("{}: {:.1} MB", archive.display(), bytes as f64 / 1e6);
    Ok(())
}

#[expect(clippy::print_stdout, reason = "a development command prints its results")]
fn say(what: &str) {
    println!("building: {what}");
}
