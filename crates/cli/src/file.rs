//! Files are read whole, and written whole or not at all.

use crate::failure::Failure;
use std::fs;
use std::io::{BufWriter, Read, Write};
use std::path::{Path, PathBuf};
use workbench::SavedGame;

/// Reads a text file that the user named.
pub(crate) fn read(path: &Path) -> Result<String, Failure> {
    let refuse = |error| Failure::Input(format!("{}: cannot be read: {error}", path.display()));
    fs::read_to_string(path).map_err(refuse)
}

/// What is said of a file that cannot be written.
pub(crate) fn unwritten(path: &Path, error: &std::io::Error) -> Failure {
    Failure::Machine(format!("{}: cannot be written: {error}", path.display()))
}

/// Saves a game. Overwrites only an earlier saved game; follows links; leaves what is there as it was
/// if it cannot be replaced by the whole game.
pub(crate) fn save(path: &Path, game: &SavedGame) -> Result<(), Failure> {
    let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_path_buf());
    let refuse = |why: &str| Failure::Input(format!("{}: {why}", path.display()));
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
    replace(&target, &game.write()).map_err(|error| unwritten(path, &error))
}

/// Writes a book. Overwrites only an earlier book, and leaves what is there as it was if it cannot be
/// replaced by the whole book.
pub(crate) fn write_book(path: &Path, text: &str) -> Result<(), Failure> {
    check_book(path)?;
    replace(path, text).map_err(|error| unwritten(path, &error))
}

/// Refuses a path that holds anything but a book.
pub(crate) fn check_book(path: &Path) -> Result<(), Failure> {
    let is_book = |text: String| text.starts_with("damier book");
    if path.exists() && !fs::read_to_string(path).is_ok_and(is_book) {
        let why = "holds something else; allowed: a new file, or a book to overwrite";
        return Err(Failure::Input(format!("{}: {why}", path.display())));
    }
    Ok(())
}

/// Refuses, before hours are spent on a network, a path that holds anything else, or that cannot be
/// written.
pub(crate) fn check_network(path: &Path) -> Result<(), Failure> {
    const BEGINNING: &[u8] = b"damier network";
    let mut head = [0; BEGINNING.len()];
    let mut read = || fs::File::open(path)?.read_exact(&mut head);
    if path.exists() && !(read().is_ok() && head == BEGINNING) {
        let why = "holds something else; allowed: a new file, or a network to overwrite";
        return Err(Failure::Input(format!("{}: {why}", path.display())));
    }
    let beside = free_name(path);
    let tried = fs::File::create(&beside).and_then(|_| fs::remove_file(&beside));
    tried.map_err(|error| unwritten(path, &error))
}

/// Writes beside the file first, under a name that nobody has, then puts it in its place.
pub(crate) fn replace(path: &Path, text: &str) -> std::io::Result<()> {
    replace_with(path, |out| out.write_all(text.as_bytes()))
}

/// Writes beside the file first, as [`replace`] does, what a function writes piece by piece.
pub(crate) fn replace_with(
    path: &Path,
    write: impl FnOnce(&mut dyn Write) -> std::io::Result<()>,
) -> std::io::Result<()> {
    let beside = free_name(path);
    let written = fs::File::create(&beside)
        .map(|file| BufWriter::with_capacity(1 << 20, file))
        .and_then(|mut out| write(&mut out).and_then(|()| out.flush()))
        .and_then(|()| fs::rename(&beside, path));
    if written.is_err() {
        // The write has failed already; that a rest of it may stay behind cannot be helped.
        let _ = fs::remove_file(&beside);
    }
    written
}

fn free_name(path: &Path) -> PathBuf {
    let name = |number: u32| {
        let mut name = path.as_os_str().to_owned();
        name.push(format!(".part{number}"));
        PathBuf::from(name)
    };
    (0..u32::MAX).map(name).find(|name| !name.exists()).unwrap_or_else(|| name(0))
}
