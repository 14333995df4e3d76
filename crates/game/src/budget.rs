//! Budgets: how long a strategy may think. Players must read the time only through this module.
//!
//! A budget counts search nodes and the CPU time of the calling thread. It never charges wall time to a strategy,
//! except on the web, which has no CPU clock: with the feature `web`, the browser's clock is used. That is just as good
//! in a worker that does nothing else. Without the feature, or on another host of WebAssembly, a front end may set a
//! clock with [`Budget::with_clock`]; otherwise only nodes and depth are limited.

use crate::gauge::Gauge;
use crate::limits::{GAME_MOVES, Limits};
pub use crate::overrun::Overrun;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
#[cfg(any(unix, windows))]
use std::time::Instant;
#[cfg(all(feature = "web", not(any(unix, windows))))]
use web_time::Instant;

/// Reads the time since some fixed moment.
pub type ReadClock = fn() -> Duration;

/// Nodes between two polls of the stop flag, and the largest number between two polls of the clock. A coarse clock
/// cannot show how slow nodes are, so fewer nodes are used with it.
const NODES_PER_POLL: u64 = if cfg!(windows) { 64 } else { 1024 };

/// How much CPU time the system may charge to a thread that did not use it. Windows counts whole ticks of 1/64 s. A
/// virtual machine sometimes charges 1 to 4 ms for work of microseconds (`docs/log/proofs.md`). An overrun smaller than
/// this may only be due to the clock.
pub const GRAIN: Duration = Duration::from_micros(if cfg!(windows) { 15_625 } else { 5_000 });

/// Shortest and longest time between two polls of the clock while a search runs, and the part of the allowed time that
/// lies between them. That is rare enough to cost little (a poll takes about 0.25 us). It is frequent enough to stop in
/// time if nodes suddenly take many times as long, because the system must find memory for a new table.
const POLL_EVERY: [Duration; 2] = [Duration::from_micros(5), Duration::from_micros(50)];
const POLLS: u32 = 64;

/// Part of a move's time limit after which [`Budget::spend`] ends the thinking. The rest is for returning the move to
/// the referee.
const PART_OF_MOVE: f64 = 0.9;

/// Time that is left for this at least, but not more than half of the limit: on a loaded machine, a fault of a page or
/// of the processor's cache takes longer.
const LEAST_REST: Duration = Duration::from_micros(600);

/// Part of the game's remaining time after which [`Budget::spend`] ends the thinking about one move.
const PART_OF_GAME: f64 = 1.0 / GAME_MOVES as f64;

/// Budget of one seat for one game. The referee opens and closes each move. In between, the strategy spends the budget.
#[derive(Clone, Debug)]
pub struct Budget {
    limits: Limits,
    clock: Option<ReadClock>,
    /// Grain of the clock. Overruns up to this may only be due to the clock.
    grain: Duration,
    stop: Option<Arc<AtomicBool>>,
    gauge: Option<Arc<Gauge>>,
    game_used: Duration,
    /// By how much the moves so far exceeded their limit, less what later moves left unused.
    overdrawn: Duration,
    move_began: Duration,
    nodes: u64,
    /// Node count of the next poll, and number of nodes between polls.
    next_poll: u64,
    poll_step: u64,
    /// Time used in this move at the last poll, and the time at which `spend` ends it.
    polled_at: Duration,
    allowance: Option<Duration>,
    spent: bool,
    /// Time charged to this move by [`Budget::charge`]. If there is any, it counts instead of the clock.
    elsewhere: Option<Duration>,
}

impl Budget {
    /// Creates a budget with these limits, timed by the calling thread's CPU clock where there is one.
    #[must_use]
    pub fn new(limits: Limits) -> Self {
        let clock = if limits.is_timed() { thread_clock() } else { None };
        Self {
            limits,
            clock,
            grain: GRAIN,
            stop: None,
            gauge: None,
            game_used: Duration::ZERO,
            overdrawn: Duration::ZERO,
            move_began: clock.map_or(Duration::ZERO, |read| read()),
            nodes: 0,
            next_poll: 0,
            poll_step: NODES_PER_POLL,
            polled_at: Duration::ZERO,
            allowance: None,
            spent: false,
            elsewhere: None,
        }
    }

    /// Creates a budget without any limit.
    #[must_use]
    pub fn unlimited() -> Self {
        Self::new(Limits::NONE)
    }

