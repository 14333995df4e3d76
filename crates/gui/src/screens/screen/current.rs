//! The screen that is shown, with what only it needs.

use crate::screens::puzzle::puzzle_view::PuzzleView;
use crate::screens::review::reviewing::ReviewState;
use damier_play::GameController;

/// The screen that is shown.
#[derive(Default)]
pub(crate) enum Screen {
    /// The choice of games. The board waits behind it, with the review of its game if one was open.
    Home { review: Option<Box<ReviewState>> },
    /// The board with its game.
    #[default]
    Board,
    /// The board with the review of its game.
    Review(Box<ReviewState>),
    /// The board with a puzzle.
    Puzzle(Box<PuzzleView>),
}

impl Screen {
    pub(crate) fn is_home(&self) -> bool {
        matches!(self, Self::Home { .. })
    }

    /// The review of the game on the board, also while the board waits.
    pub(crate) fn review(&self) -> Option<&ReviewState> {
        match self {
            Self::Review(review) => Some(review),
            Self::Home { review } => review.as_deref(),
            Self::Board | Self::Puzzle(_) => None,
        }
    }

    /// As [`Screen::review`], to be changed.
    pub(crate) fn review_mut(&mut self) -> Option<&mut ReviewState> {
        match self {
            Self::Review(review) => Some(review),
            Self::Home { review } => review.as_deref_mut(),
            Self::Board | Self::Puzzle(_) => None,
        }
    }

    /// The puzzle on the board.
    pub(crate) fn puzzle(&self) -> Option<&PuzzleView> {
        if let Self::Puzzle(puzzle) = self { Some(puzzle) } else { None }
    }

    /// The puzzle on the board, to be answered.
    pub(crate) fn puzzle_mut(&mut self) -> Option<&mut PuzzleView> {
        if let Self::Puzzle(puzzle) = self { Some(puzzle) } else { None }
    }

    /// Shows the choice of games, and keeps a review for the way back.
    pub(crate) fn show_home(&mut self) {
        *self = match std::mem::take(self) {
            Self::Review(review) => Self::Home { review: Some(review) },
            home @ Self::Home { .. } => home,
            Self::Board | Self::Puzzle(_) => Self::Home { review: None },
        };
    }

    /// Goes back from the choice of games to what it hid.
    pub(crate) fn leave_home(&mut self) {
        *self = match std::mem::take(self) {
            Self::Home { review } => review.map_or(Self::Board, Self::Review),
            other => other,
        };
    }

    /// Shows the board without a review. A puzzle stays on it.
    pub(crate) fn show_board(&mut self) {
        if !matches!(self, Self::Puzzle(_)) {
            *self = Self::Board;
        }
    }

    /// Ends the puzzle on the board, and returns the game that waited for its end.
    pub(crate) fn end_puzzle(&mut self) -> Option<GameController> {
        match std::mem::take(self) {
            Self::Puzzle(puzzle) => Some(puzzle.left),
            other => {
                *self = other;
                None
            }
        }
    }
}
