//! A turn of the game, and its judgement.

use super::grade::Grade;
use super::judge::{Scale, cost, grade, is_best, least_lost};
use super::report::ReviewedTurn;
use crate::analyser::ActionComparison;
use crate::sentence::known_error;
use damier_game::{Seat, Worth};

/// A turn of the game.
#[derive(Clone, Debug)]
pub(super) struct TakenTurn {
    /// Number of the ply, from 1.
    pub(super) ply: usize,
    /// Number of the move, from 1, without the plies of chance.
    pub(super) number: usize,
    pub(super) seat: Seat,
    /// State before it.
    pub(super) position: String,
    /// Action taken; `None` for a resignation.
    pub(super) action: Option<String>,
}

impl TakenTurn {
    /// Judges the turn by a comparison of its actions. An action that is worse by less than the known error of the source
    /// is worth as much as the best. An action that leaves the board as it was is not fine if another one is better.
    pub(super) fn judge(&self, found: ActionComparison, scale: Scale) -> ReviewedTurn {
        let ActionComparison { source, unit, choices, best, mut taken, is_wasted, puzzle } = found;
        let value = scale.to_first(best.worth, self.seat);
        let error = known_error(&source, best.worth.score.unwrap_or_default());
        if cost(best.worth, taken.worth).is_some_and(|cost| cost < error) {
            taken.worth = best.worth;
        }
        let lost = match scale.lost(best.worth, taken.worth) {
            lost if is_wasted && !is_best(best.worth, taken.worth) => {
                lost.max(least_lost(scale.contest))
            }
            lost => lost,
        };
        let grade = grade(scale.contest, lost, best.worth, taken.worth);
        ReviewedTurn {
            ply: self.ply,
            number: self.number,
            seat: self.seat,
            position: self.position.clone(),
            value,
            bar: scale.bar(value),
            choices,
            cost: scale.cost_in_points(best.worth, taken.worth),
            lost,
            grade,
            best,
            taken,
            source,
            unit,
            puzzle: puzzle.filter(|_| grade > Grade::Fine),
        }
    }
}

/// Returns true if the values of both actions are known.
pub(super) fn is_known(found: &ActionComparison) -> bool {
    let known = |worth: &Worth| worth.verdict.is_some() || worth.score.is_some();
    known(&found.best.worth) && known(&found.taken.worth)
}
