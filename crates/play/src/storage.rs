//! Small texts kept in the folder of the user's data.

use damier_catalog::replace_file;
use std::path::Path;
use std::{fs, io};

/// Loads a text of a folder; nothing where there is none.
pub(crate) fn load(folder: &Path, file: &str) -> String {
    fs::read_to_string(folder.join(file)).unwrap_or_default()
}

/// Keeps a text in a folder, which is made if need be; all of it or nothing.
pub(crate) fn keep(folder: &Path, file: &str, text: &str) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    replace_file(&folder.join(file), |out| out.write_all(text.as_bytes()))
}
