//! Creates control groups for each guest, if this user may. The kernel then also counts memory that it attributes to no
//! process, ends the guest instead of the referee if memory runs out, and limits the number of threads (cgroups(7)).

use crate::policy::ResourceLimits;
use std::ffi::CString;
use std::fs;
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};

/// Prefix of the groups' names, followed by the number of this program and a serial number.
const PREFIX: &str = "damier-";

/// A group may exceed the limit of its guest by 1/`SLACK`. The guest itself is checked every few milliseconds, and the
/// group also counts the kernel's memory and cached files.
const SLACK: u64 = 4;

/// Files of a group that limit one resource.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum CgroupLimit {
    /// Memory in bytes: the file of the limit, and the file that counts how often the kernel ended a process for it.
    Memory(&'static str, &'static str),
    /// Processes and threads.
    Threads(&'static str),
}

/// Folder in which groups may be created, with the resources that are limited there.
struct CgroupRoot {
    folder: PathBuf,
    limits: Vec<CgroupLimit>,
}

/// Groups of a guest. They are removed when this is dropped, which must be after the last process in them has ended.
#[derive(Debug)]
pub(crate) struct Cgroups {
    folders: Vec<PathBuf>,
    /// File that counts how often memory was short.
    events: Option<PathBuf>,
}

/// Resources that cgroups count on this machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct CgroupSupport {
    pub(crate) memory: bool,
    pub(crate) threads: bool,
}

/// Returns which resources this user's groups can count on this machine.
fn support() -> CgroupSupport {
    let mut limits = roots().iter().flat_map(|root| &root.limits);
    let memory = limits.clone().any(|limit| matches!(limit, CgroupLimit::Memory(..)));
    CgroupSupport { memory, threads: limits.any(|limit| matches!(limit, CgroupLimit::Threads(_))) }
}

impl Cgroups {
    /// Creates the groups that enforce a guest's limits; none if this user may not create any.
    pub(crate) fn new(limits: &ResourceLimits) -> Self {
        let mut cgroups = Self { folders: Vec::new(), events: None };
        for root in roots() {
            // A group that cannot be created is omitted, because the other limits still apply.
            let _ = cgroups.add(root, limits);
        }
        cgroups
    }

    fn add(&mut self, root: &CgroupRoot, limits: &ResourceLimits) -> std::io::Result<()> {
        static NUMBER: AtomicU64 = AtomicU64::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let folder = root.folder.join(format!("{PREFIX}{}-{number}", std::process::id()));
        fs::create_dir(&folder)?;
        self.folders.push(folder.clone());
        for limit in &root.limits {
            let (file, most) = match *limit {
                CgroupLimit::Memory(file, events) => {
                    self.events = Some(folder.join(events));
                    (file, limits.memory)
                }
                CgroupLimit::Threads(file) => (file, limits.threads),
            };
            fs::write(folder.join(file), most.saturating_add(most / SLACK).to_string())?;
        }
        Ok(())
    }

    /// Returns what these groups count for a process, from its file `/proc/PID/cgroup`: nothing unless it is in all of
    /// them.
    pub(crate) fn counted(&self, of_process: &str) -> CgroupSupport {
        let is_in = |folder: &PathBuf| {
            let name = folder.file_name().and_then(|name| name.to_str());
            name.is_some_and(|name| of_process.lines().any(|line| line.ends_with(name)))
        };
        let is_counted = !self.folders.is_empty() && self.folders.iter().all(is_in);
        if is_counted { support() } else { CgroupSupport::default() }
    }

    /// Returns the files in which a process writes 0 to enter the groups.
    pub(crate) fn entrances(&self) -> Vec<CString> {
        let entrances = self.folders.iter().map(|folder| folder.join("cgroup.procs"));
        entrances.filter_map(|path| CString::new(path.as_os_str().as_bytes()).ok()).collect()
    }

