//! The one error of this crate: always one line that names what, where and what is allowed.

use game::TextError;
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
        let mut problem = problem.to_string().replace(['\n', '\r'], " ");
        // What SQLite says when another program holds the file.
        if problem.contains("database is locked") {
            problem = "another program is writing it; allowed: when that is done".to_string();
        }
        Self::File { file: file.to_string(), problem }
    }

    /// An error about a path.
    pub(crate) fn path(path: &Path, problem: &(impl ToString + ?Sized)) -> Self {
        Self::file(&path.display().to_string(), problem)
    }
}
