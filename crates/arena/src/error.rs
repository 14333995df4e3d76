//! The error type of this crate: one line that says what is wrong, where, and what to do.

use crate::text::file;
use damier_game::{TextError, plain_text};
use damier_i18n::{Lang, Message};
use std::fmt;
use std::path::Path;

/// The reason why a tournament cannot be read, started, stored or reported.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Error {
    /// A text (a spec, a budget, a player) is invalid.
    Text(TextError),
    /// A results file cannot be used, or its content does not fit this run.
    File {
        /// The file, or `memory`.
        file: String,
        /// The problem and what to do, on one line.
        problem: Message,
    },
    /// The machine cannot run any game, whichever players take part.
    Machine(Message),
    /// A run cannot be played as requested. Holds the whole sentence.
    Refused(Message),
    /// The machine, not a player, failed at every attempt at a game.
    Host {
        /// The event, counted from 1.
        event: u32,
        /// Number of the game.
        id: u64,
        /// The cause, on one line.
        cause: Message,
    },
}

impl Error {
    /// Creates an error about a results file from a message of the system or of SQLite.
    pub(crate) fn file(file: &str, problem: &(impl ToString + ?Sized)) -> Self {
        let problem = plain_text(&problem.to_string());
        // SQLite's message when another program has locked the file.
        if problem.contains("database is locked") {
            return Self::about(file, file::locked());
        }
        Self::about(file, problem)
    }

    /// Creates an error about a results file.
    pub(crate) fn about(file: &str, problem: impl Into<Message>) -> Self {
        Self::File { file: plain_text(file), problem: problem.into() }
    }

    /// Creates an error about a path from a message of the system or of SQLite.
    pub(crate) fn path(path: &Path, problem: &(impl ToString + ?Sized)) -> Self {
        Self::file(&path.display().to_string(), problem)
    }

    /// Creates an error about a path.
    pub(crate) fn about_path(path: &Path, problem: impl Into<Message>) -> Self {
        Self::about(&path.display().to_string(), problem)
    }

    /// Returns the sentence in a language.
    #[must_use]
    pub fn say(&self, lang: Lang) -> String {
        Message::from(self).say(lang)
    }
}

impl From<TextError> for Error {
    fn from(error: TextError) -> Self {
        Self::Text(error)
    }
}

/// The English sentence.
impl fmt::Display for Error {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.say(Lang::English))
    }
}

impl std::error::Error for Error {}

/// The sentence.
impl From<&Error> for Message {
    fn from(error: &Error) -> Self {
        match error {
            Error::Text(error) => error.into(),
            Error::Machine(sentence) | Error::Refused(sentence) => sentence.clone(),
            Error::File { file, problem } => file::problem(file, problem.clone()),
            Error::Host { event, id, cause } => {
                file::host(event.to_string(), id.to_string(), cause.clone())
            }
        }
    }
}

impl From<Error> for Message {
    fn from(error: Error) -> Self {
        Self::from(&error)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn control_characters_of_a_file_are_removed() {
        let problem =
            "malformed database schema (a\u{1b}[31m\u{202e}) - unrecognized token: \"\u{1}\"\n";
        let error = Error::file("a\nb.db", problem).to_string();
        let wanted = "a b.db: malformed database schema (a [31m ) - unrecognized token: \" \" ";
        assert_eq!(error, wanted);
    }
}
