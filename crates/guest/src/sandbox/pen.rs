//! A memory cgroup for each guest, where this user may make one: then the kernel counts also what no other account
//! holds, and ends the guest rather than the referee when it is too much (cgroups(7)).

use std::ffi::CString;
use std::fs;
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};

/// How the groups are called, before the number of this program and a number of their own.
const PREFIX: &str = "damier-";

/// What a group may hold beyond a guest's memory, as a part of that: the guest is looked at every few milliseconds, and
/// what the kernel needs for it and keeps of files counts here as well.
const SLACK: u64 = 4;

/// Where groups may be made, and what the limit is called there.
struct Place {
    folder: PathBuf,
    limit: &'static str,
    events: &'static str,
}

/// A group, which is removed when this is dropped: after the last process in it has ended.
#[derive(Debug)]
pub(crate) struct Pen {
    folder: PathBuf,
    events: &'static str,
}

/// Returns true if this user may make groups on this machine.
pub(super) fn is_offered() -> bool {
    place().is_some()
}

impl Pen {
    /// A group for so many bytes of memory; `None` where none may be made.
    pub(crate) fn new(memory: u64) -> Option<Self> {
        Self::within(place()?, memory)
    }

    fn within(place: &Place, memory: u64) -> Option<Self> {
        static NUMBER: AtomicU64 = AtomicU64::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let folder = place.folder.join(format!("{PREFIX}{}-{number}", std::process::id()));
        fs::create_dir(&folder).ok()?;
        let pen = Self { folder, events: place.events };
        let limit = memory.saturating_add(memory / SLACK).to_string();
        fs::write(pen.folder.join(place.limit), limit).ok()?;
        Some(pen)
    }

    /// The file in which a process writes 0 to enter.
    pub(crate) fn entrance(&self) -> Option<CString> {
        CString::new(self.folder.join("cgroup.procs").as_os_str().as_bytes()).ok()
    }

    /// Returns true if the kernel has ended a process in it because it was full.
    pub(crate) fn has_overflowed(&self) -> bool {
        let events = fs::read_to_string(self.folder.join(self.events)).unwrap_or_default();
        let kills = events.lines().find_map(|line| line.strip_prefix("oom_kill "));
        kills.is_some_and(|count| count.trim() != "0")
    }
}

impl Drop for Pen {
    fn drop(&mut self) {
        // Whoever is still in it (a trusted guest's children) keeps it; the next program tries again.
        let _ = fs::remove_dir(&self.folder);
    }
}

/// Where this program may make groups, found once; what killed programs have left there is removed.
fn place() -> Option<&'static Place> {
    static PLACE: OnceLock<Option<Place>> = OnceLock::new();
    let find = || {
        let own = fs::read_to_string("/proc/self/cgroup").ok()?;
        let place = [first_version(&own), second_version(&own)].into_iter().flatten();
        let place = place.into_iter().find(|place| Pen::within(place, 1 << 30).is_some())?;
        sweep(&place.folder);
        Some(place)
    };
    PLACE.get_or_init(find).as_ref()
}

/// The own group of the first version: any group may have groups within.
fn first_version(own: &str) -> Option<Place> {
    let path = own.lines().find_map(|line| line.split_once(":memory:"))?.1;
    let folder = Path::new("/sys/fs/cgroup/memory").join(path.trim_start_matches('/'));
    Some(Place { folder, limit: "memory.limit_in_bytes", events: "memory.oom_control" })
}

/// The own group of the second version, if it hands the control of memory on.
fn second_version(own: &str) -> Option<Place> {
    let path = own.lines().find_map(|line| line.strip_prefix("0::"))?;
    let folder = Path::new("/sys/fs/cgroup").join(path.trim_start_matches('/'));
    let handed_on = fs::read_to_string(folder.join("cgroup.subtree_control")).ok()?;
    handed_on.split_whitespace().any(|controller| controller == "memory").then_some(Place {
        folder,
        limit: "memory.max",
        events: "memory.events",
    })
}

/// Removes the groups of programs that have ended; one that holds a process cannot be removed.
fn sweep(folder: &Path) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let name = entry.file_name();
        let maker = name.to_str().and_then(|name| name.strip_prefix(PREFIX)?.split('-').next());
        let has_ended = |maker: &str| !Path::new("/proc").join(maker).exists();
        if maker.is_some_and(has_ended) {
            let _ = fs::remove_dir(entry.path());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_own_group_is_found() {
        let own = "9:name=systemd:/\n4:memory:/a/b\n0::/c\n";
        assert_eq!(first_version(own).unwrap().folder, Path::new("/sys/fs/cgroup/memory/a/b"));
        assert!(first_version("0::/user.slice\n").is_none());
        assert!(second_version("4:memory:/a\n").is_none());
    }

    #[test]
    fn a_group_goes_away_again() {
        let Some(pen) = Pen::new(1 << 30) else { return };
        let folder = pen.folder.clone();
        assert!(folder.exists() && !pen.has_overflowed() && pen.entrance().is_some());
        drop(pen);
        assert!(!folder.exists());
    }
}
