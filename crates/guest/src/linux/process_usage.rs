//! Memory, threads and files of a process, from `/proc` (proc(5)).

use super::clock::{field_of_stat, tasks};
use crate::unix::ownership::on_disk;
use nix::unistd::Pid;
use std::collections::BTreeMap;
use std::fs;
use std::io::ErrorKind;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};

/// The bytes counted for a file that has no name any more and is only mapped: its true size cannot be seen.
const HIDDEN: u64 = 1 << 20;

/// The number of times that the threads of a process are listed to find a living one: they may end meanwhile.
const TRIES: u32 = 3;

/// A process that still runs.
pub(crate) struct ProcessUsage {
    /// The folder of `/proc` with its memory and files: its own or, where its first thread has ended and
    /// others play on, a living thread's, since the kernel no longer tells of an ended one.
    folder: PathBuf,
    /// Memory in bytes: resident pages, whosever they are, swapped ones, and the tables that list them.
    pub(crate) memory: u64,
}

impl ProcessUsage {
    /// Reads the usage of a process; `None` if it has ended.
    pub(crate) fn of(process: Pid) -> Option<Self> {
        let own = PathBuf::from(format!("/proc/{process}"));
        Self::at(own).or_else(|| {
            let threads = |_| tasks(process).into_iter().find_map(Self::at);
            (0..TRIES).find_map(threads)
        })
    }

    /// Reads `/proc/.../status`, which says nothing of an ended thread.
    fn at(folder: PathBuf) -> Option<Self> {
        let status = fs::read_to_string(folder.join("status")).ok()?;
        let kibibytes = |key: &str| -> Option<u64> {
            let line = status.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(':'))?;
            line.trim().strip_suffix("kB")?.trim().parse().ok()
        };
        let resident = kibibytes("VmRSS")?;
        let others = ["VmSwap", "VmPTE"].map(|key| kibibytes(key).unwrap_or(0));
        Some(Self { folder, memory: (resident + others.iter().sum::<u64>()) << 10 })
    }

    /// Bytes in open files of a folder that have no name any more; with `mapped`, also in those that are only
    /// mapped into memory, which costs more to find.
    ///
    /// # Errors
    /// If the process may not be looked at: its program cannot be read by its owner.
    pub(crate) fn nameless(&self, folder: &Path, mapped: bool) -> Result<u64, Hidden> {
        let mut sizes: BTreeMap<u64, u64> = BTreeMap::new();
        let open = match fs::read_dir(self.folder.join("fd")) {
            Err(error) if error.kind() == ErrorKind::PermissionDenied => return Err(Hidden),
            open => open.into_iter().flatten().flatten(),
        };
        for file in open.filter_map(|entry| fs::metadata(entry.path()).ok()) {
            if file.is_file() && file.nlink() == 0 {
                sizes.insert(file.ino(), on_disk(&file));
            }
        }
        if mapped {
            for inode in self.deleted_maps(folder) {
                sizes.entry(inode).or_insert(HIDDEN);
            }
        }
        Ok(sizes.into_values().sum())
    }

    /// The numbers of mapped files of a folder that have no name any more.
    fn deleted_maps(&self, folder: &Path) -> Vec<u64> {
        let maps = fs::read_to_string(self.folder.join("maps")).unwrap_or_default();
        let folder = folder.display().to_string();
        let deleted =
            maps.lines().filter(|line| line.ends_with(" (deleted)") && line.contains(&folder));
        // Fields: addresses, rights, offset, device, inode, name (proc_pid_maps(5)).
        deleted.filter_map(|line| line.split_ascii_whitespace().nth(4)?.parse().ok()).collect()
    }
}

/// A process that may not be looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Hidden;

/// Threads of a process: the twentieth field of `/proc/N/stat`.
pub(crate) fn threads(process: Pid) -> u64 {
    field_of_stat(process, 20).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn this_process_is_seen() {
        let usage = ProcessUsage::of(nix::unistd::getpid()).unwrap();
        assert!(usage.memory > 1 << 20 && threads(nix::unistd::getpid()) >= 1);
        assert!(usage.folder.starts_with("/proc"));
        assert!(ProcessUsage::of(Pid::from_raw(i32::MAX)).is_none());
    }

    #[test]
    fn files_without_a_name_are_seen() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file");
        fs::write(&path, vec![0; 9 << 20]).unwrap();
        let file = fs::File::open(&path).unwrap();
        let usage = ProcessUsage::of(nix::unistd::getpid()).unwrap();
        let before = usage.nameless(folder.path(), true).unwrap();
        fs::remove_file(&path).unwrap();
        assert_eq!(usage.nameless(folder.path(), true).unwrap(), before + (9 << 20));
        drop(file);
    }
}
