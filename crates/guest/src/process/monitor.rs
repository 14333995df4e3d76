//! Monitor: two threads that check every running guest, also while its opponent is on turn, and end a guest that
//! exceeds its limits.
//!
//! A guest could exceed its limits during its opponent's turn, when the thread that plays the game waits for the
//! opponent or computes its move. So two threads of this program check one guest after the other. One counts threads
//! and memory, which takes a few microseconds whatever a guest does. The other counts files, where a guest or a slow
//! disk can make it wait. It spends a few milliseconds on each guest in turn and never delays the first thread.

use damier_game::{Failure, Stopwatch};
use std::io;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, OnceLock, PoisonError, RwLock, Weak};
use std::thread::Builder;
use std::time::Duration;

/// Schedule of one of the monitor's threads.
struct Schedule {
    name: &'static str,
    /// Shortest pause between two rounds of checks.
    rest: Duration,
    /// The pause also lasts at least this many times as long as the previous round, so that many guests at once do not
    /// keep a processor busy.
    rest_per_round: u32,
    check: fn(&dyn MonitorTarget, u32) -> Option<Failure>,
}

/// The pause is short because a guest can start a hundred threads in a millisecond, and each takes one of the machine's
/// 32,768 process numbers (`pid_max`). The kernel's limit on a user's threads (`RLIMIT_NPROC`) does not replace this
/// check: it also counts the user's other programs, and does not apply to root.
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
/// Longest pause. A round may have taken long only because it waited for the processor.
const LONGEST_REST: Duration = Duration::from_millis(500);
/// Threads are counted in every round, memory in every fourth.
pub(crate) const MEMORY_CHECK_EVERY: u32 = 4;

/// A process that can be monitored.
pub(crate) trait MonitorTarget: Send + Sync + 'static {
    /// Checks threads and memory in this round; returns the exceeded limit. The cost must not depend on what the
    /// process does.
    fn judge(&self, round: u32) -> Option<Failure>;

    /// Checks files for a few milliseconds, and continues from there the next time; returns the exceeded limit.
    fn judge_files(&self) -> Option<Failure>;

    /// Kills it. It may have ended already.
    fn kill(&self);
}

/// A process that is monitored until this is dropped.
#[derive(Debug)]
pub(crate) struct MonitoredProcess<W: ?Sized> {
    breach: OnceLock<Failure>,
    /// True once the process has been waited for. Its number may then belong to another process.
    is_reaped: RwLock<bool>,
    pub(crate) target: W,
}

impl<W: MonitorTarget> MonitoredProcess<W> {
    /// Starts to monitor a process.
    ///
    /// # Errors
    /// Fails if the monitor's threads cannot be started.
    pub(crate) fn new(target: W) -> io::Result<Arc<Self>> {
        let monitored =
            Arc::new(Self { breach: OnceLock::new(), is_reaped: RwLock::new(false), target });
        let target: Arc<MonitoredProcess<dyn MonitorTarget>> = monitored.clone();
        MONITOR.add(&target)?;
        Ok(monitored)
    }
}

impl<W: MonitorTarget + ?Sized> MonitoredProcess<W> {
    /// Returns the limit that the process exceeded, and for which it was ended.
    pub(crate) fn breach(&self) -> Option<&Failure> {
        self.breach.get()
    }

    /// Calls `wait`, which waits for the process and returns its status if it has ended.
    #[cfg_attr(windows, expect(dead_code, reason = "a job keeps its identity after it has ended"))]
    pub(crate) fn reap<T>(&self, wait: impl FnOnce() -> Option<T>) -> Option<T> {
        let mut is_reaped = self.is_reaped.write().unwrap_or_else(PoisonError::into_inner);
        let ended = wait();
        *is_reaped |= ended.is_some();
        ended
    }

    /// Kills the process and everything that belongs to it, unless it is known to have ended.
    pub(crate) fn end(&self) {
        let is_reaped = self.is_reaped.read().unwrap_or_else(PoisonError::into_inner);
        if !*is_reaped {
            self.target.kill();
        }
    }

    /// Checks the process, unless another thread is waiting for it at this moment.
    pub(crate) fn inspect(&self, check: impl FnOnce(&W) -> Option<Failure>) {
        let Ok(is_reaped) = self.is_reaped.try_read() else { return };
        if *is_reaped || self.breach.get().is_some() {
            return;
        }
        if let Some(failure) = check(&self.target) {
            // Set before the kill, so that the thread that notices the end knows the reason.
            let _ = self.breach.set(failure);
            self.target.kill();
        }
    }
}

/// Running guests, shared by the two threads of the whole program.
struct Monitor {
    guests: Mutex<Guests>,
    arrival: Condvar,
}

struct Guests {
    processes: Vec<Weak<MonitoredProcess<dyn MonitorTarget>>>,
    /// True once the monitor's threads run.
    is_running: bool,
}

static MONITOR: Monitor = Monitor {
    guests: Mutex::new(Guests { processes: Vec::new(), is_running: false }),
    arrival: Condvar::new(),
};

impl Monitor {
    /// Adds a guest. The first one starts the threads.
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

    /// Checks all guests again and again, and waits while there is none.
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

    /// Returns the running guests; waits until there is one.
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

/// Locks a mutex. Poisoning is ignored, because no thread leaves the data half-changed.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
