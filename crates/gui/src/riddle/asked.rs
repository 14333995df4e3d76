//! A puzzle on the board: which of its set it is, and for which day.

use tabletop::{BoardLink, Solving};
use words::Phrase;
use workbench::PuzzleSet;

/// A puzzle that is being solved, or was.
pub(crate) struct Riddle {
    pub(super) set: PuzzleSet,
    /// Its place in the set, counted from 0.
    pub(super) index: usize,
    /// The day whose puzzle it is, if it is today's.
    pub(super) day: Option<u64>,
    /// The games that have puzzles, each with the name that people know.
    pub(super) games: Vec<(String, Phrase)>,
    /// The question, and how far the answer has come.
    pub(crate) solving: Solving,
    /// Days in a row, once the puzzle of the day is solved.
    pub(super) streak: u64,
    /// True once the day was counted.
    pub(super) is_counted: bool,
}

impl Riddle {
    /// The link to it: of the day if it is the day's, otherwise by its number.
    pub(crate) fn link(&self) -> BoardLink {
        match self.day {
            Some(day) => BoardLink::PuzzleOfDay(day),
            None => {
                BoardLink::Puzzle { game: self.set.game.clone(), number: self.index as u64 + 1 }
            }
        }
    }
}
