//! ZIP archives that may be larger than memory, written to a file piece by piece.

use crate::artefacts::DRAFT;
use crate::http_error::HttpError;
use std::fs::File;
use std::io::{Seek, Write};
use std::path::Path;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipWriter};

/// The size in bytes above which an entry gets 64-bit size fields (ZIP64).
const LARGE: u64 = u32::MAX as u64 / 2;

/// An archive that is being written.
pub(crate) struct ArchiveDraft(ZipWriter<File>);

impl ArchiveDraft {
    /// Starts an archive in an empty file.
    pub(crate) fn new(file: File) -> Self {
        Self(ZipWriter::new(file))
    }

    /// Starts an archive in an unnamed temporary file in `folder`. The system removes the file once it is closed.
    ///
    /// # Errors
    /// A folder that cannot be written.
    pub(crate) fn unnamed(folder: &Path) -> Result<Self, HttpError> {
        Ok(Self::new(tempfile::tempfile_in(folder)?))
    }

    /// Adds a file with these bytes.
    ///
    /// # Errors
    /// A failed write.
    pub(crate) fn add(&mut self, path: &str, bytes: &[u8]) -> Result<(), HttpError> {
        self.0.start_file(path, options(false)).map_err(|error| HttpError::machine(&error))?;
        Ok(self.0.write_all(bytes)?)
    }

    /// Adds a file from the disk, and keeps its permission to execute.
    ///
    /// # Errors
    /// A failed read or write.
    pub(crate) fn add_file(&mut self, path: &str, from: &Path) -> Result<(), HttpError> {
        let mut file = File::open(from)?;
        let metadata = file.metadata()?;
        let options = options(is_program(&metadata)).large_file(metadata.len() > LARGE);
        self.0.start_file(path, options).map_err(|error| HttpError::machine(&error))?;
        std::io::copy(&mut file, &mut self.0)?;
        Ok(())
    }

    /// Adds all files of the folder `from`, under `path` in the archive. Does nothing if the folder does not exist.
    ///
    /// # Errors
    /// A failed read or write.
    pub(crate) fn add_folder(&mut self, path: &str, from: &Path) -> Result<(), HttpError> {
        if !from.is_dir() {
            return Ok(());
        }
        for entry in std::fs::read_dir(from)? {
            let entry = entry?;
            // Drafts do not belong to a version yet.
            if entry.file_name().as_encoded_bytes().starts_with(DRAFT.as_bytes()) {
                continue;
            }
            let below = format!("{path}/{}", entry.file_name().to_string_lossy());
            let added = match entry.file_type()? {
                kind if kind.is_dir() => self.add_folder(&below, &entry.path()),
                kind if kind.is_file() => self.add_file(&below, &entry.path()),
                _ => Ok(()),
            };
            // The class may have deleted the entry in the meantime.
            if entry.path().exists() {
                added?;
            }
        }
        Ok(())
    }

    /// Finishes the archive and returns its file, rewound to the start.
    ///
    /// # Errors
    /// A failed write.
    pub(crate) fn finish(self) -> Result<File, HttpError> {
        let mut file = self.0.finish().map_err(|error| HttpError::machine(&error))?;
        file.rewind()?;
        Ok(file)
    }
}

/// Returns options without file times, so that the same files always give the same archive. A program (`is_program`) is
/// executable after unpacking.
fn options(is_program: bool) -> SimpleFileOptions {
    SimpleFileOptions::default()
        .compression_method(CompressionMethod::Deflated)
        .last_modified_time(DateTime::default())
        .unix_permissions(if is_program { 0o755 } else { 0o644 })
}

#[cfg(unix)]
fn is_program(metadata: &std::fs::Metadata) -> bool {
    use std::os::unix::fs::PermissionsExt;
    metadata.permissions().mode() & 0o100 != 0
}

#[cfg(not(unix))]
fn is_program(_: &std::fs::Metadata) -> bool {
    false
}
