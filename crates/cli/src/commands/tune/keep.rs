//! The file of a tuning: read whole, and written whole or not at all.

use crate::failure::CommandError;
use crate::file;
use crate::text::file as text;
use damier_experiments::Tuning;
use std::fs;
use std::path::{Path, PathBuf};

/// Returns the seed of the tuning in a file; `None` if there is no tuning.
pub(super) fn stored_seed(path: Option<&Path>) -> Option<u64> {
    let text = file::read(path.filter(|path| path.is_file())?).ok()?;
    Tuning::stored_seed(&text)
}

/// The file that stores a tuning; without one, nothing is stored.
pub(super) struct TuningFile(Option<PathBuf>);

impl TuningFile {
    /// Opens the file to continue, or creates it. A file that cannot be written to thus fails before the first game.
    pub(super) fn open(path: Option<&Path>, tuning: &mut Tuning) -> Result<Self, CommandError> {
        let Some(path) = path else { return Ok(Self(None)) };
        if path.exists() {
            let text = if path.is_file() { file::read(path)? } else { String::new() };
            if !Tuning::is_one(&text) {
                return Err(CommandError::Input(text::no_tuning(path.display().to_string())));
            }
            tuning.resume(&text).map_err(|error| error.within(path.display().to_string()))?;
        }
        // Links are followed, so that their target is replaced, not the link.
        let keep = Self(Some(fs::canonicalize(path).unwrap_or_else(|_| path.to_path_buf())));
        keep.write(tuning)?;
        Ok(keep)
    }

    pub(super) fn file(&self) -> Option<&Path> {
        self.0.as_deref()
    }

    /// Writes the file.
    pub(super) fn write(&self, tuning: &Tuning) -> Result<(), CommandError> {
        let Some(path) = &self.0 else { return Ok(()) };
        file::replace(path, &tuning.text()).map_err(|error| file::refuse_write(path, &error))
    }
}
