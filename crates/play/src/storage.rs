//! Small text files in the user's data folder.

use damier_catalog::{read_text, replace_file};
use std::fs::{self, File};
use std::io;
use std::path::Path;

/// Loads a file from a folder; an empty text if there is none.
pub(crate) fn load(folder: &Path, file: &str) -> String {
    fs::read_to_string(folder.join(file)).unwrap_or_default()
}

/// Reads a file of a folder; an empty text if there is none.
pub(crate) fn read(folder: &Path, file: &str) -> io::Result<String> {
    match read_text(&folder.join(file)) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(String::new()),
        read => read,
    }
}

/// Writes a file in a folder, which is created if needed. The file is written whole or not at all.
pub(crate) fn keep(folder: &Path, file: &str, text: &str) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    replace_file(&folder.join(file), |out| out.write_all(text.as_bytes()))
}

/// Locks a file of a folder, which is created if needed, until the lock is dropped. Waits for programs that hold the
/// lock.
pub(crate) fn lock(folder: &Path, file: &str) -> io::Result<File> {
    fs::create_dir_all(folder)?;
    let path = folder.join(file).with_extension("lock");
    let lock = File::options().create(true).truncate(false).write(true).open(path)?;
    // On file systems without locks, nothing keeps two programs apart.
    let _ = lock.lock();
    Ok(lock)
}
