//! Conversion of values into bars, losses and grades. The documentation of the review states the rules.

use super::grade::Grade;
use damier_game::{Contest, ScoreScale, Seat, Verdict, Worth};

/// Smallest losses of a duel that make an action an inaccuracy, a mistake and a blunder, as parts of the bar.
const DUEL: [f64; 3] = [0.05, 0.10, 0.15];

/// The same limits in other games, as parts of the expected score.
const SCORE: [f64; 3] = [0.01, 0.03, 0.10];

/// Bar above which seat 1 is clearly ahead. Below 1 minus this, seat 2 is clearly ahead.
pub(super) const CLEAR: f64 = 0.9;

/// Bar of a seat that is clearly ahead, divided by that of the other seat: 0.9 / 0.1.
const ODDS: f64 = 9.0;

/// Loss for each clear lead ([`ScoreScale::lead`]) of points that an action costs while the result is settled. It is
/// the slope of the bar at a clear lead, rounded, so that the loss does not jump there.
const SETTLED: f64 = 0.2;

/// Largest loss of an action that leaves a settled result as it is. It makes a mistake: only an action that changes the
/// result can be a blunder.
const MOST_SETTLED: f64 = 0.14;

/// Relative difference of scores that is due to rounding.
const ROUNDING: f64 = 1e-9;

/// The scale of the values of one game.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scale {
    pub(super) contest: Contest,
    pub(super) score_scale: ScoreScale,
    /// Score expected at the first turn, for the first seat.
    pub(super) expected: f64,
}

impl Scale {
    /// Converts a value for a seat into the value for the first seat.
    pub(super) fn to_first(self, worth: Worth, seat: Seat) -> Worth {
        if seat == Seat::FIRST {
            return worth;
        }
        let verdict = worth.verdict.map(Verdict::opposite);
        Worth { verdict, score: worth.score.map(|score| 0.0 - score), distance: worth.distance }
    }

    /// Converts a value for the first seat into a number from 0 to 1, as [`crate::ReviewedTurn::bar`] shows it.
    pub(super) fn bar(self, worth: Worth) -> f64 {
        let score = worth.score.unwrap_or_default();
        match (worth.verdict, self.contest) {
            (Some(Verdict::Win), _) => 1.0,
            (Some(Verdict::Draw), _) => 0.5,
            (Some(Verdict::Loss), _) => 0.0,
            (None, Contest::Duel) => 1.0 / (1.0 + ODDS.powf(-score / self.score_scale.lead)),
            (None, Contest::Solo | Contest::Roles) => {
                let (score, expected) = (score.max(0.0), self.expected.max(0.0));
                if score + expected > 0.0 { score / (score + expected) } else { 0.5 }
            }
        }
    }

    /// Computes the loss of the action taken, from 0 to 1, from the worths of both actions to the seat that acted.
    pub(super) fn lost(self, best: Worth, taken: Worth) -> f64 {
        let cost = cost(best, taken).unwrap_or_default();
        let lost = match self.contest {
            Contest::Duel => {
                let margin = SETTLED * cost / self.score_scale.lead;
                let settled = if self.is_settled(best, taken) { margin } else { 0.0 };
                (self.bar(best) - self.bar(taken)).max(settled.min(MOST_SETTLED))
            }
            Contest::Solo | Contest::Roles => {
                let best_score = best.score.unwrap_or_default();
                if best_score == 0.0 { f64::from(cost > 0.0) } else { cost / best_score.abs() }
            }
        };
        lost.clamp(0.0, 1.0)
    }

    /// Computes the cost of the action taken, in points. An estimate that the game is decided says nothing about points.
    /// So if one of the actions has such an estimate, both count as a clear lead at most.
    pub(super) fn cost_in_points(self, best: Worth, taken: Worth) -> Option<f64> {
        let ScoreScale { lead, decided, .. } = self.score_scale;
        let is_decided = |worth: Worth| {
            worth.verdict.is_none()
                && worth.score.zip(decided).is_some_and(|(score, decided)| score.abs() >= decided)
        };
        if !is_decided(best) && !is_decided(taken) {
            return cost(best, taken);
        }
        let limit = |worth: Worth| Worth {
            score: worth.score.map(|score| score.clamp(-lead, lead)),
            ..worth
        };
        cost(limit(best), limit(taken))
    }

