//! A submission to begin with.

use guest::scaffold::{self, Language};
use std::path::{Path, PathBuf};

pub use guest::scaffold::ScaffoldError;

/// Writes a new folder with a bot to begin with, in a language that has a wrapper (`python`, `c`, `rust`),
/// for a game; returns its files, the bot first, and the command that builds it, if it needs one.
///
/// # Errors
/// An unknown language or game; a folder that is there and not empty, or cannot be written.
pub fn new_bot(
    folder: &Path,
    language: &str,
    game: &str,
) -> Result<(Vec<PathBuf>, Option<&'static str>), ScaffoldError> {
    let language = Language::read(language).map_err(ScaffoldError::Folder)?;
    let game = crate::open(game).map_err(ScaffoldError::Folder)?.name();
    Ok((scaffold::write(folder, language, &game)?, language.build()))
}
