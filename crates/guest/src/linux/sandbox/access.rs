//! The files that a guest needs.

use std::path::PathBuf;

/// The files that a guest may use beside the system's.
#[derive(Clone, Debug, Default)]
pub(crate) struct Access {
    /// Files and folders to read, and to run programs from.
    pub(crate) read: Vec<PathBuf>,
    /// Folders to write in.
    pub(crate) write: Vec<PathBuf>,
}
