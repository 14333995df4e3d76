//! Submitted files, from single files, folders or ZIP archives, within limits.
//!
//! All input is hostile until it is an [`UploadedFiles`], which has plain relative paths, no links, no duplicate names,
//! and few and small files. Sizes are counted while unpacking, because an archive may lie about them.

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
/// Files of editors, systems and interpreters, which are left out silently.
const LITTER: [&str; 6] = ["__MACOSX", "__pycache__", ".git", ".DS_Store", ".idea", ".vscode"];

/// The files of a version.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UploadedFiles {
    /// The files by their paths, with `/` between the parts.
    files: BTreeMap<String, Vec<u8>>,
    /// The paths of empty folders. A Makefile may need them.
    empty_folders: BTreeSet<String>,
    /// The name of the folder or archive that held them; `None` for single files.
    folder: Option<String>,
}

impl UploadedFiles {
    /// Collects single files by their names.
    ///
    /// # Errors
    /// Files that are refused. The message gives the reason.
    pub fn from_files(files: Vec<(String, Vec<u8>)>) -> Result<Self, HttpError> {
        let mut gathered = UploadReader::default();
        for (name, bytes) in files {
            // Browsers may send a whole path, of which only the last part is the file's name.
            let name = name.rsplit(['/', '\\']).next().unwrap_or_default();
            gathered.add(name, bytes)?;
        }
        gathered.finish()
    }

    /// Collects files by their paths in a folder.
    ///
    /// # Errors
    /// Files that are refused. The message gives the reason.
    pub fn from_folder(files: Vec<(String, Vec<u8>)>) -> Result<Self, HttpError> {
        let mut gathered = UploadReader::default();
        for (path, bytes) in files {
            gathered.add(&path, bytes)?;
        }
        gathered.finish()
    }

    /// Unpacks a ZIP archive.
    ///
    /// # Errors
    /// A damaged archive, or files that are refused. The message gives the reason.
    pub fn from_zip(archive: &[u8]) -> Result<Self, HttpError> {
        let damaged = |error: zip::result::ZipError| asked(text::no_zip(error.to_string()));
        let mut zip = ZipArchive::new(Cursor::new(archive)).map_err(damaged)?;
        if zip.len() > 4 * MOST_FILES {
            return Err(asked(text::many_files(MOST_FILES.to_string())));
        }
        // The library would silently keep only the last of several entries with one name.
        let start = zip.central_directory_start();
        let listed = [start, start.saturating_add(zip.offset())].map(|at| directory(archive, at));
        let listed = listed.iter().max_by_key(|names| names.len()).map_or(&[][..], Vec::as_slice);
        if listed.len() != zip.len() {
            let name = first_duplicate(listed).or(listed.first().copied()).unwrap_or_default();
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
                gathered.add_folder(&name)?;
                continue;
            }
            let mut bytes = Vec::new();
            let room = MOST_BYTES - gathered.bytes;
            // Reads one byte beyond the limit, so that a cut entry is noticed.
            entry
                .by_ref()
                .take(room + 1)
                .read_to_end(&mut bytes)
                .map_err(|error| asked(text::no_zip(error.to_string())))?;
            gathered.add(&name, bytes)?;
        }
        gathered.finish()
    }

    /// Returns the files by their paths.
    pub fn files(&self) -> impl Iterator<Item = (&str, &[u8])> {
        self.files.iter().map(|(path, bytes)| (path.as_str(), bytes.as_slice()))
    }

    /// Returns the paths of empty folders.
    pub fn empty_folders(&self) -> impl Iterator<Item = &str> {
        self.empty_folders.iter().map(String::as_str)
    }

    /// Returns the number of files and their total size in bytes.
    #[must_use]
    pub fn size(&self) -> (usize, u64) {
        (self.files.len(), self.files.values().map(|bytes| bytes.len() as u64).sum())
    }

    /// Names the submission after the folder or archive that was submitted, unless an archive names its own folder.
    /// Ignores a name that a file may not have.
    #[must_use]
    pub fn in_folder(mut self, name: &str) -> Self {
        let name: String = name.nfc().collect();
        let is_ending = |end: &str| end.eq_ignore_ascii_case("zip");
        let stem = name.rsplit_once('.').filter(|(_, end)| is_ending(end));
        let name = stem.map_or(name.as_str(), |(stem, _)| stem);
        if self.folder.is_none() && parts(name).is_ok_and(|parts| parts.len() == 1) {
            self.folder = Some(name.to_string());
        }
        self
    }

    /// Returns the name of the submission: that of its folder, of the file that is run, or of the first file.
    #[must_use]
    pub fn name(&self) -> &str {
        if let Some(folder) = &self.folder {
            return folder;
        }
        let usual = ["submission.toml", "bot.py", "Makefile"];
        let known = usual.iter().find_map(|name| self.files.get_key_value(*name));
        known.or(self.files.iter().next()).map_or("", |(path, _)| path.as_str())
    }

    /// Returns the checksum of the files, the empty folders and their paths, which does not depend on how they were packed.
    #[must_use]
    pub fn digest(&self) -> String {
        let mut hash = Sha256::new();
        for (path, bytes) in &self.files {
            hash.update((path.len() as u64).to_le_bytes());
            hash.update(path.as_bytes());
            hash.update((bytes.len() as u64).to_le_bytes());
            hash.update(bytes);
        }
        for path in &self.empty_folders {
            let path = format!("{path}/");
            hash.update((path.len() as u64).to_le_bytes());
            hash.update(path.as_bytes());
        }
        crate::secret::hex(&hash.finalize())
    }

    /// Packs the files as a ZIP archive. The same files give the same bytes.
    ///
    /// # Errors
    /// An archive that cannot be written.
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
        for path in &self.empty_folders {
            zip.add_directory(path.as_str(), options).map_err(failed)?;
        }
        Ok(zip.finish().map_err(failed)?.into_inner())
    }
}

