//! What somebody hands in: files by their paths, within limits, whatever form they come in.
//!
//! Everything that arrives is hostile until it is a [`UploadedFiles`]: plain relative paths, no links, no twins, few and small
//! files. Sizes are counted as bytes come out, never read off what an archive says of itself.

use crate::http_error::HttpError;
use crate::text::upload as text;
use damier_i18n::Message;
use sha2::{Digest, Sha256};
use std::collections::{BTreeMap, BTreeSet};
use std::io::{Cursor, Read, Write};
use unicode_normalization::UnicodeNormalization;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipArchive, ZipWriter};

/// The most files.
pub const MOST_FILES: usize = 200;
/// The most bytes of all files together, unpacked.
pub const MOST_BYTES: u64 = 8 << 20;
/// The most folders above a file.
const DEEPEST: usize = 8;
/// The longest name of a file or folder, in bytes.
const LONGEST: usize = 100;
/// What editors, systems and interpreters leave beside the work: left out without a word.
const LITTER: [&str; 6] = ["__MACOSX", "__pycache__", ".git", ".DS_Store", ".idea", ".vscode"];

/// The files of a version.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UploadedFiles {
    /// The files by their paths, with `/` between the parts.
    files: BTreeMap<String, Vec<u8>>,
}

impl UploadedFiles {
    /// Takes single files by their names.
    ///
    /// # Errors
    /// A sentence on what is not allowed.
    pub fn of_files(files: Vec<(String, Vec<u8>)>) -> Result<Self, HttpError> {
        let mut gathered = UploadReader::default();
        for (name, bytes) in files {
            // Browsers may send a whole path; only its last part is the file's name.
            let name = name.rsplit(['/', '\\']).next().unwrap_or_default();
            gathered.add(name, bytes)?;
        }
        gathered.finish()
    }

    /// Takes single files by their paths in a folder.
    ///
    /// # Errors
    /// A sentence on what is not allowed.
    pub fn of_folder(files: Vec<(String, Vec<u8>)>) -> Result<Self, HttpError> {
        let mut gathered = UploadReader::default();
        for (path, bytes) in files {
            gathered.add(&path, bytes)?;
        }
        gathered.finish()
    }

    /// Unpacks an archive in the form ZIP.
    ///
    /// # Errors
    /// A sentence on what is damaged or not allowed.
    pub fn of_zip(archive: &[u8]) -> Result<Self, HttpError> {
        let damaged = |error: zip::result::ZipError| asked(text::no_zip(error.to_string()));
        let mut zip = ZipArchive::new(Cursor::new(archive)).map_err(damaged)?;
        if zip.len() > 4 * MOST_FILES {
            return Err(asked(text::many_files(MOST_FILES.to_string())));
        }
        // The library keeps the last of several entries with one name.
        let start = zip.central_directory_start();
        let listed = [start, start.saturating_add(zip.offset())].map(|at| directory(archive, at));
        let listed = listed.iter().max_by_key(|names| names.len()).map_or(&[][..], Vec::as_slice);
        if listed.len() != zip.len() {
            let name = first_twin(listed).or(listed.first().copied()).unwrap_or_default();
            return Err(asked(text::twice(shown(&String::from_utf8_lossy(name)))));
        }
        let mut gathered = UploadReader::default();
        for place in 0..zip.len() {
            let mut entry = zip.by_index(place).map_err(damaged)?;
            let name = std::str::from_utf8(entry.name_raw())
                .map_err(|_| asked(text::odd_name(entry.name().to_string())))?
                .to_string();
            if entry.is_symlink() || entry.unix_mode().is_some_and(is_special) {
                return Err(asked(text::link(name)));
            }
            if entry.encrypted() {
                return Err(asked(text::encrypted(name)));
            }
            if entry.is_dir() {
                continue;
            }
            let mut bytes = Vec::new();
            let room = MOST_BYTES - gathered.bytes;
            // One more than there is room for, so that what is cut is noticed.
            entry
                .by_ref()
                .take(room + 1)
                .read_to_end(&mut bytes)
                .map_err(|error| asked(text::no_zip(error.to_string())))?;
            gathered.add(&name, bytes)?;
        }
        gathered.finish()
    }

    /// The files by their paths.
    pub fn files(&self) -> impl Iterator<Item = (&str, &[u8])> {
        self.files.iter().map(|(path, bytes)| (path.as_str(), bytes.as_slice()))
    }

    /// The number of files, and of their bytes.
    #[must_use]
    pub fn size(&self) -> (usize, u64) {
        (self.files.len(), self.files.values().map(|bytes| bytes.len() as u64).sum())
    }

    /// The name of what was handed in: that of its only file, or of the file that is run.
    #[must_use]
    pub fn name(&self) -> &str {
        let usual = ["submission.toml", "bot.py", "Makefile"];
        let known = usual.iter().find_map(|name| self.files.get_key_value(*name));
        known.or(self.files.iter().next()).map_or("", |(path, _)| path.as_str())
    }

    /// The checksum of the files and their paths: equal for equal work, however it was packed.
    #[must_use]
    pub fn digest(&self) -> String {
        let mut hash = Sha256::new();
        for (path, bytes) in &self.files {
            hash.update((path.len() as u64).to_le_bytes());
            hash.update(path.as_bytes());
            hash.update((bytes.len() as u64).to_le_bytes());
            hash.update(bytes);
        }
        crate::secret::hex(&hash.finalize())
    }

