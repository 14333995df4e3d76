//! The looks at a guest's scratch folder, a little at a time.

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

/// The longest that a guest's folder is looked at before it is the others' turn.
const SLICE: Duration = Duration::from_millis(5);
/// Open files without a name are counted with every folder, mapped ones with every fifth.
const MAPPED_EVERY: u32 = 5;
/// Counts in a row at which a process may not be looked at: one is chance, such as when a program is being replaced.
const MOST_BLIND: u32 = 3;
/// Counts in a row at which a folder was gone before it could be looked into: a few are chance.
const MOST_UNSTEADY: u32 = 20;

/// Files that belong to a guest and have no name: bytes by their number.
pub(crate) type UnlinkedFiles = BTreeMap<u64, u64>;

/// The reason why the files without a name are not known.
#[cfg_attr(
    not(any(target_os = "linux", test)),
    expect(dead_code, reason = "only Linux shows them")
)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum UnlinkedFilesError {
    /// The process may not be looked at.
    Hidden,
    /// The list of what it has mapped is too long to be read.
    Endless,
}

/// The scratch folder of a guest, under watch.
#[derive(Debug)]
pub(crate) struct FolderWatch {
    scratch: PathBuf,
    limits: FolderLimits,
    progress: Mutex<Progress>,
}

#[derive(Debug, Default)]
struct Progress {
    /// The count that has begun.
    walk: Option<FolderWalk>,
    counts: u32,
    /// In a row, until now.
    blind: u32,
    unsteady: u32,
}

impl FolderWatch {
    pub(crate) fn new(scratch: PathBuf, limits: &ResourceLimits) -> Self {
        Self { scratch, limits: scratch_limits(limits), progress: Mutex::default() }
    }

    /// Goes on with the count of files for a few milliseconds; returns the limit that is exceeded. `nameless` finds the
    /// files without a name, if told so also those that are only mapped.
    pub(crate) fn measure(
        &self,
        nameless: impl FnOnce(bool) -> Result<UnlinkedFiles, UnlinkedFilesError>,
    ) -> Option<Failure> {
        let mut progress = self.progress.lock().unwrap_or_else(PoisonError::into_inner);
        let walk = progress.walk.get_or_insert_with(|| FolderWalk::new(&self.scratch, self.limits));
        let usage = match walk.advance(SLICE) {
            Ok(None) => return None,
            Ok(Some(usage)) => usage,
            Err(excess) => return Some(output(&excess.message(&self.limits))),
        };
        let with_mapped = progress.counts.is_multiple_of(MAPPED_EVERY);
        progress.judge(usage, nameless(with_mapped), &self.limits).map(|what| output(&what))
    }
}

impl Progress {
    /// Judges a complete count; returns the limit that is exceeded.
    fn judge(
        &mut self,
        mut usage: FolderUsage,
        nameless: Result<UnlinkedFiles, UnlinkedFilesError>,
        limits: &FolderLimits,
    ) -> Option<Message> {
        self.walk = None;
        self.counts = self.counts.wrapping_add(1);
        self.unsteady = if usage.is_unsteady { self.unsteady + 1 } else { 0 };
        self.blind = if nameless == Err(UnlinkedFilesError::Hidden) { self.blind + 1 } else { 0 };
        let nameless = match nameless {
            Err(UnlinkedFilesError::Endless) => return Some(text::endless_maps().into()),
            found => found.unwrap_or_default(),
        };
        for (file, bytes) in nameless {
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
        (self.blind >= MOST_BLIND).then(|| text::hides_files().into())
    }
}

fn output(what: &Message) -> Failure {
    Failure::new(FailureKind::Output, what.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIMITS: FolderLimits = FolderLimits { bytes: 16 << 20, entries: 1000 };

    #[test]
    fn what_has_no_name_counts_once() {
        let judge = |files: &[(u64, u64)], nameless: &[(u64, u64)]| {
            let files: UnlinkedFiles = files.iter().copied().collect();
            let usage = FolderUsage { bytes: files.values().sum(), files, is_unsteady: false };
            Progress::default().judge(usage, Ok(nameless.iter().copied().collect()), &LIMITS)
        };
        assert_eq!(judge(&[(1, 8 << 20)], &[(2, 8 << 20)]), None);
        assert_eq!(judge(&[(1, 9 << 20)], &[(1, 9 << 20)]), None, "seen twice, on its way out");
        let message = judge(&[(1, 8 << 20)], &[(2, 9 << 20)]).unwrap().to_string();
        assert_eq!(message, "wrote more than 16 MiB to files");
    }

    #[test]
    fn what_is_never_seen_is_a_fault() {
        let mut progress = Progress::default();
        let mut judge = |is_unsteady, nameless: Result<UnlinkedFiles, UnlinkedFilesError>| {
            let usage = FolderUsage { is_unsteady, ..FolderUsage::default() };
            progress.judge(usage, nameless, &LIMITS).map(|what| what.to_string())
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
                .starts_with("hides its open files")
        );
        for _ in 0..15 {
            judge(true, Ok(UnlinkedFiles::new()));
        }
        assert!(judge(true, Ok(UnlinkedFiles::new())).unwrap().starts_with("moves its folders"));
        assert!(judge(false, Err(UnlinkedFilesError::Endless)).unwrap().contains("1 MiB"));
    }
}
