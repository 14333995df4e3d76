//! Plays what is scheduled and not stored yet, on several threads, and stores it as it comes.
//!
//! The only file of the crate that starts threads. Workers take pairings from one [`Queue`] and put
//! records into one outbox; the calling thread empties it into the store, everything that has arrived
//! in one transaction: slow games are committed one by one, quick ones in batches. Nothing that a
//! record holds depends on which worker played it, or when.

use crate::desk::{Closing, Delivery, Desk};
use crate::lineup::{Lineup, check};
use crate::queue::{Queue, Shard};
use crate::record::Record;
use crate::tally::Tally;
use crate::{Error, EventReport, Referee, Store};
use game::Stopwatch;
use game::TextError;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// The most worker threads.
const MAX_THREADS: usize = 1024;
/// How often progress is told.
const PROGRESS_EVERY: Duration = Duration::from_millis(200);
/// How long to wait for a record before looking at the stop flag.
const LOOK_EVERY: Duration = Duration::from_millis(50);
/// What is waited between commits, so that quick games fill larger transactions.
const COMMIT_EVERY: Duration = Duration::from_millis(5);
/// Redraws behind the intervals of ratings in a live table.
const LIVE_RESAMPLES: u32 = 100;

/// How to run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// Worker threads, 1 to 1024; the calling thread stores what they play.
    pub threads: usize,
    /// Part `i` (from 1) of `n` of the schedule; `None` for all of it.
    pub shard: Option<(u64, u64)>,
}

impl Default for Options {
    fn default() -> Self {
        Self { threads: 1, shard: None }
    }
}

/// Where a run stands.
#[derive(Debug)]
pub struct Progress<'a> {
    /// Games stored, earlier ones too, or passed over because a disqualification voids them.
    pub done: u64,
    /// Games of the shard.
    pub total: u64,
    /// Games per second since the run went on.
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

impl Progress<'_> {
    /// The tables so far. Costs time in proportion to the games stored: do not ask for every call.
    #[must_use]
    pub fn events(&self) -> Vec<EventReport> {
        let report = |tally| EventReport::new(tally, LIVE_RESAMPLES);
        self.tallies.iter().map(report).collect()
    }
}

/// How a run ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// As [`Progress::done`].
    pub done: u64,
    /// Games of the shard.
    pub total: u64,
    /// Games played and stored by this call.
    pub played: u64,
}

impl Outcome {
    /// Whether nothing is left to play.
    #[must_use]
    pub const fn is_complete(&self) -> bool {
        self.done == self.total
    }
}

/// Plays the store's spec at these tables (one per event) until all is stored or `stop` is raised:
/// then games under way are dropped, and finished ones are kept. `progress` is called a few times
/// per second and at the end.
///
/// # Errors
/// A spec that these tables cannot play, lineups other than those the store was begun with, a shard
/// that does not exist, or a failed write: then everything committed before is kept.
///
/// # Panics
/// If the rules of a game panic; a strategy's panic is a fault in a record.
pub fn run(
    referees: &[Box<dyn Referee>],
    store: &mut Store,
    options: &Options,
    stop: &AtomicBool,
    progress: &mut dyn FnMut(&Progress<'_>),
) -> Result<Outcome, Error> {
    let shard = check_options(options)?;
    let laid = check(store.spec(), referees)?;
    let lineups: Vec<Lineup> = laid.iter().map(|(lineup, _)| lineup.clone()).collect();
    store.begin(&lineups)?;
    let mut schedules = Vec::with_capacity(laid.len());
    let mut earlier = 0;
    for ((lineup, schedule), event) in laid.into_iter().zip(0u32..) {
        let runs = store.runs(event)?;
        let mine = runs.iter().cloned().flatten().filter(|&id| shard.holds(schedule.pair(id)));
        earlier += mine.count() as u64;
        schedules.push((schedule, lineup.entrants.len(), runs));
    }
    let desk = Desk::new(referees, Queue::new(schedules, shard));
    let mut ledger = Ledger::recall(&desk, store, earlier, shard)?;
    std::thread::scope(|scope| {
        let _closing = Closing(&desk);
        for _ in 0..options.threads {
            let place = desk.place();
            scope.spawn(|| place.work());
        }
        ledger.keep(store, stop, progress)
    })
}

fn check_options(options: &Options) -> Result<Shard, Error> {
    if !(1..=MAX_THREADS).contains(&options.threads) {
        let allowed = format!("1 to {MAX_THREADS}");
        return Err(TextError::new(options.threads, "threads", allowed).into());
    }
    let (part, of) = options.shard.unwrap_or((1, 1));
    if part == 0 || part > of {
        let allowed = "I/N with I from 1 to N, as 2/3";
        return Err(TextError::new(format!("{part}/{of}"), "shard", allowed).into());
    }
    Ok(Shard { part, of })
}

/// What the calling thread knows: the tallies, and how far the run is.
struct Ledger<'d, 'a> {
    desk: &'d Desk<'a>,
    tallies: Vec<Tally>,
    earlier: u64,
    total: u64,
    played: u64,
    watch: Stopwatch,
    lap: Lap,
    shard: Shard,
}

/// When the event under way began in this run, and how many games of it were stored then.
#[derive(Clone, Copy, Default)]
struct Lap {
    event: usize,
    began: Duration,
    games: u64,
}

impl<'d, 'a> Ledger<'d, 'a> {
    /// Takes in what earlier calls have stored.
    fn recall(
        desk: &'d Desk<'a>,
        store: &Store,
        earlier: u64,
        shard: Shard,
    ) -> Result<Self, Error> {
        let mut ledger = Self {
            desk,
            tallies: store.lineups().iter().map(Tally::new).collect(),
            earlier,
            total: desk.queue().total(),
            played: 0,
            watch: Stopwatch::start(),
            lap: Lap::default(),
            shard,
        };
        for event in 0..ledger.tallies.len() as u32 {
            for record in store.records(event) {
                let record = record?;
                desk.queue().settle(&record);
                ledger.enter(&[record]);
            }
        }
        ledger.watch = Stopwatch::start();
        ledger.turn_lap();
        Ok(ledger)
    }

    /// Stores what the workers deliver until they have gone.
    fn keep(
        &mut self,
        store: &mut Store,
        stop: &AtomicBool,
        progress: &mut dyn FnMut(&Progress<'_>),
    ) -> Result<Outcome, Error> {
        let mut told = Duration::ZERO;
        loop {
            let Delivery { records, last } = self.desk.collect(LOOK_EVERY);
            if !records.is_empty() {
                store.append(&records)?;
                self.enter(&records);
                self.played += records.len() as u64;
                self.turn_lap();
            }
            if stop.load(Ordering::Relaxed) {
                self.desk.halt();
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
        if let Some(failure) = self.desk.failure() {
            return Err(failure);
        }
        Ok(Outcome { done: end.done, total: end.total, played: self.played })
    }

    fn enter(&mut self, records: &[Record]) {
        for record in records {
            if let Some(tally) = self.tallies.get_mut(record.event as usize) {
                tally.add(record);
            }
        }
    }

    /// Games of an event that belong to this run, and how many of them are stored.
    fn standing(&self, event: usize) -> (u64, u64) {
        let tally = &self.tallies[event];
        let total = tally.lineup().scheduled / self.shard.of;
        (total, tally.games())
    }

    /// Starts a new lap when the event under way is another one.
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

    /// Time left in the event under way.
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

    fn progress(&self) -> Progress<'_> {
        let done = self.earlier + self.played + self.desk.queue().skipped();
        Progress {
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
