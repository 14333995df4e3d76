//! Record that the layers of a table file were checked.
//!
//! The check of all layers reads the whole file, which takes seconds. Therefore a table is checked when it is opened
//! for the first time. A small file beside it then names its state as `SIZE@TIME`: the size in bytes, and the time of
//! the last change in nanoseconds since 1970.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

/// Extension of the names of these records, without the dot.
const ENDING: &str = "checked";

/// The state of a table file, and the record of the last state that was checked.
#[derive(Debug)]
pub(super) struct CheckRecord {
    path: PathBuf,
    /// Present state of the table file. `None` if the system does not tell it.
    state: Option<String>,
}

impl CheckRecord {
    /// Reads the present state of a table file.
    pub(super) fn of(table: &Path) -> Self {
        Self { path: table.with_extension(ENDING), state: state(table) }
    }

    /// Returns true if the table file was checked in its present state.
    pub(super) fn is_current(&self) -> bool {
        self.state.is_some() && fs::read_to_string(&self.path).ok() == self.state
    }

    /// Records that the table file was intact in the state that was read.
    pub(super) fn write(&self) {
        if let Some(state) = &self.state {
            // In a folder that cannot be written, each opening checks the table.
            let _ = fs::write(&self.path, state);
        }
    }

    /// Removes the record, so that the next opening checks the table.
    pub(super) fn remove(&self) {
        // There may be none.
        let _ = fs::remove_file(&self.path);
    }
}

fn state(table: &Path) -> Option<String> {
    let described = fs::metadata(table).ok()?;
    let changed = described.modified().ok()?.duration_since(UNIX_EPOCH).ok()?;
    Some(format!("{}@{}\n", described.len(), changed.as_nanos()))
}
