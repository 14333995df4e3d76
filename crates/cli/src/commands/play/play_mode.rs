//! What the full screen is for: a game, a puzzle, or the review of a game.

use super::posed::PosedPuzzle;
use super::reviewed::ReviewWalk;

/// What is on the board.
pub(crate) enum PlayMode {
    /// A game that is played.
    Game,
    /// A puzzle that is solved.
    Puzzle(Box<PosedPuzzle>),
    /// A game that is gone over.
    Review(Box<ReviewWalk>),
}

impl PlayMode {
    pub(super) fn puzzle(&self) -> Option<&PosedPuzzle> {
        if let Self::Puzzle(posed) = self { Some(posed) } else { None }
    }

    pub(super) fn puzzle_mut(&mut self) -> Option<&mut PosedPuzzle> {
        if let Self::Puzzle(posed) = self { Some(posed) } else { None }
    }

    pub(super) fn review(&self) -> Option<&ReviewWalk> {
        if let Self::Review(walk) = self { Some(walk) } else { None }
    }
}
