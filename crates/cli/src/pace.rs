//! Estimates the time left of work of known size from its progress.

use damier_catalog::Stopwatch;
use damier_i18n::Message;
use damier_reports::number::duration;
use std::time::Duration;

/// The time before the first estimate. Earlier estimates would be poor, because few steps have been done.
const EARLIEST: Duration = Duration::from_millis(500);

/// The speed of work, from the amount done since a start.
pub(crate) struct Pace {
    clock: Stopwatch,
    /// The amount of work that was done before the start.
    before: f64,
}

impl Pace {
    /// Starts to measure work of which the amount `before` is already done.
    pub(crate) fn new(before: u64) -> Self {
        Self { clock: Stopwatch::start(), before: before as f64 }
    }

    /// Returns the time left in words; `None` until there is a first estimate.
    pub(crate) fn left(&self, done: u64, all: u64) -> Option<Message> {
        foretell(self.clock.elapsed(), done as f64 - self.before, all as f64 - done as f64)
            .map(duration)
    }
}

/// Estimates the time for the amount `left`, if the amount `done` took `elapsed`.
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
