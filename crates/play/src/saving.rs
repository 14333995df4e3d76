//! Writing of saved games: whole or not at all, and never over another kind of file.

use crate::text::board;
use damier_catalog::{read_text, replace_file};
use damier_game::saved::SavedGame;
use damier_i18n::Message;
use std::path::Path;
use std::{fs, io};

/// Reason why a game was not saved. The file is unchanged.
#[derive(Debug)]
pub enum SaveFailure {
    /// The existing file must not be overwritten. The message gives the reason on one line.
    Refused(Message),
    /// The system reported an error.
    Failed(io::Error),
}

/// Saves a game. Overwrites only an earlier saved game. Follows links.
///
/// # Errors
/// If the file is not a saved game or cannot be written. The existing file is unchanged then.
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
