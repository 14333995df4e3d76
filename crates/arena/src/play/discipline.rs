//! Disqualification: a rule over games in the order of their numbers, so that it does not depend on threads.

/// Number of faults that disqualifies an entrant.
pub const MAX_FAULTS: u32 = 3;

/// Follows the games of one event in the order of their numbers and decides which of them count.
///
/// An entrant is disqualified at its third fault. That game still counts. Every later game of the entrant is void, and
/// a fault in a void game does not count.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Discipline {
    faults: Vec<u32>,
}

impl Discipline {
    /// Creates the state before the first game, for this number of entrants.
    #[must_use]
    pub fn new(entrants: usize) -> Self {
        Self { faults: vec![0; entrants] }
    }

    /// Adds the next game, which the entrants `seats` played and in which `culprit`, if any, was at fault. Returns true
    /// if the game counts; false if an earlier disqualification voids it.
    pub fn admit(&mut self, seats: &[usize], culprit: Option<usize>) -> bool {
        if seats.iter().any(|&entrant| self.is_disqualified(entrant)) {
            return false;
        }
        if let Some(entrant) = culprit {
            self.faults[entrant] += 1;
        }
        true
    }

    /// Returns true if the games so far disqualify an entrant.
    #[must_use]
    pub fn is_disqualified(&self, entrant: usize) -> bool {
        self.faults[entrant] >= MAX_FAULTS
    }

    /// Returns the number of faults of an entrant in games that count.
    #[must_use]
    pub fn faults(&self, entrant: usize) -> u32 {
        self.faults[entrant]
    }
}
