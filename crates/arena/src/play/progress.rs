//! Progress of a run, as seen by the thread that stores its games.

use crate::error::Error;
use crate::play::question::{LookSchedule, Question};
use crate::play::work_queue::Shard;
use crate::play::worker_pool::{Delivery, WorkerPool};
use crate::statistics::report::EventReport;
use crate::statistics::tally::Tally;
use crate::store::record::Record;
use crate::store::results_file::Store;
use damier_game::Stopwatch;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// The time between two reports of progress.
const PROGRESS_EVERY: Duration = Duration::from_millis(200);
/// Longest wait for a record before the stop flag is checked.
const STOP_POLL: Duration = Duration::from_millis(50);
/// The pause between commits, so that quick games fill larger transactions.
const COMMIT_EVERY: Duration = Duration::from_millis(5);
/// Resamples behind the intervals of ratings in a live table.
const LIVE_RESAMPLES: u32 = 100;

/// The state of a run in progress.
#[derive(Debug)]
pub struct RunProgress<'a> {
    /// Number of games that are stored, including those of earlier calls, or skipped because a disqualification voids
    /// them.
    pub done: u64,
    /// Number of games in the shard.
    pub total: u64,
    /// Games per second since this call began.
    pub rate: f64,
    /// The current event, counted from 0. At the end of the run, it equals `events`.
    pub event: usize,
    /// Number of events.
    pub events: usize,
    /// Time left, estimated from the CPU time per game of each event, because games of one event may take a hundred
    /// times as long as those of another. `None` until each event has finished a game.
    pub left: Option<Duration>,
    tallies: &'a [Tally],
}

impl RunProgress<'_> {
    /// Returns the tables so far. The cost is proportional to the games stored, so do not call it on every report.
    #[must_use]
    pub fn events(&self) -> Vec<EventReport> {
        let report = |tally| EventReport::new(tally, LIVE_RESAMPLES);
        self.tallies.iter().map(report).collect()
    }
}

/// The end of a run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RunOutcome {
    /// Number of games stored or skipped, as in [`RunProgress::done`].
    pub done: u64,
    /// Number of games in the shard.
    pub total: u64,
    /// Number of games that this call played and stored.
    pub played: u64,
    /// True if the run ended before its last game because its question was answered; false if it has no question or no
    /// answer yet.
    pub answered: bool,
}

impl RunOutcome {
    /// Returns true if no game is left to play: all games of the shard are done, or the question is answered.
    #[must_use]
    pub const fn is_complete(&self) -> bool {
        self.done == self.total || self.answered
    }
}

/// The calling thread's part of a run: stores and tallies the games that workers have played, and reports progress.
pub(crate) struct ProgressTracker<'d, 'a> {
    pool: &'d WorkerPool<'a>,
    tallies: Vec<Tally>,
    earlier: u64,
    total: u64,
    played: u64,
    watch: Stopwatch,
    /// CPU time of all games by event, and of the games that this call played.
    cpu: Vec<Duration>,
    cpu_played: Duration,
    shard: Shard,
    pending: Option<PendingQuestion<'d>>,
}

/// A question that may end the run, and the number of games at the next look.
struct PendingQuestion<'d> {
    question: &'d Question,
    schedule: LookSchedule,
    next: u64,
}

