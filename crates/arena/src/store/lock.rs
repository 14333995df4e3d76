//! One writer per results file: an advisory lock that the system releases however a program ends.

use crate::error::Error;
use crate::store::file_lock::{LockFailure, is_unsupported, lock_file, try_record_lock};
use crate::text;
use std::fs::{File, Metadata};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// The lock of the run that may write a file. It is on a separate file, `NAME.lock`, because closing a second handle of
/// a database would drop SQLite's own locks on it.
#[derive(Debug)]
pub(crate) struct Lock {
    path: PathBuf,
    _held: File,
}

impl Lock {
    /// Takes the lock of a results file. Waits briefly for a run that was just killed.
    pub(crate) fn take(results: &Path) -> Result<Self, Error> {
        if results.file_name().is_none() {
            return Err(Error::about_path(results, text::file::no_file()));
        }
        let path = beside(results, ".lock");
        loop {
            let file = File::create(&path).map_err(|error| match error.kind() {
                ErrorKind::NotFound => Error::about_path(results, text::file::no_folder()),
                _ => Error::path(&path, &error),
            })?;
            lock_file(&file).map_err(|failure| match failure {
                LockFailure::InUse => Error::about_path(results, text::file::in_use()),
                LockFailure::Unsupported => {
                    // The lock file protects nothing now, so removing it loses nothing.
                    let _ = std::fs::remove_file(&path);
                    Error::about_path(results, text::file::no_locks())
                }
                LockFailure::Failed(error) => Error::path(&path, &error),
            })?;
            // The previous run may have removed the file between our two steps, and another run may have created it
            // again: then this lock protects nothing.
            let held = file.metadata().map_err(|error| Error::path(&path, &error))?;
            if Identity::at(&path) == Some(Identity::from_metadata(&held)) {
                return Ok(Self { path, _held: file });
            }
        }
    }
}

/// Returns false if the file system of a results file has no locks, and true if that cannot be tested.
pub(crate) fn has_locks(results: &Path) -> bool {
    let path = beside(results, ".locks");
    let Ok(file) = File::create_new(&path) else { return true };
    let tried = try_record_lock(&file);
    let _ = std::fs::remove_file(&path);
    !tried.is_err_and(|error| is_unsupported(&error))
}

/// Returns the path of a results file with this ending added to its name.
pub(crate) fn beside(results: &Path, ending: &str) -> PathBuf {
    let mut name = results.as_os_str().to_os_string();
    name.push(ending);
    PathBuf::from(name)
}

/// The identity of the file that a path leads to. On systems other than Unix, an open file keeps its name, and all
/// identities are equal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Identity([u64; 2]);

impl Identity {
    /// Returns the identity of the file that a path leads to, without opening it, because closing it again would drop
    /// SQLite's locks.
    pub(crate) fn at(path: &Path) -> Option<Self> {
        std::fs::metadata(path).ok().map(|found| Self::from_metadata(&found))
    }

    #[cfg(unix)]
    fn from_metadata(found: &Metadata) -> Self {
        use std::os::unix::fs::MetadataExt;
        Self([found.dev(), found.ino()])
    }

    #[cfg(not(unix))]
    fn from_metadata(_: &Metadata) -> Self {
        Self([0, 0])
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        // If removing fails, an empty, free file stays, and the next run takes it.
        let _ = std::fs::remove_file(&self.path);
    }
}
