//! State shared by the threads of a run: a queue of pairings to play, and an outbox of records to store.

use crate::error::Error;
use crate::play::referee::{Referee, Unplayed};
use crate::play::work_queue::WorkQueue;
use crate::schedule::pairings::Pairing;
use crate::statistics::tally::Tally;
use crate::store::record::Record;
use damier_i18n::Message;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// The most records that may wait to be stored. Workers pause beyond that.
const MAX_WAITING: usize = 4096;

/// The workers of a run, the queue that they take games from, and the outbox that they put records into.
pub(crate) struct WorkerPool<'a> {
    referees: &'a [Box<dyn Referee>],
    queue: Mutex<WorkQueue>,
    outbox: Mutex<Outbox>,
    /// Signalled when a record has arrived or a worker has finished.
    arrived: Condvar,
    /// Signalled when the outbox has been emptied, or the run is stopping.
    emptied: Condvar,
    /// Signalled when held-back games may be played, or the run is stopping.
    released: Condvar,
    halt: Arc<AtomicBool>,
    /// Number of workers that wait for held-back games. Changed only under the lock of the queue.
    resting: AtomicUsize,
}

#[derive(Default)]
struct Outbox {
    records: Vec<Record>,
    workers: usize,
    /// The reason why the run cannot continue.
    failure: Option<Error>,
}

/// The records that have arrived. `last` is true if all workers have finished, so that no more records will arrive.
pub(crate) struct Delivery {
    pub(crate) records: Vec<Record>,
    pub(crate) last: bool,
}

/// One worker thread of the pool. Dropping it deregisters the worker, however the thread ends.
pub(crate) struct Worker<'d, 'a>(&'d WorkerPool<'a>);

/// Ends the run when dropped, so that no worker outlives the thread that stores its records.
pub(crate) struct HaltOnDrop<'d, 'a>(pub(crate) &'d WorkerPool<'a>);

impl<'a> WorkerPool<'a> {
    pub(crate) fn new(referees: &'a [Box<dyn Referee>], queue: WorkQueue) -> Self {
        Self {
            referees,
            queue: Mutex::new(queue),
            outbox: Mutex::default(),
            arrived: Condvar::new(),
            emptied: Condvar::new(),
            released: Condvar::new(),
            halt: Arc::default(),
            resting: AtomicUsize::new(0),
        }
    }

    /// Registers a worker, before its thread starts.
    pub(crate) fn worker(&self) -> Worker<'_, 'a> {
        self.outbox().workers += 1;
        Worker(self)
    }

    /// Ends the run. Unfinished games are dropped.
    pub(crate) fn halt(&self) {
        self.halt.store(true, Ordering::Relaxed);
        // Taken under the lock, so that a worker that has just read the flag is already waiting and gets the signal.
        let outbox = self.outbox();
        self.emptied.notify_all();
        drop(outbox);
        let _queue = self.queue();
        self.released.notify_all();
    }

    /// Holds back games from this number on, and releases those below.
    pub(crate) fn hold_at(&self, ceiling: u64) {
        self.release(|queue| queue.hold_at(ceiling));
    }

    /// Draws the next stage of every event that has one, and releases its games.
    pub(crate) fn draw(&self, tallies: &[Tally]) {
        self.release(|queue| queue.draw(tallies));
    }

    fn release(&self, change: impl FnOnce(&mut WorkQueue)) {
        let mut queue = self.queue();
        change(&mut queue);
        // Waiting workers count as busy before they wake, because they are about to play again.
        self.resting.store(0, Ordering::Relaxed);
        self.released.notify_all();
    }

    /// Returns true if all released games have finished and been collected, and others are held back.
    pub(crate) fn is_at_rest(&self) -> bool {
        let outbox = self.outbox();
        let resting = self.resting.load(Ordering::Relaxed);
        outbox.workers > 0 && resting == outbox.workers && outbox.records.is_empty()
    }

    /// Ends the run because a game cannot be played on this machine.
    fn give_up(&self, pairing: &Pairing, cause: Message) {
        self.outbox().failure.get_or_insert(Error::Host {
            event: pairing.event + 1,
            id: pairing.id,
            cause,
        });
        self.halt();
    }

    /// Returns the reason why the run had to end early, if it had to.
    pub(crate) fn failure(&self) -> Option<Error> {
        self.outbox().failure.clone()
    }

    /// Waits for records, at most `timeout`, and takes all that have arrived.
    pub(crate) fn collect(&self, timeout: Duration) -> Delivery {
        let idle = |outbox: &mut Outbox| outbox.records.is_empty() && outbox.workers > 0;
        let waited = self.arrived.wait_timeout_while(self.outbox(), timeout, idle);
        let mut outbox = waited.unwrap_or_else(PoisonError::into_inner).0;
        let records = std::mem::take(&mut outbox.records);
        self.emptied.notify_all();
        Delivery { records, last: outbox.workers == 0 }
    }

    /// Locks the queue of games that are still to be played.
    pub(crate) fn queue(&self) -> MutexGuard<'_, WorkQueue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn outbox(&self) -> MutexGuard<'_, Outbox> {
        self.outbox.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn next(&self) -> Option<Pairing> {
        let mut queue = self.queue();
        while !self.halt.load(Ordering::Relaxed) {
            let pairing = queue.next();
            if pairing.is_some() || !queue.is_holding() {
                return pairing;
            }
            let releases = queue.releases();
            self.resting.fetch_add(1, Ordering::Relaxed);
            let holds = |queue: &mut WorkQueue| {
                queue.releases() == releases && !self.halt.load(Ordering::Relaxed)
            };
            let waited = self.released.wait_while(queue, holds);
            queue = waited.unwrap_or_else(PoisonError::into_inner);
        }
        None
    }

    fn deliver(&self, record: Record) {
        self.queue().settle(&record);
        let full = |outbox: &mut Outbox| {
            outbox.records.len() >= MAX_WAITING && !self.halt.load(Ordering::Relaxed)
        };
        let waited = self.emptied.wait_while(self.outbox(), full);
        let mut outbox = waited.unwrap_or_else(PoisonError::into_inner);
        outbox.records.push(record);
        if outbox.records.len() == 1 {
            self.arrived.notify_one();
        }
    }
}

impl Worker<'_, '_> {
    /// Plays games until none is left or the run is stopping.
    pub(crate) fn work(self) {
        let pool = self.0;
        while let Some(pairing) = pool.next() {
            let referee = &pool.referees[pairing.event as usize];
            match referee.play_unless(&pairing, &pool.halt) {
                Ok(record) => pool.deliver(record),
                Err(Unplayed::Stopped) => return,
                Err(Unplayed::Void(cause)) => return pool.give_up(&pairing, cause),
            }
        }
    }
}

impl Drop for Worker<'_, '_> {
    fn drop(&mut self) {
        self.0.outbox().workers -= 1;
        self.0.arrived.notify_one();
    }
}

impl Drop for HaltOnDrop<'_, '_> {
    fn drop(&mut self) {
        self.0.halt();
    }
}