    /// Returns true if the kernel has ended a process in them because memory was full.
    pub(crate) fn has_overflowed(&self) -> bool {
        let events = self.events.as_ref().and_then(|events| fs::read_to_string(events).ok());
        let events = events.unwrap_or_default();
        let kills = events.lines().find_map(|line| line.strip_prefix("oom_kill "));
        kills.is_some_and(|count| count.trim() != "0")
    }
}

impl Drop for Cgroups {
    fn drop(&mut self) {
        // A group with a process in it, such as a child of a trusted guest, stays. The next program tries again.
        for folder in &self.folders {
            let _ = fs::remove_dir(folder);
        }
    }
}

/// Returns the folders in which this program may create groups. They are searched once, and groups left by killed
/// programs are removed.
fn roots() -> &'static [CgroupRoot] {
    static ROOTS: OnceLock<Vec<CgroupRoot>> = OnceLock::new();
    let find = || {
        let own = fs::read_to_string("/proc/self/cgroup").unwrap_or_default();
        let mut roots = first_version(&own);
        roots.extend(second_version(&own));
        roots.retain(is_open);
        roots.iter().for_each(|root| sweep(&root.folder));
        roots
    };
    ROOTS.get_or_init(find)
}

/// Returns true if a group can be created and limited there.
fn is_open(root: &CgroupRoot) -> bool {
    let mut trial = Cgroups { folders: Vec::new(), events: None };
    trial.add(root, &ResourceLimits::default()).is_ok()
}

/// Returns this program's groups of cgroups version 1, one for each resource. Any group may contain groups.
fn first_version(own: &str) -> Vec<CgroupRoot> {
    let memory = CgroupLimit::Memory("memory.limit_in_bytes", "memory.oom_control");
    let known = [("memory", memory), ("pids", CgroupLimit::Threads("pids.max"))];
    let root = |(controller, limit): (&str, CgroupLimit)| {
        let mark = format!(":{controller}:");
        let path = own.lines().find_map(|line| line.split_once(&mark))?.1;
        let folder = Path::new("/sys/fs/cgroup").join(controller);
        Some(CgroupRoot { folder: folder.join(path.trim_start_matches('/')), limits: vec![limit] })
    };
    known.into_iter().filter_map(root).collect()
}

/// Returns this program's group of cgroups version 2, with the resources that it delegates.
fn second_version(own: &str) -> Option<CgroupRoot> {
    let path = own.lines().find_map(|line| line.strip_prefix("0::"))?;
    let folder = Path::new("/sys/fs/cgroup").join(path.trim_start_matches('/'));
    let handed_on = fs::read_to_string(folder.join("cgroup.subtree_control")).ok()?;
    let limit = |controller: &str| match controller {
        "memory" => Some(CgroupLimit::Memory("memory.max", "memory.events")),
        "pids" => Some(CgroupLimit::Threads("pids.max")),
        _ => None,
    };
    let limits: Vec<CgroupLimit> = handed_on.split_whitespace().filter_map(limit).collect();
    (!limits.is_empty()).then_some(CgroupRoot { folder, limits })
}

/// Removes the groups of programs that have ended. A group with a process in it cannot be removed.
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
    fn the_own_groups_are_found() {
        let own = "9:name=systemd:/\n8:pids:/\n4:memory:/a/b\n0::/c\n";
        let found: Vec<PathBuf> = first_version(own).into_iter().map(|root| root.folder).collect();
        assert_eq!(found, ["/sys/fs/cgroup/memory/a/b", "/sys/fs/cgroup/pids/"].map(PathBuf::from));
        assert!(first_version("0::/user.slice\n").is_empty());
        assert!(second_version("4:memory:/a\n").is_none());
    }

    #[test]
    fn groups_go_away_again() {
        let cgroups = Cgroups::new(&ResourceLimits::default());
        let folders = cgroups.folders.clone();
        assert!(folders.iter().all(|folder| folder.exists()) && !cgroups.has_overflowed());
        assert_eq!(cgroups.entrances().len(), folders.len());
        assert_eq!(support().memory, cgroups.events.is_some());
        drop(cgroups);
        assert!(!folders.iter().any(|folder| folder.exists()));
    }
}
