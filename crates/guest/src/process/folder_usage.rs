//! Measures the contents of a folder in bounded steps, while a guest may change it.
//!
//! Every count ends, whatever a guest does to its folder: it stops at the first folder that is too deep, the first
//! entry above the limit, or the first folder that cannot be opened. Each of these is a fault of the guest.

use crate::system::listing::list;
use crate::text::fault as text;
use damier_game::Stopwatch;
use damier_i18n::Message;
use std::collections::BTreeMap;
use std::ffi::{OsStr, OsString};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Maximum depth of nested folders.
const DEEPEST: usize = 32;

/// Limits on the contents of a folder.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct FolderLimits {
    /// Total size of all files in bytes.
    pub(crate) bytes: u64,
    /// Number of files and folders.
    pub(crate) entries: usize,
}

/// Limit that a folder exceeds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum FolderExcess {
    Bytes,
    Entries,
    Depth,
    /// It contains a folder that its owner cannot open.
    Closed,
}

impl FolderExcess {
    /// Returns the message for the author.
    pub(crate) fn message(self, limits: &FolderLimits) -> Message {
        match self {
            Self::Bytes => text::large_files((limits.bytes >> 20).to_string()),
            Self::Entries => text::many_files(limits.entries.to_string()),
            Self::Depth => text::deep_folders(DEEPEST.to_string()),
            Self::Closed => text::closed_folder().into(),
        }
    }
}

/// Contents of a folder.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct FolderUsage {
    /// Total size of all files in bytes.
    pub(crate) bytes: u64,
    /// Size of each file by its inode number, where files have one, so that a file with two names counts once.
    pub(crate) files: BTreeMap<u64, u64>,
    /// True if a folder disappeared or was renamed before it could be opened.
    pub(crate) is_unsteady: bool,
}

/// Entry of a folder.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct FolderEntry {
    pub(crate) name: OsString,
    pub(crate) is_folder: bool,
    /// True for a folder that its owner cannot open, whether or not this program can.
    pub(crate) is_closed: bool,
    pub(crate) bytes: u64,
    /// Inode number of the file, where files have one.
    pub(crate) file: Option<u64>,
}

/// A folder that was found: its name, its depth, and the index of its parent in the list.
#[derive(Debug)]
struct FoundFolder {
    name: OsString,
    depth: usize,
    parent: usize,
}

/// A count in progress. It keeps no descriptor open between two steps.
#[derive(Debug)]
pub(crate) struct FolderWalk {
    top: PathBuf,
    limits: FolderLimits,
    /// Every folder found so far. Those from `next` on are not listed yet.
    folders: Vec<FoundFolder>,
    next: usize,
    entries: usize,
    usage: FolderUsage,
}

/// Measures a folder.
///
/// # Errors
/// Fails with the limit that the folder exceeds.
#[cfg_attr(not(any(target_os = "linux", test)), expect(dead_code, reason = "for builds on Linux"))]
pub(crate) fn folder_usage(
    folder: &Path,
    limits: FolderLimits,
) -> Result<FolderUsage, FolderExcess> {
    let mut walk = FolderWalk::new(folder, limits);
    loop {
        if let Some(usage) = walk.advance(Duration::MAX)? {
            return Ok(usage);
        }
    }
}

impl FolderWalk {
    /// Starts at a folder.
    pub(crate) fn new(top: &Path, limits: FolderLimits) -> Self {
        let first = FoundFolder { name: OsString::new(), depth: 0, parent: 0 };
        let (folders, usage) = (vec![first], FolderUsage::default());
        Self { top: top.to_path_buf(), limits, folders, next: 0, entries: 0, usage }
    }

    /// Continues for the duration of `slice`, and for at least one folder. Returns the count once it is complete, and
    /// `None` before.
    ///
    /// # Errors
    /// Fails with the limit that the folder exceeds.
    pub(crate) fn advance(&mut self, slice: Duration) -> Result<Option<FolderUsage>, FolderExcess> {
        let watch = Stopwatch::start();
        while self.next < self.folders.len() {
            self.list_next()?;
            if watch.elapsed() >= slice {
                break;
            }
        }
        let is_complete = self.next == self.folders.len();
        Ok(is_complete.then(|| std::mem::take(&mut self.usage)))
    }

    fn list_next(&mut self) -> Result<(), FolderExcess> {
        let at = self.next;
        self.next += 1;
        let most = self.limits.entries - self.entries + 1;
        let listed = match list(&self.top, &self.names(at), most) {
            Ok(listed) => listed,
            Err(error) if error.kind() == ErrorKind::PermissionDenied => {
                return Err(FolderExcess::Closed);
            }
            Err(error) => {
                // A lack of descriptors or memory in this program is not the guest's fault.
                self.usage.is_unsteady |= at > 0 && error.kind() == ErrorKind::NotFound;
                return Ok(());
            }
        };
        listed.into_iter().try_for_each(|entry| self.count(entry, at))
    }

    fn count(&mut self, entry: FolderEntry, parent: usize) -> Result<(), FolderExcess> {
        self.entries += 1;
        if self.entries > self.limits.entries {
            return Err(FolderExcess::Entries);
        }
        if entry.is_closed {
            return Err(FolderExcess::Closed);
        }
        if entry.is_folder {
            let depth = self.folders[parent].depth + 1;
            self.folders.push(FoundFolder { name: entry.name, depth, parent });
            return if depth > DEEPEST { Err(FolderExcess::Depth) } else { Ok(()) };
        }
        let known = entry.file.and_then(|file| self.usage.files.insert(file, entry.bytes));
        let bytes = self.usage.bytes.saturating_sub(known.unwrap_or(0));
        self.usage.bytes = bytes.saturating_add(entry.bytes);
        if self.usage.bytes > self.limits.bytes { Err(FolderExcess::Bytes) } else { Ok(()) }
    }

