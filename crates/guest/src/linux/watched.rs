//! The looks that the warden takes at a guest on Linux.

use super::process_usage::{ProcessUsage, threads};
use super::signals::{MOST_QUEUED, hoarded};
use crate::policy::ResourceLimits;
use crate::process::peak::{MemoryPeak, judge_threads};
use crate::process::scratch::excess;
use crate::process::warden::{LOOK_EVERY, Watched};
use crate::say::fault as say;
use game::{Failure, FailureKind};
use nix::sys::signal::{Signal, kill, killpg};
use nix::unistd::Pid;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};

/// Threads are counted in every round, memory and files in every fourth, mapped files in every twentieth.
const SEARCH_EVERY: u32 = 20;
/// Looks in a row at which a process may not be looked at: one is chance, as when a program is being replaced.
const BLIND_LOOKS: u64 = 3;

/// A process that leads a session of its own.
#[derive(Debug)]
pub(crate) struct WatchedSession {
    process: Pid,
    limits: ResourceLimits,
    scratch: PathBuf,
    /// The most memory that was seen.
    pub(crate) peak: MemoryPeak,
    blind: AtomicU64,
}

impl WatchedSession {
    /// Looks at a process by its number, and at its scratch folder.
    pub(crate) fn new(process: Pid, limits: ResourceLimits, scratch: PathBuf) -> Self {
        let (peak, blind) = (MemoryPeak::default(), AtomicU64::new(0));
        Self { process, limits, scratch, peak, blind }
    }
}

impl Watched for WatchedSession {
    fn judge(&self, round: u32) -> Option<Failure> {
        let limits = &self.limits;
        let breach = judge_threads(threads(self.process), limits);
        if breach.is_some() || !round.is_multiple_of(LOOK_EVERY) {
            return breach;
        }
        let usage = ProcessUsage::of(self.process)?;
        if let Some(breach) = self.peak.judge(usage.memory, limits) {
            return Some(breach);
        }
        if let Some(waiting) = hoarded(self.process) {
            let message = say::signals(waiting.to_string(), MOST_QUEUED.to_string());
            return Some(Failure::new(FailureKind::Memory, message.to_string()));
        }
        let output = |message| Failure::new(FailureKind::Output, message);
        let nameless = usage.nameless(&self.scratch, round.is_multiple_of(SEARCH_EVERY));
        let Ok(nameless) = nameless else {
            let blind = self.blind.fetch_add(1, Ordering::Relaxed) + 1;
            return (blind >= BLIND_LOOKS).then(|| output(say::hides_files().to_string()));
        };
        self.blind.store(0, Ordering::Relaxed);
        excess(&self.scratch, nameless, limits).map(output)
    }

    fn kill(&self) {
        // It may be gone already.
        let _ = killpg(self.process, Signal::SIGKILL);
        let _ = kill(self.process, Signal::SIGKILL);
    }
}
