//! Files that a guest needs.

use std::path::PathBuf;

/// Files that a guest may use in addition to the system's.
#[derive(Clone, Debug, Default)]
pub(crate) struct Access {
    /// Files and folders that it may read and run programs from.
    pub(crate) read: Vec<PathBuf>,
    /// Folders that it may write in.
    pub(crate) write: Vec<PathBuf>,
}
