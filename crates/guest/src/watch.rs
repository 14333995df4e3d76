//! Whether a guest that has not answered yet is still to be waited for.

use crate::clock;
use game::{Failure, FailureKind, Stopwatch, budget::Overrun};
use nix::unistd::Pid;
use std::time::Duration;

/// How often a guest that keeps the pipes busy is looked at all the same.
const LOOK_EVERY: Duration = Duration::from_millis(50);

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
}

/// One wait for an answer, however many lines it takes.
pub(crate) struct Watch {
    allowance: Allowance,
    wall: Stopwatch,
    began: Duration,
    /// At the last look: wall time, CPU time, time kept waiting for a processor; `None` before the first,
    /// which most answers come before.
    seen: Option<[Duration; 3]>,
    idled: Duration,
}

impl Watch {
    /// Begins to wait for a process that has used so much CPU time.
    pub(crate) fn begin(cpu: Duration, allowance: Allowance) -> Self {
        let wall = Stopwatch::start();
        Self { allowance, wall, began: cpu, seen: None, idled: Duration::ZERO }
    }

    /// Time in which it was seen to do neither.
    pub(crate) const fn idled(&self) -> Duration {
        self.idled
    }

    /// Whether the last look is some time ago.
    pub(crate) fn is_due(&self) -> bool {
        let last = self.seen.map_or(Duration::ZERO, |[wall, ..]| wall);
        self.wall.elapsed() >= last + LOOK_EVERY
    }

    /// Looks at the process, which has used so much CPU time.
    ///
    /// # Errors
    /// If it is not to be waited for any longer.
    pub(crate) fn look(&mut self, process: Pid, cpu: Duration) -> Result<(), Failure> {
        let now = [self.wall.elapsed(), cpu, clock::kept_waiting(process)];
        let before = self.seen.replace(now).unwrap_or(now);
        let [wall, computed, waited] =
            std::array::from_fn(|index| now[index].saturating_sub(before[index]));
        self.idled += wall.saturating_sub(computed + waited);
        let used = cpu.saturating_sub(self.began);
        let Allowance { cpu: allowed, per, limit, idle, idle_left } = self.allowance;
        if used > allowed {
            // Of the whole limit, as the referee counts it.
            let used = limit.saturating_sub(allowed) + used;
            let overrun = Overrun { per, limit, used };
            return Err(Failure::new(FailureKind::Time, overrun.to_string()));
        }
        if self.idled > idle {
            let message = format!("neither answered nor computed for {:.1} s", idle.as_secs_f64());
            return Err(Failure::new(FailureKind::Time, message));
        }
        if idle_left.is_some_and(|left| self.idled > left) {
            let message = "kept everybody waiting without computing, too long for one game";
            return Err(Failure::new(FailureKind::Time, message));
        }
        Ok(())
    }
}
