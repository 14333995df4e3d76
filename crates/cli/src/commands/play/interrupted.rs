//! Interrupted games: saved when the terminal goes away, and offered when the same game is started again.

use crate::file;
use damier_catalog::{SavedGame, data_folder};
use std::fs;
use std::path::{Path, PathBuf};

/// The name of the folder for interrupted games, within the user's data folder.
const FOLDER: &str = "interrupted";

/// Returns the file for the last interrupted game of this kind; `None` if the system has no data folder.
pub(super) fn place(game: &str) -> Option<PathBuf> {
    let plain = |c: char| if c.is_ascii_alphanumeric() || ",.=-".contains(c) { c } else { '_' };
    let name: String = game.chars().map(plain).collect();
    data_folder().map(|folder| folder.join(FOLDER).join(format!("{name}.txt")))
}

/// Finds the interrupted game of this kind.
pub(super) fn find(game: &str) -> Option<PathBuf> {
    place(game).filter(|path| path.is_file())
}

/// Saves a game. An error is ignored, because the terminal that could show it is gone.
pub(super) fn keep(game: &SavedGame) {
    let Some(path) = place(&game.game) else { return };
    let made = path.parent().map(fs::create_dir_all);
    if made.is_some_and(|made| made.is_ok()) {
        let _ = file::save(&path, game);
    }
}

/// Deletes a game that was continued or was left on purpose.
pub(super) fn forget(path: &Path) {
    // The file may have been deleted already.
    let _ = fs::remove_file(path);
}
