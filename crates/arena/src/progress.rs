//! The progress of a run, as the thread that stores its games sees it.

use crate::error::Error;
use crate::record::Record;
use crate::report::EventReport;
use crate::store::Store;
use crate::tally::Tally;
use crate::work_queue::Shard;
use crate::worker_pool::{Delivery, WorkerPool};
use game::Stopwatch;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// The time between two reports of progress.
const PROGRESS_EVERY: Duration = Duration::from_millis(200);
/// The longest wait for a record before the stop flag is looked at.
const LOOK_EVERY: Duration = Duration::from_millis(50);
/// The pause between commits, so that quick games fill larger transactions.
const COMMIT_EVERY: Duration = Duration::from_millis(5);
/// Resamples behind the intervals of ratings in a live table.
const LIVE_RESAMPLES: u32 = 100;

/// The state of a run in progress.
#[derive(Debug)]
pub struct RunProgress<'a> {
    /// Games stored, by earlier calls too, or skipped because a disqualification voids them.
    pub done: u64,
    /// Games of the shard.
    pub total: u64,
    /// Games per second since this call began.
    pub rate: f64,
    /// The event under way, counted from 0; the number of events at the end.
    pub event: usize,
    /// Events in all.
    pub events: usize,
    /// Time left in the event under way, at the rate of its own games: games of another event may take a
    /// hundred times as long.
    pub left: Option<Duration>,
    tallies: &'a [Tally],
}

impl RunProgress<'_> {
    /// The tables so far. This takes time in proportion to the games stored: do not ask in every call.
    #[must_use]
    pub fn events(&self) -> Vec<EventReport> {
        let report = |tally| EventReport::new(tally, LIVE_RESAMPLES);
        self.tallies.iter().map(report).collect()
    }
}

/// The end of a run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RunOutcome {
    /// Games stored or skipped, as in [`RunProgress::done`].
    pub done: u64,
    /// Games of the shard.
    pub total: u64,
    /// Games played and stored by this call.
    pub played: u64,
}

impl RunOutcome {
    /// Returns true if nothing is left to play.
    #[must_use]
    pub const fn is_complete(&self) -> bool {
        self.done == self.total
    }
}

/// The calling thread's part of a run: it stores what the workers have played, tallies it and reports progress.
pub(crate) struct ProgressTracker<'d, 'a> {
    pool: &'d WorkerPool<'a>,
    tallies: Vec<Tally>,
    earlier: u64,
    total: u64,
    played: u64,
    watch: Stopwatch,
    lap: Lap,
    shard: Shard,
}

/// The moment at which the event under way began in this run, and the games of it that were stored then.
#[derive(Clone, Copy, Default)]
struct Lap {
    event: usize,
    began: Duration,
    games: u64,
}

impl<'d, 'a> ProgressTracker<'d, 'a> {
    /// Starts with what earlier calls have stored.
    pub(crate) fn recall(
        pool: &'d WorkerPool<'a>,
        store: &Store,
        earlier: u64,
        shard: Shard,
    ) -> Result<Self, Error> {
        let mut tracker = Self {
            pool,
            tallies: store.lineups().iter().map(Tally::new).collect(),
            earlier,
            total: pool.queue().total(),
            played: 0,
            watch: Stopwatch::start(),
            lap: Lap::default(),
            shard,
        };
        for event in 0..tracker.tallies.len() as u32 {
            for record in store.records(event) {
                let record = record?;
                pool.queue().settle(&record);
                tracker.enter(&[record]);
            }
        }
        tracker.watch = Stopwatch::start();
        tracker.turn_lap();
        Ok(tracker)
    }

    /// Stores what the workers deliver until they have gone.
    pub(crate) fn keep(
        &mut self,
        store: &mut Store,
        stop: &AtomicBool,
        progress: &mut dyn FnMut(&RunProgress<'_>),
    ) -> Result<RunOutcome, Error> {
        let mut told = Duration::ZERO;
        loop {
            let Delivery { records, last } = self.pool.collect(LOOK_EVERY);
            if !records.is_empty() {
                store.append(&records)?;
                self.enter(&records);
                self.played += records.len() as u64;
                self.turn_lap();
            }
            if stop.load(Ordering::Relaxed) {
                self.pool.halt();
            }
            if last {
                break;
            }
            if self.watch.elapsed() >= told + PROGRESS_EVERY {
                told = self.watch.elapsed();
                progress(&self.progress());
            }
            std::thread::sleep(COMMIT_EVERY);
        }
        let end = self.progress();
        progress(&end);
        if let Some(failure) = self.pool.failure() {
            return Err(failure);
        }
        Ok(RunOutcome { done: end.done, total: end.total, played: self.played })
    }

    fn enter(&mut self, records: &[Record]) {
        for record in records {
            if let Some(tally) = self.tallies.get_mut(record.event as usize) {
                tally.add(record);
            }
        }
    }

    /// The number of games of an event that belong to this run, and of those that are stored.
    fn standing(&self, event: usize) -> (u64, u64) {
        let tally = &self.tallies[event];
        let total = tally.lineup().scheduled / self.shard.of;
        (total, tally.games())
    }

    /// Starts a new lap when the event under way has changed.
    fn turn_lap(&mut self) {
        let open = |&event: &usize| {
            let (total, stored) = self.standing(event);
            stored < total
        };
        let event = (0..self.tallies.len()).find(open).unwrap_or(self.tallies.len());
        if event != self.lap.event || self.lap.began == Duration::ZERO {
            let games = self.tallies.get(event).map_or(0, Tally::games);
            self.lap = Lap { event, began: self.watch.elapsed(), games };
        }
    }

    /// The time left in the event under way.
    fn left(&self) -> Option<Duration> {
        if self.lap.event == self.tallies.len() {
            return None;
        }
        let (total, stored) = self.standing(self.lap.event);
        let spent = self.watch.elapsed().saturating_sub(self.lap.began).as_secs_f64();
        let played = stored.saturating_sub(self.lap.games);
        let left = total.saturating_sub(stored) as f64 * spent / played as f64;
        Duration::try_from_secs_f64(left).ok()
    }

    fn progress(&self) -> RunProgress<'_> {
        let done = self.earlier + self.played + self.pool.queue().skipped();
        RunProgress {
            done,
            total: self.total,
            rate: self.played as f64 / self.watch.elapsed().as_secs_f64().max(1e-3),
            event: self.lap.event,
            events: self.tallies.len(),
            left: self.left(),
            tallies: &self.tallies,
        }
    }
}
