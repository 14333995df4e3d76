//! The terms on which a guest plays.

use crate::sandbox::{Ration, Trust};
use std::time::Duration;

/// The terms on which a guest plays, beside the budget of its event.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Terms {
    /// How much it is trusted.
    pub trust: Trust,
    /// How much it may take of the machine.
    pub ration: Ration,
    /// How long it is waited for.
    pub patience: Patience,
}

/// How long a guest is waited for. A guest *idles* while it neither computes nor waits for a processor that
/// is busy with others: however loaded a machine is, a guest that computes does not idle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Patience {
    /// Until it has said hello: CPU time, which is not charged to its budget.
    pub start: Duration,
    /// Until it has said hello: idling.
    pub idle_at_start: Duration,
    /// For a move: idling.
    pub idle: Duration,
    /// For all moves of a game together: idling.
    pub idle_in_all: Duration,
    /// For a move: CPU time, where the budget does not limit time. A tournament has to end.
    pub thinking: Duration,
    /// The wall time for a second of CPU time that it may use, while this program is there to wait: a wide net beneath
    /// the limits of idling. A program that is starved waits as rarely as its guests compute, so no load counts.
    pub wall_per_cpu: u32,
    /// After the game, for what it still has to write down: CPU time, and idling.
    pub farewell: Duration,
}

impl Default for Patience {
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
