//! Archives. All files of an archive are in one folder.

use anyhow::{Context, Result};
use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

/// Files, each with its name in an archive.
pub(super) type Files = Vec<(PathBuf, String)>;

/// Writes an archive, completely or not at all. The extension of its name, `zip` or another for `tar.gz`, gives the
/// format. All files are in `folder`.
pub(super) fn write(archive: &Path, folder: &str, files: &Files) -> Result<()> {
    let fresh = archive.with_extension("new");
    let is_zip = archive.extension().is_some_and(|ending| ending == "zip");
    let packed = if is_zip { zip(&fresh, folder, files) } else { tar(&fresh, folder, files) };
    let whole = packed
        .and_then(|()| fs::rename(&fresh, archive).with_context(|| archive.display().to_string()));
    if whole.is_err() {
        // Remove the incomplete archive.
        let _ = fs::remove_file(&fresh);
    }
    whole
}

fn zip(archive: &Path, folder: &str, files: &Files) -> Result<()> {
    let mut out = zip::ZipWriter::new(File::create(archive)?);
    // The archive contains no dates, so that the same files always give the same archive.
    let options = zip::write::SimpleFileOptions::default()
        .compression_method(zip::CompressionMethod::Deflated)
        .last_modified_time(zip::DateTime::default());
    for (path, name) in files {
        out.start_file(format!("{folder}/{name}"), options)?;
        let mut file = File::open(path).with_context(|| path.display().to_string())?;
        io::copy(&mut file, &mut out)?;
    }
    out.finish()?;
    Ok(())
}

fn tar(archive: &Path, folder: &str, files: &Files) -> Result<()> {
    let out = flate2::write::GzEncoder::new(File::create(archive)?, flate2::Compression::best());
    let mut out = tar::Builder::new(out);
    for (path, name) in files {
        let bytes = fs::read(path).with_context(|| path.display().to_string())?;
        let is_program = name.starts_with("damier");
        let mut header = tar::Header::new_gnu();
        header.set_size(bytes.len() as u64);
        header.set_mode(if is_program { 0o755 } else { 0o644 });
        out.append_data(&mut header, format!("{folder}/{name}"), &*bytes)?;
    }
    out.into_inner()?.finish()?.flush()?;
    Ok(())
}
