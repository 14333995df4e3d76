//! A turn of the game, and its judgement.

use super::judge::{Scale, cost, grade};
use super::report::ReviewedTurn;
use crate::analyser::ActionComparison;
use damier_game::{Seat, Worth};

/// A turn of the game.
#[derive(Clone, Debug)]
pub(super) struct TakenTurn {
    /// Number of the ply, from 1.
    pub(super) ply: usize,
    pub(super) seat: Seat,
    /// State before it.
    pub(super) position: String,
    /// Action taken; `None` for a resignation.
    pub(super) action: Option<String>,
}

impl TakenTurn {
    /// Judges the turn by a comparison of its actions.
    pub(super) fn judge(&self, found: ActionComparison, scale: Scale) -> ReviewedTurn {
        let ActionComparison { source, unit, choices, best, taken } = found;
        let value = scale.to_first(best.worth, self.seat);
        let lost = scale.lost(best.worth, taken.worth);
        ReviewedTurn {
            ply: self.ply,
            seat: self.seat,
            position: self.position.clone(),
            value,
            bar: scale.bar(value),
            choices,
            cost: cost(best.worth, taken.worth),
            lost,
            grade: grade(scale.contest, lost, best.worth, taken.worth),
            best,
            taken,
            source,
            unit,
        }
    }
}

/// Returns true if the values of both actions are known.
pub(super) fn is_known(found: &ActionComparison) -> bool {
    let known = |worth: &Worth| worth.verdict.is_some() || worth.score.is_some();
    known(&found.best.worth) && known(&found.taken.worth)
}
