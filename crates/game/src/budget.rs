//! Budgets: how much a strategy may think. The only file that reads a clock.
//!
//! A budget counts nodes and CPU time of the calling thread; wall time is never charged to a
//! strategy. On the web, where no CPU clock exists, a door may lend a clock with
//! [`Budget::with_clock`]; without one, only nodes and depth bind.

use crate::TextError;
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// Reads the time since some fixed moment.
pub type Clock = fn() -> Duration;

/// Nodes between two looks at the clock or the stop flag.
const NODES_PER_LOOK: u64 = 1024;

/// What a strategy may spend. Nothing set means unlimited.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Limits {
    /// CPU time over the whole game.
    pub game_time: Option<Duration>,
    /// CPU time for one move.
    pub move_time: Option<Duration>,
    /// Search nodes for one move.
    pub nodes: Option<u64>,
    /// Plies that a search may look ahead.
    pub depth: Option<u32>,
}

impl Limits {
    /// No limit at all.
    pub const NONE: Self = Self {
        game_time: None,
        move_time: None,
        nodes: None,
        depth: None,
    };

    /// Reads a budget: `none`, a course class (`fast` = 10 s per game, `efficient` = 120 s per
    /// game), or parts joined by `,`: `10s/game`, `50ms/move`, `1000nodes`, `depth4`.
    ///
    /// # Errors
    /// A part that is none of these, a zero, or a part given twice.
    pub fn read(text: &str) -> Result<Self, TextError> {
        let mut limits = Self::NONE;
        for part in text.split(',').map(|part| part.trim().to_ascii_lowercase()) {
            limits.add(&part).ok_or_else(|| {
                let allowed = "none, fast (10s/game), efficient (120s/game), or parts such as \
                               10s/game, 50ms/move, 1000nodes, depth4, joined by commas";
                TextError::new(&part, "budget", allowed)
            })?;
        }
        Ok(limits)
    }

    /// Whether CPU time is limited.
    #[must_use]
    pub const fn is_timed(&self) -> bool {
        self.game_time.is_some() || self.move_time.is_some()
    }

    fn add(&mut self, part: &str) -> Option<()> {
        match part {
            "none" => Some(()),
            "fast" => set(&mut self.game_time, Some(Duration::from_secs(10))),
            "efficient" => set(&mut self.game_time, Some(Duration::from_secs(120))),
            _ => {
                if let Some(time) = part.strip_suffix("/game") {
                    set(&mut self.game_time, read_time(time))
                } else if let Some(time) = part.strip_suffix("/move") {
                    set(&mut self.move_time, read_time(time))
                } else if let Some(count) = part.strip_suffix("nodes") {
                    set(
                        &mut self.nodes,
                        count.trim().parse().ok().filter(|&n: &u64| n > 0),
                    )
                } else {
                    let plies = part.strip_prefix("depth")?;
                    set(
                        &mut self.depth,
                        plies.trim().parse().ok().filter(|&n: &u32| n > 0),
                    )
                }
            }
        }
    }
}

fn set<T>(slot: &mut Option<T>, value: Option<T>) -> Option<()> {
    if slot.is_some() {
        return None;
    }
    *slot = Some(value?);
    Some(())
}

/// Reads `10s`, `50ms` or `200us`: above zero, at most 1,000,000 seconds.
fn read_time(text: &str) -> Option<Duration> {
    let text = text.trim();
    let digits = text.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let unit = match text[digits.len()..].trim() {
        "s" => 1.0,
        "ms" => 1e-3,
        "us" => 1e-6,
        _ => return None,
    };
    let seconds = digits.trim().parse::<f64>().ok()? * unit;
    (1e-9..=1e6)
        .contains(&seconds)
        .then(|| Duration::from_secs_f64(seconds))
}

impl fmt::Display for Limits {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut parts = Vec::new();
        parts.extend(
            self.game_time
                .map(|time| format!("{}/game", time_text(time))),
        );
        parts.extend(
            self.move_time
                .map(|time| format!("{}/move", time_text(time))),
        );
        parts.extend(self.nodes.map(|nodes| format!("{nodes}nodes")));
        parts.extend(self.depth.map(|plies| format!("depth{plies}")));
        out.write_str(&if parts.is_empty() {
            "none".to_string()
        } else {
            parts.join(",")
        })
    }
}

fn time_text(time: Duration) -> String {
    let us = time.as_micros();
    if us.is_multiple_of(1_000_000) {
        format!("{}s", us / 1_000_000)
    } else if us.is_multiple_of(1000) {
        format!("{}ms", us / 1000)
    } else {
        format!("{us}us")
    }
}

/// One seat's allowance over one game. The referee opens and closes each move; in between, the
/// strategy spends.
#[derive(Clone, Debug)]
pub struct Budget {
    limits: Limits,
    clock: Option<Clock>,
    stop: Option<Arc<AtomicBool>>,
    game_used: Duration,
    move_began: Duration,
    nodes: u64,
    next_look: u64,
    spent: bool,
}