    /// Returns true if a duel has the same result after both actions, as far as it is known: the same proven one, or
    /// the same seat clearly ahead.
    fn is_settled(self, best: Worth, taken: Worth) -> bool {
        let bars = [best, taken].map(|worth| self.bar(worth));
        best.verdict == taken.verdict
            && (best.verdict.is_some()
                || bars.iter().all(|bar| *bar >= CLEAR)
                || bars.iter().all(|bar| *bar <= 1.0 - CLEAR))
    }
}

/// Returns the smallest loss that is worse than fine.
pub(super) const fn least_lost(contest: Contest) -> f64 {
    limits(contest)[0]
}

/// Converts the worth of a state of a duel to a seat into a number from 0 (seat 2 wins) to 1 (seat 1 wins), as in
/// [`crate::ReviewedTurn::bar`].
#[must_use]
pub fn duel_bar(worth: Worth, seat: Seat, score_scale: ScoreScale) -> f64 {
    let scale = Scale { contest: Contest::Duel, score_scale, expected: 0.0 };
    scale.bar(scale.to_first(worth, seat))
}

/// Computes the cost of the action taken, in points, from the worths of both actions to the seat that acted.
pub(super) fn cost(best: Worth, taken: Worth) -> Option<f64> {
    let (best, taken) = best.score.zip(taken.score)?;
    let cost = best - taken;
    Some(if cost <= ROUNDING * best.abs() { 0.0 } else { cost })
}

/// Returns true if the best action is not worth more than the action taken.
pub(super) fn is_best(best: Worth, taken: Worth) -> bool {
    let cost = cost(best, taken);
    best.verdict == taken.verdict && best.distance == taken.distance && cost.unwrap_or(0.0) == 0.0
}

/// Grades the action taken, by its loss and by the worths of both actions.
pub(super) fn grade(contest: Contest, lost: f64, best: Worth, taken: Worth) -> Grade {
    let limits = limits(contest);
    match limits.iter().filter(|limit| lost >= **limit).count() {
        0 if is_best(best, taken) => Grade::Best,
        0 => Grade::Fine,
        1 => Grade::Inaccuracy,
        2 => Grade::Mistake,
        _ => Grade::Blunder,
    }
}

/// Computes the accuracy of an action, from 0 to 1, from its loss.
pub(super) fn accuracy(contest: Contest, lost: f64) -> f64 {
    1.0 - (lost / limits(contest)[2]).min(1.0)
}

