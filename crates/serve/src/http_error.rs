//! The crate's error type: a message for the client, and whether the client or the server is at fault.

use damier_i18n::{Lang, Message};
use std::fmt;

/// The reason why a request failed.
#[derive(Clone, Debug)]
pub enum HttpError {
    /// The request cannot be fulfilled, for this reason (status 422).
    Asked(Message),
    /// What was requested does not exist or belongs to somebody else. Both cases get the same response (404).
    Absent,
    /// The request is too large, for this reason (413).
    Large(Message),
    /// The requests come too often, for this reason (429).
    Often(Message),
    /// The server failed, for this reason (500).
    Machine(Message),
}

impl HttpError {
    /// Returns the sentence for the client.
    #[must_use]
    pub fn message(&self) -> Message {
        match self {
            Self::Asked(why) | Self::Large(why) | Self::Often(why) => why.clone(),
            Self::Absent => crate::text::refusal::absent().into(),
            Self::Machine(cause) => crate::text::refusal::machine(cause.map_texts(plain)),
        }
    }

    /// Returns an error of the server.
    pub(crate) fn machine(cause: &impl ToString) -> Self {
        Self::Machine(cause.to_string().into())
    }
}

/// Replaces control characters by spaces, so that the text is on one line.
fn plain(text: &str) -> String {
    text.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect()
}

impl fmt::Display for HttpError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.message().say(Lang::English))
    }
}

impl std::error::Error for HttpError {}

impl From<rusqlite::Error> for HttpError {
    fn from(error: rusqlite::Error) -> Self {
        match error.sqlite_error_code() {
            Some(rusqlite::ErrorCode::DiskFull) => {
                Self::Machine(crate::text::refusal::disk_full().into())
            }
            _ => Self::machine(&error),
        }
    }
}

impl From<std::io::Error> for HttpError {
    fn from(error: std::io::Error) -> Self {
        match error.kind() {
            std::io::ErrorKind::StorageFull => {
                Self::Machine(crate::text::refusal::disk_full().into())
            }
            _ => Self::machine(&error),
        }
    }
}

impl From<damier_catalog::TextError> for HttpError {
    fn from(error: damier_catalog::TextError) -> Self {
        Self::Asked(error.into())
    }
}

impl From<damier_experiments::arena::Error> for HttpError {
    fn from(error: damier_experiments::arena::Error) -> Self {
        match error {
            damier_experiments::arena::Error::Text(error) => error.into(),
            damier_experiments::arena::Error::Machine(why) => Self::Asked(why),
            other => Self::Machine(other.into()),
        }
    }
}
