//! The current screen, with its own state.

use crate::screens::puzzle::puzzle_view::PuzzleView;
use crate::screens::review::reviewing::ReviewState;

/// The current screen.
#[derive(Default)]
pub(crate) enum Screen {
    /// The list of games. The board waits behind it, with an open review if there is one.
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

    /// Returns the review of the game on the board, also while another screen hides it.
    pub(crate) fn review(&self) -> Option<&ReviewState> {
        match self {
            Self::Review(review) => Some(review),
            Self::Home { review } => review.as_deref(),
            Self::Board | Self::Puzzle(_) => None,
        }
    }

    /// Returns the review of the game on the board, mutably. See [`Screen::review`].
    pub(crate) fn review_mut(&mut self) -> Option<&mut ReviewState> {
        match self {
            Self::Review(review) => Some(review),
            Self::Home { review } => review.as_deref_mut(),
            Self::Board | Self::Puzzle(_) => None,
        }
    }

    /// Returns the puzzle on the board.
    pub(crate) fn puzzle(&self) -> Option<&PuzzleView> {
        if let Self::Puzzle(puzzle) = self { Some(puzzle) } else { None }
    }

    /// Returns the puzzle on the board, mutably.
    pub(crate) fn puzzle_mut(&mut self) -> Option<&mut PuzzleView> {
        if let Self::Puzzle(puzzle) = self { Some(puzzle) } else { None }
    }

    /// Shows the list of games, and keeps a review for the return.
    pub(crate) fn show_home(&mut self) {
        *self = match std::mem::take(self) {
            Self::Review(review) => Self::Home { review: Some(review) },
            home @ Self::Home { .. } => home,
            Self::Board | Self::Puzzle(_) => Self::Home { review: None },
        };
    }

    /// Returns from the list of games to the screen that it hid.
    pub(crate) fn leave_home(&mut self) {
        *self = match std::mem::take(self) {
            Self::Home { review } => review.map_or(Self::Board, Self::Review),
            other => other,
        };
    }

    /// Closes a review and shows the board. A puzzle stays.
    pub(crate) fn show_board(&mut self) {
        if !matches!(self, Self::Puzzle(_)) {
            *self = Self::Board;
        }
    }

    /// Ends the review on the screen, and returns it.
    pub(crate) fn take_review(&mut self) -> Option<Box<ReviewState>> {
        match std::mem::take(self) {
            Self::Review(review) => Some(review),
            other => {
                *self = other;
                None
            }
        }
    }

    /// Ends the puzzle on the board, and returns it with the game that was suspended.
    pub(crate) fn end_puzzle(&mut self) -> Option<Box<PuzzleView>> {
        match std::mem::take(self) {
            Self::Puzzle(puzzle) => Some(puzzle),
            other => {
                *self = other;
                None
            }
        }
    }
}