const fn limits(contest: Contest) -> [f64; 3] {
    match contest {
        Contest::Duel => DUEL,
        Contest::Solo | Contest::Roles => SCORE,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scale(contest: Contest) -> Scale {
        Scale {
            contest,
            score_scale: ScoreScale { unit: "cells", lead: 10.0, decided: Some(100.0) },
            expected: 200.0,
        }
    }

    fn score(score: f64) -> Worth {
        Worth { score: Some(score), ..Worth::default() }
    }

    fn verdict(verdict: Verdict, score: f64) -> Worth {
        Worth { verdict: Some(verdict), score: Some(score), distance: None }
    }

    #[test]
    fn bars_are_what_the_page_says() {
        let duel = scale(Contest::Duel);
        let bars = [-10.0, 0.0, 10.0].map(|lead| duel.bar(score(lead)));
        assert!((bars[0] - 0.1).abs() < 1e-12 && bars[1] == 0.5 && (bars[2] - 0.9).abs() < 1e-12);
        assert_eq!(duel.bar(verdict(Verdict::Loss, -1.0)), 0.0);
        let solo = scale(Contest::Solo);
        assert_eq!(
            [0.0, 200.0, 400.0].map(|points| solo.bar(score(points))),
            [0.0, 0.5, 2.0 / 3.0]
        );
        let first = duel.to_first(verdict(Verdict::Win, 4.0), Seat::SECOND);
        assert_eq!(first, verdict(Verdict::Loss, -4.0));
    }

    #[test]
    fn a_change_of_a_proven_result_is_a_blunder_and_nothing_else_is() {
        let duel = scale(Contest::Duel);
        let of = |best, taken| grade(Contest::Duel, duel.lost(best, taken), best, taken);
        let (win, narrow) = (verdict(Verdict::Win, 14.0), verdict(Verdict::Win, 2.0));
        let (draw, loss) = (verdict(Verdict::Draw, 0.0), verdict(Verdict::Loss, -9.0));
        assert_eq!((of(win, win), of(win, narrow)), (Grade::Best, Grade::Mistake));
        assert_eq!((of(win, draw), of(draw, loss)), (Grade::Blunder, Grade::Blunder));
        assert_eq!((duel.lost(win, draw), duel.lost(win, loss)), (0.5, 1.0));
        assert_eq!(cost(win, narrow), Some(12.0));
    }

    /// A clear lead is 10 cells here.
    #[test]
    fn a_settled_result_is_graded_by_the_margin() {
        let duel = scale(Contest::Duel);
        let of = |best, taken| grade(Contest::Duel, duel.lost(best, taken), best, taken);
        let lost = |margin| verdict(Verdict::Loss, margin);
        let grades =
            [-32.0, -34.0, -35.0, -37.0, -99.0].map(|margin| of(lost(-32.0), lost(margin)));
        use Grade::{Best, Fine, Inaccuracy, Mistake};
        assert_eq!(grades, [Best, Fine, Inaccuracy, Mistake, Mistake]);
        // Estimates: clearly ahead or behind, however the cells are spent. In between, the bar alone counts.
        let grades = [40.0, 38.0, 37.0, 30.0].map(|lead| of(score(40.0), score(lead)));
        assert_eq!(grades, [Best, Fine, Inaccuracy, Mistake]);
        assert_eq!(of(score(-12.0), score(-30.0)), Mistake);
        assert_eq!(of(score(1.0), score(-1.0)), Mistake);
        assert!(duel.lost(lost(-1.0), lost(-500.0)) < duel.lost(score(0.0), score(-10.0)));
        let accuracies = [0.0, 0.04, MOST_SETTLED].map(|lost| accuracy(Contest::Duel, lost));
        assert!(accuracies.is_sorted_by(|a, b| a > b) && accuracies[2] < 0.1, "{accuracies:?}");
    }

    #[test]
    fn an_estimate_that_the_game_is_decided_costs_a_clear_lead_at_most() {
        let duel = scale(Contest::Duel);
        let costs = [(4.0, -100.0), (100.0, -100.0), (4.0, 1.0)];
        let costs = costs.map(|(best, taken)| duel.cost_in_points(score(best), score(taken)));
        assert_eq!(costs, [Some(14.0), Some(20.0), Some(3.0)]);
        let proven = [verdict(Verdict::Win, 100.0), verdict(Verdict::Loss, -20.0)];
        assert_eq!(duel.cost_in_points(proven[0], proven[1]), Some(120.0));
    }

    #[test]
    fn scores_are_lost_in_part() {
        let solo = scale(Contest::Solo);
        let of = |taken| {
            let lost = solo.lost(score(1000.0), score(taken));
            (grade(Contest::Solo, lost, score(1000.0), score(taken)), accuracy(Contest::Solo, lost))
        };
        assert_eq!(of(1000.0), (Grade::Best, 1.0));
        assert_eq!(of(995.0).0, Grade::Fine);
        assert_eq!(of(985.0).0, Grade::Inaccuracy);
        assert_eq!(of(950.0), (Grade::Mistake, 0.5));
        assert_eq!(of(880.0), (Grade::Blunder, 0.0));
    }
}
