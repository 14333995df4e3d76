//! Checks that the monitor makes on a guest's process on Linux.

use super::process_usage::{ProcessUsage, threads};
use super::sandbox::ADDRESSES;
use super::signals::{MOST_QUEUED, hoarded};
use crate::policy::ResourceLimits;
use crate::process::folder_watch::FolderWatch;
use crate::process::monitor::{MEMORY_CHECK_EVERY, MonitorTarget};
use crate::process::peak::{MemoryPeak, judge_threads};
use crate::text::fault as text;
use damier_game::{Failure, FailureKind};
use nix::sys::signal::{Signal, kill, killpg};
use nix::unistd::Pid;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};

/// A process that leads its own session.
#[derive(Debug)]
pub(crate) struct WatchedSession {
    process: Pid,
    limits: ResourceLimits,
    folder: FolderWatch,
    /// Highest memory use that was measured.
    pub(crate) peak: MemoryPeak,
    /// Largest address space that was measured, in bytes.
    addresses: AtomicU64,
}

impl WatchedSession {
    /// Creates the checks of a process and its scratch folder.
    pub(crate) fn new(process: Pid, limits: ResourceLimits, scratch: PathBuf) -> Self {
        let folder = FolderWatch::new(scratch, &limits);
        let (peak, addresses) = (MemoryPeak::default(), AtomicU64::new(0));
        Self { process, limits, folder, peak, addresses }
    }

    /// Returns true if it was measured near its limit on address space.
    pub(crate) fn lacks_addresses(&self) -> bool {
        self.has_addresses_near(self.limits.memory.saturating_mul(ADDRESSES))
    }

    /// Returns true if its address space was measured near `most` bytes.
    pub(crate) fn has_addresses_near(&self, most: u64) -> bool {
        self.addresses.load(Ordering::Relaxed) > most / 4 * 3
    }
}

impl MonitorTarget for WatchedSession {
    fn judge(&self, round: u32) -> Option<Failure> {
        let limits = &self.limits;
        let breach = judge_threads(threads(self.process), limits);
        if breach.is_some() || !round.is_multiple_of(MEMORY_CHECK_EVERY) {
            return breach;
        }
        let usage = ProcessUsage::read(self.process)?;
        self.addresses.fetch_max(usage.addresses, Ordering::Relaxed);
        self.peak.judge(usage.memory, limits).or_else(|| {
            let waiting = hoarded(self.process)?;
            let message = text::signals(waiting.to_string(), MOST_QUEUED.to_string());
            Some(Failure::new(FailureKind::Memory, message))
        })
    }

    fn judge_files(&self) -> Option<Failure> {
        let usage = ProcessUsage::read(self.process)?;
        self.folder.measure(|with_mapped| usage.unlinked(with_mapped))
    }

    fn kill(&self) {
        // It may have ended already.
        let _ = killpg(self.process, Signal::SIGKILL);
        let _ = kill(self.process, Signal::SIGKILL);
    }
}
