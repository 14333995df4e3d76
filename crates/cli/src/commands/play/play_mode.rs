//! Modes of the full screen: a game, a puzzle, or the review of a game.

use super::puzzle_view::PuzzleView;
use super::review_walk::ReviewWalk;

/// The mode of the full screen.
pub(crate) enum PlayMode {
    /// A game.
    Game,
    /// A puzzle.
    Puzzle(Box<PuzzleView>),
    /// The review of a game.
    Review(Box<ReviewWalk>),
}

impl PlayMode {
    pub(super) fn puzzle(&self) -> Option<&PuzzleView> {
        if let Self::Puzzle(puzzle_view) = self { Some(puzzle_view) } else { None }
    }

    pub(super) fn puzzle_mut(&mut self) -> Option<&mut PuzzleView> {
        if let Self::Puzzle(puzzle_view) = self { Some(puzzle_view) } else { None }
    }

    pub(super) fn review(&self) -> Option<&ReviewWalk> {
        if let Self::Review(walk) = self { Some(walk) } else { None }
    }

    pub(super) fn review_mut(&mut self) -> Option<&mut ReviewWalk> {
        if let Self::Review(walk) = self { Some(walk) } else { None }
    }
}
