//! Creates scratch folders, for guests and for files of this program, and removes them, whatever they contain.

#[cfg(target_os = "linux")]
use crate::build::LENT_HEADERS;
use crate::policy::ResourceLimits;
use crate::process::folder_usage::FolderLimits;
use crate::scaffold::{PYTHON_PACKAGE, PYTHON_SOURCE, PYTHON_WRAPPER};
use crate::submission::Program;
use crate::system::end_noted_session;
use crate::system::ownership::{is_own_folder, keep_private, open_folder};
use std::fs::{self, File};
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::Once;
use std::time::Duration;
use tempfile::TempDir;

/// Maximum number of files and folders. Counting more would cost the referee too much time.
const MOST_ENTRIES: usize = 1000;

/// Prefix of the folders that contain one scratch folder each, and names of the entries in them.
const PREFIX: &str = "damier-";
const FILES: &str = "files";
const LOCK: &str = "lock";
/// File next to a scratch folder that identifies the processes of a build.
const SESSION: &str = "session";
/// Folder next to a scratch folder with the modules that a guest may import. Guests cannot write in it.
const MODULES: &str = "modules";
/// The package around the wrapper for Python. Bots that were written before the wrapper was called `damier.bot` import it
/// as `damier`.
const OLD_NAME: &str = "from .bot import *\n";
/// Folder next to a scratch folder with the headers that a build may include.
#[cfg(target_os = "linux")]
const HEADERS: &str = "headers";
/// Headers of the C library for 2048, by name.
#[cfg(target_os = "linux")]
const GRID_HEADERS: [(&str, &str); 2] = [
    (LENT_HEADERS[0], include_str!("../../../libgrid/include/grid.h")),
    (LENT_HEADERS[1], include_str!("../../../libgrid/include/strategy.h")),
];
/// Number of random letters and digits in a name.
const DRAWN: usize = 6;
/// Number and length of the pauses in which a lock of a program that has ended may become free.
const WAITS: u32 = 50;
const WAIT: Duration = Duration::from_millis(10);
/// Number of attempts to create a folder that disappears immediately, before it is the machine's fault.
const TRIES: u32 = 3;

/// A temporary folder, such as that of a guest. It is removed with all its contents when this is dropped.
///
/// Next to it, where no guest can write, is a file that this program has locked. A lock that nobody holds means that
/// the program was killed; the next program then removes the folder.
#[derive(Debug)]
pub struct Scratch {
    /// Released before the folder is removed, because some systems keep a file as long as it is open.
    _lock: File,
    whole: TempDir,
    files: PathBuf,
}

impl Scratch {
    /// Creates a folder, and removes those that this user's killed programs left behind.
    ///
    /// # Errors
    /// Fails if a folder or file cannot be created in the folder for temporary files.
    pub fn new() -> io::Result<Self> {
        static COLLECTED: Once = Once::new();
        COLLECTED.call_once(|| collect(&std::env::temp_dir()));
        let made = (1..TRIES).find_map(|_| match Self::make() {
            Err(error) if error.kind() == ErrorKind::NotFound => None,
            made => Some(made),
        });
        made.unwrap_or_else(Self::make)
    }

    /// Creates a folder. Until it is locked, another program that starts at the same moment may mistake it for an
    /// abandoned one.
    fn make() -> io::Result<Self> {
        let mut builder = tempfile::Builder::new();
        builder.prefix(PREFIX).rand_bytes(DRAWN);
        keep_private(&mut builder);
        let whole = builder.tempdir()?;
        let mut lock = File::create(whole.path().join(LOCK))?;
        lock.lock()?;
        write!(lock, "{}", std::process::id())?;
        let files = whole.path().join(FILES);
        fs::create_dir(&files)?;
        Ok(Self { _lock: lock, whole, files })
    }

    /// Returns the folder.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.files
    }

    /// Puts the Python wrapper where Python finds it, whichever program starts Python. Returns the folder, or `None`
    /// for a library in C.
    pub(crate) fn lend_modules(&self, program: &Program) -> io::Result<Option<PathBuf>> {
        if program.is_library {
            return Ok(None);
        }
        let folder = modules(&self.files);
        fs::create_dir_all(folder.join(PYTHON_PACKAGE))?;
        fs::write(folder.join(PYTHON_WRAPPER), PYTHON_SOURCE)?;
        fs::write(folder.join(PYTHON_PACKAGE).join("__init__.py"), OLD_NAME)?;
        Ok(Some(folder))
    }

    /// Puts the headers of the C library for 2048 where a build can include them. Returns their folder.
    #[cfg(target_os = "linux")]
    pub(crate) fn lend_headers(&self) -> io::Result<PathBuf> {
        let folder = self.files.with_file_name(HEADERS);
        fs::create_dir(&folder)?;
        for (name, text) in GRID_HEADERS {
            fs::write(folder.join(name), text)?;
        }
        Ok(folder)
    }
}

/// Returns the folder of modules for the guest with this scratch folder. It may not exist.
pub(crate) fn modules(scratch: &Path) -> PathBuf {
    scratch.with_file_name(MODULES)
}

/// Returns the file that identifies the processes of the build with this scratch folder.
#[cfg(target_os = "linux")]
pub(crate) fn session_note(scratch: &Path) -> PathBuf {
    scratch.with_file_name(SESSION)
}

impl Drop for Scratch {
    fn drop(&mut self) {
        // A failure is ignored, because nobody can act on it here.
        let _ = clear(self.whole.path());
    }
}

