//! The one error of this crate: always one line that names what, where and what is allowed.

use game::{TextError, is_plain};
use std::path::Path;

/// The reason why a tournament cannot be read, begun, kept or reported.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Error {
    /// A text (a spec, a budget, a player) is not what it should be.
    #[error(transparent)]
    Text(#[from] TextError),
    /// A results file cannot be used, or what it holds does not fit.
    #[error("{file}: {problem}")]
    File {
        /// The file, or `memory`.
        file: String,
        /// The problem and what is allowed, on one line.
        problem: String,
    },
    /// The machine failed, and not one of the players, each time that a game was tried.
    #[error(
        "event {event}, game {id} cannot be played on this machine: {cause}; all games stored so far are \
         kept; allowed: going on later, with fewer threads or more room"
    )]
    Host {
        /// The event, counted from 1.
        event: u32,
        /// The number of the game.
        id: u64,
        /// The cause, on one line.
        cause: String,
    },
}

impl Error {
    /// An error about a results file.
    pub(crate) fn file(file: &str, problem: &(impl ToString + ?Sized)) -> Self {
        let mut problem = plain(&problem.to_string());
        // What SQLite says when another program holds the file.
        if problem.contains("database is locked") {
            problem = "another program is writing it; allowed: when that is done".to_string();
        }
        Self::File { file: plain(file), problem }
    }

    /// An error about a path.
    pub(crate) fn path(path: &Path, problem: &(impl ToString + ?Sized)) -> Self {
        Self::file(&path.display().to_string(), problem)
    }
}

/// The text on one line: what SQLite says quotes what it found in a file.
fn plain(text: &str) -> String {
    text.chars().map(|c| if is_plain(c) { c } else { ' ' }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_file_holds_repaints_nothing() {
        let problem =
            "malformed database schema (a\u{1b}[31m\u{202e}) - unrecognized token: \"\u{1}\"\n";
        let error = Error::file("a\nb.db", problem).to_string();
        let wanted = "a b.db: malformed database schema (a [31m ) - unrecognized token: \" \" ";
        assert_eq!(error, wanted);
    }
}
