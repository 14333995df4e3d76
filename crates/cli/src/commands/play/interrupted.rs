//! A game whose board went away: it is kept, and offered when the same game is next begun.

use crate::file;
use damier_catalog::{SavedGame, data_folder};
use std::fs;
use std::path::{Path, PathBuf};

/// The folder, within that for programs' data.
const FOLDER: &str = "interrupted";

/// The file of the last interrupted game of this kind; `None` where the system has no folder for data.
pub(super) fn place(game: &str) -> Option<PathBuf> {
    let plain = |c: char| if c.is_ascii_alphanumeric() || ",.=-".contains(c) { c } else { '_' };
    let name: String = game.chars().map(plain).collect();
    data_folder().map(|folder| folder.join(FOLDER).join(format!("{name}.txt")))
}

/// The interrupted game of this kind, if there is one.
pub(super) fn find(game: &str) -> Option<PathBuf> {
    place(game).filter(|path| path.is_file())
}

/// Keeps a game. There is nobody left to tell if that fails.
pub(super) fn keep(game: &SavedGame) {
    let Some(path) = place(&game.game) else { return };
    let made = path.parent().map(fs::create_dir_all);
    if made.is_some_and(|made| made.is_ok()) {
        let _ = file::save(&path, game);
    }
}

/// Forgets a game that has gone on elsewhere, or was left on purpose.
pub(super) fn forget(path: &Path) {
    // It may be gone already.
    let _ = fs::remove_file(path);
}
