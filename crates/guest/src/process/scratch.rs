//! A guest's scratch folder, and its removal, whatever lies in it.

use crate::policy::ResourceLimits;
use crate::process::folder_usage::FolderLimits;
use crate::scaffold::{PYTHON_SOURCE, PYTHON_WRAPPER};
use crate::submission::Program;
use crate::system::end_noted_session;
use crate::system::ownership::{is_own_folder, keep_private, open_folder};
use std::fs::{self, File};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::Once;
use tempfile::TempDir;

/// The most files and folders: more would keep the referee busy with counting them.
const MOST_ENTRIES: usize = 1000;

/// The prefix of the folders that hold one scratch folder each, and the names of the files in them.
const PREFIX: &str = "damier-";
const FILES: &str = "files";
const LOCK: &str = "lock";
/// The file beside a scratch folder that names the processes of a build.
const SESSION: &str = "session";
/// The folder beside a scratch folder with what a guest may import, and no guest may write.
const MODULES: &str = "modules";
/// Letters and figures that are drawn for a name.
const DRAWN: usize = 6;
/// How often a folder is made before one that is gone at once is the machine's fault.
const TRIES: u32 = 3;

/// A folder for a guest, which is removed with all that it has left in it.
///
/// Beside it, where no guest may write, lies a file that this program holds a lock of: a lock that nobody holds
/// means that the program was killed, and the next one collects the folder.
#[derive(Debug)]
pub(crate) struct Scratch {
    /// Given back before the folder goes: some systems keep a file as long as somebody holds it.
    _lock: File,
    whole: TempDir,
    files: PathBuf,
}

impl Scratch {
    pub(crate) fn new() -> io::Result<Self> {
        static COLLECTED: Once = Once::new();
        COLLECTED.call_once(|| collect(&std::env::temp_dir()));
        let made = (1..TRIES).find_map(|_| match Self::make() {
            Err(error) if error.kind() == ErrorKind::NotFound => None,
            made => Some(made),
        });
        made.unwrap_or_else(Self::make)
    }

    /// Makes one. Until it is locked, a program that begins at the same moment may take it for one that was left.
    fn make() -> io::Result<Self> {
        let mut builder = tempfile::Builder::new();
        builder.prefix(PREFIX).rand_bytes(DRAWN);
        keep_private(&mut builder);
        let whole = builder.tempdir()?;
        let lock = File::create(whole.path().join(LOCK))?;
        lock.lock()?;
        let files = whole.path().join(FILES);
        fs::create_dir(&files)?;
        Ok(Self { _lock: lock, whole, files })
    }

    pub(crate) fn path(&self) -> &Path {
        &self.files
    }

    /// Puts the wrapper for Python where Python finds it, whichever program begins Python; returns the folder, or nothing
    /// for a library in C.
    pub(crate) fn lend_modules(&self, program: &Program) -> io::Result<Option<PathBuf>> {
        if program.is_library {
            return Ok(None);
        }
        let folder = modules(&self.files);
        fs::create_dir(&folder)?;
        fs::write(folder.join(PYTHON_WRAPPER), PYTHON_SOURCE)?;
        Ok(Some(folder))
    }
}

/// The folder with what the guest that has this scratch folder may import; it need not be there.
pub(crate) fn modules(scratch: &Path) -> PathBuf {
    scratch.with_file_name(MODULES)
}

/// The file that names the processes of the build that has this scratch folder.
#[cfg(target_os = "linux")]
pub(crate) fn session_note(scratch: &Path) -> PathBuf {
    scratch.with_file_name(SESSION)
}

impl Drop for Scratch {
    fn drop(&mut self) {
        // What cannot be emptied stays: there is nobody left to tell.
        let _ = empty(self.whole.path());
    }
}

/// The limits of what may lie in a scratch folder.
pub(crate) const fn scratch_limits(limits: &ResourceLimits) -> FolderLimits {
    FolderLimits { bytes: limits.disk, entries: MOST_ENTRIES }
}