impl Budget {
    /// A budget with these limits, timed by the calling thread's CPU clock where there is one.
    #[must_use]
    pub fn new(limits: Limits) -> Self {
        let clock = if limits.is_timed() {
            thread_clock()
        } else {
            None
        };
        Self {
            limits,
            clock,
            stop: None,
            game_used: Duration::ZERO,
            move_began: clock.map_or(Duration::ZERO, |read| read()),
            nodes: 0,
            next_look: 0,
            spent: false,
        }
    }

    /// A budget without any limit.
    #[must_use]
    pub fn unlimited() -> Self {
        Self::new(Limits::NONE)
    }

    /// The same budget timed by another clock.
    #[must_use]
    pub fn with_clock(mut self, clock: Clock) -> Self {
        self.clock = Some(clock);
        self.move_began = clock();
        self
    }

    /// The same budget with a flag that ends the thinking when it is raised.
    #[must_use]
    pub fn with_stop(mut self, stop: Arc<AtomicBool>) -> Self {
        self.stop = Some(stop);
        self
    }

    /// What was allowed.
    #[must_use]
    pub const fn limits(&self) -> &Limits {
        &self.limits
    }

    /// The plies a search may look ahead: the smaller of `wanted` and the limit.
    #[must_use]
    pub fn depth(&self, wanted: u32) -> u32 {
        self.limits.depth.map_or(wanted, |limit| limit.min(wanted))
    }

    /// Counts search nodes. False once the budget is spent: the search must then return what it has.
    /// The clock is looked at about every 1,000 nodes.
    #[inline]
    pub fn spend(&mut self, nodes: u64) -> bool {
        self.nodes += nodes;
        if self.nodes >= self.next_look {
            self.look();
        }
        !self.spent
    }

    /// Whether nothing is left for this move.
    #[must_use]
    pub const fn is_spent(&self) -> bool {
        self.spent
    }

    /// Nodes counted in this move.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// CPU time left for the whole game; `None` if it is not limited. Reads the clock.
    #[must_use]
    pub fn game_left(&self) -> Option<Duration> {
        let used = self.game_used + self.move_used();
        self.limits
            .game_time
            .map(|limit| limit.saturating_sub(used))
    }

    /// CPU time left for this move by either limit; `None` if time is not limited. Reads the clock.
    #[must_use]
    pub fn move_left(&self) -> Option<Duration> {
        let by_move = self
            .limits
            .move_time
            .map(|limit| limit.saturating_sub(self.move_used()));
        match (by_move, self.game_left()) {
            (Some(a), Some(b)) => Some(a.min(b)),
            (a, b) => a.or(b),
        }
    }

    /// Opens a move: the counters of the move start again.
    pub fn begin_move(&mut self) {
        self.nodes = 0;
        self.spent = false;
        self.next_look = self
            .limits
            .nodes
            .map_or(NODES_PER_LOOK, |n| n.min(NODES_PER_LOOK));
        if let Some(read) = self.clock {
            self.move_began = read();
        }
    }

    /// Closes a move and charges its CPU time (zero without a clock) to the game.
    ///
    /// # Errors
    /// [`Overrun`] if the move or the game took longer than allowed.
    pub fn end_move(&mut self) -> Result<Duration, Overrun> {
        let used = self.move_used();
        self.game_used += used;
        let over = |limit: Option<Duration>, used: Duration| limit.filter(|&limit| used > limit);
        if let Some(limit) = over(self.limits.move_time, used) {
            return Err(Overrun {
                per: "move",
                limit,
                used,
            });
        }
        if let Some(limit) = over(self.limits.game_time, self.game_used) {
            return Err(Overrun {
                per: "game",
                limit,
                used: self.game_used,
            });
        }
        Ok(used)
    }

    fn move_used(&self) -> Duration {
        self.clock.map_or(Duration::ZERO, |read| {
            read().saturating_sub(self.move_began)
        })
    }

    fn look(&mut self) {
        let out_of_nodes = self.limits.nodes.is_some_and(|limit| self.nodes >= limit);
        let stopped = self
            .stop
            .as_ref()
            .is_some_and(|stop| stop.load(Ordering::Relaxed));
        let out_of_time = self.limits.is_timed() && self.move_left() == Some(Duration::ZERO);
        self.spent |= out_of_nodes || stopped || out_of_time;
        let look = self.nodes + NODES_PER_LOOK;
        self.next_look = self
            .limits
            .nodes
            .map_or(look, |limit| look.min(limit.max(self.nodes + 1)));
    }
}

/// A move or a game took more CPU time than allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("used {:.3} s of CPU time; allowed per {per}: {:.3} s", used.as_secs_f64(), limit.as_secs_f64())]
pub struct Overrun {
    /// `move` or `game`.
    pub per: &'static str,
    /// What was allowed.
    pub limit: Duration,
    /// What was used.
    pub used: Duration,
}

