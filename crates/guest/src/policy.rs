//! The policy that a guest plays under: trust, limits and timeouts.

use std::time::Duration;

/// The policy that a guest plays under, beside the budget of its event.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Policy {
    /// The trust in it.
    pub trust: Trust,
    /// The limits on memory, files and threads.
    pub limits: ResourceLimits,
    /// The limits of waiting for it.
    pub timeouts: Timeouts,
}

/// The trust in a guest.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Trust {
    /// None: every restriction that this machine offers is enforced.
    #[default]
    Confined,
    /// The trust in its user: only a session of its own and limits of memory and output. For code of one's own.
    Trusted,
}

/// The limits of a guest on the machine's resources, whatever its trust.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ResourceLimits {
    /// Memory in bytes, its program included.
    pub memory: u64,
    /// The largest file that it may write, and all that may lie in its scratch folder, in bytes.
    pub disk: u64,
    /// Files open at the same time.
    pub files: u64,
    /// Threads.
    pub threads: u64,
}

impl Default for ResourceLimits {
    /// 1 GiB of memory, 16 MiB of files, 64 of them open, 512 threads.
    fn default() -> Self {
        Self { memory: 1 << 30, disk: 16 << 20, files: 64, threads: 512 }
    }
}

/// The limits of waiting for a guest. A guest *idles* while it neither computes nor waits for a processor that
/// is busy with others: however loaded a machine is, a guest that computes does not idle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Timeouts {
    /// CPU time until it has said hello, which is not charged to its budget.
    pub start: Duration,
    /// Idle time until it has said hello.
    pub idle_at_start: Duration,
    /// Idle time for one move.
    pub idle: Duration,
    /// Idle time for all moves of a game together.
    pub idle_in_all: Duration,
    /// CPU time for one move, where the budget does not limit time: a tournament has to end.
    pub thinking: Duration,
    /// Seconds of wall time per second of allowed CPU time, counted while this program is there to wait: a wide net beneath
    /// the limits of idling. A program that is starved waits as rarely as its guests compute, so no load counts.
    pub wall_per_cpu: u32,
    /// CPU time, and idle time, after the game, for what it still has to write down.
    pub farewell: Duration,
}

impl Default for Timeouts {
    fn default() -> Self {
        Self {
            start: Duration::from_secs(10),
            idle_at_start: Duration::from_secs(10),
            idle: Duration::from_secs(5),
            idle_in_all: Duration::from_secs(60),
            thinking: Duration::from_secs(60),
            wall_per_cpu: 100,
            farewell: Duration::from_millis(300),
        }
    }
}