/// Removes the folders that killed programs of a user have left.
fn collect(place: &Path) {
    for entry in fs::read_dir(place).into_iter().flatten().flatten() {
        let (name, path) = (entry.file_name(), entry.path());
        let Some(drawn) = name.to_str().and_then(|name| name.strip_prefix(PREFIX)) else {
            continue;
        };
        if !fs::symlink_metadata(&path).is_ok_and(|found| is_own_folder(&found)) {
            continue;
        }
        // Somebody else may be collecting as well.
        let _ = match File::open(path.join(LOCK)) {
            Ok(lock) if lock.try_lock().is_ok() => {
                end_noted_session(&path.join(SESSION));
                let emptied = empty(&path);
                // Some systems keep a file as long as somebody holds it.
                drop(lock);
                emptied.and_then(|()| fs::remove_dir(&path))
            }
            // The program was killed before it made the lock: the folder is empty, or it is not of this kind.
            Err(_) if drawn.len() == DRAWN => fs::remove_dir(&path),
            _ => Ok(()),
        };
    }
}

/// Removes a folder with everything in it, as if it were emptied first: folders may be closed or nested deeper than a path can name.
///
/// # Errors
/// What cannot be opened or removed even so.
pub fn remove_folder(folder: &Path) -> io::Result<()> {
    empty(folder)?;
    fs::remove_dir(folder)
}

/// Removes everything in a folder that a guest had for itself. Folders may be nested deeper than a path can
/// name, or a stack hold, and closed to their owner: each is opened, and what is in it moved up.
pub(crate) fn empty(top: &Path) -> io::Result<()> {
    open_folder(top)?;
    let mut moved = 0u64;
    loop {
        let mut folders: Vec<PathBuf> = Vec::new();
        for entry in fs::read_dir(top)? {
            let entry = entry?;
            if entry.file_type()?.is_dir() {
                folders.push(entry.path());
            } else {
                fs::remove_file(entry.path())?;
            }
        }
        if folders.is_empty() {
            return Ok(());
        }
        for folder in folders {
            open_folder(&folder)?;
            for entry in fs::read_dir(&folder)? {
                let entry = entry?;
                if entry.file_type()?.is_dir() {
                    // A folder has to be writable to be moved.
                    open_folder(&entry.path())?;
                    moved += 1;
                    fs::rename(entry.path(), top.join(format!(".damier-{moved}")))?;
                } else {
                    fs::remove_file(entry.path())?;
                }
            }
            fs::remove_dir(&folder)?;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(unix)]
    #[test]
    fn whatever_lies_in_it_goes_away() {
        use std::{fs::Permissions, os::unix::fs::PermissionsExt};
        let scratch = Scratch::new().unwrap();
        let top = scratch.path().to_path_buf();
        let mut deep = top.clone();
        for _ in 0..300 {
            deep.push("d");
            fs::create_dir(&deep).unwrap();
        }
        fs::write(deep.join("file"), "x").unwrap();
        std::os::unix::fs::symlink("/etc", deep.join("link")).unwrap();
        fs::create_dir(top.join("locked")).unwrap();
        fs::write(top.join("locked/file"), "x").unwrap();
        fs::set_permissions(top.join("locked"), Permissions::from_mode(0o000)).unwrap();
        fs::write(top.join(".damier-1"), "x").unwrap();
        drop(scratch);
        assert!(!top.exists() && Path::new("/etc/passwd").exists());
    }

    #[test]
    fn what_a_killed_program_has_left_is_collected() {
        let place = tempfile::tempdir().unwrap();
        let made = |name: &str| {
            let folder = place.path().join(name);
            fs::create_dir_all(folder.join(FILES).join("deep")).unwrap();
            open_folder(&folder).unwrap();
            (File::create(folder.join(LOCK)).unwrap(), folder)
        };
        let (held, living) = made("damier-1");
        held.lock().unwrap();
        let (_, dead) = made("damier-2");
        let (_, other) = made("other");
        let foreign = place.path().join("damier-notes");
        fs::create_dir(&foreign).unwrap();
        let unlocked = place.path().join("damier-aB3dE6");
        fs::create_dir(&unlocked).unwrap();
        open_folder(&unlocked).unwrap();
        collect(place.path());
        assert!(!unlocked.exists());
        assert!(living.exists() && other.exists() && foreign.exists() && !dead.exists());
    }
}
