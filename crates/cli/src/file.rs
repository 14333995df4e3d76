//! Files are read whole and written whole or not at all.

use crate::failure::Failure;
use std::path::Path;

/// Reads a text file that the user named.
pub(crate) fn read(path: &Path) -> Result<String, Failure> {
    let refuse = |error| Failure::Input(format!("{}: cannot be read: {error}", path.display()));
    std::fs::read_to_string(path).map_err(refuse)
}

/// Writes a file whole or not at all: beside it first, then in its place.
pub(crate) fn write(path: &Path, text: &str) -> std::io::Result<()> {
    let mut beside = path.as_os_str().to_owned();
    beside.push(".part");
    let beside = Path::new(&beside);
    let written = std::fs::write(beside, text).and_then(|()| std::fs::rename(beside, path));
    if written.is_err() {
        // The write has failed already; that the rest of it may stay behind cannot be helped.
        let _ = std::fs::remove_file(beside);
    }
    written
}