/// Returns the limits on the contents of a scratch folder.
pub(crate) const fn scratch_limits(limits: &ResourceLimits) -> FolderLimits {
    FolderLimits { bytes: limits.disk, entries: MOST_ENTRIES }
}

/// Removes the folders that a user's killed programs left behind.
fn collect(place: &Path) {
    for entry in fs::read_dir(place).into_iter().flatten().flatten() {
        let (name, path) = (entry.file_name(), entry.path());
        let Some(drawn) = name.to_str().and_then(|name| name.strip_prefix(PREFIX)) else {
            continue;
        };
        if !fs::symlink_metadata(&path).is_ok_and(|found| is_own_folder(&found)) {
            continue;
        }
        // Another program may be doing the same.
        let _ = match File::open(path.join(LOCK)) {
            Ok(lock) if lock.try_lock().is_ok() || becomes_free(&lock) => {
                end_noted_session(&path.join(SESSION));
                let cleared = clear(&path);
                // Some systems keep a file as long as it is open.
                drop(lock);
                cleared.and_then(|()| fs::remove_dir(&path))
            }
            // Either the program was killed before it created the lock, so that the folder is empty, or it is a folder
            // of another kind.
            Err(_) if drawn.len() == DRAWN => fs::remove_dir(&path),
            _ => Ok(()),
        };
    }
}

/// Removes what a folder with a scratch folder contains. A program that is killed meanwhile leaves the lock, or else an
/// empty folder, so that the next one can go on.
fn clear(whole: &Path) -> io::Result<()> {
    open_folder(whole)?;
    for path in lock_last(whole)? {
        if fs::symlink_metadata(&path)?.is_dir() {
            remove_folder(&path)?;
        } else {
            fs::remove_file(&path)?;
        }
    }
    Ok(())
}

/// Returns what a folder contains, the lock last.
fn lock_last(whole: &Path) -> io::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(whole)?.map(|entry| Ok(entry?.path()));
    let mut found = entries.collect::<io::Result<Vec<_>>>()?;
    found.sort_by_key(|path| path.ends_with(LOCK));
    Ok(found)
}

/// Returns true if the program that locked this file has ended, and the lock has become free. Where a program was killed
/// while it started another, that one holds the lock until it has started. A program that was killed before it wrote its
/// number may have ended.
fn becomes_free(lock: &File) -> bool {
    let mut number = String::new();
    let mut known = lock;
    let is_read = known.read_to_string(&mut number).is_ok();
    let runs = !number.is_empty() && Path::new("/proc").join(&number).exists();
    cfg!(target_os = "linux")
        && is_read
        && !runs
        && (0..WAITS).any(|_| {
            std::thread::sleep(WAIT);
            lock.try_lock().is_ok()
        })
}

/// Removes a folder with its contents, including folders that cannot be opened or are nested deeper than a path can
/// name.
///
/// # Errors
/// Fails if something cannot be opened or removed even so.
pub fn remove_folder(folder: &Path) -> io::Result<()> {
    empty(folder)?;
    fs::remove_dir(folder)
}

/// Removes everything in a folder that belonged to a guest. Folders may deny access to their owner, or be nested deeper
/// than a path can name or a stack can hold. Each folder is therefore made accessible, and its contents are moved up.
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
                    // A folder must be writable to be moved.
                    open_folder(&entry.path())?;
                    fs::rename(entry.path(), free_name(top, &mut moved))?;
                } else {
                    fs::remove_file(entry.path())?;
                }
            }
            fs::remove_dir(&folder)?;
        }
    }
}

/// Returns a path in a folder at which nothing lies, with a number above this one, which is set to it. A guest may have
/// used such names, and so may a program that was killed while it removed the folder.
fn free_name(top: &Path, number: &mut u64) -> PathBuf {
    loop {
        *number += 1;
        let path = top.join(format!(".damier-{number}"));
        if fs::symlink_metadata(&path).is_err() {
            return path;
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
        fs::create_dir_all(top.join(".damier-1/deep/deeper")).unwrap();
        fs::write(top.join(".damier-2"), "x").unwrap();
        drop(scratch);
        assert!(!top.exists() && Path::new("/etc/passwd").exists());
    }

    #[test]
    fn the_lock_goes_last() {
        let scratch = Scratch::new().unwrap();
        let whole = scratch.whole.path();
        fs::create_dir(modules(scratch.path())).unwrap();
        fs::write(whole.join(SESSION), "").unwrap();
        let order = lock_last(whole).unwrap();
        assert_eq!(order.len(), 4);
        assert_eq!(order.last(), Some(&whole.join(LOCK)));
    }

    #[test]
    #[expect(clippy::disallowed_methods, reason = "a lock becomes free while it is waited for")]
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
        let (mut late, starting) = made("damier-3");
        late.lock().unwrap();
        // No process has this number.
        write!(late, "4294967295").unwrap();
        let (unnamed, killed_early) = made("damier-4");
        unnamed.lock().unwrap();
        let freed = std::thread::spawn(move || {
            std::thread::sleep(5 * WAIT);
            drop((late, unnamed));
        });
        collect(place.path());
        freed.join().unwrap();
        assert!(!unlocked.exists());
        assert!(!starting.exists() || cfg!(not(target_os = "linux")));
        assert!(!killed_early.exists() || cfg!(not(target_os = "linux")));
        assert!(living.exists() && other.exists() && foreign.exists() && !dead.exists());
    }
}
