//! Writes files completely or not at all.

use std::fs;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

/// Writes a file under an unused name in the same folder, then renames it.
///
/// # Errors
/// The file cannot be written. An existing file is then unchanged.
pub fn replace_file(
    path: &Path,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> io::Result<()> {
    let beside = free_name(path);
    let written = fs::File::create(&beside)
        .map(|file| BufWriter::with_capacity(1 << 20, file))
        .and_then(|mut out| write(&mut out).and_then(|()| out.flush()).map(|()| out))
        // Without the sync, a power cut after the rename could lose both the old and the new file.
        .and_then(|out| out.get_ref().sync_all())
        .and_then(|()| fs::rename(&beside, path));
    if written.is_err() {
        // The write has already failed, and its error is the one to report.
        let _ = fs::remove_file(&beside);
    }
    written
}

/// Returns an unused name in the same folder as a path.
#[must_use]
pub fn free_name(path: &Path) -> PathBuf {
    let name = |number: u32| {
        let mut name = path.as_os_str().to_owned();
        name.push(format!(".part{number}"));
        PathBuf::from(name)
    };
    (0..u32::MAX).map(name).find(|name| !name.exists()).unwrap_or_else(|| name(0))
}