    /// Packs the files as an archive in the form ZIP: the same bytes for the same files.
    ///
    /// # Errors
    /// If the archive cannot be written.
    pub fn packed(&self) -> Result<Vec<u8>, HttpError> {
        let failed = |error: zip::result::ZipError| HttpError::machine(&error);
        let options = SimpleFileOptions::default()
            .compression_method(CompressionMethod::Deflated)
            .last_modified_time(DateTime::default())
            .unix_permissions(0o644);
        let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
        for (path, bytes) in &self.files {
            zip.start_file(path.as_str(), options).map_err(failed)?;
            zip.write_all(bytes)?;
        }
        Ok(zip.finish().map_err(failed)?.into_inner())
    }
}

/// Files that are coming in.
#[derive(Default)]
struct UploadReader {
    files: BTreeMap<String, Vec<u8>>,
    /// The paths in small letters, as systems that do not tell them apart see them.
    seen: BTreeSet<String>,
    bytes: u64,
}

impl UploadReader {
    fn add(&mut self, path: &str, bytes: Vec<u8>) -> Result<(), HttpError> {
        // Some systems write an accented letter as a letter and its accent.
        let path: String = path.nfc().collect();
        let parts = parts(&path)?;
        if parts.iter().any(|part| LITTER.contains(part)) {
            return Ok(());
        }
        self.bytes += bytes.len() as u64;
        if self.bytes > MOST_BYTES {
            let most = (MOST_BYTES >> 20).to_string();
            return Err(HttpError::Large(text::many_bytes(most)));
        }
        let path = parts.join("/");
        if !self.seen.insert(path.to_lowercase()) {
            return Err(asked(text::twice(path)));
        }
        self.files.insert(path, bytes);
        if self.files.len() > MOST_FILES {
            return Err(asked(text::many_files(MOST_FILES.to_string())));
        }
        Ok(())
    }

    fn finish(mut self) -> Result<UploadedFiles, HttpError> {
        if self.files.is_empty() {
            return Err(asked(text::nothing()));
        }
        // A file may not stand where a folder does.
        let blocked = self.files.keys().find(|path| {
            let below = format!("{}/", path.to_lowercase());
            self.seen.range(below.clone()..).next().is_some_and(|next| next.starts_with(&below))
        });
        if let Some(path) = blocked {
            return Err(asked(text::twice(path)));
        }
        while let Some(top) = only_folder(&self.files) {
            let strip = |path: &String| path[top.len() + 1..].to_string();
            self.files =
                self.files.iter().map(|(path, bytes)| (strip(path), bytes.clone())).collect();
        }
        Ok(UploadedFiles { files: self.files })
    }
}

/// Returns the names in an archive's central directory, which begins at a byte, in their order.
fn directory(archive: &[u8], start: u64) -> Vec<&[u8]> {
    const HEADER: usize = 46;
    let mut rest =
        usize::try_from(start).ok().and_then(|start| archive.get(start..)).unwrap_or(&[]);
    let mut names = Vec::new();
    while let Some((header, after)) = rest.split_at_checked(HEADER) {
        if !header.starts_with(b"PK\x01\x02") {
            break;
        }
        let length = |at: usize| usize::from(u16::from_le_bytes([header[at], header[at + 1]]));
        let (name, others) = (length(28), length(30) + length(32));
        names.extend(after.get(..name));
        rest = after.get(name + others..).unwrap_or(&[]);
    }
    names
}

/// Returns the first name that stands there twice.
fn first_twin<'a>(names: &[&'a [u8]]) -> Option<&'a [u8]> {
    let mut seen = BTreeSet::new();
    names.iter().find(|name| !seen.insert(**name)).copied()
}

/// The folder that all files lie in, if they do.
fn only_folder(files: &BTreeMap<String, Vec<u8>>) -> Option<String> {
    let (top, _) = files.keys().next()?.split_once('/')?;
    let is_below = |path: &String| path.split_once('/').is_some_and(|(first, _)| first == top);
    files.keys().all(is_below).then(|| top.to_string())
}

/// The parts of a path that leads downwards, by names that every system takes.
fn parts(path: &str) -> Result<Vec<&str>, HttpError> {
    let odd = || asked(text::odd_name(shown(path)));
    if path.starts_with('/') || path.contains('\\') {
        return Err(odd());
    }
    let parts: Vec<&str> =
        path.split('/').filter(|part| !part.is_empty() && *part != ".").collect();
    let is_plain = |part: &&str| {
        part.len() <= LONGEST
            && *part != ".."
            && part.trim() == *part
            && !part.ends_with('.')
            && !part.starts_with('-')
            && part
                .chars()
                .all(|letter| letter.is_alphanumeric() || "._-+ ()[]@=,!~#&$%^".contains(letter))
    };
    if parts.is_empty() || parts.len() > DEEPEST + 1 || !parts.iter().all(is_plain) {
        return Err(odd());
    }
    Ok(parts)
}

/// A path with all that could repaint a page or a terminal written out, and short.
fn shown(path: &str) -> String {
    path.chars().take(LONGEST).flat_map(char::escape_debug).collect()
}

/// Links, devices, pipes and sockets: whatever is neither a file nor a folder (stat(2)).
const fn is_special(mode: u32) -> bool {
    let kind = mode & 0o170_000;
    kind != 0 && kind != 0o100_000 && kind != 0o040_000
}

fn asked(why: impl Into<Message>) -> HttpError {
    HttpError::Asked(why.into())
}

#[cfg(test)]
mod tests;
