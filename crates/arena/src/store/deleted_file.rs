//! A results file that is deleted during a run. The system would let the run write to a file without a name, and all
//! games would be lost at its end. So every commit checks for the file, and if it is gone, the games are saved under a
//! name again.

use crate::error::Error;
use crate::store::lock::{Identity, Lock, beside};
use crate::store::schema::plain_path;
use crate::text::file;
use rusqlite::Connection;
use std::path::{Path, PathBuf};

/// A store's handle on the file that it writes.
#[derive(Debug)]
pub(crate) struct WriteHandle {
    path: PathBuf,
    identity: Option<Identity>,
    /// Held as long as the file may be written.
    _lock: Lock,
}

impl WriteHandle {
    /// Creates the handle of an existing results file, under its lock.
    pub(crate) fn new(path: &Path, lock: Lock) -> Self {
        Self { path: path.to_path_buf(), identity: Identity::at(path), _lock: lock }
    }

    /// Returns true if the file still has its name.
    pub(crate) fn has_its_name(&self) -> bool {
        Identity::at(&self.path) == self.identity
    }

    /// Checks that the file which `connection` writes still has its name, and saves the games if it has not.
    pub(crate) fn check(&self, connection: &Connection) -> Result<(), Error> {
        if self.has_its_name() {
            return Ok(());
        }
        let problem = match self.save_again(connection) {
            Ok(name) => file::rescued(name.display().to_string()),
            Err(error) => file::lost(error.to_string()),
        };
        Err(Error::about_path(&self.path, problem))
    }

    /// Saves all games under the old name, or under a similar one if that name is taken now.
    fn save_again(&self, connection: &Connection) -> Result<PathBuf, Box<dyn std::error::Error>> {
        let saved = beside(&self.path, ".rescued");
        let name = plain_path(&saved);
        let name = name.to_str().ok_or("its name is not UTF-8")?;
        connection.execute("VACUUM INTO ?1", [name])?;
        for ending in ["-wal", "-shm"] {
            // SQLite would take a remaining journal of the lost file for that of the next file with its name.
            let _ = std::fs::remove_file(beside(&self.path, ending));
        }
        if self.path.exists() {
            return Ok(saved);
        }
        std::fs::rename(&saved, &self.path)?;
        Ok(self.path.clone())
    }
}
