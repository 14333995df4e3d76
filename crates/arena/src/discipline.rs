//! When an entrant is out: a rule over games in order, so that it does not depend on threads.

/// The fault that disqualifies.
pub const MAX_FAULTS: u32 = 3;

/// Follows the games of one event in the order of their numbers and tells which of them count.
///
/// An entrant is disqualified at its third fault; that game still counts, every later game at its
/// table is void, and a fault in a void game is none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Discipline {
    faults: Vec<u32>,
}

impl Discipline {
    /// Before the first game of this many entrants.
    #[must_use]
    pub fn new(entrants: usize) -> Self {
        Self { faults: vec![0; entrants] }
    }

    /// Takes the next game in, of the entrants `seats` with this entrant at fault; whether it counts.
    pub fn admit(&mut self, seats: &[usize], culprit: Option<usize>) -> bool {
        if seats.iter().any(|&entrant| self.is_out(entrant)) {
            return false;
        }
        if let Some(entrant) = culprit {
            self.faults[entrant] += 1;
        }
        true
    }

    /// Whether an entrant is disqualified by the games so far.
    #[must_use]
    pub fn is_out(&self, entrant: usize) -> bool {
        self.faults[entrant] >= MAX_FAULTS
    }

    /// Faults of an entrant in games that count.
    #[must_use]
    pub fn faults(&self, entrant: usize) -> u32 {
        self.faults[entrant]
    }
}