impl<'d, 'a> ProgressTracker<'d, 'a> {
    /// Creates the tracker of a run, and tallies the games that are already in the results file.
    pub(crate) fn resume(
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
            cpu: vec![Duration::ZERO; store.lineups().len()],
            cpu_played: Duration::ZERO,
            shard,
            pending: None,
        };
        for event in 0..tracker.tallies.len() as u32 {
            for record in store.records(event) {
                let record = record?;
                pool.queue().settle(&record);
                tracker.tally(&[record]);
            }
        }
        tracker.watch = Stopwatch::start();
        tracker.cpu_played = Duration::ZERO;
        Ok(tracker)
    }

    /// Ends the run as soon as its games answer a question.
    pub(crate) fn ask(&mut self, question: &'d Question) {
        let Some(tally) = self.tallies.first() else { return };
        let schedule = question.looks(tally.lineup());
        let next = schedule.at_least(tally.reach());
        self.pool.hold_at(next);
        self.pending = Some(PendingQuestion { question, schedule, next });
    }

    /// Draws the next stage, or schedules the next look at the question, once all released games are over. Returns true
    /// if the question is answered.
    fn is_answered(&mut self) -> bool {
        if !self.pool.is_at_rest() {
            return false;
        }
        let Some(pending) = &mut self.pending else {
            self.pool.draw(&self.tallies);
            return false;
        };
        let answer = pending.question.answer(&self.tallies[0]);
        if answer.is_some_and(|answer| answer.is_final()) {
            return true;
        }
        pending.next = pending.schedule.at_least(pending.next + 1);
        self.pool.hold_at(pending.next);
        false
    }

    /// Stores the records of the workers until all workers have finished.
    pub(crate) fn store_records(
        &mut self,
        store: &mut Store,
        stop: &AtomicBool,
        progress: &mut dyn FnMut(&RunProgress<'_>),
    ) -> Result<RunOutcome, Error> {
        // Called before the first game ends, so that the first report does not depend on which game ends first.
        progress(&self.progress());
        let mut reported = Duration::ZERO;
        let mut answered = false;
        loop {
            let Delivery { mut records, last } = self.pool.collect(STOP_POLL);
            if !records.is_empty() {
                records.iter_mut().for_each(|record| record.machine.clone_from(&store.machine));
                store.append(&records)?;
                self.tally(&records);
                self.played += records.len() as u64;
            }
            answered = answered || self.is_answered();
            if answered || stop.load(Ordering::Relaxed) {
                self.pool.halt();
            }
            if last {
                break;
            }
            if self.watch.elapsed() >= reported + PROGRESS_EVERY {
                reported = self.watch.elapsed();
                progress(&self.progress());
            }
            std::thread::sleep(COMMIT_EVERY);
        }
        let end = self.progress();
        progress(&end);
        if let Some(failure) = self.pool.failure() {
            return Err(failure);
        }
        Ok(RunOutcome { done: end.done, total: end.total, played: self.played, answered })
    }

    fn tally(&mut self, records: &[Record]) {
        for record in records {
            let event = record.event as usize;
            if let Some((tally, cpu)) = self.tallies.get_mut(event).zip(self.cpu.get_mut(event)) {
                let used: Duration = record.cpu.iter().sum();
                tally.add(record);
                *cpu += used;
                self.cpu_played += used;
            }
        }
    }

    /// Returns the number of games of an event in this run, and the number of those that are stored.
    fn game_counts(&self, event: usize) -> (u64, u64) {
        let tally = &self.tallies[event];
        let total = tally.lineup().scheduled / self.shard.of;
        (total, tally.games())
    }

    /// Returns the first event with games left; the number of events at the end.
    fn event(&self) -> usize {
        let is_open = |&event: &usize| {
            let (total, stored) = self.game_counts(event);
            stored < total
        };
        (0..self.tallies.len()).find(is_open).unwrap_or(self.tallies.len())
    }

    /// Returns the estimated time left: CPU time of the games left, divided by the CPU time per second so far.
    fn left(&self) -> Option<Duration> {
        let ahead = (0..self.tallies.len()).map(|event| {
            let (total, stored) = self.game_counts(event);
            match total.saturating_sub(stored) {
                0 => 0.0,
                left => left as f64 * self.cpu[event].as_secs_f64() / stored as f64,
            }
        });
        let pace = self.watch.elapsed().as_secs_f64() / self.cpu_played.as_secs_f64();
        Duration::try_from_secs_f64(ahead.sum::<f64>() * pace).ok()
    }

    fn progress(&self) -> RunProgress<'_> {
        let done = self.earlier + self.played + self.pool.queue().skipped();
        RunProgress {
            done,
            total: self.total,
            rate: self.played as f64 / self.watch.elapsed().as_secs_f64().max(1e-3),
            event: self.event(),
            events: self.tallies.len(),
            left: self.left(),
            tallies: &self.tallies,
        }
    }
}