    /// Returns the names on the path from the top to a folder.
    fn names(&self, mut at: usize) -> Vec<&OsStr> {
        let mut names = Vec::new();
        while at > 0 {
            names.push(self.folders[at].name.as_os_str());
            at = self.folders[at].parent;
        }
        names.reverse();
        names
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    const LIMITS: FolderLimits = FolderLimits { bytes: 1 << 20, entries: 100 };

    fn usage(folder: &Path) -> Result<u64, FolderExcess> {
        folder_usage(folder, LIMITS).map(|usage| usage.bytes)
    }

    #[test]
    fn every_limit_is_found() {
        let place = tempfile::tempdir().unwrap();
        let top = place.path();
        assert_eq!(usage(top), Ok(0));
        assert_eq!(usage(&top.join("gone")), Ok(0));
        fs::create_dir(top.join("a")).unwrap();
        fs::write(top.join("a/large"), vec![0; 1 << 20]).unwrap();
        assert_eq!(usage(top), Ok(1 << 20));
        fs::write(top.join("small"), [0; 1]).unwrap();
        assert_eq!(usage(top), Err(FolderExcess::Bytes));
        fs::remove_file(top.join("a/large")).unwrap();
        (0..97).for_each(|name| drop(fs::File::create(top.join(name.to_string())).unwrap()));
        assert!(usage(top).is_ok());
        fs::write(top.join("a/one more"), []).unwrap();
        fs::write(top.join("a/and one more"), []).unwrap();
        assert_eq!(usage(top), Err(FolderExcess::Entries));
    }

    #[test]
    fn depth_ends_a_count_whatever_the_length_of_the_path() {
        let place = tempfile::tempdir().unwrap();
        let deep = std::iter::repeat_n("d", DEEPEST).collect::<PathBuf>();
        fs::create_dir_all(place.path().join(&deep)).unwrap();
        fs::write(place.path().join(&deep).join("file"), vec![0; 1 << 20]).unwrap();
        assert_eq!(usage(place.path()), Ok(1 << 20));
        fs::create_dir(place.path().join(&deep).join("deeper")).unwrap();
        assert_eq!(usage(place.path()), Err(FolderExcess::Depth));
    }

    #[cfg(unix)]
    #[test]
    fn a_path_that_no_call_takes_hides_nothing() {
        use nix::fcntl::{OFlag, open, openat};
        use nix::sys::stat::{Mode, mkdirat};
        use std::io::Write;
        let place = tempfile::tempdir().unwrap();
        let long = "n".repeat(250);
        let mut folder = open(place.path(), OFlag::O_DIRECTORY, Mode::empty()).unwrap();
        for _ in 0..20 {
            mkdirat(&folder, long.as_str(), Mode::S_IRWXU).unwrap();
            folder = openat(&folder, long.as_str(), OFlag::O_DIRECTORY, Mode::empty()).unwrap();
        }
        let (flags, mode) = (OFlag::O_CREAT | OFlag::O_WRONLY, Mode::S_IRWXU);
        let file = openat(&folder, "file", flags, mode).unwrap();
        fs::File::from(file).write_all(&vec![0; 2 << 20]).unwrap();
        assert_eq!(usage(place.path()), Err(FolderExcess::Bytes));
        crate::process::scratch::empty(place.path()).unwrap();
    }

    #[cfg(unix)]
    #[test]
    fn a_closed_folder_is_no_empty_one() {
        use std::{fs::Permissions, os::unix::fs::PermissionsExt};
        let place = tempfile::tempdir().unwrap();
        let closed = place.path().join("closed");
        fs::create_dir(&closed).unwrap();
        fs::write(closed.join("file"), vec![0; 2 << 20]).unwrap();
        for mode in [0o300, 0o600, 0o000] {
            fs::set_permissions(&closed, Permissions::from_mode(mode)).unwrap();
            assert_eq!(usage(place.path()), Err(FolderExcess::Closed));
        }
        fs::set_permissions(&closed, Permissions::from_mode(0o700)).unwrap();
    }

    #[cfg(unix)]
    #[test]
    fn a_file_with_two_names_counts_once_and_a_link_leads_nowhere() {
        let place = tempfile::tempdir().unwrap();
        fs::write(place.path().join("one"), vec![0; 600 << 10]).unwrap();
        fs::hard_link(place.path().join("one"), place.path().join("two")).unwrap();
        std::os::unix::fs::symlink("/usr", place.path().join("link")).unwrap();
        let counted = usage(place.path()).unwrap();
        assert!((600 << 10..700 << 10).contains(&counted), "{counted}");
    }

    #[test]
    fn a_count_goes_on_where_it_has_stopped() {
        let place = tempfile::tempdir().unwrap();
        for name in 0..10 {
            let folder = place.path().join(name.to_string());
            fs::create_dir(&folder).unwrap();
            fs::write(folder.join("file"), vec![0; 4096]).unwrap();
        }
        let mut walk = FolderWalk::new(place.path(), LIMITS);
        let mut pieces = 1;
        let usage = loop {
            if let Some(usage) = walk.advance(Duration::ZERO).unwrap() {
                break usage;
            }
            pieces += 1;
        };
        assert_eq!((pieces, usage.bytes, usage.is_unsteady), (11, 10 * 4096, false));
        // A folder that disappears during the count is reported.
        let mut walk = FolderWalk::new(place.path(), LIMITS);
        assert_eq!(walk.advance(Duration::ZERO), Ok(None));
        fs::remove_dir_all(place.path().join("3")).unwrap();
        assert!(walk.advance(Duration::MAX).unwrap().unwrap().is_unsteady);
    }
}
