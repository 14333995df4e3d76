//! Modes of the full screen: a game, a puzzle, or the review of a game.

use super::posed::PosedPuzzle;
use super::reviewed::ReviewWalk;

/// The mode of the full screen.
pub(crate) enum PlayMode {
    /// A game.
    Game,
    /// A puzzle.
    Puzzle(Box<PosedPuzzle>),
    /// The review of a game.
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
