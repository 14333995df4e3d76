//! Puzzles: positions from games in which one action alone is best, as a solver proves.

mod day;
mod fault;
mod text;

pub use fault::{MissedGoal, PuzzleFault};
pub use text::PuzzleSet;

/// Task of a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PuzzleTask {
    /// The only action that wins, with the distance of the win in the solver's unit, if it is known.
    Win(Option<u32>),
    /// The only action that does not lose.
    Hold,
    /// Action that brings clearly more points than any other. In a duel, the points are the margin of a game played to
    /// the last cell, even if the rules end it earlier.
    Most,
}

impl PuzzleTask {
    /// Names the task in a word, as sets of puzzles do.
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
pub struct Puzzle {
    /// Task.
    pub task: PuzzleTask,
    /// Best action.
    pub solution: String,
    /// One more than the number of test players that mostly miss it. `None` if it was not tested.
    pub grade: Option<u32>,
    /// Text of the position, with a seat on turn.
    pub position: String,
    /// Cost of the other actions, in games whose results are points. In other games a solver finds it quickly.
    pub faults: Vec<PuzzleFault>,
}
