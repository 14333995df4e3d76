//! Reads and writes files as a whole: a file that cannot be written completely is left as it was.

use crate::failure::CommandError;
use crate::text::file as text;
use damier_catalog::{
    PuzzleSet, SavedGame, free_name, read_text, replace_file, utf16_order, without_mark,
};
use damier_play::{SaveFailure, save_game};
use std::fs;
use std::io::{BufRead, Read};
use std::path::Path;

/// The most bytes of a typed line. No position needs as many.
const LONGEST_LINE: u64 = 1 << 16;

/// Reads a text file that the user named.
pub(crate) fn read(path: &Path) -> Result<String, CommandError> {
    read_text(path).map_err(|error| refuse_read(path, &error))
}

/// Reads any file that the user named.
pub(crate) fn read_bytes(path: &Path) -> Result<Vec<u8>, CommandError> {
    fs::read(path).map_err(|error| refuse_read(path, &error))
}

/// Returns the error for a file that cannot be read.
pub(crate) fn refuse_read(path: &Path, error: &std::io::Error) -> CommandError {
    CommandError::Input(text::unreadable(path.display().to_string(), error))
}

/// Returns the error for a file that cannot be written to.
pub(crate) fn refuse_write(path: &Path, error: &std::io::Error) -> CommandError {
    CommandError::Machine(text::unwritable(path.display().to_string(), error))
}

/// Saves a game with [`save_game`].
pub(crate) fn save(path: &Path, game: &SavedGame) -> Result<(), CommandError> {
    save_game(path, game).map_err(|unsaved| match unsaved {
        SaveFailure::Refused(why) => CommandError::Input(why),
        SaveFailure::Failed(error) => refuse_write(path, &error),
    })
}

/// Writes a book. Overwrites only an earlier book, and leaves it unchanged if the new one cannot be written completely.
pub(crate) fn write_book(path: &Path, text: &str) -> Result<(), CommandError> {
    check_book(path)?;
    replace(path, text).map_err(|error| refuse_write(path, &error))
}

/// Refuses an existing file that is not a book.
pub(crate) fn check_book(path: &Path) -> Result<(), CommandError> {
    let is_book = |text: String| text.starts_with("damier book");
    if path.exists() && !read_text(path).is_ok_and(is_book) {
        return Err(CommandError::Input(text::no_book(path.display().to_string())));
    }
    Ok(())
}

/// Writes the page of a run. Overwrites only an earlier page.
pub(crate) fn write_page(path: &Path, page: &str) -> Result<(), CommandError> {
    check_page(path)?;
    replace(path, page).map_err(|error| refuse_write(path, &error))
}

/// Refuses an existing file that is not a page of this program.
pub(crate) fn check_page(path: &Path) -> Result<(), CommandError> {
    /// Number of bytes at the start of a page within which it names its generator.
    const HEAD: u64 = 1000;
    let mut head = Vec::new();
    let mut read = || fs::File::open(path)?.take(HEAD).read_to_end(&mut head);
    let is_read = path.exists() && read().is_ok();
    let is_page = is_read && String::from_utf8_lossy(&head).contains(damier_reports::GENERATOR);
    if path.exists() && !is_page {
        return Err(CommandError::Input(text::no_page(path.display().to_string())));
    }
    Ok(())
}

/// Refuses an existing file that is not a picture in SVG.
pub(crate) fn check_picture(path: &Path) -> Result<(), CommandError> {
    let is_picture = |text: String| text.starts_with("<svg");
    if path.exists() && !read_text(path).is_ok_and(is_picture) {
        return Err(CommandError::Input(text::no_figure(path.display().to_string())));
    }
    Ok(())
}

/// Refuses an existing file that is not a network, and a path that cannot be written to. This check comes before hours
/// of training.
pub(crate) fn check_network(path: &Path) -> Result<(), CommandError> {
    const BEGINNING: &[u8] = b"damier network";
    let mut head = [0; BEGINNING.len()];
    let mut read = || fs::File::open(path)?.read_exact(&mut head);
    if path.exists() && !(read().is_ok() && head == BEGINNING) {
        return Err(CommandError::Input(text::no_network(path.display().to_string())));
    }
    check_writable(path)
}

/// Writes a new file.
pub(crate) fn write_new(path: &Path, text: &str) -> Result<(), CommandError> {
    check_new(path)?;
    replace(path, text).map_err(|error| refuse_write(path, &error))
}

/// Refuses a path at which there is a file already, and a path that cannot be written to. This check comes before long
/// work.
pub(crate) fn check_new(path: &Path) -> Result<(), CommandError> {
    // A link that leads nowhere counts as a file, too.
    if fs::symlink_metadata(path).is_ok() {
        return Err(CommandError::Input(text::file_is_there(path.display().to_string())));
    }
    check_writable(path)
}

/// Writes a set of puzzles. Overwrites only an earlier set.
pub(crate) fn write_puzzles(path: &Path, set: &str) -> Result<(), CommandError> {
    check_puzzles(path)?;
    replace(path, set).map_err(|error| refuse_write(path, &error))
}

/// Refuses an existing file that is not a set of puzzles, and a path that cannot be written to. This check comes before
/// long work.
pub(crate) fn check_puzzles(path: &Path) -> Result<(), CommandError> {
    let is_set = |text: String| PuzzleSet::read(&text).is_ok();
    if path.exists() && !read_text(path).is_ok_and(is_set) {
        return Err(CommandError::Input(text::no_puzzles(path.display().to_string())));
    }
    check_writable(path)
}

/// Refuses a path that cannot be written to.
fn check_writable(path: &Path) -> Result<(), CommandError> {
    let beside = free_name(path);
    let tried = fs::File::create(&beside).and_then(|_| fs::remove_file(&beside));
    tried.map_err(|error| refuse_write(path, &error))
}

/// Writes a text as a whole with [`replace_file`].
pub(crate) fn replace(path: &Path, text: &str) -> std::io::Result<()> {
    replace_file(path, |out| out.write_all(text.as_bytes()))
}

/// Reads one typed line; `None` at the end of the input. Invalid bytes become `?`. A line longer than any answer is
/// cut, so an endless line cannot fill the memory. UTF-16, whose lines have other ends, is refused.
pub(crate) fn read_line(input: &mut dyn BufRead) -> Result<Option<String>, CommandError> {
    let mut bytes = Vec::new();
    if input.take(LONGEST_LINE).read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    // After a byte order mark, the text must look like UTF-16, too: the mark may be any two invalid bytes.
    if utf16_order(&bytes).is_some_and(|(_, rest)| utf16_order(rest).is_some()) {
        return Err(CommandError::Input(text::utf16().into()));
    }
    Ok(Some(without_mark(&String::from_utf8_lossy(&bytes)).trim().to_string()))
}
