//! Files that accompany the programs: pages, headers, kits, and documentation that the program generates.

use super::archive::Files;
use super::system::target_folder;
use crate::{root, run};
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Pages and headers for every archive, with their names there.
const PAGES: [(&str, &str); 12] = [
    ("README.md", "README.md"),
    ("README.fr.md", "README.fr.md"),
    ("LICENSE-MIT", "LICENSE-MIT"),
    ("LICENSE-APACHE", "LICENSE-APACHE"),
    ("crates/gui/fonts/OFL.txt", "LICENSE-FONTS"),
    ("crates/guest/PROTOCOL.md", "PROTOCOL.md"),
    ("docs/fr/src/protocol.md", "PROTOCOL.fr.md"),
    ("crates/libgrid/README.md", "libgrid/README.md"),
    ("crates/libgrid/README.fr.md", "libgrid/README.fr.md"),
    ("crates/libgrid/include/grid.h", "libgrid/include/grid.h"),
    ("crates/libgrid/include/strategy.h", "libgrid/include/strategy.h"),
    ("tournaments/class.toml", "tournaments/class.toml"),
];

/// Folders for every archive, with their names there.
const FOLDERS: [(&str, &str); 3] = [
    ("crates/guest/wrappers/c", "kits/c"),
    ("crates/guest/wrappers/python", "kits/python"),
    ("crates/guest/wrappers/rust", "kits/rust"),
];

/// Folders for the manual pages that the program generates, with their languages.
const MANUALS: [(&str, &str); 2] = [("man/man1", "en"), ("man/fr/man1", "fr")];

/// Shells with generated completions, and the file names that each shell expects.
const COMPLETIONS: [(&str, &str); 4] = [
    ("completions/damier.bash", "bash"),
    ("completions/_damier", "zsh"),
    ("completions/damier.fish", "fish"),
    ("completions/damier.ps1", "powershell"),
];

/// Manual page of the window, with its name in an archive.
const WINDOW_MANUAL: (&str, &str) = ("crates/gui/desktop/damier-gui.1", "man/man1/damier-gui.1");

/// Folder for the generated files. The Debian package takes them from there.
const FOLDER: &str = "target/dist/papers";

/// Returns the files that accompany the programs in every archive. `page` is the folder of the web page, if it was
/// built.
pub(super) fn gather(page: Option<&Path>) -> Result<Files> {
    let root = root();
    let mut files: Files =
        PAGES.map(|(path, name)| (root.join(path), name.to_string())).into_iter().collect();
    files.push((root.join(WINDOW_MANUAL.0), WINDOW_MANUAL.1.to_string()));
    let papers = root.join(FOLDER);
    files.extend(COMPLETIONS.map(|(name, _)| (papers.join(name), name.to_string())));
    for (name, _) in MANUALS {
        files.extend(all_in(&papers.join(name), name)?);
    }
    for (folder, name) in FOLDERS {
        files.extend(all_in(&root.join(folder), name)?);
    }
    if let Some(page) = page {
        files.extend(all_in(page, "page")?);
    }
    Ok(files)
}

/// Generates manual pages and completions with the program `damier`. The program is first built for this machine, even
/// if the archives are for other systems.
pub(super) fn write(profile: &str) -> Result<()> {
    let mut cargo = Command::new("cargo");
    cargo.args(["build", "--locked", "--package", "damier-cli", "--profile", profile]);
    run(cargo.current_dir(root()), "the program that writes its manual pages")?;
    let program = target_folder().join(profile).join("damier");
    let papers = root().join(FOLDER);
    if papers.exists() {
        // Remove pages of commands that no longer exist.
        fs::remove_dir_all(&papers).with_context(|| papers.display().to_string())?;
    }
    for (name, lang) in MANUALS {
        let folder = papers.join(name);
        let mut asked = Command::new(&program);
        asked.args(["manual", "--lang", lang, "--out"]).arg(&folder);
        run(&mut asked, "the manual pages")?;
    }
    for (name, shell) in COMPLETIONS {
        let written = Command::new(&program).args(["completions", shell]).output();
        let written = written.with_context(|| program.display().to_string())?;
        if !written.status.success() || written.stdout.is_empty() {
            bail!("damier completions {shell}: {}", written.status);
        }
        let path = papers.join(name);
        let folder = path.parent().context("a file in a folder")?;
        fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
        fs::write(&path, written.stdout).with_context(|| path.display().to_string())?;
    }
    Ok(())
}

/// Returns the files of a folder, sorted by name, with their names in another folder.
fn all_in(folder: &Path, name: &str) -> Result<Files> {
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        paths.push(entry?.path());
    }
    paths.sort();
    let named = |path: PathBuf| {
        let file = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        (path, format!("{name}/{file}"))
    };
    Ok(paths.into_iter().map(named).collect())
}
