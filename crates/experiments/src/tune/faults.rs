//! Games of a tuning that were lost by a fault.

use damier_arena::{Pairing, Record, Termination};
use damier_i18n::Message;
use std::sync::{Mutex, PoisonError};

/// Games that were lost by a fault, with one of them as an example.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TuneFaults {
    /// Number of games.
    pub games: u64,
    /// Player that lost the example.
    pub player: String,
    /// Number of the move at which the fault was committed.
    pub at: u32,
    /// Description of the fault.
    pub cause: Message,
}

/// Counts faults on all threads.
#[derive(Default)]
pub(super) struct FaultCount(Mutex<Option<TuneFaults>>);

impl FaultCount {
    /// Counts a game if it ended by a fault.
    pub(super) fn add(&self, record: &Record, pairing: &Pairing, players: &[String]) {
        let Termination::Fault { seat, message, .. } = &record.termination else { return };
        let mut total = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let example = || TuneFaults {
            games: 0,
            player: players[pairing.seats[seat.index()]].clone(),
            at: record.next_move(),
            cause: message.clone(),
        };
        total.get_or_insert_with(example).games += 1;
    }

    /// Returns the games so far; `None` if there were none.
    pub(super) fn total(&self) -> Option<TuneFaults> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}
