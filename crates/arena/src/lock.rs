//! One writer per results file: an advisory lock that the system releases however a program ends.

use crate::Error;
use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};

/// Held by the run that may write a file. The lock is on a file of its own, `NAME.lock`, because
/// closing a second handle of a database would drop SQLite's own locks on it.
#[derive(Debug)]
pub(crate) struct Lock {
    path: PathBuf,
    _held: File,
}

impl Lock {
    /// Takes the lock of a results file without waiting.
    pub(crate) fn take(results: &Path) -> Result<Self, Error> {
        let mut name = results.as_os_str().to_os_string();
        name.push(".lock");
        let path = PathBuf::from(name);
        let file = File::create(&path).map_err(|error| Error::path(results, &error))?;
        match file.try_lock() {
            Ok(()) => Ok(Self { path, _held: file }),
            Err(TryLockError::WouldBlock) => {
                Err(Error::path(results, "another run is writing it; allowed: one at a time"))
            }
            Err(TryLockError::Error(error)) => Err(Error::path(results, &error)),
        }
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        // If the file stays, it is empty and free: the next run takes it.
        let _ = std::fs::remove_file(&self.path);
    }
}
