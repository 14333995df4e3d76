//! Files that look like entrants but do not play. They are stored with the run, so that no entrant disappears
//! unnoticed.

use crate::error::Error;
use crate::store::checksum::SKIPPED;
use crate::store::results_file::Store;
use damier_i18n::Message;
use serde::{Deserialize, Serialize};

/// A skipped file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Skipped {
    /// Its path.
    pub path: String,
    /// The reason.
    pub reason: Message,
}

impl Store {
    /// Stores which files were skipped when the run was last prepared.
    ///
    /// # Errors
    /// If the file cannot be read or written.
    pub fn store_skipped(&mut self, skipped: &[Skipped]) -> Result<(), Error> {
        if self.skipped()? == skipped {
            return Ok(());
        }
        self.store_list(SKIPPED, skipped)
    }

    /// Returns the skipped files.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn skipped(&self) -> Result<Vec<Skipped>, Error> {
        self.stored_list(SKIPPED)
    }
}
