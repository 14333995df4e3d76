//! The warden: a thread that looks at every running guest, whoever is on turn, and ends one that exceeds its limits.
//!
//! A guest may use its opponent's time to take what it may not, while the thread that plays the game waits for the
//! opponent or thinks as one. So one thread of this program walks from guest to guest.

use super::process_usage::{ProcessUsage, threads};
use super::scratch::excess;
use crate::policy::ResourceLimits;
use game::{Failure, FailureKind, Stopwatch};
use nix::sys::signal::{Signal, kill, killpg};
use nix::unistd::Pid;
use std::io;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, OnceLock, PoisonError, Weak};
use std::thread::Builder;
use std::time::Duration;

/// The time between two rounds of the warden. The limit of a user's threads in the kernel (`RLIMIT_NPROC`)
/// counts other programs of the user too, and nothing for root; and a guest can start a hundred in a
/// millisecond, which each take one of the machine's 32,768 process numbers (`pid_max`).
const REST: Duration = Duration::from_millis(5);
/// The rest is at least this many times as long as the round before, so that many guests at once do not keep a
/// processor busy.
const REST_PER_WALK: u32 = 10;
/// Threads are counted in every round, memory and files in every fourth, mapped files in every twentieth.
const LOOK_EVERY: u32 = 4;
const SEARCH_EVERY: u32 = 20;
/// Looks in a row at which a process may not be looked at: one is chance, as when a program is being replaced.
const BLIND_LOOKS: u64 = 3;

/// A process that is looked at as long as this is kept.
#[derive(Debug)]
pub(crate) struct Ward {
    process: Pid,
    limits: ResourceLimits,
    scratch: PathBuf,
    /// The most memory that was seen, in bytes.
    peak: AtomicU64,
    blind: AtomicU64,
    breach: OnceLock<Failure>,
    /// True once the process was waited for: its number may then be somebody else's.
    is_reaped: Mutex<bool>,
}

impl Ward {
    /// Begins to look at a process.
    ///
    /// # Errors
    /// If the machine has no thread left to do so.
    pub(crate) fn new(
        process: Pid,
        limits: ResourceLimits,
        scratch: PathBuf,
    ) -> io::Result<Arc<Self>> {
        let ward = Arc::new(Self {
            process,
            limits,
            scratch,
            peak: AtomicU64::new(0),
            blind: AtomicU64::new(0),
            breach: OnceLock::new(),
            is_reaped: Mutex::new(false),
        });
        ROUNDS.add(&ward)?;
        Ok(ward)
    }

    /// The limit that it has exceeded, if it has; it was ended then.
    pub(crate) fn breach(&self) -> Option<&Failure> {
        self.breach.get()
    }

    /// The most memory that it was seen with, in bytes.
    pub(crate) fn peak(&self) -> u64 {
        self.peak.load(Ordering::Relaxed)
    }

    /// Waits for the process by `wait`, which returns its status if it has ended.
    pub(crate) fn reap<T>(&self, wait: impl FnOnce() -> Option<T>) -> Option<T> {
        let mut is_reaped = lock(&self.is_reaped);
        let ended = wait();
        *is_reaped |= ended.is_some();
        ended
    }

    /// Ends the process with its session, now, unless it is known to have ended.
    pub(crate) fn end(&self) {
        let is_reaped = lock(&self.is_reaped);
        if !*is_reaped {
            self.kill();
        }
    }

    fn kill(&self) {
        // It may be gone already.
        let _ = killpg(self.process, Signal::SIGKILL);
        let _ = kill(self.process, Signal::SIGKILL);
    }

    /// Looks at the process, unless somebody waits for it at this moment.
    fn look(&self, round: u32) {
        let Ok(is_reaped) = self.is_reaped.try_lock() else { return };
        if *is_reaped || self.breach.get().is_some() {
            return;
        }
        if let Some(failure) = self.judge(round) {
            // Before it ends, so that whoever notices knows why.
            let _ = self.breach.set(failure);
            self.kill();
        }
    }

    fn judge(&self, round: u32) -> Option<Failure> {
        let too_much = |kind, message| Some(Failure::new(kind, message));
        let ResourceLimits { memory, threads: most, .. } = self.limits;
        let running = threads(self.process);
        if running > most {
            let message = format!("runs {running} threads; allowed: {most}");
            return too_much(FailureKind::Memory, message);
        }
        if !round.is_multiple_of(LOOK_EVERY) {
            return None;
        }
        let usage = ProcessUsage::of(self.process)?;
        let peak = self.peak.fetch_max(usage.memory, Ordering::Relaxed).max(usage.memory);
        if peak > memory {
            let message = format!("took {} MiB of memory; allowed: {}", peak >> 20, memory >> 20);
            return too_much(FailureKind::Memory, message);
        }
        let nameless = usage.nameless(&self.scratch, round.is_multiple_of(SEARCH_EVERY));
        let Ok(nameless) = nameless else {
            let blind = self.blind.fetch_add(1, Ordering::Relaxed) + 1;
            let message = "hides its open files: its program must be readable (chmod +r)";
            return if blind < BLIND_LOOKS {
                None
            } else {
                too_much(FailureKind::Output, message.into())
            };
        };
        self.blind.store(0, Ordering::Relaxed);
        excess(&self.scratch, nameless, &self.limits)
            .and_then(|message| too_much(FailureKind::Output, message))
    }
}

/// The running guests, and the thread that looks at them: one for the whole program.
struct Rounds {
    guests: Mutex<Guests>,
    came: Condvar,
}

struct Guests {
    wards: Vec<Weak<Ward>>,
    /// True once the warden's thread runs.
    attended: bool,
}

static ROUNDS: Rounds = Rounds {
    guests: Mutex::new(Guests { wards: Vec::new(), attended: false }),
    came: Condvar::new(),
};

impl Rounds {
    /// Adds a guest; the first one begins the rounds.
    fn add(&'static self, ward: &Arc<Ward>) -> io::Result<()> {
        let mut guests = lock(&self.guests);
        if !guests.attended {
            Builder::new().name("warden".to_string()).spawn(|| self.walk())?;
            guests.attended = true;
        }
        guests.wards.push(Arc::downgrade(ward));
        self.came.notify_one();
        Ok(())
    }

    /// Walks from guest to guest, and rests while there is none.
    fn walk(&self) {
        for round in (0..SEARCH_EVERY).cycle() {
            let watch = Stopwatch::start();
            self.running().iter().for_each(|ward| ward.look(round));
            std::thread::sleep(REST.max(watch.elapsed() * REST_PER_WALK));
        }
    }

    /// The guests that run now; waits until there is one.
    fn running(&self) -> Vec<Arc<Ward>> {
        let mut guests = lock(&self.guests);
        loop {
            guests.wards.retain(|ward| ward.strong_count() > 0);
            let running: Vec<Arc<Ward>> = guests.wards.iter().filter_map(Weak::upgrade).collect();
            if !running.is_empty() {
                return running;
            }
            guests = self.came.wait(guests).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

/// Locks a mutex; no thread leaves one half-changed.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
