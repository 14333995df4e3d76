//! The book: outcomes of early positions, found once.

use crate::Position;
use crate::solver::Outcome;
use std::collections::HashMap;

/// Outcomes by canonical position.
#[derive(Clone, Default, Debug)]
pub struct Book {
    outcomes: HashMap<Position, Outcome>,
}

impl Book {
    /// The outcome of a canonical position, if the book has it.
    #[must_use]
    pub fn get(&self, canonical: &Position) -> Option<Outcome> {
        self.outcomes.get(canonical).copied()
    }
}
