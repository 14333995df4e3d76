//! A puzzle on the board: which of its set it is, and how far it has come.

use damier_catalog::PuzzleSet;
use damier_i18n::Phrase;
use damier_play::{BoardLink, GameController, PuzzleAttempt};

/// A puzzle that is being solved, or was.
pub(crate) struct PuzzleView {
    pub(super) set: PuzzleSet,
    /// Its place in the set, counted from 0.
    pub(super) index: usize,
    /// The games that have puzzles, each with the name that people know.
    pub(super) games: Vec<(String, Phrase)>,
    /// The question, and how far the answer has come.
    pub(crate) solving: PuzzleAttempt,
    /// The game that waits for its end.
    pub(crate) left: GameController,
}

impl PuzzleView {
    /// The link to it: of the day if it is the day's, otherwise by its number.
    pub(crate) fn link(&self) -> BoardLink {
        match self.solving.day() {
            Some(day) => BoardLink::PuzzleOfDay(day),
            None => {
                BoardLink::Puzzle { game: self.set.game.clone(), number: self.index as u64 + 1 }
            }
        }
    }
}
