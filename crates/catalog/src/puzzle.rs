//! Puzzles: positions from games in which one action alone is best, as a solver proves.

mod day;
mod fault;
mod text;

pub use fault::{MissedGoal, PuzzleFault};
pub use text::PuzzleSet;

/// What is to be found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PuzzleTask {
    /// The only action that wins, with the distance of the win in the solver's unit, where it tells one.
    Win(Option<u32>),
    /// The only action that does not lose.
    Hold,
    /// The action that brings clearly more points than any other. In a duel these are the margin of a game played until nothing is
    /// left to be won, also where the rules end it before.
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
    /// What is to be found.
    pub task: PuzzleTask,
    /// The best action.
    pub solution: String,
    /// One more than the number of players, among those asked, who mostly miss it. `None` if nobody was asked.
    pub grade: Option<u32>,
    /// The text of the position, with a seat on turn.
    pub position: String,
    /// What the other actions cost, in games whose results are points alone; elsewhere a solver tells it in time.
    pub faults: Vec<PuzzleFault>,
}
