//! Errors in the files of a catalogue.

use std::fmt;
use std::path::Path;

/// Error in a file of messages.
#[derive(Debug)]
pub struct Problem {
    file: String,
    what: String,
}

impl Problem {
    /// Creates an error about a file. `what` is a sentence.
    pub(crate) fn new(file: &Path, what: impl Into<String>) -> Self {
        Self { file: file.display().to_string(), what: what.into() }
    }

    /// Creates an error about a message in a file. `what` is a sentence.
    pub(crate) fn in_message(file: &Path, message: &str, what: impl fmt::Display) -> Self {
        Self::new(file, format!("`{message}`: {what}"))
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}: {}", self.file, self.what)
    }
}

impl std::error::Error for Problem {}
