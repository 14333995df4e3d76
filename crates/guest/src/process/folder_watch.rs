//! Watches the size of a guest's scratch folder in short steps.

use crate::policy::ResourceLimits;
use crate::process::folder_usage::{FolderExcess, FolderLimits, FolderUsage, FolderWalk};
use crate::process::scratch::scratch_limits;
use crate::text::fault as text;
use damier_game::{Failure, FailureKind};
use damier_i18n::Message;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// Longest time spent on one guest's folder before the next guest's.
const SLICE: Duration = Duration::from_millis(5);
/// Open unlinked files are counted with every folder count, and mapped ones with every fifth.
const MAPPED_EVERY: u32 = 5;
/// Number of counts in a row in which a process cannot be inspected. A single one may be chance, for example while a
/// program is being replaced.
const MAX_FAILED_CHECKS: u32 = 3;
/// Number of counts in a row in which a folder disappears before it can be opened. A few may be chance.
const MOST_UNSTEADY: u32 = 20;

/// Open files of a guest that have been deleted: bytes by inode number.
pub(crate) type UnlinkedFiles = BTreeMap<u64, u64>;

/// Reason why the unlinked files are unknown.
#[cfg_attr(
    not(any(target_os = "linux", test)),
    expect(dead_code, reason = "only Linux reports them")
)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum UnlinkedFilesError {
    /// The process cannot be inspected.
    Hidden,
    /// The list of mapped files is too long to be read.
    Endless,
}

/// A guest's scratch folder and the progress of measuring it.
#[derive(Debug)]
pub(crate) struct FolderWatch {
    scratch: PathBuf,
    limits: FolderLimits,
    progress: Mutex<Progress>,
}

#[derive(Debug, Default)]
struct Progress {
    /// Count in progress.
    walk: Option<FolderWalk>,
    counts: u32,
    /// Number of failed checks in a row so far.
    failed_checks: u32,
    unsteady: u32,
}

impl FolderWatch {
    pub(crate) fn new(scratch: PathBuf, limits: &ResourceLimits) -> Self {
        Self { scratch, limits: scratch_limits(limits), progress: Mutex::default() }
    }

    /// Continues counting files for a few milliseconds, and returns the limit that is exceeded. `unlinked` finds the
    /// unlinked files. Its argument is true if files that are only mapped into memory are included.
    pub(crate) fn measure(
        &self,
        unlinked: impl FnOnce(bool) -> Result<UnlinkedFiles, UnlinkedFilesError>,
    ) -> Option<Failure> {
        let mut progress = self.progress.lock().unwrap_or_else(PoisonError::into_inner);
        let walk = progress.walk.get_or_insert_with(|| FolderWalk::new(&self.scratch, self.limits));
        let usage = match walk.advance(SLICE) {
            Ok(None) => return None,
            Ok(Some(usage)) => usage,
            Err(excess) => return Some(output(excess.message(&self.limits))),
        };
        let with_mapped = progress.counts.is_multiple_of(MAPPED_EVERY);
        progress.judge(usage, unlinked(with_mapped), &self.limits).map(output)
    }
}

impl Progress {
    /// Checks a complete count; returns the limit that is exceeded.
    fn judge(
        &mut self,
        mut usage: FolderUsage,
        unlinked: Result<UnlinkedFiles, UnlinkedFilesError>,
        limits: &FolderLimits,
    ) -> Option<Message> {
        self.walk = None;
        self.counts = self.counts.wrapping_add(1);
        self.unsteady = if usage.is_unsteady { self.unsteady + 1 } else { 0 };
        self.failed_checks =
            if unlinked == Err(UnlinkedFilesError::Hidden) { self.failed_checks + 1 } else { 0 };
        let unlinked = match unlinked {
            Err(UnlinkedFilesError::Endless) => return Some(text::endless_maps().into()),
            found => found.unwrap_or_default(),
        };
        for (file, bytes) in unlinked {
            if usage.files.insert(file, bytes).is_none() {
                usage.bytes = usage.bytes.saturating_add(bytes);
            }
        }
        if usage.bytes > limits.bytes {
            return Some(FolderExcess::Bytes.message(limits));
        }
        if self.unsteady >= MOST_UNSTEADY {
            return Some(text::moving_folders().into());
        }
        (self.failed_checks >= MAX_FAILED_CHECKS).then(|| text::hides_files().into())
    }
}

fn output(what: Message) -> Failure {
    Failure::new(FailureKind::Output, what)
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIMITS: FolderLimits = FolderLimits { bytes: 16 << 20, entries: 1000 };

    #[test]
    fn what_has_no_name_counts_once() {
        let judge = |files: &[(u64, u64)], unlinked: &[(u64, u64)]| {
            let files: UnlinkedFiles = files.iter().copied().collect();
            let usage = FolderUsage { bytes: files.values().sum(), files, is_unsteady: false };
            Progress::default().judge(usage, Ok(unlinked.iter().copied().collect()), &LIMITS)
        };
        assert_eq!(judge(&[(1, 8 << 20)], &[(2, 8 << 20)]), None);
        assert_eq!(judge(&[(1, 9 << 20)], &[(1, 9 << 20)]), None, "seen twice, on its way out");
        let message = judge(&[(1, 8 << 20)], &[(2, 9 << 20)]).unwrap().to_string();
        assert_eq!(message, "wrote more than 16 MiB to files");
    }

    #[test]
    fn what_is_never_seen_is_a_fault() {
        let mut progress = Progress::default();
        let mut judge = |is_unsteady, unlinked: Result<UnlinkedFiles, UnlinkedFilesError>| {
            let usage = FolderUsage { is_unsteady, ..FolderUsage::default() };
            progress.judge(usage, unlinked, &LIMITS).map(|what| what.to_string())
        };
        for _ in 0..100 {
            assert_eq!(judge(false, Err(UnlinkedFilesError::Hidden)), None);
            assert_eq!(judge(false, Err(UnlinkedFilesError::Hidden)), None);
            assert_eq!(judge(true, Ok(UnlinkedFiles::new())), None, "chance");
        }
        judge(true, Err(UnlinkedFilesError::Hidden));
        judge(true, Err(UnlinkedFilesError::Hidden));
        assert!(
            judge(true, Err(UnlinkedFilesError::Hidden))
                .unwrap()
                .starts_with("has open files that cannot be inspected")
        );
        for _ in 0..15 {
            judge(true, Ok(UnlinkedFiles::new()));
        }
        assert!(judge(true, Ok(UnlinkedFiles::new())).unwrap().starts_with("moves its folders"));
        assert!(judge(false, Err(UnlinkedFilesError::Endless)).unwrap().contains("1 MiB"));
    }
}
