//! Where workers and the store meet: one queue of pairings out, one box of records in.

use crate::queue::Queue;
use crate::record::Record;
use crate::schedule::Pairing;
use crate::{Error, Referee, Unplayed};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// Records that may wait for the store before workers do.
const ROOM: usize = 4096;

/// What the threads of a run share.
pub(crate) struct Desk<'a> {
    referees: &'a [Box<dyn Referee>],
    queue: Mutex<Queue>,
    outbox: Mutex<Outbox>,
    /// A record has come, or a worker has gone.
    arrived: Condvar,
    /// The outbox has been emptied, or the run is to end.
    emptied: Condvar,
    halt: Arc<AtomicBool>,
}

#[derive(Default)]
struct Outbox {
    records: Vec<Record>,
    workers: usize,
    /// Why the run cannot go on.
    failure: Option<Error>,
}

/// What has come in, and whether more will.
pub(crate) struct Delivery {
    pub(crate) records: Vec<Record>,
    pub(crate) last: bool,
}

/// One worker's place at the desk, given up however the worker ends.
pub(crate) struct Place<'d, 'a>(&'d Desk<'a>);

/// Ends the run when it is dropped: no worker outlives the one who stores its records.
pub(crate) struct Closing<'d, 'a>(pub(crate) &'d Desk<'a>);

impl<'a> Desk<'a> {
    pub(crate) fn new(referees: &'a [Box<dyn Referee>], queue: Queue) -> Self {
        Self {
            referees,
            queue: Mutex::new(queue),
            outbox: Mutex::default(),
            arrived: Condvar::new(),
            emptied: Condvar::new(),
            halt: Arc::default(),
        }
    }

    /// Counts a worker in, before it starts.
    pub(crate) fn place(&self) -> Place<'_, 'a> {
        self.outbox().workers += 1;
        Place(self)
    }

    /// Ends the run: games under way are dropped.
    pub(crate) fn halt(&self) {
        self.halt.store(true, Ordering::Relaxed);
        // Under the lock: a worker that has just looked at the flag is asleep before it is woken.
        let _outbox = self.outbox();
        self.emptied.notify_all();
    }

    /// Ends the run because a game cannot be played on this machine.
    fn give_up(&self, pairing: &Pairing, cause: String) {
        self.outbox().failure.get_or_insert(Error::Host {
            event: pairing.event + 1,
            id: pairing.id,
            cause,
        });
        self.halt();
    }

    /// Why the run had to end, if it had to.
    pub(crate) fn failure(&self) -> Option<Error> {
        self.outbox().failure.clone()
    }

    /// Waits for records, at most this long, and takes all there are.
    pub(crate) fn collect(&self, patience: Duration) -> Delivery {
        let idle = |outbox: &mut Outbox| outbox.records.is_empty() && outbox.workers > 0;
        let waited = self.arrived.wait_timeout_while(self.outbox(), patience, idle);
        let mut outbox = waited.unwrap_or_else(PoisonError::into_inner).0;
        let records = std::mem::take(&mut outbox.records);
        self.emptied.notify_all();
        Delivery { records, last: outbox.workers == 0 }
    }

    /// The queue of games that are still to be played.
    pub(crate) fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn outbox(&self) -> MutexGuard<'_, Outbox> {
        self.outbox.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn next(&self) -> Option<Pairing> {
        let halted = self.halt.load(Ordering::Relaxed);
        if halted { None } else { self.queue().next() }
    }

    fn deliver(&self, record: Record) {
        self.queue().settle(&record);
        let full = |outbox: &mut Outbox| {
            outbox.records.len() >= ROOM && !self.halt.load(Ordering::Relaxed)
        };
        let waited = self.emptied.wait_while(self.outbox(), full);
        let mut outbox = waited.unwrap_or_else(PoisonError::into_inner);
        outbox.records.push(record);
        if outbox.records.len() == 1 {
            self.arrived.notify_one();
        }
    }
}

impl Place<'_, '_> {
    /// Plays games until none is left or the run is to end.
    pub(crate) fn work(self) {
        let desk = self.0;
        while let Some(pairing) = desk.next() {
            let referee = &desk.referees[pairing.event as usize];
            match referee.play_unless(&pairing, &desk.halt) {
                Ok(record) => desk.deliver(record),
                Err(Unplayed::Stopped) => return,
                Err(Unplayed::Void(cause)) => return desk.give_up(&pairing, cause),
            }
        }
    }
}

impl Drop for Place<'_, '_> {
    fn drop(&mut self) {
        self.0.outbox().workers -= 1;
        self.0.arrived.notify_one();
    }
}

impl Drop for Closing<'_, '_> {
    fn drop(&mut self) {
        self.0.halt();
    }
}
