//! Files are written whole or not at all.

use std::fs;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

/// Writes beside the file first, under a name that nobody has, then puts it in its place.
///
/// # Errors
/// If the file cannot be written; then what was there is left as it was.
pub fn replace_file(
    path: &Path,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> io::Result<()> {
    let beside = free_name(path);
    let written = fs::File::create(&beside)
        .map(|file| BufWriter::with_capacity(1 << 20, file))
        .and_then(|mut out| write(&mut out).and_then(|()| out.flush()).map(|()| out))
        // On the disk before it takes the other's place: else a power cut could leave neither.
        .and_then(|out| out.get_ref().sync_all())
        .and_then(|()| fs::rename(&beside, path));
    if written.is_err() {
        // The write has failed already; that a rest of it may stay behind cannot be helped.
        let _ = fs::remove_file(&beside);
    }
    written
}

/// A name beside a path that nobody has.
#[must_use]
pub fn free_name(path: &Path) -> PathBuf {
    let name = |number: u32| {
        let mut name = path.as_os_str().to_owned();
        name.push(format!(".part{number}"));
        PathBuf::from(name)
    };
    (0..u32::MAX).map(name).find(|name| !name.exists()).unwrap_or_else(|| name(0))
}
