//! Estimates the time left of work of known size from its progress.

use damier_catalog::Stopwatch;
use damier_i18n::Message;
use damier_reports::number::duration;
use std::time::Duration;

/// The time before the first estimate, because the first steps say little.
const EARLIEST: Duration = Duration::from_millis(500);

/// The pace of work.
pub(crate) struct Pace {
    clock: Stopwatch,
    /// Work done before this run.
    before: f64,
}

impl Pace {
    /// Starts measuring work of which `before` is done already.
    pub(crate) fn new(before: u64) -> Self {
        Self { clock: Stopwatch::start(), before: before as f64 }
    }

    /// Returns the time left in words; `None` while nothing is known.
    pub(crate) fn left(&self, done: u64, all: u64) -> Option<Message> {
        foretell(self.clock.elapsed(), done as f64 - self.before, all as f64 - done as f64)
            .map(duration)
    }
}

/// Estimates the time for `left` more, given that `done` took `elapsed`.
fn foretell(elapsed: Duration, done: f64, left: f64) -> Option<Duration> {
    let is_known = elapsed >= EARLIEST && done > 0.0;
    is_known.then(|| Duration::try_from_secs_f64(elapsed.as_secs_f64() * left / done).ok())?
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_left_takes_as_long_as_what_was_done() {
        let minute = Duration::from_secs(60);
        assert_eq!(foretell(minute, 100.0, 50.0), Some(minute / 2));
        assert_eq!(foretell(minute, 0.0, 50.0), None, "nothing is done");
        assert_eq!(foretell(Duration::from_millis(1), 3.0, 50.0), None, "too early");
        assert_eq!(foretell(minute, 100.0, -1.0), None, "more was done than was to do");
    }
}
