//! Puzzles from positions that a solver has analysed.

use super::{MissedGoal, Puzzle, PuzzleFault, PuzzleTask};
use crate::analysis::{AnalysisText, CandidateText};
use crate::entry::AnyGame;
use crate::state::AnyState;
use damier_game::{Contest, Verdict};

/// In games of one seat, the best action must lead by this share of the points still to be made.
const CLEAR_PART: f64 = 0.05;

/// Smallest difference between probabilities that is reported.
const TOLD: f64 = 0.005;

impl Puzzle {
    /// Makes a puzzle, without a grade, of a state with its exact analysis. `None` unless exactly one action is best.
    #[must_use]
    pub fn from_analysis(
        game: &dyn AnyGame,
        state: &dyn AnyState,
        found: &AnalysisText,
    ) -> Option<Self> {
        Some(Self {
            task: set_task(found, Self::needed_lead(game, state, found))?,
            solution: found.candidates[0].action.clone(),
            grade: None,
            position: found.position.clone(),
            faults: find_faults(found, game.has_points()),
        })
    }

    /// Returns the number of points by which the best action of an analysed state must lead, if several actions have the
    /// same result.
    #[must_use]
    pub fn needed_lead(game: &dyn AnyGame, state: &dyn AnyState, found: &AnalysisText) -> f64 {
        if game.contest() == Contest::Solo {
            let best = found.worth.score.unwrap_or_default();
            CLEAR_PART * (best - state.scores()[0] as f64)
        } else {
            game.score_scale().lead
        }
    }
}

/// Returns the task of an analysed position. `None` unless exactly one action is best. `gap` is the number of points by
/// which the best action must lead if several actions have the same result.
fn set_task(found: &AnalysisText, gap: f64) -> Option<PuzzleTask> {
    use Verdict::{Draw, Loss, Win};
    let [best, second, ..] = found.candidates.as_slice() else { return None };
    match (best.worth.verdict, second.worth.verdict) {
        (Some(Win), Some(Draw | Loss)) => Some(PuzzleTask::Win(best.worth.distance)),
        (Some(Draw), Some(Loss)) => Some(PuzzleTask::Hold),
        _ => {
            let lead = best.worth.score? - second.worth.score?;
            (lead >= gap && gap > 0.0).then_some(PuzzleTask::Most)
        }
    }
}

/// Lists the cost of each action except the best. Leaves out actions whose score is unknown.
fn find_faults(found: &AnalysisText, has_points: bool) -> Vec<PuzzleFault> {
    let Some((best, others)) = found.candidates.split_first() else { return Vec::new() };
    let fault = |one: &CandidateText| {
        let cost = if has_points { best.worth.score? - one.worth.score? } else { 0.0 };
        let results = best.worth.verdict.zip(one.worth.verdict).map(|(best, one)| [best, one]);
        let missed = find_missed(best, one);
        Some(PuzzleFault { action: one.action.clone(), cost: cost.max(0.0), results, missed })
    };
    others.iter().filter_map(fault).collect()
}

fn find_missed(best: &CandidateText, other: &CandidateText) -> Option<MissedGoal> {
    let mut most = TOLD;
    let mut missed = None;
    for (best, other) in best.prospects.iter().zip(&other.prospects) {
        let less = other.fail - best.fail;
        if best.goal == other.goal && less > most {
            most = less;
            let (chance, best_chance) = (1.0 - other.fail, 1.0 - best.fail);
            missed = Some(MissedGoal { goal: other.goal.clone(), chance, best: best_chance });
        }
    }
    missed
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_game::{Turn, Worth};

    fn analysis(worths: &[Worth]) -> AnalysisText {
        let candidate = |&worth: &Worth| CandidateText { worth, ..CandidateText::default() };
        AnalysisText {
            position: String::new(),
            turn: Turn::Over,
            choice: "square",
            unit: "plies",
            worth: worths[0],
            prospects: Vec::new(),
            candidates: worths.iter().map(candidate).collect(),
            nodes: 0,
        }
    }

    fn result(verdict: Verdict, distance: u32) -> Worth {
        Worth { verdict: Some(verdict), score: Some(0.0), distance: Some(distance) }
    }

    #[test]
    fn a_task_needs_one_action_that_is_better_than_all_others() {
        let [win, fast] = [3, 1].map(|distance| result(Verdict::Win, distance));
        let [draw, loss] = [Verdict::Draw, Verdict::Loss].map(|verdict| result(verdict, 2));
        let set = |worths: &[Worth]| set_task(&analysis(worths), 2.0);
        assert_eq!(set(&[win, draw, loss]), Some(PuzzleTask::Win(Some(3))));
        assert_eq!(set(&[draw, loss, loss]), Some(PuzzleTask::Hold));
        assert_eq!(set(&[fast, loss]), Some(PuzzleTask::Win(Some(1))));
        assert_eq!(set(&[win, win, loss]), None, "two ways");
        assert_eq!(set(&[draw, draw, loss]), None);
        assert_eq!(set(&[loss, loss, loss]), None);
        assert_eq!(set(&[win]), None, "no choice");
        let points = |score| Worth { score: Some(score), ..Worth::default() };
        assert_eq!(set(&[5.0, 3.0, 1.0].map(points)), Some(PuzzleTask::Most));
        assert_eq!(set(&[5.0, 3.5, 1.0].map(points)), None, "too near");
    }
}
