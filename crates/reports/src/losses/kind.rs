//! Kinds of losses, and how they are shown.

use super::totals::{CostlyTurn, LossRates, PlayerLosses};
use crate::text::losses as text;
use damier_i18n::{Message, Number};
use damier_play::points_in_words;

/// A kind of losses. Losses of different kinds are never added up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LossKind {
    /// Proven losses of results, in wins.
    Results,
    /// Proven losses of points.
    Points,
    /// Estimated losses of points.
    Estimates,
}

impl LossKind {
    /// All kinds, in the order of their columns.
    pub const ALL: [Self; 3] = [Self::Results, Self::Points, Self::Estimates];

    /// Returns the rates of a player for this kind; `None` if the player has none.
    #[must_use]
    pub fn rates(self, losses: &PlayerLosses) -> Option<&LossRates> {
        match self {
            Self::Results => losses.results.as_ref(),
            Self::Points => losses.points.as_ref(),
            Self::Estimates => losses.estimated_points.as_ref(),
        }
    }

    /// Returns what is lost, for example `cells (estimates)`. `unit` is the unit of the score, in the plural.
    #[must_use]
    pub fn name(self, unit: &str) -> Message {
        match self {
            Self::Results => text::in_wins().into(),
            Self::Points => text::in_points(unit),
            Self::Estimates => text::estimated(text::in_points(unit)),
        }
    }

    /// Returns the name of this kind in the keys of data.
    pub(super) const fn key(self) -> &'static str {
        match self {
            Self::Results => "wins",
            Self::Points => "points",
            Self::Estimates => "estimated_points",
        }
    }
}

/// Describes the loss of a turn: the result, or the points, and whether it is proven. `unit` is the unit of the score,
/// in the plural.
#[must_use]
pub fn lost_in_words(turn: &CostlyTurn, unit: &str) -> Message {
    match (turn.turn.result, turn.turn.points) {
        (Some(result), _) if result >= 1.0 => text::lost_win().into(),
        (Some(result), _) if result > 0.0 => text::lost_half().into(),
        (_, Some(points)) if turn.turn.exact => points_in_words(points, unit),
        (_, Some(points)) => text::lost_about(points_in_words(points, unit)),
        (_, None) => {
            let lost = turn.turn.slip.as_ref().map_or(0.0, |slip| slip.lost);
            text::lost_share(Number::fixed(100.0 * lost, 0))
        }
    }
}