    /// Returns the same budget timed by another clock, which is taken to be exact.
    #[must_use]
    pub fn with_clock(mut self, clock: ReadClock) -> Self {
        self.grain = Duration::ZERO;
        self.clock = Some(clock);
        self.move_began = clock();
        self
    }

    /// Returns the same budget with a stop flag. Raising the flag ends the thinking early.
    #[must_use]
    pub fn with_stop(mut self, stop: Arc<AtomicBool>) -> Self {
        self.stop = Some(stop);
        self
    }

    /// Returns the same budget with a gauge that shows the progress of the thinking.
    #[must_use]
    pub fn with_gauge(mut self, gauge: Arc<Gauge>) -> Self {
        self.gauge = Some(gauge);
        self
    }

    /// Shows on the gauge that `done` of `total` units of work are done. For searches that know their total.
    pub fn reach(&self, done: u64, total: u64) {
        if let Some(gauge) = &self.gauge {
            gauge.reach(done, total);
        }
    }

    /// Charges this move with time that the strategy used outside the calling thread. From then on, only such time
    /// counts, and the clock of the calling thread does not.
    pub fn charge(&mut self, used: Duration) {
        *self.elsewhere.get_or_insert_default() += used;
    }

    /// Returns true if the search must end because its result is no longer needed.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.stop.as_ref().is_some_and(|stop| stop.load(Ordering::Relaxed))
    }

    /// Returns the limits with which the budget was created, whatever has been spent since.
    #[must_use]
    pub const fn limits(&self) -> &Limits {
        &self.limits
    }

    /// Returns the number of plies that a search may look ahead: the smaller of `wanted` and the limit.
    #[must_use]
    pub fn depth(&self, wanted: u32) -> u32 {
        self.limits.depth.map_or(wanted, |limit| limit.min(wanted))
    }

    /// Counts search nodes. Returns false once the budget of this move is spent: the search must then return what it
    /// has found.
    ///
    /// If time is limited, that happens well before an overrun: after 9/10 of the move's limit (sooner if the limit is
    /// below 6 ms), or after 1/40 of the time left for the game. A strategy that plans its time better can read
    /// [`Budget::game_left`] instead.
    #[inline]
    pub fn spend(&mut self, nodes: u64) -> bool {
        self.nodes += nodes;
        if self.nodes >= self.next_poll {
            self.poll();
        }
        !self.spent
    }

    /// Returns true if the budget of this move is spent.
    #[must_use]
    pub const fn is_spent(&self) -> bool {
        self.spent
    }

    /// Returns the number of nodes counted in this move.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Returns the CPU time left for the whole game; `None` if it is not limited. Reads the clock.
    #[must_use]
    pub fn game_left(&self) -> Option<Duration> {
        let used = self.game_used + self.move_used();
        self.limits.game_time.map(|limit| limit.saturating_sub(used))
    }

    /// Returns the CPU time left for this move, under the limits of both the move and the game; `None` if time is not
    /// limited. Reads the clock.
    #[must_use]
    pub fn move_left(&self) -> Option<Duration> {
        let by_move = self.limits.move_time.map(|limit| limit.saturating_sub(self.move_used()));
        match (by_move, self.game_left()) {
            (Some(a), Some(b)) => Some(a.min(b)),
            (a, b) => a.or(b),
        }
    }

    /// Returns the used part of this move's budget: 1 or more if nothing is left, 0 if neither nodes nor time are
    /// limited. Reads the clock.
    #[must_use]
    pub fn used(&self) -> f64 {
        let share = |used: f64, limit: f64| if limit > 0.0 { used / limit } else { 1.0 };
        let nodes = self.limits.nodes.map(|limit| share(self.nodes as f64, limit as f64));
        let time =
            self.allowance.map(|limit| share(self.move_used().as_secs_f64(), limit.as_secs_f64()));
        nodes.unwrap_or(0.0).max(time.unwrap_or(0.0))
    }

    /// Opens a move: resets the counters of the move.
    pub fn begin_move(&mut self) {
        self.nodes = 0;
        self.spent = false;
        self.polled_at = Duration::ZERO;
        self.elsewhere = self.elsewhere.map(|_| Duration::ZERO);
        self.poll_step = if self.limits.is_timed() { 1 } else { NODES_PER_POLL };
        self.next_poll = self.limits.nodes.map_or(self.poll_step, |n| n.min(self.poll_step));
        if let Some(read) = self.clock {
            self.move_began = read();
        }
        let by_move = self.limits.move_time.map(|limit| {
            let rested = limit.saturating_sub(LEAST_REST).max(limit / 2);
            limit.mul_f64(PART_OF_MOVE).min(rested)
        });
        let game_left = self.limits.game_time.map(|limit| limit.saturating_sub(self.game_used));
        let by_game = game_left.map(|left| left.mul_f64(PART_OF_GAME));
        self.allowance = [by_move, by_game].into_iter().flatten().min();
    }

    /// Closes a move and charges its CPU time (zero without a clock) to the game.
    ///
    /// An overrun within [`GRAIN`] is forgiven once: later moves must leave as much unused before the next one is.
    ///
    /// # Errors
    /// [`Overrun`] if the move or the game took longer than allowed.
    pub fn end_move(&mut self) -> Result<Duration, Overrun> {
        let used = self.move_used();
        self.game_used += used;
        if let Some(limit) = self.limits.move_time {
            self.overdrawn = (self.overdrawn + used).saturating_sub(limit);
            if self.overdrawn > self.grain {
                return Err(Overrun { per: "move", limit, used });
            }
        }
        let game_over = |limit: &Duration| self.game_used > limit.saturating_add(self.grain);
        match self.limits.game_time.filter(game_over) {
            Some(limit) => Err(Overrun { per: "game", limit, used: self.game_used }),
            None => Ok(used),
        }
    }

    fn move_used(&self) -> Duration {
        let here =
            || self.clock.map_or(Duration::ZERO, |read| read().saturating_sub(self.move_began));
        self.elsewhere.unwrap_or_else(here)
    }

    fn poll(&mut self) {
        let out_of_nodes = self.limits.nodes.is_some_and(|limit| self.nodes >= limit);
        self.spent |= out_of_nodes || self.is_stopped() || self.is_out_of_time();
        if let Some(gauge) = &self.gauge {
            gauge.count(self.nodes);
        }
        let poll = self.nodes + self.poll_step;
        self.next_poll =
            self.limits.nodes.map_or(poll, |limit| poll.min(limit.max(self.nodes + 1)));
    }

    /// Reads the clock, and adapts the number of nodes until the next poll.
    fn is_out_of_time(&mut self) -> bool {
        let Some(allowance) = self.allowance else {
            return false;
        };
        let used = self.move_used();
        let [shortest, longest] = POLL_EVERY;
        if used.saturating_sub(self.polled_at) < (allowance / POLLS).clamp(shortest, longest) {
            self.poll_step = (2 * self.poll_step).min(NODES_PER_POLL);
        } else {
            self.poll_step = (self.poll_step / 2).max(1);
        }
        self.polled_at = used;
        used >= allowance
    }
}

