//! Starter submissions for authors.

use damier_catalog::open;
use damier_guest::scaffold::{self, Language};
use damier_i18n::Lang;
use std::path::{Path, PathBuf};

pub use damier_guest::scaffold::ScaffoldError;

/// Creates a folder with a starter bot for a game. `language` is a programming language that has a wrapper: `python`,
/// `c` or `rust`. `lang` is the language of the comments. Returns the files, the bot first, and the command that builds
/// the bot, if one is needed.
///
/// # Errors
/// If the language or game is unknown, or the folder is not empty or cannot be written.
pub fn new_bot(
    folder: &Path,
    language: &str,
    game: &str,
    lang: Lang,
) -> Result<(Vec<PathBuf>, Option<&'static str>), ScaffoldError> {
    let language = Language::read(language).map_err(ScaffoldError::Folder)?;
    let info = open(game).map_err(ScaffoldError::Folder)?.info();
    let source = info.starter(language.name(), lang);
    let files = scaffold::write(folder, language, info.name, source, lang)?;
    Ok((files, language.build()))
}
