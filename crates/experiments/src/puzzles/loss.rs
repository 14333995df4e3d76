//! What an action loses against the best one.

use damier_game::Verdict;
use serde::Serialize;
use std::cmp::Ordering;

/// What an action loses against the best one: first in results, then in points.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct ActionLoss {
    /// Lost part of a win: 1 if a win became a loss, 0.5 if a win became a draw or a draw a loss, otherwise 0.
    pub wins: f64,
    /// Lost points of the score; 0 in a game without points.
    pub points: f64,
}

impl ActionLoss {
    /// Creates the loss from the results of the best action and of this one, and the lost points.
    pub(super) fn new(results: Option<[Verdict; 2]>, points: f64) -> Self {
        let lost = results.map_or(0.0, |[best, taken]| best.wins() - taken.wins());
        Self { wins: lost.max(0.0), points: points.max(0.0) }
    }

    /// Returns true if the action is as good as the best one.
    #[must_use]
    pub fn is_nothing(&self) -> bool {
        self.wins <= 0.0 && self.points <= 0.0
    }

    /// Compares by results, then by points.
    #[must_use]
    pub fn order(&self, other: &Self) -> Ordering {
        self.wins.total_cmp(&other.wins).then(self.points.total_cmp(&other.points))
    }
}
