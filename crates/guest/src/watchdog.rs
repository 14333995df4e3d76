//! Decides how long to wait for a guest's answer.

use crate::text::fault as text;
use damier_game::{
    Failure, FailureKind, Stopwatch,
    budget::{GRAIN, Overrun},
};
use damier_i18n::{Message, Number};
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::Duration;

/// Time between two polls of a guest that keeps the pipes busy.
const POLL_INTERVAL: Duration = Duration::from_millis(50);
/// Maximum time that counts between two polls. If more has passed, this program itself was suspended or got no
/// processor, and nothing is known about the guest during that time.
const MAX_PER_POLL: Duration = Duration::from_millis(100);

/// Limits on one wait for a guest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct WaitLimits {
    /// CPU time that the guest may still use.
    pub(crate) cpu: Duration,
    /// Name of the limit that `cpu` is the remainder of, for the message: `move`, `game`, `start`, `unset` (a move
    /// without a budget) or `farewell`.
    pub(crate) per: &'static str,
    /// Full limit that `cpu` is the remainder of.
    pub(crate) limit: Duration,
    /// Idle time: time in which the guest neither computes nor waits for a processor.
    pub(crate) idle: Duration,
    /// Idle time that is left for all moves together; `None` if only each move is limited.
    pub(crate) idle_left: Option<Duration>,
    /// Time in which this program runs and waits, whatever the guest does. It ends guests that the idle limits miss.
    pub(crate) attended: Duration,
}

/// One wait for an answer, which may have several lines.
pub(crate) struct Watchdog {
    allowance: WaitLimits,
    wall: Stopwatch,
    began: Duration,
    /// Last sample; `None` before the first one. Most answers arrive before it.
    seen: Option<ClockSample>,
    idled: Duration,
    attended: Duration,
}

/// Clocks of a guest and of the thread that waits for it.
pub(crate) struct ClockReadings {
    /// CPU time of the guest.
    pub(crate) cpu: Duration,
    /// Time that each of its threads has spent waiting for a processor.
    pub(crate) waits: BTreeMap<PathBuf, Duration>,
    /// Time for which the calling thread has computed or waited for a processor. The guest may have been waiting for
    /// this thread.
    pub(crate) busy: Duration,
    /// True if one of its threads is running, is ready to run, or waits for a disk at this moment. A thread that has
    /// used up the quota of its group (a cgroup's `cpu.max`) counts as ready, and its clocks show the waiting time only
    /// when it runs again.
    pub(crate) is_active: bool,
}

/// Clocks at one poll.
struct ClockSample {
    wall: Duration,
    clocks: ClockReadings,
}

/// Time between two polls of a guest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Interval {
    /// Time in which this program was running and waiting for the guest.
    attended: Duration,
    /// Part of it without evidence that the guest computed or waited for a processor.
    idled: Duration,
    /// Waiting time that was reported only now and belongs to earlier polls.
    late: Duration,
}

impl ClockSample {
    /// Returns what is known about the time since an earlier sample. Of several threads, the one that waited longest
    /// counts, because threads that wait for each other are no excuse.
    fn since(&self, before: &Self) -> Interval {
        let wall = self.wall.saturating_sub(before.wall);
        let (now, then) = (&self.clocks, &before.clocks);
        let waited = now.waits.iter().map(|(task, &wait)| {
            // A thread without an earlier sample started since then.
            then.waits.get(task).map_or(wait.min(wall), |&known| wait.saturating_sub(known))
        });
        let waited = waited.max().unwrap_or_default();
        let excused =
            now.cpu.saturating_sub(then.cpu) + waited + now.busy.saturating_sub(then.busy);
        let idled = if now.is_active { Duration::ZERO } else { wall.saturating_sub(excused) };
        Interval {
            attended: wall.min(MAX_PER_POLL),
            idled: idled.min(MAX_PER_POLL),
            late: waited.saturating_sub(wall),
        }
    }
}

impl Watchdog {
    /// Starts to wait for a process that has used `cpu` so far.
    pub(crate) fn begin(cpu: Duration, allowance: WaitLimits) -> Self {
        let wall = Stopwatch::start();
        let none = Duration::ZERO;
        Self { allowance, wall, began: cpu, seen: None, idled: none, attended: none }
    }

    /// Returns the time in which the guest neither computed nor waited for a processor.
    pub(crate) const fn idled(&self) -> Duration {
        self.idled
    }

    /// Returns the time in which this program was running and waiting for the guest.
    pub(crate) const fn attended(&self) -> Duration {
        self.attended
    }

