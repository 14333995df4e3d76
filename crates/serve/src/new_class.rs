//! `damier serve --init`: creates a class.

use crate::http_error::HttpError;
use crate::text::setup as text;
use damier_i18n::Lang;
use std::fs;
use std::path::{Path, PathBuf};

/// Returns the names and texts of a new class's files, in a language.
fn files(lang: Lang) -> [(&'static str, &'static str); 2] {
    match lang {
        Lang::French => [
            ("class.toml", include_str!("../class/class.fr.toml")),
            ("donnees-personnelles.md", include_str!("../class/donnees-personnelles.md")),
        ],
        Lang::English | Lang::Pseudo => [
            ("class.toml", include_str!("../class/class.toml")),
            ("donnees-personnelles.md", include_str!("../class/donnees-personnelles.md")),
        ],
    }
}

/// Writes the files of a working class into a folder, which is created if necessary. Returns the paths of the new
/// files.
///
/// # Errors
/// A folder that already has a class, or cannot be written.
pub fn create_class(folder: &Path, lang: Lang) -> Result<Vec<PathBuf>, HttpError> {
    let files = files(lang);
    if folder.join(files[0].0).exists() {
        return Err(HttpError::Asked(text::exists(folder.display().to_string())));
    }
    let unwritable = |error: std::io::Error| {
        HttpError::Asked(text::unwritable(folder.display().to_string(), error.to_string()))
    };
    fs::create_dir_all(folder).map_err(unwritable)?;
    let mut written = Vec::new();
    for (name, text) in files {
        let place = folder.join(name);
        if !place.exists() {
            fs::write(&place, text).map_err(unwritable)?;
            written.push(place);
        }
    }
    Ok(written)
}
