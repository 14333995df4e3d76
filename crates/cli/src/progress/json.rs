//! Progress for programs: one JSON object per line on standard error, once a second and at the end.

use damier_catalog::Stopwatch;
use damier_experiments::arena::RunProgress;
use serde::Serialize;
use std::io::{Write, stderr};
use std::time::Duration;

/// The time between two objects.
const EVERY: Duration = Duration::from_secs(1);

/// Writes the progress of a run.
pub(super) struct JsonProgress {
    clock: Stopwatch,
    due: Duration,
    is_ended: bool,
}

/// The state of a run. Keys stay as they are; others may be added.
#[derive(Serialize)]
struct ProgressObject {
    /// Number of games stored, including those of earlier calls.
    done: u64,
    /// Number of games in the run, or in its shard.
    of: u64,
    games_per_s: f64,
    /// Absent until it is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    seconds_left: Option<f64>,
    /// The current event, counted from 1, and the number of events.
    event: usize,
    events: usize,
}

impl JsonProgress {
    pub(super) fn new() -> Self {
        Self { clock: Stopwatch::start(), due: Duration::ZERO, is_ended: false }
    }

    pub(super) fn show(&mut self, progress: &RunProgress<'_>) {
        let is_end = progress.done >= progress.total;
        let now = self.clock.elapsed();
        if self.is_ended || now < self.due && !is_end {
            return;
        }
        (self.due, self.is_ended) = (now + EVERY, is_end);
        let object = ProgressObject {
            done: progress.done,
            of: progress.total,
            games_per_s: progress.rate,
            seconds_left: progress.left.map(|left| left.as_secs_f64()),
            event: (progress.event + 1).min(progress.events),
            events: progress.events,
        };
        if let Ok(text) = serde_json::to_string(&object) {
            // There may be no reader; the run continues.
            let _ = writeln!(stderr(), "{text}");
        }
    }
}