    /// Returns the idle time if it has exceeded its limit.
    pub(crate) fn silence(&self) -> Option<Duration> {
        let idle = self.allowance.idle;
        (self.idled > idle).then_some(idle)
    }

    /// Returns true if the next poll is due.
    pub(crate) fn is_due(&self) -> bool {
        let last = self.seen.as_ref().map_or(Duration::ZERO, |seen| seen.wall);
        self.wall.elapsed() >= last + POLL_INTERVAL
    }

    /// Checks the clocks of the guest against the limits.
    ///
    /// # Errors
    /// Fails if the guest should not be waited for any longer.
    pub(crate) fn poll(&mut self, clocks: ClockReadings) -> Result<(), Failure> {
        let cpu = clocks.cpu;
        let now = ClockSample { wall: self.wall.elapsed(), clocks };
        if let Some(before) = &self.seen {
            let Interval { attended, idled, late } = now.since(before);
            self.attended += attended;
            self.idled = (self.idled + idled).saturating_sub(late);
        }
        self.seen = Some(now);
        self.judge(cpu)
    }

    fn judge(&self, cpu: Duration) -> Result<(), Failure> {
        let used = cpu.saturating_sub(self.began);
        let WaitLimits { cpu: allowed, per, limit, idle, idle_left, attended } = self.allowance;
        let late = |message: Message| Err(Failure::new(FailureKind::Time, message));
        if used > allowed.saturating_add(GRAIN) {
            // Relative to the full limit, as the referee counts it.
            let used = limit.saturating_sub(allowed) + used;
            let overrun = Overrun { per, limit, used };
            return late(overrun.into());
        }
        if self.idled > idle {
            return late(text::idle(Number::fixed(idle.as_secs_f64(), 1)));
        }
        if idle_left.is_some_and(|left| self.idled > left) {
            return late(text::idle_in_all().into());
        }
        if self.attended > attended {
            return late(text::waited_for(Number::fixed(attended.as_secs_f64(), 0)));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NONE: Duration = Duration::ZERO;

    fn at(milliseconds: u64) -> Duration {
        Duration::from_millis(milliseconds)
    }

    /// Creates a sample of a guest with one thread that has computed and waited for these times.
    fn sample(wall: u64, cpu: u64, waited: u64, is_active: bool) -> ClockSample {
        let waits = BTreeMap::from([(PathBuf::from("1"), at(waited))]);
        ClockSample {
            wall: at(wall),
            clocks: ClockReadings { cpu: at(cpu), waits, busy: NONE, is_active },
        }
    }

    #[test]
    fn idling_needs_evidence() {
        let before = sample(100, 50, 10, true);
        let since = |now: ClockSample| now.since(&before);
        let idled = |now| since(now).idled;
        assert_eq!(idled(sample(120, 50, 10, false)), at(20), "it sleeps");
        assert_eq!(idled(sample(120, 50, 10, true)), NONE, "it is throttled, or waits for a disk");
        assert_eq!(idled(sample(120, 65, 10, false)), at(5));
        assert_eq!(idled(sample(120, 55, 25, false)), NONE, "it computed and waited");
        assert_eq!(idled(sample(900, 50, 10, false)), MAX_PER_POLL, "this program was away");
        let told = since(sample(120, 52, 110, false));
        assert_eq!((told.idled, told.late, told.attended), (NONE, at(80), at(20)));
        let mut unknown = sample(120, 50, 10, false);
        unknown.clocks.waits.insert(PathBuf::from("2"), at(5000));
        assert_eq!(since(unknown).late, NONE, "a thread that was not seen before owes nothing");
    }

    #[test]
    fn waiting_that_is_told_late_is_carried_back() {
        let (idle, long) = (at(50), Duration::MAX);
        let limits = WaitLimits {
            cpu: long,
            per: "move",
            limit: long,
            idle,
            idle_left: None,
            attended: long,
        };
        let mut watchdog = Watchdog::begin(NONE, limits);
        let clocks = |waited: u64| sample(0, 0, waited, false).clocks;
        watchdog.poll(clocks(0)).unwrap();
        std::thread::sleep(at(30));
        watchdog.poll(clocks(0)).unwrap();
        assert!(watchdog.idled() >= at(30));
        watchdog.poll(clocks(1000)).unwrap();
        assert_eq!(watchdog.idled(), NONE, "it had waited all the time");
        std::thread::sleep(at(60));
        assert!(watchdog.poll(clocks(1000)).is_err(), "and idles now");
    }
}
