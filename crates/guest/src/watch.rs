//! Whether a guest that has not answered yet is still to be waited for.

use crate::clock;
use game::{Failure, FailureKind, Stopwatch, budget::Overrun};
use nix::unistd::Pid;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::Duration;

/// How often a guest that keeps the pipes busy is looked at all the same.
const LOOK_EVERY: Duration = Duration::from_millis(50);
/// The most time between two looks that counts. Where more has passed, this program itself was away: suspended, or
/// kept from its processor; what a guest did then is not known.
const MOST_PER_LOOK: Duration = Duration::from_millis(100);

/// How long a guest is waited for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Allowance {
    /// CPU time from now on.
    pub(crate) cpu: Duration,
    /// What that is the rest of, for the message: `move`, `game`.
    pub(crate) per: &'static str,
    /// All of what it is the rest of.
    pub(crate) limit: Duration,
    /// Time in which it neither computes nor waits for a processor.
    pub(crate) idle: Duration,
    /// The rest of such time, where there is a limit for all moves together.
    pub(crate) idle_left: Option<Duration>,
    /// Time in which this program was there to wait, whatever the guest did: a wide net.
    pub(crate) attended: Duration,
}

/// One wait for an answer, however many lines it takes.
pub(crate) struct Watch {
    allowance: Allowance,
    wall: Stopwatch,
    began: Duration,
    /// At the last look; `None` before the first, which most answers come before.
    seen: Option<Seen>,
    idled: Duration,
    attended: Duration,
}

/// The clocks at one look.
struct Seen {
    wall: Duration,
    /// CPU time of the guest.
    cpu: Duration,
    /// How long each of its threads was kept waiting for a processor.
    waits: BTreeMap<PathBuf, Duration>,
    /// How long this thread has computed or was kept waiting: a guest may be waiting for it.
    busy: Duration,
}

impl Seen {
    /// Time since an earlier look, and how much of it the guest neither computed nor was kept waiting. Of several
    /// threads the one that waited longest counts: threads that wait for each other are no excuse.
    fn since(&self, before: &Self) -> [Duration; 2] {
        let wall = self.wall.saturating_sub(before.wall);
        let waited = self.waits.iter().map(|(task, &wait)| {
            wait.saturating_sub(before.waits.get(task).copied().unwrap_or_default())
        });
        let excused = self.cpu.saturating_sub(before.cpu)
            + waited.max().unwrap_or_default()
            + self.busy.saturating_sub(before.busy);
        [wall.min(MOST_PER_LOOK), wall.saturating_sub(excused).min(MOST_PER_LOOK)]
    }
}

impl Watch {
    /// Begins to wait for a process that has used so much CPU time.
    pub(crate) fn begin(cpu: Duration, allowance: Allowance) -> Self {
        let wall = Stopwatch::start();
        let none = Duration::ZERO;
        Self { allowance, wall, began: cpu, seen: None, idled: none, attended: none }
    }

    /// Time in which it was seen to do neither.
    pub(crate) const fn idled(&self) -> Duration {
        self.idled
    }

    /// Time in which this program was there to wait.
    pub(crate) const fn attended(&self) -> Duration {
        self.attended
    }

    /// Whether the last look is some time ago.
    pub(crate) fn is_due(&self) -> bool {
        let last = self.seen.as_ref().map_or(Duration::ZERO, |seen| seen.wall);
        self.wall.elapsed() >= last + LOOK_EVERY
    }

    /// Looks at the process, which has used so much CPU time.
    ///
    /// # Errors
    /// If it is not to be waited for any longer.
    pub(crate) fn look(&mut self, process: Pid, cpu: Duration) -> Result<(), Failure> {
        let now = Seen {
            wall: self.wall.elapsed(),
            cpu,
            waits: clock::waits(process),
            busy: clock::busy(),
        };
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
        let Allowance { cpu: allowed, per, limit, idle, idle_left, attended } = self.allowance;
        let late = |message: String| Err(Failure::new(FailureKind::Time, message));
        if used > allowed {
            // Of the whole limit, as the referee counts it.
            let used = limit.saturating_sub(allowed) + used;
            let overrun = Overrun { per, limit, used };
            return late(overrun.to_string());
        }
        if self.idled > idle {
            return late(format!("neither answered nor computed for {:.1} s", idle.as_secs_f64()));
        }
        if idle_left.is_some_and(|left| self.idled > left) {
            let message = "kept everybody waiting without computing, too long for one game";
            return late(message.to_string());
        }
        if self.attended > attended {
            let waited = attended.as_secs_f64();
            return late(format!("was waited for {waited:.0} s more than any computation needs"));
        }
        Ok(())
    }
}
