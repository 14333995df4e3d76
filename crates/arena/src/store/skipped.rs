//! Files that look like entrants and do not play: kept with a run, so that nobody vanishes from it unseen.

use crate::error::Error;
use crate::store::checksum::SKIPPED;
use crate::store::results_file::Store;
use serde::{Deserialize, Serialize};

/// A file that was passed over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Skipped {
    /// Its path.
    pub path: String,
    /// The reason, in English.
    pub reason: String,
}

impl Store {
    /// Stores which files were passed over when the run was last prepared.
    ///
    /// # Errors
    /// If the file cannot be read or written.
    pub fn note_skipped(&mut self, skipped: &[Skipped]) -> Result<(), Error> {
        if self.skipped()? == skipped {
            return Ok(());
        }
        self.keep_list(SKIPPED, skipped)
    }

    /// The files that were passed over.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn skipped(&self) -> Result<Vec<Skipped>, Error> {
        self.kept_list(SKIPPED)
    }
}
