//! Enforces the limits on memory and threads, from periodic measurements.

use crate::policy::ResourceLimits;
use crate::text::fault as text;
use damier_game::{Failure, FailureKind};
use std::sync::atomic::{AtomicU64, Ordering};

/// Highest memory use of a guest that was measured.
#[derive(Debug, Default)]
pub(crate) struct MemoryPeak(AtomicU64);

impl MemoryPeak {
    /// Returns it in bytes.
    pub(crate) fn bytes(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }

    /// Records the current memory use in bytes; returns the breach if it was ever above the limit.
    pub(crate) fn judge(&self, memory: u64, limits: &ResourceLimits) -> Option<Failure> {
        let peak = self.0.fetch_max(memory, Ordering::Relaxed).max(memory);
        let most = limits.memory;
        let message = || text::memory((peak >> 20).to_string(), (most >> 20).to_string());
        (peak > most).then(|| Failure::new(FailureKind::Memory, message()))
    }
}

/// Returns the breach if a guest runs too many threads.
pub(crate) fn judge_threads(running: u64, limits: &ResourceLimits) -> Option<Failure> {
    let message = || text::threads(running.to_string(), limits.threads.to_string());
    (running > limits.threads).then(|| Failure::new(FailureKind::Memory, message()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_most_counts() {
        let (peak, limits) = (MemoryPeak::default(), ResourceLimits::default());
        assert_eq!(peak.judge(limits.memory, &limits), None);
        assert!(peak.judge(limits.memory + (1 << 20), &limits).is_some());
        let breach = peak.judge(0, &limits).unwrap();
        assert_eq!(breach.message.to_string(), "used 1025 MiB of memory; the limit is 1024 MiB");
        assert_eq!(peak.bytes(), 1025 << 20);
        assert_eq!(judge_threads(512, &limits), None);
        assert_eq!(judge_threads(513, &limits).unwrap().kind, FailureKind::Memory);
    }
}
