//! Time for reports: stopwatches and meters. The clocks themselves are read in `budget`.

use crate::budget::{ReadClock, thread_clock, wall_clock};
use std::time::Duration;

/// Stopwatch of wall time. Use it for progress and rates, never to decide whether a time limit was exceeded.
#[derive(Clone, Copy, Debug)]
pub struct Stopwatch {
    clock: Option<ReadClock>,
    began: Duration,
}

impl Stopwatch {
    /// Starts a stopwatch. Without a wall clock (on the web), it stays at zero.
    #[must_use]
    pub fn start() -> Self {
        let clock = wall_clock();
        Self { clock, began: clock.map_or(Duration::ZERO, |read| read()) }
    }

    /// Returns the time since the start.
    #[must_use]
    pub fn elapsed(&self) -> Duration {
        self.clock.map_or(Duration::ZERO, |read| read().saturating_sub(self.began))
    }
}

/// CPU time of each seat in one game, measured cheaply: the thread's CPU clock (a system call) is read only at the
/// start and at the end of the game. The total is divided among the seats in proportion to wall time, which costs a
/// tenth to read. The rest of the CPU time is the referee's.
#[derive(Clone, Debug)]
pub struct Meter {
    cpu: Option<ReadClock>,
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

    /// Notes that a seat starts to think.
    #[inline]
    pub fn begin(&mut self) {
        self.mark = self.wall.elapsed();
    }

    /// Notes that the seat with this index stops thinking.
    #[inline]
    pub fn end(&mut self, seat: usize) {
        self.by_seat[seat] += self.wall.elapsed().saturating_sub(self.mark);
    }

    /// Returns the CPU time of each seat, and of the whole game.
    #[must_use]
    pub fn finish(self) -> (Vec<Duration>, Duration) {
        let wall = self.wall.elapsed();
        let cpu = self.cpu.map_or(wall, |read| read().saturating_sub(self.cpu_began));
        let share = |part: Duration| match wall.as_secs_f64() {
            0.0 => Duration::ZERO,
            whole => cpu.mul_f64((part.as_secs_f64() / whole).min(1.0)),
        };
        (self.by_seat.into_iter().map(share).collect(), cpu)
    }
}

/// Measures the smallest step in which the CPU clock of the calling thread advances on this machine. Returns `None` if
/// there is no such clock.
#[must_use]
pub fn clock_step() -> Option<Duration> {
    /// Number of steps that are measured.
    const LOOKS: usize = 200;
    let read = thread_clock()?;
    let next = |before: Duration| loop {
        let now = read();
        if now > before {
            return now;
        }
    };
    let mut last = next(read());
    let steps = (0..LOOKS).map(|_| {
        let now = next(last);
        let step = now - last;
        last = now;
        step
    });
    steps.min()
}
