//! Cost of wrong answers in puzzles that ask for the most points.

use damier_catalog::{AnalysisText, CandidateText, MissedGoal, PuzzleFault};

/// Smallest difference between probabilities that is reported.
const TOLD: f64 = 0.005;

/// Lists the cost of each action except the best. Leaves out actions whose score is unknown.
pub(super) fn find_faults(found: &AnalysisText) -> Vec<PuzzleFault> {
    let Some((best, others)) = found.candidates.split_first() else { return Vec::new() };
    let fault = |one: &CandidateText| {
        let cost = best.worth.score? - one.worth.score?;
        Some(PuzzleFault { action: one.action.clone(), cost, missed: find_missed(best, one) })
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
