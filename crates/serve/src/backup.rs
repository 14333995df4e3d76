//! A class as one file, and back: its database as it was at one moment, what was handed in and built, and the final.

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

/// The class's description in a backup.
const CLASS: &str = "class.toml";
/// Folders whose files never change once they are there.
const FOLDERS: [&str; 3] = ["versions", "builds", "final"];

/// Removes what it names when it is dropped: what is half-written, or no longer needed.
struct RemovedOnDrop(PathBuf);

impl Drop for RemovedOnDrop {
    fn drop(&mut self) {
        let _ =
            if self.0.is_dir() { fs::remove_dir_all(&self.0) } else { fs::remove_file(&self.0) };
    }
}

/// A name beside a path that nobody has.
fn beside(path: &Path) -> RemovedOnDrop {
    let secret = &crate::secret::new_token()[..16];
    let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    RemovedOnDrop(path.with_file_name(format!(".new-{secret}-{name}")))
}

/// Copies a class into one file that is not there yet, also while the class is served. A final under way is left out: it is
/// played again, from the same seed.
///
/// # Errors
/// A file that is there, or that cannot be written; a folder without a class.
pub fn back_up(file: &Path, to: &Path) -> Result<(), HttpError> {
    let class = Class::read(file)?;
    write_whole(to, |archive| packed(&class, file, to, archive))
}

/// Writes an archive into a file that is not there yet: all of it, or nothing.
///
/// # Errors
/// A file that is there, or that cannot be written; those of `pack`.
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
    let draft = beside(to);
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
    let copy = beside(to);
    // The database first: every file that it tells of is there already.
    copy_of_folder(&class.folder, &copy.0)?;
    archive.add_file(FILE, &copy.0)?;
    archive.add_file(CLASS, file)?;
    for name in FOLDERS {
        archive.add_folder(name, &class.folder.join(name))?;
    }
    if let Some(files) = files_when_over(class) {
        let run = beside(to);
        copy_database(&class.folder.join(RUN), &run.0)?;
        archive.add_file(RUN, &run.0)?;
        for path in files {
            archive.add_file(&path.file_name().unwrap_or_default().to_string_lossy(), &path)?;
        }
    }
    archive.finish()
}

/// Makes a class of a backup, in a folder that is not there yet; looks first whether all of it is whole.
///
/// # Errors
/// A folder that is there; a file that is no backup, or that is damaged.
pub fn restore(from: &Path, folder: &Path) -> Result<(), HttpError> {
    let is_taken =
        fs::read_dir(folder).map_or_else(|_| folder.exists(), |mut all| all.next().is_some());
    if is_taken {
        return Err(HttpError::Asked(text::restore_exists(folder.display().to_string())));
    }
    let damaged = |why: String| HttpError::Asked(text::no_backup(from.display().to_string(), why));
    let file = File::open(from).map_err(|error| damaged(error.to_string()))?;
    let mut archive = ZipArchive::new(file).map_err(|error| damaged(error.to_string()))?;
    let draft = beside(folder);
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
    // An empty folder gives way to it.
    if folder.is_dir() {
        fs::remove_dir(folder)?;
    }
    Ok(fs::rename(&draft.0, folder)?)
}

/// Looks whether a folder has all that its database tells of.
fn check(folder: &Path) -> Result<(), String> {
    if !folder.join(CLASS).is_file() {
        return Err(CLASS.to_string());
    }
    let artefacts = Artefacts::at(folder).map_err(|error| error.to_string())?;
    for digest in examine(&folder.join(FILE)).map_err(|error| error.to_string())? {
        let whole = artefacts.packed(&digest).and_then(|bytes| UploadedFiles::of_zip(&bytes));
        if !whole.is_ok_and(|files| files.digest() == digest) {
            return Err(format!("versions/{digest}.zip"));
        }
    }
    Ok(())
}