/// Collects files, and checks their names and sizes.
#[derive(Default)]
struct UploadReader {
    files: BTreeMap<String, Vec<u8>>,
    /// The paths in lower case, because some systems ignore case.
    seen: BTreeSet<String>,
    /// Folders that an archive lists.
    folders: BTreeSet<String>,
    bytes: u64,
}

impl UploadReader {
    fn add(&mut self, path: &str, bytes: Vec<u8>) -> Result<(), HttpError> {
        // Some systems send an accented letter as a letter and a separate accent.
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

    fn add_folder(&mut self, path: &str) -> Result<(), HttpError> {
        let path: String = path.nfc().collect();
        // Some programs list the folder that they packed.
        if path.split('/').all(|part| part.is_empty() || part == ".") {
            return Ok(());
        }
        let parts = parts(&path)?;
        if !parts.iter().any(|part| LITTER.contains(part)) {
            self.folders.insert(parts.join("/"));
        }
        Ok(())
    }

    /// Returns the listed folders that hold neither a file nor another listed folder.
    fn empty_folders(&self) -> Result<BTreeSet<String>, HttpError> {
        let is_below = |path: &String, above: &str| {
            path.strip_prefix(above).is_some_and(|rest| rest.starts_with('/'))
        };
        let is_empty = |folder: &&String| {
            !self.files.keys().chain(&self.folders).any(|path| is_below(path, folder))
        };
        let empty: BTreeSet<String> = self.folders.iter().filter(is_empty).cloned().collect();
        // No file can have the path of a folder, or lie above one.
        let is_blocked = |folder: &&String| {
            let above = folder.match_indices('/').map(|(at, _)| &folder[..at]);
            above.chain([folder.as_str()]).any(|path| self.seen.contains(&path.to_lowercase()))
        };
        match empty.iter().find(is_blocked) {
            Some(folder) => Err(asked(text::twice(folder))),
            None if self.files.len() + empty.len() > MOST_FILES => {
                Err(asked(text::many_files(MOST_FILES.to_string())))
            }
            None => Ok(empty),
        }
    }

    fn finish(mut self) -> Result<UploadedFiles, HttpError> {
        if self.files.is_empty() {
            return Err(asked(text::nothing()));
        }
        let mut empty_folders = self.empty_folders()?;
        // A file and a folder cannot have the same path.
        let blocked = self.files.keys().find(|path| {
            let below = format!("{}/", path.to_lowercase());
            self.seen.range(below.clone()..).next().is_some_and(|next| next.starts_with(&below))
        });
        if let Some(path) = blocked {
            return Err(asked(text::twice(path)));
        }
        let mut folder = None;
        while let Some(top) = only_folder(&self.files, &empty_folders) {
            let strip = |path: &String| path[top.len() + 1..].to_string();
            self.files =
                self.files.iter().map(|(path, bytes)| (strip(path), bytes.clone())).collect();
            empty_folders = empty_folders.iter().map(strip).collect();
            folder = Some(top);
        }
        Ok(UploadedFiles { files: self.files, empty_folders, folder })
    }
}

/// Returns the names in an archive's central directory, which starts at the byte `start`, in their order.
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

/// Returns the first name that occurs twice; `None` if all names differ.
fn first_duplicate<'a>(names: &[&'a [u8]]) -> Option<&'a [u8]> {
    let mut seen = BTreeSet::new();
    names.iter().find(|name| !seen.insert(**name)).copied()
}

/// Returns the folder that contains all files and empty folders, if there is one.
fn only_folder(
    files: &BTreeMap<String, Vec<u8>>,
    empty_folders: &BTreeSet<String>,
) -> Option<String> {
    let (top, _) = files.keys().next()?.split_once('/')?;
    let is_below = |path: &String| path.split_once('/').is_some_and(|(first, _)| first == top);
    files.keys().chain(empty_folders).all(is_below).then(|| top.to_string())
}

/// Splits a relative path into its parts. Refuses `..`, and names that some systems do not accept.
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

/// Returns a short form of a path, with control and formatting characters escaped.
fn shown(path: &str) -> String {
    path.chars().take(LONGEST).flat_map(char::escape_debug).collect()
}

/// Returns true for the mode of a link, device, pipe or socket (stat(2)); false for that of a file or folder.
const fn is_special(mode: u32) -> bool {
    let kind = mode & 0o170_000;
    kind != 0 && kind != 0o100_000 && kind != 0o040_000
}

fn asked(why: impl Into<Message>) -> HttpError {
    HttpError::Asked(why.into())
}

#[cfg(test)]
mod tests;
