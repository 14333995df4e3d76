//! Measures memory, threads and files of a process, from `/proc` (proc(5)).

use super::clock::{field_of_stat, tasks};
use crate::process::folder_watch::{UnlinkedFiles, UnlinkedFilesError};
use crate::unix::ownership::size_on_disk;
use nix::unistd::Pid;
use std::fs;
use std::io::{ErrorKind, Read};
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};

/// Bytes counted for an unlinked file that is only mapped, because its true size is not visible.
const HIDDEN: u64 = 1 << 20;

/// Maximum number of bytes read from the list of mapped files, because a guest can make it gigabytes long.
const LONGEST_MAPS: u64 = 1 << 20;
/// End of a line of that list for an unlinked file.
const DELETED: &str = " (deleted)";
/// Maximum number of open files that are inspected. A guest may have fewer.
const MOST_LISTED: usize = 1024;

/// Number of attempts to find a living thread of a process, because threads may end meanwhile.
const TRIES: u32 = 3;

/// Usage of a running process.
pub(crate) struct ProcessUsage {
    /// Folder in `/proc` with its memory and files. It is that of a living thread if the first thread has ended and
    /// others continue, because the kernel reports nothing about an ended thread.
    folder: PathBuf,
    /// Peak memory in bytes: resident pages, including shared ones, plus the current swapped pages and page tables.
    /// Memory that is only reserved does not count.
    pub(crate) memory: u64,
    /// Peak address space in bytes.
    pub(crate) addresses: u64,
}

impl ProcessUsage {
    /// Reads the usage of a process; `None` if it has ended.
    pub(crate) fn read(process: Pid) -> Option<Self> {
        let own = PathBuf::from(format!("/proc/{process}"));
        Self::at(own).or_else(|| {
            let threads = |_| tasks(process).into_iter().find_map(Self::at);
            (0..TRIES).find_map(threads)
        })
    }

    /// Reads `/proc/.../status`, which contains nothing for an ended thread.
    fn at(folder: PathBuf) -> Option<Self> {
        let status = fs::read_to_string(folder.join("status")).ok()?;
        let kibibytes = |key: &str| -> Option<u64> {
            let line = status.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(':'))?;
            line.trim().strip_suffix("kB")?.trim().parse().ok()
        };
        let resident = kibibytes("VmHWM")?;
        let others = ["VmSwap", "VmPTE"].map(|key| kibibytes(key).unwrap_or(0));
        let memory = (resident + others.iter().sum::<u64>()) << 10;
        Some(Self { folder, memory, addresses: kibibytes("VmPeak").unwrap_or(0) << 10 })
    }

    /// Returns open unlinked files: bytes by inode number. With `mapped`, also those that are only mapped into memory,
    /// which takes longer.
    ///
    /// # Errors
    /// Fails if the process cannot be inspected (its program is not readable by its owner), or has more mappings than
    /// can be read.
    pub(crate) fn unlinked(&self, mapped: bool) -> Result<UnlinkedFiles, UnlinkedFilesError> {
        let mut sizes = UnlinkedFiles::new();
        let open = match fs::read_dir(self.folder.join("fd")) {
            Err(error) if error.kind() == ErrorKind::PermissionDenied => {
                return Err(UnlinkedFilesError::Hidden);
            }
            open => open.into_iter().flatten().flatten().take(MOST_LISTED),
        };
        for file in open.filter_map(|entry| fs::metadata(entry.path()).ok()) {
            if file.is_file() && file.nlink() == 0 {
                sizes.insert(file.ino(), size_on_disk(file.len(), file.blocks()));
            }
        }
        if mapped {
            for inode in deleted_maps(&self.folder.join("maps"))? {
                sizes.entry(inode).or_insert(HIDDEN);
            }
        }
        Ok(sizes)
    }
}

/// Returns the inode numbers of mapped unlinked files.
fn deleted_maps(maps: &Path) -> Result<Vec<u64>, UnlinkedFilesError> {
    let mut text = Vec::new();
    if let Ok(file) = fs::File::open(maps) {
        // A read error means that the process has ended.
        let _ = file.take(LONGEST_MAPS + 1).read_to_end(&mut text);
    }
    if text.len() as u64 > LONGEST_MAPS {
        return Err(UnlinkedFilesError::Endless);
    }
    let text = String::from_utf8_lossy(&text);
    let deleted = text.lines().filter(|line| line.ends_with(DELETED));
    // Fields: addresses, rights, offset, device, inode, name (proc_pid_maps(5)).
    let inode = |line: &str| line.split_ascii_whitespace().nth(4)?.parse().ok();
    Ok(deleted.filter_map(inode).collect())
}

/// Returns the number of threads of a process: field 20 of `/proc/N/stat`.
pub(crate) fn threads(process: Pid) -> u64 {
    field_of_stat(process, 20).unwrap_or(0)
}

/// Returns how many programs the kernel has ended since the machine started because memory was short, in the whole
/// machine or in a control group; 0 if unknown.
pub(crate) fn oom_kills() -> u64 {
    let counts = fs::read_to_string("/proc/vmstat").unwrap_or_default();
    let count = counts.lines().find_map(|line| line.strip_prefix("oom_kill "));
    count.and_then(|count| count.trim().parse().ok()).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn this_process_is_seen() {
        let usage = ProcessUsage::read(nix::unistd::getpid()).unwrap();
        assert!(usage.memory > 1 << 20 && threads(nix::unistd::getpid()) >= 1);
        assert!(usage.folder.starts_with("/proc"));
        assert!(ProcessUsage::read(Pid::from_raw(i32::MAX)).is_none());
    }

    #[test]
    fn no_list_is_read_to_its_end() {
        let folder = tempfile::tempdir().unwrap();
        let maps = folder.path().join("maps");
        let line = "7f0000000000-7f0000001000 r--s 00000000 fe:00 77 /tmp/x (deleted)\n";
        fs::write(&maps, line.repeat(100)).unwrap();
        assert_eq!(deleted_maps(&maps).unwrap(), [77; 100]);
        fs::write(&maps, line.repeat(20_000)).unwrap();
        assert_eq!(deleted_maps(&maps), Err(UnlinkedFilesError::Endless));
    }

    #[test]
    fn files_without_a_name_are_seen() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file");
        fs::write(&path, vec![0; 9 << 20]).unwrap();
        let file = fs::File::open(&path).unwrap();
        let usage = ProcessUsage::read(nix::unistd::getpid()).unwrap();
        let bytes = || usage.unlinked(true).unwrap().values().sum::<u64>();
        let before = bytes();
        fs::remove_file(&path).unwrap();
        assert_eq!(bytes(), before + (9 << 20));
        drop(file);
    }
}
