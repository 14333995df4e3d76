//! The warden: two threads that check at every running guest, whoever is on turn, and end one that exceeds its limits.
//!
//! A guest may use its opponent's time to take what it may not, while the thread that plays the game waits for the
//! opponent or thinks as one. So two threads of this program walk from guest to guest. One counts threads and memory, which
//! takes the same few microseconds whatever a guest does. The other counts files, where a guest or a slow disk can make it
//! wait: it spends a few milliseconds on each guest in turn, and never keeps the first from its work.

use damier_game::{Failure, Stopwatch};
use std::io;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, OnceLock, PoisonError, RwLock, Weak};
use std::thread::Builder;
use std::time::Duration;

/// The rounds of one of the warden's threads.
struct Schedule {
    name: &'static str,
    /// The time between two rounds, at least.
    rest: Duration,
    /// The rest is also at least this many times as long as the round before, so that many guests at once do not keep a
    /// processor busy.
    rest_per_round: u32,
    check: fn(&dyn MonitorTarget, u32) -> Option<Failure>,
}

/// The limit of a user's threads in the kernel (`RLIMIT_NPROC`) counts other programs of the user too, and nothing for
/// root; and a guest can start a hundred in a millisecond, which each take one of the machine's 32,768 process numbers
/// (`pid_max`): hence the short rest.
const PROCESSES: Schedule = Schedule {
    name: "monitor",
    rest: Duration::from_millis(5),
    rest_per_round: 10,
    check: |target, round| target.judge(round),
};
const FILES: Schedule = Schedule {
    name: "monitor-files",
    rest: Duration::from_millis(20),
    rest_per_round: 5,
    check: |target, _| target.judge_files(),
};
/// The longest rest: a round that took long may have waited for the processor.
const LONGEST_REST: Duration = Duration::from_millis(500);
/// Threads are counted in every round, memory in every fourth.
pub(crate) const MEMORY_CHECK_EVERY: u32 = 4;

/// A process that one of the systems can check at.
pub(crate) trait MonitorTarget: Send + Sync + 'static {
    /// Looks at its threads and memory in a round, which the warden counts; returns the limit that it has exceeded. What
    /// this costs must not depend on what the process does.
    fn judge(&self, round: u32) -> Option<Failure>;

    /// Looks at its files for a few milliseconds, and goes on from there the next time; returns the limit that it has
    /// exceeded.
    fn judge_files(&self) -> Option<Failure>;

    /// Ends it now. It may be gone already.
    fn kill(&self);
}

/// A process that is looked at as long as this is kept.
#[derive(Debug)]
pub(crate) struct MonitoredProcess<W: ?Sized> {
    breach: OnceLock<Failure>,
    /// True once the process was waited for: its number may then be somebody else's.
    is_reaped: RwLock<bool>,
    pub(crate) target: W,
}

impl<W: MonitorTarget> MonitoredProcess<W> {
    /// Begins to check at a process.
    ///
    /// # Errors
    /// If the machine has no thread left to do so.
    pub(crate) fn new(target: W) -> io::Result<Arc<Self>> {
        let monitored =
            Arc::new(Self { breach: OnceLock::new(), is_reaped: RwLock::new(false), target });
        let target: Arc<MonitoredProcess<dyn MonitorTarget>> = monitored.clone();
        MONITOR.add(&target)?;
        Ok(monitored)
    }
}

impl<W: MonitorTarget + ?Sized> MonitoredProcess<W> {
    /// The limit that it has exceeded, if it has; it was ended then.
    pub(crate) fn breach(&self) -> Option<&Failure> {
        self.breach.get()
    }

    /// Waits for the process by `wait`, which returns its status if it has ended.
    #[cfg_attr(
        windows,
        expect(dead_code, reason = "a job is nobody else's, also once it has ended")
    )]
    pub(crate) fn reap<T>(&self, wait: impl FnOnce() -> Option<T>) -> Option<T> {
        let mut is_reaped = self.is_reaped.write().unwrap_or_else(PoisonError::into_inner);
        let ended = wait();
        *is_reaped |= ended.is_some();
        ended
    }

    /// Ends the process with all that belongs to it, now, unless it is known to have ended.
    pub(crate) fn end(&self) {
        let is_reaped = self.is_reaped.read().unwrap_or_else(PoisonError::into_inner);
        if !*is_reaped {
            self.target.kill();
        }
    }

    /// Looks at the process, unless somebody waits for it at this moment.
    pub(crate) fn inspect(&self, check: impl FnOnce(&W) -> Option<Failure>) {
        let Ok(is_reaped) = self.is_reaped.try_read() else { return };
        if *is_reaped || self.breach.get().is_some() {
            return;
        }
        if let Some(failure) = check(&self.target) {
            // Before it ends, so that whoever notices knows why.
            let _ = self.breach.set(failure);
            self.target.kill();
        }
    }
}

/// The running guests, and the threads that check at them: two for the whole program.
struct Monitor {
    guests: Mutex<Guests>,
    arrival: Condvar,
}

struct Guests {
    processes: Vec<Weak<MonitoredProcess<dyn MonitorTarget>>>,
    /// True once the warden's threads run.
    is_running: bool,
}

static MONITOR: Monitor = Monitor {
    guests: Mutex::new(Guests { processes: Vec::new(), is_running: false }),
    arrival: Condvar::new(),
};

impl Monitor {
    /// Adds a guest; the first one begins the rounds.
    #[expect(clippy::disallowed_methods, reason = "the two threads that watch guests")]
    fn add(&'static self, monitored: &Arc<MonitoredProcess<dyn MonitorTarget>>) -> io::Result<()> {
        let mut guests = lock(&self.guests);
        if !guests.is_running {
            for schedule in [&FILES, &PROCESSES] {
                Builder::new()
                    .name(schedule.name.to_string())
                    .spawn(|| self.run_rounds(schedule))?;
            }
            guests.is_running = true;
        }
        guests.processes.push(Arc::downgrade(monitored));
        self.arrival.notify_all();
        Ok(())
    }

    /// Walks from guest to guest, and rests while there is none.
    fn run_rounds(&self, schedule: &Schedule) {
        for round in (0..MEMORY_CHECK_EVERY).cycle() {
            let running = self.running();
            let watch = Stopwatch::start();
            running
                .iter()
                .for_each(|monitored| monitored.inspect(|target| (schedule.check)(target, round)));
            drop(running);
            let rest = (watch.elapsed() * schedule.rest_per_round).min(LONGEST_REST);
            std::thread::sleep(schedule.rest.max(rest));
        }
    }

    /// The guests that run now; waits until there is one.
    fn running(&self) -> Vec<Arc<MonitoredProcess<dyn MonitorTarget>>> {
        let mut guests = lock(&self.guests);
        loop {
            guests.processes.retain(|monitored| monitored.strong_count() > 0);
            let running: Vec<Arc<MonitoredProcess<dyn MonitorTarget>>> =
                guests.processes.iter().filter_map(Weak::upgrade).collect();
            if !running.is_empty() {
                return running;
            }
            guests = self.arrival.wait(guests).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

/// Locks a mutex; no thread leaves one half-changed.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
