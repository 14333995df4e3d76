//! Puzzles: positions from games in which, as a solver proves, exactly one action is best.

mod day;
mod fault;
mod level;
mod proof;
mod text;

pub use fault::{MissedGoal, PuzzleFault};
pub use level::PuzzleLevel;
pub use text::{PuzzleLine, PuzzleSet};

/// Task of a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "web", derive(serde::Serialize, serde::Deserialize))]
pub enum PuzzleTask {
    /// Find the only action that wins. Holds the distance of the win in the solver's unit, if it is known.
    Win(Option<u32>),
    /// Find the only action that does not lose.
    Hold,
    /// Find the action that brings clearly more points than any other. In a duel, the points are the margin of a game
    /// played to the last cell, even if the rules end it earlier.
    Most,
}

impl PuzzleTask {
    /// Returns the task in one word, as in the text of puzzle sets.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Win(_) => "win",
            Self::Hold => "hold",
            Self::Most => "most",
        }
    }
}

/// A position with one best action.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "web", derive(serde::Serialize, serde::Deserialize))]
pub struct Puzzle {
    /// Task.
    pub task: PuzzleTask,
    /// Best action.
    pub solution: String,
    /// Difficulty: one more than the number of test players that usually fail to find the solution. `None` if it was
    /// not tested.
    pub grade: Option<u32>,
    /// Text of the position, with a seat on turn.
    pub position: String,
    /// Costs of the other actions. Empty if they were not stored: a solver then has to find them.
    pub faults: Vec<PuzzleFault>,
}

impl Puzzle {
    /// Returns the costs of the other actions in a game that is only about points. Empty in games of two seats, where a
    /// solver finds the costs quickly and explains them by a line of play.
    pub fn point_faults(&self) -> impl Iterator<Item = &PuzzleFault> {
        self.faults.iter().filter(|fault| fault.results.is_none())
    }
}
