//! Lists folders.

use crate::process::folder_usage::FolderEntry;
use std::ffi::OsStr;
use std::io;
use std::path::Path;

/// Lists at most `most` entries of the folder that `names` lead to from `top`.
///
/// # Errors
/// Fails if the folder is gone or cannot be opened.
pub(crate) fn list(top: &Path, names: &[&OsStr], most: usize) -> io::Result<Vec<FolderEntry>> {
    let mut folder = top.to_path_buf();
    folder.extend(names);
    let mut listed = Vec::new();
    for entry in std::fs::read_dir(folder)?.take(most) {
        let entry = entry?;
        // A file that is gone by now is not counted.
        let Ok(found) = entry.metadata() else { continue };
        let (is_folder, bytes) = (found.is_dir(), found.len());
        let (name, is_closed) = (entry.file_name(), false);
        listed.push(FolderEntry { name, is_folder, is_closed, bytes, file: None });
    }
    Ok(listed)
}