/// The CPU clock of the calling thread, where the platform has one.
#[must_use]
pub const fn thread_clock() -> Option<Clock> {
    #[cfg(any(unix, windows))]
    return Some(|| cpu_time::ThreadTime::now().as_duration());
    #[cfg(not(any(unix, windows)))]
    return None;
}

/// A wall clock, where the platform has one.
const fn wall_clock() -> Option<Clock> {
    #[cfg(any(unix, windows))]
    return Some(|| {
        static START: std::sync::OnceLock<std::time::Instant> = std::sync::OnceLock::new();
        START.get_or_init(std::time::Instant::now).elapsed()
    });
    #[cfg(not(any(unix, windows)))]
    return None;
}

/// Wall time since it was started: for progress and rates, never for verdicts.
#[derive(Clone, Copy, Debug)]
pub struct Stopwatch {
    clock: Option<Clock>,
    began: Duration,
}

impl Stopwatch {
    /// Starts now. Without a wall clock (on the web) it stays at zero.
    #[must_use]
    pub fn start() -> Self {
        let clock = wall_clock();
        Self {
            clock,
            began: clock.map_or(Duration::ZERO, |read| read()),
        }
    }

    /// Time since the start.
    #[must_use]
    pub fn elapsed(&self) -> Duration {
        self.clock
            .map_or(Duration::ZERO, |read| read().saturating_sub(self.began))
    }
}

/// Who used how much CPU time in one game, cheaply: the thread's CPU clock (a system call) is read
/// only at the start and the end, and its total is shared out by wall time, which costs a tenth. The
/// rest is the referee's.
#[derive(Clone, Debug)]
pub struct Meter {
    cpu: Option<Clock>,
    cpu_began: Duration,
    wall: Stopwatch,
    mark: Duration,
    by_seat: Vec<Duration>,
}

impl Meter {
    /// Starts metering a game of this many seats on the calling thread.
    #[must_use]
    pub fn start(seats: usize) -> Self {
        let cpu = thread_clock();
        Self {
            cpu,
            cpu_began: cpu.map_or(Duration::ZERO, |read| read()),
            wall: Stopwatch::start(),
            mark: Duration::ZERO,
            by_seat: vec![Duration::ZERO; seats],
        }
    }

    /// A seat starts thinking.
    #[inline]
    pub fn begin(&mut self) {
        self.mark = self.wall.elapsed();
    }

    /// The seat with this index stops thinking.
    #[inline]
    pub fn end(&mut self, seat: usize) {
        self.by_seat[seat] += self.wall.elapsed().saturating_sub(self.mark);
    }

    /// CPU time by seat, and of the whole game.
    #[must_use]
    pub fn finish(self) -> (Vec<Duration>, Duration) {
        let wall = self.wall.elapsed();
        let cpu = self
            .cpu
            .map_or(wall, |read| read().saturating_sub(self.cpu_began));
        let share = |part: Duration| match wall.as_secs_f64() {
            0.0 => Duration::ZERO,
            whole => cpu.mul_f64((part.as_secs_f64() / whole).min(1.0)),
        };
        (self.by_seat.into_iter().map(share).collect(), cpu)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_round_trip() {
        for text in [
            "none",
            "10s/game",
            "120s/game,50ms/move",
            "1000nodes,depth4",
            "200us/move",
        ] {
            assert_eq!(Limits::read(text).expect(text).to_string(), text);
        }
        assert_eq!(Limits::read("FAST").expect("valid").to_string(), "10s/game");
        for text in [
            "",
            "0nodes",
            "10s",
            "-1s/game",
            "depth0",
            "1s/game,2s/game",
            "nans/game",
        ] {
            assert!(Limits::read(text).is_err(), "{text}");
        }
    }

    #[test]
    fn node_budgets_are_exact() {
        let mut budget = Budget::new(Limits {
            nodes: Some(1500),
            ..Limits::NONE
        });
        budget.begin_move();
        let mut spent = 1;
        while budget.spend(1) {
            spent += 1;
        }
        assert_eq!(spent, 1500);
        budget.begin_move();
        assert!(!budget.is_spent() && budget.spend(1));
    }

    #[test]
    fn time_is_charged_to_move_and_game() {
        let fake: Clock = || {
            use std::sync::atomic::AtomicU64;
            static TICKS: AtomicU64 = AtomicU64::new(0);
            Duration::from_millis(TICKS.fetch_add(1, Ordering::Relaxed))
        };
        let limits = Limits {
            game_time: Some(Duration::from_millis(2)),
            ..Limits::NONE
        };
        let mut budget = Budget::new(limits).with_clock(fake);
        budget.begin_move();
        assert_eq!(budget.end_move(), Ok(Duration::from_millis(1)));
        budget.begin_move();
        assert_eq!(budget.end_move(), Ok(Duration::from_millis(1)));
        budget.begin_move();
        let overrun = budget.end_move().expect_err("three ticks of two");
        assert_eq!(
            overrun.to_string(),
            "used 0.003 s of CPU time; allowed per game: 0.002 s"
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
