//! Versions whose check failed because of the machine. Each pauses before the next attempt, so that others come first.
//!
//! Pauses are not stored: after a restart, every waiting version is checked at once.

use damier_catalog::Stopwatch;
use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// The first pause. Each further one is twice as long.
const FIRST: Duration = Duration::from_secs(60);
/// The longest pause.
const LONGEST: Duration = Duration::from_secs(30 * 60);

/// The paused versions, by their numbers.
#[derive(Default)]
pub(crate) struct PausedChecks(Mutex<BTreeMap<i64, CheckPause>>);

struct CheckPause {
    since: Stopwatch,
    length: Duration,
}

impl PausedChecks {
    fn all(&self) -> MutexGuard<'_, BTreeMap<i64, CheckPause>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Pauses a version whose check failed, and returns the length of the pause.
    pub(crate) fn pause(&self, version: i64) -> Duration {
        let mut all = self.all();
        let length = all.get(&version).map_or(FIRST, |last| (last.length * 2).min(LONGEST));
        all.insert(version, CheckPause { since: Stopwatch::start(), length });
        length
    }

    /// Ends the pause of a version, because its author submitted it again or it has been checked.
    pub(crate) fn end(&self, version: i64) {
        self.all().remove(&version);
    }

    /// Returns the versions that are still paused.
    pub(crate) fn waiting(&self) -> Vec<i64> {
        let all = self.all();
        let is_waiting = |pause: &CheckPause| pause.since.elapsed() < pause.length;
        all.iter().filter(|(_, pause)| is_waiting(pause)).map(|(version, _)| *version).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_and_end() {
        let paused = PausedChecks::default();
        let lengths: Vec<u64> = (0..7).map(|_| paused.pause(7).as_secs() / 60).collect();
        assert_eq!(lengths, [1, 2, 4, 8, 16, 30, 30]);
        paused.pause(8);
        assert_eq!(paused.waiting(), [7, 8]);
        paused.end(7);
        assert_eq!(paused.waiting(), [8]);
        assert_eq!(paused.pause(7), FIRST);
    }
}
