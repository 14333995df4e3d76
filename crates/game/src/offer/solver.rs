//! Exact solvers as a game offers them.

use crate::analysis::{Analyst, BookWriter, Goal};
use crate::contract::Game;
use crate::notation::TextError;

/// Exact solver of a game.
pub struct ExactSolver<G: Game> {
    /// Builds an analyst that aims at a goal.
    pub build: fn(&G, Goal) -> Box<dyn Analyst<G>>,
    /// Functions for opening books, if the solver uses any.
    pub books: Option<Books<G>>,
    /// Returns what an action of a state chooses, in one word in the singular, for example `piece`.
    pub choice: fn(&G::State) -> &'static str,
}

/// Builds an analyst with the book in this text.
type WithBook<G> = fn(&G, &str) -> Result<Box<dyn Analyst<G>>, TextError>;

/// Opening books of an exact solver.
pub struct Books<G: Game> {
    /// Builds an analyst that looks positions up in the book of this text or, for an empty text, in none.
    pub look_up: WithBook<G>,
    /// Starts a book of the positions up to this number of moves into the game.
    pub begin: fn(&G, u32) -> Box<dyn BookWriter>,
}

impl<G: Game> Clone for Books<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Books<G> {}

impl<G: Game> Clone for ExactSolver<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for ExactSolver<G> {}
