//! A puzzle on the board: its place in the set, and its progress.

use damier_catalog::PuzzleSet;
use damier_i18n::Phrase;
use damier_play::{BoardLink, GameController, PuzzleAttempt};

/// A puzzle on the board.
pub(crate) struct PuzzleView {
    pub(super) set: PuzzleSet,
    /// Index in the set.
    pub(super) index: usize,
    /// Games with puzzles, each with its name for people.
    pub(super) games: Vec<(String, Phrase)>,
    /// The attempt to solve it.
    pub(crate) solving: PuzzleAttempt,
    /// The suspended game.
    pub(crate) left: GameController,
}

impl PuzzleView {
    /// Returns its link: of the day for the puzzle of the day, otherwise by its number.
    pub(crate) fn link(&self) -> BoardLink {
        match self.solving.day() {
            Some(day) => BoardLink::PuzzleOfDay(day),
            None => {
                BoardLink::Puzzle { game: self.set.game.clone(), number: self.index as u64 + 1 }
            }
        }
    }
}
