//! A guest's scratch folder: what lies in it, and how it goes away whatever that is.

use crate::sandbox::Ration;
use nix::unistd::Pid;
use std::collections::BTreeMap;
use std::fs::{self, Permissions};
use std::io;
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::path::{Path, PathBuf};
use tempfile::TempDir;

/// The most files and folders: more would keep the referee busy with counting them.
const MOST_ENTRIES: usize = 1000;

/// What a file counts at least that has no name any more and is only mapped: how large it is cannot be seen.
const HIDDEN: u64 = 1 << 20;

/// A folder that is removed with all that a guest has left in it.
#[derive(Debug)]
pub(crate) struct Scratch {
    folder: TempDir,
}

impl Scratch {
    pub(crate) fn new() -> io::Result<Self> {
        tempfile::Builder::new().prefix("damier-").tempdir().map(|folder| Self { folder })
    }

    pub(crate) fn path(&self) -> &Path {
        self.folder.path()
    }

    /// What is too much in it, in words for a process's author.
    pub(crate) fn excess(&self, process: Pid, ration: &Ration) -> Option<String> {
        let (mut entries, mut bytes) = (0, nameless(process, self.path()));
        let mut folders = vec![self.path().to_path_buf()];
        // One folder is open at a time, however deep they lie.
        while let Some(folder) = folders.pop() {
            for entry in fs::read_dir(&folder).into_iter().flatten().flatten() {
                entries += 1;
                match entry.metadata() {
                    Ok(found) if found.is_dir() => folders.push(entry.path()),
                    Ok(found) => bytes += found.len(),
                    Err(_) => {}
                }
                if entries > MOST_ENTRIES {
                    return Some(format!("made more than {MOST_ENTRIES} files and folders"));
                }
            }
        }
        let most = ration.disk;
        (bytes > most).then(|| format!("wrote more than {} MiB of files", most >> 20))
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        // What cannot be emptied stays: there is nobody left to tell.
        let _ = empty(self.folder.path());
    }
}

/// Removes everything in a folder that a guest had for itself. Folders may be nested deeper than a path can
/// name, or a stack hold, and closed to their owner: each is opened, and what is in it moved up.
fn empty(top: &Path) -> io::Result<()> {
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
            fs::set_permissions(&folder, Permissions::from_mode(0o700))?;
            for entry in fs::read_dir(&folder)? {
                let entry = entry?;
                if entry.file_type()?.is_dir() {
                    // A folder has to be writable to be moved.
                    fs::set_permissions(entry.path(), Permissions::from_mode(0o700))?;
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

/// Bytes in files of a folder that a process holds without a name: open, or mapped into its memory.
fn nameless(process: Pid, folder: &Path) -> u64 {
    let mut sizes: BTreeMap<u64, u64> = BTreeMap::new();
    let open = fs::read_dir(format!("/proc/{process}/fd")).into_iter().flatten().flatten();
    for file in open.filter_map(|entry| fs::metadata(entry.path()).ok()) {
        if file.is_file() && file.nlink() == 0 {
            sizes.insert(file.ino(), file.len());
        }
    }
    let maps = fs::read_to_string(format!("/proc/{process}/maps")).unwrap_or_default();
    let folder = folder.display().to_string();
    // Fields: addresses, rights, offset, device, inode, name (proc_pid_maps(5)).
    for line in maps.lines().filter(|line| line.ends_with(" (deleted)") && line.contains(&folder)) {
        let inode = line.split_ascii_whitespace().nth(4).and_then(|inode| inode.parse().ok());
        sizes.entry(inode.unwrap_or_default()).or_insert(HIDDEN);
    }
    sizes.into_values().sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Write;

    #[test]
    fn whatever_lies_in_it_goes_away() {
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
    fn too_much_is_told() {
        let (scratch, ration) = (Scratch::new().unwrap(), Ration::default());
        let own = nix::unistd::getpid();
        let path = |name: usize| scratch.path().join(name.to_string());
        assert_eq!(scratch.excess(own, &ration), None);
        let mut file = fs::File::create(path(0)).unwrap();
        file.write_all(&vec![0; 9 << 20]).unwrap();
        fs::remove_file(path(0)).unwrap();
        assert_eq!(nameless(own, scratch.path()), 9 << 20);
        fs::write(path(1), vec![0; 8 << 20]).unwrap();
        assert!(scratch.excess(own, &ration).unwrap().contains("16 MiB"));
        drop(file);
        assert_eq!(scratch.excess(own, &ration), None);
        (2..=1001).for_each(|name| drop(fs::File::create(path(name)).unwrap()));
        assert!(scratch.excess(own, &ration).unwrap().contains("1000 files"));
    }
}
