//! A puzzle on the board, and how far it has come.

use tabletop::BoardLink;
use words::{Message, Phrase};
use workbench::{Puzzle, PuzzleFault, PuzzleSet, Seat};

/// A puzzle that is being solved, or was.
pub(crate) struct Riddle {
    pub(super) set: PuzzleSet,
    /// Its place in the set, counted from 0.
    pub(super) index: usize,
    /// The day whose puzzle it is, if it is one's.
    pub(super) day: Option<u64>,
    /// What the seat on turn is to do.
    pub(super) prompt: Message,
    /// That seat, in games of several.
    pub(super) seat: Option<Seat>,
    /// The effect of the solution, as a phrase; empty where there is nothing to say.
    pub(super) reason: Message,
    /// The games that have puzzles, each with the name that people know.
    pub(super) games: Vec<(String, Phrase)>,
    /// Wrong answers so far.
    pub(super) wrong: usize,
    /// Hints so far: the reason, then the place.
    pub(super) hints: u8,
    pub(super) step: RiddleStep,
    /// Days in a row, once the puzzle of the day is solved.
    pub(super) streak: u64,
}

/// How far a puzzle has come.
pub(crate) enum RiddleStep {
    /// An answer is awaited.
    Asked,
    /// A wrong answer was given, and what refutes it is looked for.
    Checked { tried: String },
    /// It is shown on the board.
    Refuted(Refutation),
    /// The solution was found, or told.
    Solved { is_told: bool },
}

/// What a wrong answer leads to.
pub(crate) struct Refutation {
    pub(super) tried: String,
    /// What it is worth, where that is proven.
    pub(super) worth: Option<Message>,
    /// The moves that follow it, itself first.
    pub(super) line: Vec<String>,
    /// Moves that stand on the board already, and the time of the next one.
    pub(super) shown: usize,
    pub(super) due: f64,
}

impl Riddle {
    pub(super) fn puzzle(&self) -> &Puzzle {
        &self.set.puzzles[self.index]
    }

    /// The link to it: of the day if it is the day's, otherwise by its number.
    pub(crate) fn link(&self) -> BoardLink {
        match self.day {
            Some(day) => BoardLink::PuzzleOfDay(day),
            None => {
                BoardLink::Puzzle { game: self.set.game.clone(), number: self.index as u64 + 1 }
            }
        }
    }

    /// What an answer costs, where that ships with the puzzle.
    pub(super) fn fault(&self, tried: &str) -> Option<&PuzzleFault> {
        self.puzzle().faults.iter().find(|fault| fault.action == tried)
    }

    pub(super) fn is_clean(&self) -> bool {
        self.wrong == 0 && self.hints == 0
    }
}
