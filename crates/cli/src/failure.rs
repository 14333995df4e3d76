//! Errors of commands: one line on standard error, and an exit status.

use std::fmt;
use workbench::TextError;
use workbench::arena::Error;

/// The reason why a command failed.
#[derive(Debug)]
pub(crate) enum CommandError {
    /// Input that is wrong, typed or read: exit status 2.
    Input(String),
    /// The machine refused: a file, a disk. Exit status 1.
    Machine(String),
    /// Ctrl-C ended a run before its end; what there was to say has been said. Exit status 130.
    Stopped,
    /// Whoever reads our output has gone; nothing is left to say. Exit status 0.
    Closed,
}

impl CommandError {
    /// The exit status of the program.
    pub(crate) fn status(&self) -> u8 {
        match self {
            Self::Input(_) => 2,
            Self::Machine(_) => 1,
            Self::Stopped => 130,
            Self::Closed => 0,
        }
    }
}

impl fmt::Display for CommandError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Input(message) | Self::Machine(message) => out.write_str(message),
            Self::Stopped | Self::Closed => Ok(()),
        }
    }
}

impl From<TextError> for CommandError {
    fn from(error: TextError) -> Self {
        Self::Input(error.to_string())
    }
}

impl From<std::io::Error> for CommandError {
    fn from(error: std::io::Error) -> Self {
        match error.kind() {
            std::io::ErrorKind::BrokenPipe => Self::Closed,
            _ => Self::Machine(error.to_string()),
        }
    }
}

impl From<Error> for CommandError {
    fn from(error: Error) -> Self {
        Self::Input(error.to_string())
    }
}

/// Prints an error on standard error, on one line.
#[expect(clippy::print_stderr, reason = "the one place where errors are shown")]
pub(crate) fn complain(what: &dyn fmt::Display) {
    eprintln!("damier: {what}");
}
