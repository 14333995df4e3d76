//! Files are written whole or not at all.

use game::saved::SavedGame;
use std::fs;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

/// The reason why a game was not saved; the file is as it was before.
#[derive(Debug)]
pub enum Unsaved {
    /// The file there must not be overwritten: one line with what, where and what is allowed.
    Refused(String),
    /// The system refused.
    Failed(io::Error),
}

/// Saves a game. Overwrites only an earlier saved game; follows links.
///
/// # Errors
/// Something else is there, or the file cannot be written; then what is there is left as it was.
pub fn save_game(path: &Path, game: &SavedGame) -> Result<(), Unsaved> {
    let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_path_buf());
    let refuse = |why: &str| Unsaved::Refused(format!("{}: {why}", path.display()));
    if target.exists() {
        if !target.is_file() {
            return Err(refuse("is no file; allowed: a new file, or a saved game to overwrite"));
        }
        let is_saved_game = fs::read_to_string(&target).is_ok_and(|text| SavedGame::is_one(&text));
        if !is_saved_game {
            return Err(refuse(
                "holds something else; allowed: a new file, or a saved game to overwrite",
            ));
        }
    }
    let text = game.write();
    replace_file(&target, |out| out.write_all(text.as_bytes())).map_err(Unsaved::Failed)
}

/// Writes beside the file first, under a name that nobody has, then puts it in its place.
///
/// # Errors
/// If the file cannot be written; then what was there is left as it was.
pub fn replace_file(
    path: &Path,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> io::Result<()> {
    let beside = free_name(path);
    let written = fs::File::create(&beside)
        .map(|file| BufWriter::with_capacity(1 << 20, file))
        .and_then(|mut out| write(&mut out).and_then(|()| out.flush()).map(|()| out))
        // On the disk before it takes the other's place: else a power cut could leave neither.
        .and_then(|out| out.get_ref().sync_all())
        .and_then(|()| fs::rename(&beside, path));
    if written.is_err() {
        // The write has failed already; that a rest of it may stay behind cannot be helped.
        let _ = fs::remove_file(&beside);
    }
    written
}

/// A name beside a path that nobody has.
#[must_use]
pub fn free_name(path: &Path) -> PathBuf {
    let name = |number: u32| {
        let mut name = path.as_os_str().to_owned();
        name.push(format!(".part{number}"));
        PathBuf::from(name)
    };
    (0..u32::MAX).map(name).find(|name| !name.exists()).unwrap_or_else(|| name(0))
}
