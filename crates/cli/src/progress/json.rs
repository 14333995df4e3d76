//! Progress for programs: a JSON object a line on standard error, once a second and at the end.

use damier_catalog::Stopwatch;
use damier_experiments::arena::RunProgress;
use serde::Serialize;
use std::io::{Write, stderr};
use std::time::Duration;

/// The time between two objects.
const EVERY: Duration = Duration::from_secs(1);

/// Writes what a run has come to.
pub(super) struct JsonProgress {
    clock: Stopwatch,
    due: Duration,
    is_ended: bool,
}

/// The state of a run. Keys stay as they are; others may be added.
#[derive(Serialize)]
struct ProgressObject {
    /// Games stored, by earlier calls too.
    done: u64,
    /// Games of the run, or of its shard.
    of: u64,
    games_per_s: f64,
    /// Absent until it can be told.
    #[serde(skip_serializing_if = "Option::is_none")]
    seconds_left: Option<f64>,
    /// The event under way, from 1 on, and the number of events.
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
            // Nobody may be reading; the run goes on.
            let _ = writeln!(stderr(), "{text}");
        }
    }
}
