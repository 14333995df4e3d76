//! Disqualification: a rule over games in order, so that it does not depend on threads.

/// The fault that disqualifies.
pub const MAX_FAULTS: u32 = 3;

/// Follows the games of one event in the order of their numbers and decides which of them count.
///
/// An entrant is disqualified at its third fault; that game still counts, every later game that it
/// takes part in is void, and a fault in a void game does not count.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Discipline {
    faults: Vec<u32>,
}

impl Discipline {
    /// Starts before the first game, for this number of entrants.
    #[must_use]
    pub fn new(entrants: usize) -> Self {
        Self { faults: vec![0; entrants] }
    }

    /// Takes in the next game, of the entrants `seats` with the entrant `culprit` at fault; returns true if it counts.
    pub fn admit(&mut self, seats: &[usize], culprit: Option<usize>) -> bool {
        if seats.iter().any(|&entrant| self.is_out(entrant)) {
            return false;
        }
        if let Some(entrant) = culprit {
            self.faults[entrant] += 1;
        }
        true
    }

    /// Returns true if an entrant is disqualified by the games so far.
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
