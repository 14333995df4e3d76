//! Errors of commands: one line on standard error, and an exit status.

use damier_catalog::TextError;
use damier_experiments::ScaffoldError;
use damier_experiments::arena::Error;
use damier_i18n::{Lang, Message};
use std::fmt;

/// The reason why a command failed.
#[derive(Debug)]
pub(crate) enum CommandError {
    /// Wrong input, typed or read: exit status 2.
    Input(Message),
    /// A failure of the machine, for example a disk: exit status 1.
    Machine(Message),
    /// Ctrl-C ended a run early, and everything has been printed: exit status 130.
    Stopped,
    /// The program that reads the output has closed it: exit status 0.
    Closed,
}

impl CommandError {
    /// Creates a [`CommandError::Machine`] from an error.
    pub(crate) fn machine(error: &impl fmt::Display) -> Self {
        Self::Machine(error.to_string().into())
    }

    /// Returns the exit status of the program.
    pub(crate) fn status(&self) -> u8 {
        match self {
            Self::Input(_) => 2,
            Self::Machine(_) => 1,
            Self::Stopped => 130,
            Self::Closed => 0,
        }
    }

    /// Returns the message to print; `None` if everything has been printed already.
    pub(crate) fn message(self) -> Message {
        match self {
            Self::Input(message) | Self::Machine(message) => message,
            Self::Stopped | Self::Closed => Message::default(),
        }
    }
}

impl From<ScaffoldError> for CommandError {
    fn from(error: ScaffoldError) -> Self {
        match error {
            ScaffoldError::Folder(error) => error.into(),
            ScaffoldError::Unwritten { .. } => Self::Machine(error.message()),
        }
    }
}

impl From<TextError> for CommandError {
    fn from(error: TextError) -> Self {
        Self::Input(error.into())
    }
}

impl From<std::io::Error> for CommandError {
    fn from(error: std::io::Error) -> Self {
        match error.kind() {
            std::io::ErrorKind::BrokenPipe => Self::Closed,
            _ => Self::machine(&error),
        }
    }
}

impl From<Error> for CommandError {
    fn from(error: Error) -> Self {
        match error {
            Error::Machine(why) => Self::Machine(why),
            other => Self::Input(other.into()),
        }
    }
}

/// Prints a message on standard error, on one line.
#[expect(clippy::print_stderr, reason = "the one place where errors are shown")]
pub(crate) fn complain(what: impl Into<Message>, lang: Lang) {
    eprintln!("damier: {}", what.into().say(lang));
}
