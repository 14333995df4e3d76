//! Reads and writes files as a whole: a file that cannot be written completely is left as it was.

use crate::failure::CommandError;
use crate::text::file as text;
use damier_catalog::{
    PuzzleSet, SavedGame, free_name, read_text, replace_file, utf16_order, without_mark,
};
use damier_i18n::Message;
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

/// What a command may overwrite: nothing, or only an earlier file of the same kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Overwrites {
    Nothing,
    Book,
    Network,
    Page,
    Picture,
    Puzzles,
}

impl Overwrites {
    /// Writes a text. If it cannot be written completely, an earlier file stays unchanged.
    pub(crate) fn write(self, path: &Path, text: &str) -> Result<(), CommandError> {
        self.check(path)?;
        replace(path, text).map_err(|error| refuse_write(path, &error))
    }

    /// Refuses an existing file of another kind, and a path that cannot be written to. This check comes before long
    /// work.
    pub(crate) fn check(self, path: &Path) -> Result<(), CommandError> {
        // A link that leads nowhere counts as a file, too.
        if fs::symlink_metadata(path).is_ok() && !self.is_kind_of(path) {
            return Err(CommandError::Input(self.refusal(path.display().to_string())));
        }
        let beside = free_name(path);
        let tried = fs::File::create(&beside).and_then(|_| fs::remove_file(&beside));
        tried.map_err(|error| refuse_write(path, &error))
    }

    /// Returns true if there is a file of this kind.
    fn is_kind_of(self, path: &Path) -> bool {
        let is_text = |is: fn(&str) -> bool| read_text(path).is_ok_and(|text| is(&text));
        match self {
            Self::Nothing => false,
            Self::Book => is_text(|text| text.starts_with("damier book")),
            Self::Network => head(path).starts_with(b"damier network"),
            Self::Page => String::from_utf8_lossy(&head(path)).contains(damier_reports::GENERATOR),
            Self::Picture => is_text(|text| text.starts_with("<svg")),
            Self::Puzzles => is_text(|text| PuzzleSet::read(text).is_ok()),
        }
    }

    fn refusal(self, file: String) -> Message {
        match self {
            Self::Nothing => text::file_is_there(file),
            Self::Book => text::no_book(file),
            Self::Network => text::no_network(file),
            Self::Page => text::no_page(file),
            Self::Picture => text::no_figure(file),
            Self::Puzzles => text::no_puzzles(file),
        }
    }
}

/// Returns the first bytes of a file; none if it cannot be read.
fn head(path: &Path) -> Vec<u8> {
    /// Number of bytes within which a page names its generator.
    const HEAD: u64 = 1000;
    let mut head = Vec::new();
    let read = fs::File::open(path).and_then(|file| file.take(HEAD).read_to_end(&mut head));
    if read.is_ok() { head } else { Vec::new() }
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
