//! Policy for a guest: trust, resource limits and timeouts.

use std::time::Duration;

/// How far a guest is trusted, and its resource limits and timeouts, which apply in addition to the time budget of the
/// event.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Policy {
    /// Trust in the guest.
    pub trust: Trust,
    /// Limits on memory, files and threads.
    pub limits: ResourceLimits,
    /// Limits on waiting for the guest.
    pub timeouts: Timeouts,
}

/// Trust in a guest.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Trust {
    /// No trust: every restriction that this machine offers is enforced.
    #[default]
    Confined,
    /// As much trust as its user has: only its own session and limits on memory and output. Meant for your own code.
    Trusted,
}

/// Limits on a guest's use of the machine, whatever its trust.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ResourceLimits {
    /// Memory in bytes, including the program itself.
    pub memory: u64,
    /// Size limit in bytes, both for each file and for the whole scratch folder.
    pub disk: u64,
    /// Number of files open at the same time.
    pub files: u64,
    /// Number of threads.
    pub threads: u64,
}

impl Default for ResourceLimits {
    /// Returns 1 GiB of memory, 16 MiB of files, 64 open files, and 512 threads.
    fn default() -> Self {
        Self { memory: 1 << 30, disk: 16 << 20, files: 64, threads: 512 }
    }
}

/// Limits on waiting for a guest. A guest *idles* while it neither computes nor waits for a processor that is busy with
/// other work. A guest that computes therefore never idles, however loaded the machine is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Timeouts {
    /// CPU time until the hello. It is not charged to the guest's budget.
    pub start: Duration,
    /// Idle time until the hello.
    pub idle_at_start: Duration,
    /// Idle time for one move.
    pub idle: Duration,
    /// Idle time for all moves of a game together.
    pub idle_in_all: Duration,
    /// CPU time for one move if the budget does not limit time, because a tournament has to end.
    pub thinking: Duration,
    /// Limit on wall time, in seconds per second of allowed CPU time. It ends guests that the idle limits miss. Only
    /// time in which this program itself runs counts. On a loaded machine this program runs as rarely as its guests, so
    /// load does not use the limit up.
    pub wall_per_cpu: u32,
    /// CPU time and idle time after the game, in which the guest may still save its data.
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
