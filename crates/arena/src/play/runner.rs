//! Plays scheduled games that are not stored yet, on several threads, and stores them as they finish.
//!
//! This is the only file of the crate that starts threads. Workers take pairings from one [`WorkQueue`] and put records
//! into one outbox. The calling thread moves everything that has arrived into the store in one transaction, so slow
//! games are committed one by one and quick ones in batches. Nothing in a record depends on which worker played it, or
//! when.

use crate::error::Error;
use crate::play::progress::{ProgressTracker, RunOutcome, RunProgress};
use crate::play::question::Question;
use crate::play::work_queue::{Shard, WorkQueue};
use crate::play::worker_pool::{HaltOnDrop, WorkerPool};
use crate::schedule::drawing::draw_stages;
use crate::schedule::lineup::Lineup;
use crate::schedule::plan::Plan;
use crate::store::results_file::Store;
use crate::text::{self, spec};
use damier_game::TextError;
use std::sync::atomic::{AtomicBool, Ordering};

/// The most worker threads.
const MAX_THREADS: usize = 1024;

/// Options of a run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// Number of worker threads, 1 to 1024. The calling thread stores the games that they play.
    pub threads: usize,
    /// `(i, n)` plays part `i`, counted from 1, of `n` parts of the schedule. `None` plays the whole schedule.
    pub shard: Option<(u64, u64)>,
}

impl Default for Options {
    fn default() -> Self {
        Self { threads: 1, shard: None }
    }
}

/// Plays a plan until all games are stored or `stop` is raised. The store must have the same spec as the plan. When
/// `stop` is raised, unfinished games are dropped and finished ones are stored. `progress` is called a few times per
/// second and at the end.
///
/// # Errors
/// A store of another spec, lineups other than those that the store was created with, a shard that does not exist, or a
/// failed write. Everything committed before stays stored.
///
/// # Panics
/// If the rules of a game panic. A panic of a strategy is a fault in a record instead.
pub fn run(
    plan: &Plan,
    store: &mut Store,
    options: &Options,
    stop: &AtomicBool,
    progress: &mut dyn FnMut(&RunProgress<'_>),
) -> Result<RunOutcome, Error> {
    run_with(plan, store, options, None, stop, progress)
}

/// Plays a plan of one event like [`run`], and ends as soon as its games have answered a question. The numbers of games
/// after which it looks for an answer depend only on the plan and the question. So a repeated run ends after the same
/// games.
///
/// # Errors
/// See [`run`].
///
/// # Panics
/// See [`run`].
pub fn run_until(
    plan: &Plan,
    store: &mut Store,
    options: &Options,
    question: &Question,
    stop: &AtomicBool,
    progress: &mut dyn FnMut(&RunProgress<'_>),
) -> Result<RunOutcome, Error> {
    run_with(plan, store, options, Some(question), stop, progress)
}

#[expect(clippy::disallowed_methods, reason = "the workers of a run")]
fn run_with(
    plan: &Plan,
    store: &mut Store,
    options: &Options,
    question: Option<&Question>,
    stop: &AtomicBool,
    progress: &mut dyn FnMut(&RunProgress<'_>),
) -> Result<RunOutcome, Error> {
    let shard = check_options(options)?;
    if question.is_some() && plan.lineups().len() != 1 {
        let sentence = spec::several_events(plan.lineups().len().to_string());
        return Err(TextError::failed(spec::events(), sentence).into());
    }
    if plan.spec() != store.spec() {
        return Err(Error::about(store.file(), text::file::other_spec()));
    }
    store.begin(plan.lineups())?;
    question.map_or(Ok(()), |question| store.ask(question))?;
    let mut events = Vec::with_capacity(plan.schedules().len());
    let mut earlier = 0;
    for ((lineup, schedule), event) in plan.lineups().iter().zip(plan.schedules()).zip(0u32..) {
        let runs = store.id_ranges(event)?;
        let mine = runs.iter().cloned().flatten().filter(|&id| shard.holds(schedule.pair(id)));
        earlier += mine.count() as u64;
        let mut schedule = schedule.clone();
        if schedule.drawn() < schedule.len() {
            check_stages(lineup, options, question)?;
            draw_stages(&mut schedule, lineup, store.records(event))?;
        }
        events.push((schedule, lineup.entrants.len(), runs));
    }
    let pool = WorkerPool::new(plan.referees(), WorkQueue::new(events, shard));
    let mut tracker = ProgressTracker::resume(&pool, store, earlier, shard)?;
    if let Some(question) = question {
        tracker.ask(question);
    }
    if stop.load(Ordering::Relaxed) {
        // Must come before a worker takes a game: a run that is stopped before it starts plays none.
        pool.halt();
    }
    std::thread::scope(|scope| {
        let _halt = HaltOnDrop(&pool);
        for _ in 0..options.threads {
            let worker = pool.worker();
            scope.spawn(|| worker.work());
        }
        tracker.store_records(store, stop, progress)
    })
}

/// Returns an error for shards or questions if the pairings depend on results.
fn check_stages(
    lineup: &Lineup,
    options: &Options,
    question: Option<&Question>,
) -> Result<(), Error> {
    if question.is_some() || options.shard.is_some() {
        let sentence = spec::not_drawn(lineup.format.to_string());
        return Err(TextError::failed(spec::format(), sentence).into());
    }
    Ok(())
}

fn check_options(options: &Options) -> Result<Shard, Error> {
    if !(1..=MAX_THREADS).contains(&options.threads) {
        let expected = spec::range("1", MAX_THREADS.to_string());
        return Err(TextError::new(options.threads, spec::threads(), expected).into());
    }
    let (part, of) = options.shard.unwrap_or((1, 1));
    if part == 0 || part > of {
        return Err(
            TextError::new(format!("{part}/{of}"), spec::shard(), spec::shard_form()).into()
        );
    }
    Ok(Shard { part, of })
}
