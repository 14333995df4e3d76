//! Backup of a class into one file, and restore: a snapshot of its database, submissions, builds and the final.

use crate::archive::ArchiveDraft;
use crate::artefacts::Artefacts;
use crate::class::Class;
use crate::database::{FILE, copy_database, copy_of_folder, examine};
use crate::final_round::{RUN, files_when_over};
use crate::http_error::HttpError;
use crate::text::setup as text;
use crate::upload::UploadedFiles;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use zip::ZipArchive;

/// The name of the class's description in a backup.
const CLASS: &str = "class.toml";
/// Folders whose files never change once they are there.
const FOLDERS: [&str; 3] = ["versions", "builds", "final"];

/// A temporary file or folder, removed on drop.
struct RemovedOnDrop(PathBuf);

impl Drop for RemovedOnDrop {
    fn drop(&mut self) {
        let _ =
            if self.0.is_dir() { fs::remove_dir_all(&self.0) } else { fs::remove_file(&self.0) };
    }
}

/// Returns an unused temporary name in the folder of a path.
fn temporary_name(path: &Path) -> RemovedOnDrop {
    let secret = &crate::secret::new_token()[..16];
    let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    RemovedOnDrop(path.with_file_name(format!(".new-{secret}-{name}")))
}

/// Backs up a class into a new file, even while the class is being served. An unfinished final is left out, because it
/// can be played again from the same seed.
///
/// # Errors
/// A file that exists or cannot be written; a folder without a class.
pub fn back_up(file: &Path, to: &Path) -> Result<(), HttpError> {
    let class = Class::read(file)?;
    write_whole(to, |archive| packed(&class, file, to, archive))
}

/// Writes an archive into a new file, completely or not at all.
///
/// # Errors
/// A file that exists or cannot be written; the errors of `pack`.
pub(crate) fn write_whole(
    to: &Path,
    pack: impl FnOnce(ArchiveDraft) -> Result<File, HttpError>,
) -> Result<(), HttpError> {
    let shown = || to.display().to_string();
    if to.exists() {
        return Err(HttpError::Asked(text::backup_exists(shown())));
    }
    let unwritable =
        |error: std::io::Error| HttpError::Asked(text::unwritable(shown(), error.to_string()));
    let draft = temporary_name(to);
    let file = File::create_new(&draft.0).map_err(unwritable)?;
    pack(ArchiveDraft::new(file))?.sync_all()?;
    fs::rename(&draft.0, to).map_err(unwritable)
}

fn packed(
    class: &Class,
    file: &Path,
    to: &Path,
    mut archive: ArchiveDraft,
) -> Result<File, HttpError> {
    let copy = temporary_name(to);
    // The database comes first, because every file that it mentions already exists.
    copy_of_folder(&class.folder, &copy.0)?;
    archive.add_file(FILE, &copy.0)?;
    archive.add_file(CLASS, file)?;
    for name in FOLDERS {
        archive.add_folder(name, &class.folder.join(name))?;
    }
    if let Some(files) = files_when_over(class) {
        let run = temporary_name(to);
        copy_database(&class.folder.join(RUN), &run.0)?;
        archive.add_file(RUN, &run.0)?;
        for path in files {
            archive.add_file(&path.file_name().unwrap_or_default().to_string_lossy(), &path)?;
        }
    }
    archive.finish()
}

/// Restores a class from a backup into a new or empty folder, after checking that the backup is complete.
///
/// # Errors
/// A folder that is not empty; a file that is not a backup, or is damaged.
pub fn restore(from: &Path, folder: &Path) -> Result<(), HttpError> {
    let is_taken =
        fs::read_dir(folder).map_or_else(|_| folder.exists(), |mut all| all.next().is_some());
    if is_taken {
        return Err(HttpError::Asked(text::restore_exists(folder.display().to_string())));
    }
    let damaged = |why: String| HttpError::Asked(text::no_backup(from.display().to_string(), why));
    let file = File::open(from).map_err(|error| damaged(error.to_string()))?;
    let mut archive = ZipArchive::new(file).map_err(|error| damaged(error.to_string()))?;
    let draft = temporary_name(folder);
    fs::create_dir_all(&draft.0)?;
    for place in 0..archive.len() {
        let mut entry = archive.by_index(place).map_err(|error| damaged(error.to_string()))?;
        let path = entry
            .enclosed_name()
            .ok_or_else(|| damaged(entry.name().escape_debug().to_string()))?;
        let path = draft.0.join(path);
        path.parent().map_or(Ok(()), fs::create_dir_all)?;
        let mut out = File::create_new(&path)?;
        std::io::copy(&mut entry, &mut out).map_err(|error| damaged(error.to_string()))?;
        out.sync_all()?;
        let is_program = entry.unix_mode().is_some_and(|mode| mode & 0o100 != 0);
        crate::artefacts::set_mode(&path, is_program)?;
    }
    check(&draft.0).map_err(damaged)?;
    // An empty folder is replaced.
    if folder.is_dir() {
        fs::remove_dir(folder)?;
    }
    Ok(fs::rename(&draft.0, folder)?)
}

/// Checks that a folder has all files that its database mentions. The error names the first missing or damaged file.
fn check(folder: &Path) -> Result<(), String> {
    if !folder.join(CLASS).is_file() {
        return Err(CLASS.to_string());
    }
    let artefacts = Artefacts::at(folder).map_err(|error| error.to_string())?;
    for digest in examine(&folder.join(FILE)).map_err(|error| error.to_string())? {
        let whole = artefacts.packed(&digest).and_then(|bytes| UploadedFiles::from_zip(&bytes));
        if !whole.is_ok_and(|files| files.digest() == digest) {
            return Err(format!("versions/{digest}.zip"));
        }
    }
    Ok(())
}
