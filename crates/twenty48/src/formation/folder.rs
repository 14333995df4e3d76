//! Names of table files, and the table files in a folder.

use crate::formation::layout::Formation;
use crate::text;
use damier_game::TextError;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// Extension of the names of table files, without the dot.
const ENDING: &str = "formation";

/// Returns the file name for the table of a formation and a target (an exponent).
#[must_use]
pub fn file_name(formation: Formation, target: u8) -> String {
    // The drawing of a formation contains slashes, which would separate folders in a path, and dots, which would hide
    // the file if they came first.
    let name = formation.to_string().replace('/', "").replace('.', "_");
    format!("{name}-{}.{ENDING}", 1u32 << target)
}

/// Returns the table files in a folder, sorted by name. Returns an empty list if the folder does not exist.
///
/// # Errors
/// If the folder cannot be read.
pub fn table_files(folder: &Path) -> Result<Vec<PathBuf>, TextError> {
    let refuse = |error: io::Error| {
        let sentence = text::table::unreadable(error);
        TextError::failed(folder.display().to_string(), sentence)
    };
    let entries = match std::fs::read_dir(folder) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
        entries => entries.map_err(refuse)?,
    };
    let mut files = Vec::new();
    for entry in entries {
        let path = entry.map_err(refuse)?.path();
        if path.extension().is_some_and(|end| end == ENDING) {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}
