//! The decision to wait any longer for a guest that has not answered yet.

use crate::say::fault as say;
use game::{
    Failure, FailureKind, Stopwatch,
    budget::{GRAIN, Overrun},
};
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::Duration;
use words::{Message, Number};

/// The time between two looks at a guest that keeps the pipes busy.
const LOOK_EVERY: Duration = Duration::from_millis(50);
/// The most time that counts between two looks. Where more has passed, this program itself was away: suspended, or
/// kept from its processor, and nothing is known of the guest in that time.
const MOST_PER_LOOK: Duration = Duration::from_millis(100);

/// The limits of one wait for a guest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct WaitLimits {
    /// CPU time from now on.
    pub(crate) cpu: Duration,
    /// The name of the limit of which `cpu` is the remainder, for the message: `move`, `game`, `start`, `unset` (a move without a budget) or `farewell`.
    pub(crate) per: &'static str,
    /// The full limit of which `cpu` is the remainder.
    pub(crate) limit: Duration,
    /// Time in which it neither computes nor waits for a processor.
    pub(crate) idle: Duration,
    /// The remainder of such time, where there is a limit for all moves together.
    pub(crate) idle_left: Option<Duration>,
    /// Time in which this program was there to wait, whatever the guest did: a wide net.
    pub(crate) attended: Duration,
}

/// One wait for an answer, however many lines it takes.
pub(crate) struct Watchdog {
    allowance: WaitLimits,
    wall: Stopwatch,
    began: Duration,
    /// The last look; `None` before the first, which most answers come before.
    seen: Option<ClockLook>,
    idled: Duration,
    attended: Duration,
}

/// The clocks of a guest, and of the thread that waits for it.
pub(crate) struct ClockReadings {
    /// CPU time of the guest.
    pub(crate) cpu: Duration,
    /// The time for which each of its threads was kept waiting for a processor.
    pub(crate) waits: BTreeMap<PathBuf, Duration>,
    /// The time for which this thread has computed or was kept waiting: a guest may be waiting for it.
    pub(crate) busy: Duration,
}

/// The clocks at one look.
struct ClockLook {
    wall: Duration,
    clocks: ClockReadings,
}

impl ClockLook {
    /// The time since an earlier look, and the part of it in which the guest neither computed nor was kept waiting. Of
    /// several threads, the one that waited longest counts: threads that wait for each other are no excuse.
    fn since(&self, before: &Self) -> [Duration; 2] {
        let wall = self.wall.saturating_sub(before.wall);
        let (now, then) = (&self.clocks, &before.clocks);
        let waited = now.waits.iter().map(|(task, &wait)| {
            wait.saturating_sub(then.waits.get(task).copied().unwrap_or_default())
        });
        let excused = now.cpu.saturating_sub(then.cpu)
            + waited.max().unwrap_or_default()
            + now.busy.saturating_sub(then.busy);
        [wall.min(MOST_PER_LOOK), wall.saturating_sub(excused).min(MOST_PER_LOOK)]
    }
}

impl Watchdog {
    /// Begins to wait for a process that has used `cpu` so far.
    pub(crate) fn begin(cpu: Duration, allowance: WaitLimits) -> Self {
        let wall = Stopwatch::start();
        let none = Duration::ZERO;
        Self { allowance, wall, began: cpu, seen: None, idled: none, attended: none }
    }

    /// The time in which it neither computed nor waited for a processor.
    pub(crate) const fn idled(&self) -> Duration {
        self.idled
    }

    /// The time in which this program was there to wait.
    pub(crate) const fn attended(&self) -> Duration {
        self.attended
    }

    /// The idle time for which it is given up, if it has taken that.
    pub(crate) fn silence(&self) -> Option<Duration> {
        let idle = self.allowance.idle;
        (self.idled > idle).then_some(idle)
    }

    /// Returns true if the last look is some time ago.
    pub(crate) fn is_due(&self) -> bool {
        let last = self.seen.as_ref().map_or(Duration::ZERO, |seen| seen.wall);
        self.wall.elapsed() >= last + LOOK_EVERY
    }

    /// Looks at the clocks of the guest.
    ///
    /// # Errors
    /// If it is not to be waited for any longer.
    pub(crate) fn look(&mut self, clocks: ClockReadings) -> Result<(), Failure> {
        let cpu = clocks.cpu;
        let now = ClockLook { wall: self.wall.elapsed(), clocks };
        if let Some(before) = &self.seen {
            let [attended, idled] = now.since(before);
            self.attended += attended;
            self.idled += idled;
        }
        self.seen = Some(now);
        self.judge(cpu)
    }

    fn judge(&self, cpu: Duration) -> Result<(), Failure> {
        let used = cpu.saturating_sub(self.began);
        let WaitLimits { cpu: allowed, per, limit, idle, idle_left, attended } = self.allowance;
        let late = |message: &Message| Err(Failure::new(FailureKind::Time, message.to_string()));
        if used > allowed.saturating_add(GRAIN) {
            // Of the whole limit, as the referee counts it.
            let used = limit.saturating_sub(allowed) + used;
            let overrun = Overrun { per, limit, used };
            return late(&overrun.to_string().into());
        }
        if self.idled > idle {
            return late(&say::idle(Number::fixed(idle.as_secs_f64(), 1)));
        }
        if idle_left.is_some_and(|left| self.idled > left) {
            return late(&say::idle_in_all().into());
        }
        if self.attended > attended {
            return late(&say::waited_for(Number::fixed(attended.as_secs_f64(), 0)));
        }
        Ok(())
    }
}