/// Returns the CPU clock of the calling thread, where the platform has one; a browser's wall clock with the
/// feature `web`.
#[must_use]
#[allow(clippy::disallowed_methods, reason = "the one place where budgets read a clock")]
pub const fn thread_clock() -> Option<ReadClock> {
    #[cfg(any(unix, windows))]
    return Some(|| cpu_time::ThreadTime::now().as_duration());
    #[cfg(not(any(unix, windows)))]
    return wall_clock();
}

/// Returns a wall clock, where the platform has one.
#[allow(clippy::disallowed_methods, reason = "the one place where budgets read a clock")]
pub(crate) const fn wall_clock() -> Option<ReadClock> {
    #[cfg(any(unix, windows, feature = "web"))]
    return Some(|| {
        static START: std::sync::OnceLock<Instant> = std::sync::OnceLock::new();
        START.get_or_init(Instant::now).elapsed()
    });
    #[cfg(not(any(unix, windows, feature = "web")))]
    return None;
}

/// Returns the number of whole days since 1 January 1970 (UTC), or 0 if there is no calendar.
#[must_use]
#[allow(clippy::disallowed_methods, reason = "the one place that reads the calendar")]
pub fn days_since_1970() -> u64 {
    const DAY: u64 = 24 * 60 * 60;
    #[cfg(any(unix, windows))]
    use std::time::{SystemTime, UNIX_EPOCH};
    #[cfg(all(feature = "web", not(any(unix, windows))))]
    use web_time::{SystemTime, UNIX_EPOCH};
    #[cfg(any(unix, windows, feature = "web"))]
    return SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs() / DAY);
    #[cfg(not(any(unix, windows, feature = "web")))]
    return 0;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn node_budgets_are_exact() {
        let mut budget = Budget::new(Limits { nodes: Some(1500), ..Limits::NONE });
        budget.begin_move();
        let mut spent = 1;
        while budget.spend(1) {
            spent += 1;
        }
        assert_eq!(spent, 1500);
        assert!((budget.used() - 1.0).abs() < 1e-9);
        budget.begin_move();
        assert!(!budget.is_spent() && budget.spend(1));
    }

    #[test]
    fn time_is_charged_to_move_and_game() {
        let fake: ReadClock = || {
            use std::sync::atomic::AtomicU64;
            static TICKS: AtomicU64 = AtomicU64::new(0);
            Duration::from_millis(TICKS.fetch_add(1, Ordering::Relaxed))
        };
        let limits = Limits { game_time: Some(Duration::from_millis(2)), ..Limits::NONE };
        let mut budget = Budget::new(limits).with_clock(fake);
        budget.begin_move();
        assert_eq!(budget.end_move(), Ok(Duration::from_millis(1)));
        budget.begin_move();
        assert_eq!(budget.end_move(), Ok(Duration::from_millis(1)));
        budget.begin_move();
        let overrun = budget.end_move().expect_err("three ticks of two");
        assert_eq!(overrun.to_string(), "used 3.000ms of CPU time; the limit is 2.000ms per game");
    }

    #[test]
    fn a_jump_of_the_clock_is_forgiven_once() {
        let at = Duration::from_micros;
        let limits = Limits { move_time: Some(at(1_000)), ..Limits::NONE };
        let overruns = |moves: &[u64]| {
            let mut budget = Budget::new(limits);
            budget.grain = at(2_000);
            let mut plays = moves.iter().map(|&used| {
                budget.begin_move();
                budget.charge(at(used));
                budget.end_move()
            });
            plays.position(|played| played.is_err())
        };
        assert_eq!(overruns(&[900, 3_000]), None, "one jump of 2 ms");
        assert_eq!(overruns(&[3_001]), Some(0));
        assert_eq!(overruns(&[1_500; 9]), Some(4), "half a limit too much every time");
        assert_eq!(overruns(&[3_000, 900, 1_101]), Some(2), "not all is repaid");
        assert_eq!(overruns(&[3_000, 500, 500, 500, 500, 3_000]), None, "all is repaid");
    }

    #[test]
    fn a_search_that_spends_never_overruns() {
        let limits = Limits { move_time: Some(Duration::from_millis(20)), ..Limits::NONE };
        let mut budget = Budget::new(limits);
        for work in [1u32, 100, 10_000] {
            budget.begin_move();
            let mut sum = 0u64;
            while budget.spend(1) {
                sum += (0..work).map(|n| u64::from(std::hint::black_box(n))).sum::<u64>();
            }
            assert!(budget.end_move().is_ok(), "{work} steps per node, sum {sum}");
        }
    }

    #[test]
    fn time_used_elsewhere_is_charged_instead_of_the_threads() {
        let limits = Limits { game_time: Some(Duration::from_millis(5)), ..Limits::NONE };
        let mut budget = Budget::new(limits).with_clock(|| Duration::from_secs(9));
        for _ in 0..2 {
            budget.begin_move();
            budget.charge(Duration::ZERO);
            budget.charge(Duration::from_millis(2));
            assert_eq!(budget.end_move(), Ok(Duration::from_millis(2)));
        }
        budget.begin_move();
        assert_eq!(budget.game_left(), Some(Duration::from_millis(1)));
        budget.charge(Duration::from_millis(2));
        assert_eq!(
            budget.end_move().map_err(|overrun| overrun.used),
            Err(Duration::from_millis(6))
        );
    }

    #[test]
    fn a_raised_flag_ends_the_search() {
        let stop = Arc::new(AtomicBool::new(false));
        let mut budget = Budget::unlimited().with_stop(Arc::clone(&stop));
        budget.begin_move();
        assert!(budget.spend(5000));
        stop.store(true, Ordering::Relaxed);
        assert!(!budget.spend(5000));
    }
}
