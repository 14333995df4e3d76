//! One writer per results file: an advisory lock that the system releases however a program ends.

use crate::error::Error;
use crate::say;
use std::fs::{File, Metadata, TryLockError};
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
        let path = beside(results, ".lock");
        loop {
            let file = File::create(&path).map_err(|error| Error::path(&path, &error))?;
            match file.try_lock() {
                Ok(()) => {
                    // The run before may have removed the file between our two steps, and another
                    // one may have made it anew: then this lock guards nothing.
                    let held = file.metadata().map_err(|error| Error::path(&path, &error))?;
                    if Identity::at(&path) == Some(Identity::of(&held)) {
                        return Ok(Self { path, _held: file });
                    }
                }
                Err(TryLockError::WouldBlock) => {
                    return Err(Error::about_path(results, say::file::in_use()));
                }
                Err(TryLockError::Error(error)) => return Err(Error::path(&path, &error)),
            }
        }
    }
}

/// The file beside a results file whose name ends like this.
pub(crate) fn beside(results: &Path, ending: &str) -> PathBuf {
    let mut name = results.as_os_str().to_os_string();
    name.push(ending);
    PathBuf::from(name)
}

/// The identity of the file that a name leads to: another file has another one. Elsewhere than on Unix an open file
/// keeps its name, and all are taken for the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Identity([u64; 2]);

impl Identity {
    /// Of the file that a path leads to. Looks at it without opening it: closing it again would drop
    /// SQLite's locks.
    pub(crate) fn at(path: &Path) -> Option<Self> {
        std::fs::metadata(path).ok().map(|found| Self::of(&found))
    }

    #[cfg(unix)]
    fn of(found: &Metadata) -> Self {
        use std::os::unix::fs::MetadataExt;
        Self([found.dev(), found.ino()])
    }

    #[cfg(not(unix))]
    fn of(_: &Metadata) -> Self {
        Self([0, 0])
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        // If the file stays, it is empty and free: the next run takes it.
        let _ = std::fs::remove_file(&self.path);
    }
}
