//! Small text files in the user's data folder.

use damier_catalog::replace_file;
use std::path::Path;
use std::{fs, io};

/// Loads a file from a folder; an empty text if there is none.
pub(crate) fn load(folder: &Path, file: &str) -> String {
    fs::read_to_string(folder.join(file)).unwrap_or_default()
}

/// Writes a file in a folder, which is created if needed. The file is written whole or not at all.
pub(crate) fn keep(folder: &Path, file: &str, text: &str) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    replace_file(&folder.join(file), |out| out.write_all(text.as_bytes()))
}
