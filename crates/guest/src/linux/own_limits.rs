//! Recognises guests that were ended by a limit of this machine that is stricter than their own. That is the machine's
//! fault.

use super::sandbox::{own, wanted};
use crate::policy::ResourceLimits;
use crate::process::ending::{NO_ROOM, NO_THREADS, ProcessEnd, TOO_LARGE};
use crate::process::{NO_DESCRIPTOR, host_failure};
use crate::text::machine as text;
use damier_game::Failure;
use nix::sys::resource::{RLIM_INFINITY, Resource};
use nix::sys::statvfs::statvfs;
use nix::unistd::Uid;
use std::fs;
use std::path::Path;
use std::time::Duration;

/// Tolerance when a process is ended at the kernel's CPU limit, because the kernel counts whole seconds.
const GRAIN: Duration = Duration::from_secs(1);

/// A temporary folder with fewer free bytes counts as full.
const LEAST_ROOM: u64 = 1 << 20;

/// What is known about a guest that has ended.
pub(crate) struct EndedGuest<'a> {
    pub(crate) ending: &'a ProcessEnd,
    /// Log of its standard error.
    pub(crate) log: &'a str,
    pub(crate) cpu: Duration,
    pub(crate) scratch: &'a Path,
    pub(crate) limits: &'a ResourceLimits,
}

impl EndedGuest<'_> {
    /// Returns the machine's failure if the machine ended the guest. The guest's own explanation proves nothing where
    /// measurements show that it did not reach the limit. A lack of files or threads, however, is visible only in its
    /// own explanation.
    pub(crate) fn machine_failure(&self) -> Option<Failure> {
        let said = |words: &str| self.log.lines().rev().find(|line| line.contains(words));
        let seconds = own(Resource::RLIMIT_CPU);
        let is_spent = seconds != RLIM_INFINITY && self.cpu + GRAIN >= Duration::from_secs(seconds);
        if self.ending.may_be_for_time && is_spent {
            return Some(host_failure(text::own_cpu_ended(seconds.to_string())));
        }
        let bytes = own(Resource::RLIMIT_FSIZE);
        let is_for_file = self.ending.is_for_file || said(TOO_LARGE).is_some();
        if is_for_file && bytes < self.limits.disk && largest(self.scratch) >= bytes {
            return Some(host_failure(text::own_file_size_ended((bytes >> 20).to_string())));
        }
        let files = own(Resource::RLIMIT_NOFILE);
        if let Some(line) = said(NO_DESCRIPTOR).filter(|_| files < self.limits.files) {
            return Some(host_failure(text::own_files_ended(files.to_string(), line)));
        }
        let line = NO_THREADS.into_iter().find_map(said);
        if let Some((line, most)) = line.zip(own_process_limit(self.limits)) {
            let end = crate::text::fault::last_said(self.ending.how.clone(), line);
            return Some(host_failure(text::own_processes_ended(end, most.to_string())));
        }
        let line = said(NO_ROOM)?;
        let is_full = room(self.scratch).is_some_and(|left| left < LEAST_ROOM);
        is_full.then(|| host_failure(text::no_room_ended(line)))
    }
}

/// Returns this machine's limit on address space or data in bytes, if it is stricter than the guest's.
pub(crate) fn own_memory_limit(limits: &ResourceLimits) -> Option<u64> {
    let of_memory = |resource| matches!(resource, Resource::RLIMIT_AS | Resource::RLIMIT_DATA);
    let stricter = wanted(limits).into_iter().filter(|limit| of_memory(limit.resource));
    stricter
        .map(|limit| (own(limit.resource), limit.most))
        .filter(|(own, most)| own < most)
        .map(|(own, _)| own)
        .min()
}

/// Returns this machine's limit on the user's processes, if it applies and is stricter than the guest's limit on
/// threads. It does not apply to root.
pub(crate) fn own_process_limit(limits: &ResourceLimits) -> Option<u64> {
    let most = own(Resource::RLIMIT_NPROC);
    (most < limits.threads && !Uid::effective().is_root()).then_some(most)
}

/// Returns the free bytes of a folder's file system, if known.
pub(crate) fn room(folder: &Path) -> Option<u64> {
    let found = statvfs(folder).ok()?;
    Some(found.blocks_available().saturating_mul(found.fragment_size()))
}

/// Returns the length of the largest file in a folder.
fn largest(folder: &Path) -> u64 {
    let files = fs::read_dir(folder).into_iter().flatten().flatten();
    files.filter_map(|file| file.metadata().ok()).map(|file| file.len()).max().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_alone_blame_no_machine() {
        let folder = tempfile::tempdir().unwrap();
        let how = "was ended".into();
        let (is_for_file, is_exit, may_be_for_time) = (true, false, true);
        let (may_be_for_memory, is_killed) = (false, false);
        let ending =
            ProcessEnd { how, is_for_file, is_exit, may_be_for_time, may_be_for_memory, is_killed };
        let failure = |log| {
            let (cpu, limits) = (Duration::from_secs(100), ResourceLimits::default());
            let (ending, scratch, limits) = (&ending, folder.path(), &limits);
            EndedGuest { ending, log, cpu, scratch, limits }.machine_failure()
        };
        for said in ["", "OSError: No space left on device", "File too large"] {
            assert_eq!(failure(said), None, "{said:?}");
        }
    }
}
