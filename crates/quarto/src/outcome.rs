//! The result of a position under best play, and its distance.

use damier_game::{Verdict, Worth};

/// Result of a running position for the seat on turn, if both play as well as possible. The winner wins in as few
/// placements as possible, and the loser holds out as long as possible.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum QuartoOutcome {
    /// The seat on turn wins with the *n*-th placement from now on. This placement is its own or, in misere, the other
    /// seat's.
    Win(u32),
    /// Neither seat can win.
    Draw,
    /// The seat on turn loses with the *n*-th placement from now on.
    Loss(u32),
}

impl QuartoOutcome {
    /// Returns the same outcome as seen by the other seat.
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Self::Win(placements) => Self::Loss(placements),
            Self::Draw => Self::Draw,
            Self::Loss(placements) => Self::Win(placements),
        }
    }

    /// Returns the outcome without its distance.
    #[must_use]
    pub const fn verdict(self) -> Verdict {
        match self {
            Self::Win(_) => Verdict::Win,
            Self::Draw => Verdict::Draw,
            Self::Loss(_) => Verdict::Loss,
        }
    }

    /// Returns the number of placements until the end, counted from now; `None` for a draw.
    #[must_use]
    pub const fn placements(self) -> Option<u32> {
        match self {
            Self::Win(placements) | Self::Loss(placements) => Some(placements),
            Self::Draw => None,
        }
    }

    /// Returns a number that orders outcomes: higher is better for the seat on turn.
    #[must_use]
    pub const fn rank(self) -> i32 {
        match self {
            Self::Win(placements) => 100 - placements as i32,
            Self::Draw => 0,
            Self::Loss(placements) => placements as i32 - 100,
        }
    }
}

impl From<QuartoOutcome> for Worth {
    fn from(outcome: QuartoOutcome) -> Self {
        let score = match outcome.verdict() {
            Verdict::Win => 1.0,
            Verdict::Draw => 0.0,
            Verdict::Loss => -1.0,
        };
        Self {
            verdict: Some(outcome.verdict()),
            score: Some(score),
            distance: outcome.placements(),
        }
    }
}
