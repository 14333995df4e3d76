//! Creation of a game crate: a small game under a new name, and the lines that add it to the workspace.
//!
//! The template in `xtask/template` is a complete small game. An author changes it into another game step by step, and
//! can play the game after each step.

mod check;
mod line;
pub mod name;

use crate::structure::source;
use anyhow::{Context, Result};
use name::GameName;
use std::fs;
use std::path::{Path, PathBuf};

/// Folder of the template, relative to the root of the workspace.
const TEMPLATE: &str = "xtask/template";

/// File to write: its path and its text.
type Page = (PathBuf, String);

/// Creates a game: writes the crate `crates/NAME`, and adds it to the manifests and the list of games. Returns the
/// paths of the written files relative to the root. Those of the crate come first.
///
/// # Errors
/// If the name is in use, if a file has no place for a line about the game, or if a file cannot be written. In each
/// case, the workspace is left as it was.
pub fn begin(root: &Path, name: &GameName) -> Result<Vec<PathBuf>> {
    let crates = source::read(root)?;
    check::free(root, name)?;
    check::unused_in_strings(&crates, name)?;
    let folder = Path::new("crates").join(&name.snake);
    let mut pages = Vec::new();
    copy(&root.join(TEMPLATE), &folder, name, &mut pages)?;
    let edits = line::edits(root, name)?;
    write_all(root, &folder, &pages, &edits)?;
    Ok(pages.into_iter().chain(edits).map(|(path, _)| path).collect())
}

/// Copies a folder of the template under another name.
fn copy(from: &Path, to: &Path, name: &GameName, pages: &mut Vec<Page>) -> Result<()> {
    let entries = fs::read_dir(from).with_context(|| from.display().to_string())?;
    let mut entries = entries.collect::<Result<Vec<_>, _>>()?;
    entries.sort_by_key(fs::DirEntry::file_name);
    for entry in entries {
        let (from, to) = (entry.path(), to.join(entry.file_name()));
        if from.is_dir() {
            copy(&from, &to, name, pages)?;
        } else {
            let text = fs::read_to_string(&from).with_context(|| from.display().to_string())?;
            pages.push((to, name.rename(&text)));
        }
    }
    Ok(())
}

/// Writes a new folder and changes files. On an error, everything is left as it was.
fn write_all(root: &Path, folder: &Path, pages: &[Page], edits: &[Page]) -> Result<()> {
    let read = |(path, _): &Page| Ok((path.clone(), fs::read_to_string(root.join(path))?));
    let before = edits.iter().map(read).collect::<Result<Vec<Page>>>()?;
    let written = pages.iter().chain(edits).try_for_each(|page| write(root, page));
    if written.is_err() {
        // Report the first error. If cleaning up fails too, nothing can be done about it.
        let _ = fs::remove_dir_all(root.join(folder));
        let _ = before.iter().try_for_each(|page| write(root, page));
    }
    written
}

fn write(root: &Path, (path, text): &Page) -> Result<()> {
    let path = root.join(path);
    let folder = path.parent().unwrap_or(root);
    let written = fs::create_dir_all(folder).and_then(|()| fs::write(&path, text));
    written.with_context(|| path.display().to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn written_files_are_removed_if_another_cannot_be_written() {
        let place = tempfile::tempdir().expect("a folder");
        fs::write(place.path().join("list"), "before").expect("writable");
        let page = |path: &str| (PathBuf::from(path), "after".to_string());
        let folder = Path::new("crates/a");
        // A file cannot contain another file.
        let pages = [page("crates/a/b"), page("crates/a/b/c")];
        assert!(write_all(place.path(), folder, &pages, &[page("list")]).is_err());
        assert!(!place.path().join(folder).exists());
        let list = || fs::read_to_string(place.path().join("list")).expect("readable");
        assert_eq!(list(), "before");
        write_all(place.path(), folder, &pages[..1], &[page("list")]).expect("written");
        assert!(place.path().join("crates/a/b").exists() && list() == "after");
    }
}
