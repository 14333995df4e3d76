//! Saved games are written whole or not at all, and over nothing else.

use crate::text::board;
use damier_catalog::{read_text, replace_file};
use damier_game::saved::SavedGame;
use damier_i18n::Message;
use std::path::Path;
use std::{fs, io};

/// The reason why a game was not saved; the file is as it was before.
#[derive(Debug)]
pub enum SaveFailure {
    /// The file there must not be overwritten: one line with what, where and what is allowed.
    Refused(Message),
    /// The system refused.
    Failed(io::Error),
}

/// Saves a game. Overwrites only an earlier saved game; follows links.
///
/// # Errors
/// Something else is there, or the file cannot be written; then what is there is left as it was.
pub fn save_game(path: &Path, game: &SavedGame) -> Result<(), SaveFailure> {
    let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_path_buf());
    let file = path.display().to_string();
    if target.exists() {
        if !target.is_file() {
            return Err(SaveFailure::Refused(board::not_a_file(file)));
        }
        let is_saved_game = read_text(&target).is_ok_and(|text| SavedGame::is_one(&text));
        if !is_saved_game {
            return Err(SaveFailure::Refused(board::not_a_saved_game(file)));
        }
    }
    let text = game.write();
    replace_file(&target, |out| out.write_all(text.as_bytes())).map_err(SaveFailure::Failed)
}
