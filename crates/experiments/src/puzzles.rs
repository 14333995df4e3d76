//! Puzzles: positions from games in which a solver proves that exactly one action is best.

mod fault;
mod hunt;
#[cfg(test)]
mod second;
mod trial;

pub use hunt::PuzzleHunt;
pub use trial::PuzzleTrial;

use damier_catalog::{AnalysisText, AnyGame, PuzzleTask, Session, open};
use damier_game::TextError;

/// Sets up the position of a puzzle for players. In "most points" puzzles the game continues after it is decided,
/// because players who only want to win have no reason to take more points once they have won.
///
/// # Errors
/// If the game refuses the position.
fn set_question(
    game: &dyn AnyGame,
    task: PuzzleTask,
    position: &str,
    seed: u64,
) -> Result<Box<dyn Session>, TextError> {
    match game.played_out().filter(|_| task == PuzzleTask::Most) {
        Some(name) => open(name)?.session_from(position, seed),
        None => game.session_from(position, seed),
    }
}

/// Smallest number of legal actions in a puzzle. With fewer, there is nothing to find.
const FEWEST_ACTIONS: usize = 3;

/// Returns the task of an analysed position. `None` unless exactly one action is best. `gap` is the number of points by
/// which the best action must lead if several actions have the same result.
fn set_task(found: &AnalysisText, gap: f64) -> Option<PuzzleTask> {
    use damier_game::Verdict::{Draw, Loss, Win};
    let [best, second, ..] = found.candidates.as_slice() else { return None };
    if found.candidates.len() < FEWEST_ACTIONS {
        return None;
    }
    match (best.worth.verdict, second.worth.verdict) {
        (Some(Win), Some(Draw | Loss)) => {
            // A move that wins at once is too easy.
            let is_far = best.worth.distance.is_none_or(|distance| distance > 1);
            is_far.then_some(PuzzleTask::Win(best.worth.distance))
        }
        (Some(Draw), Some(Loss)) => Some(PuzzleTask::Hold),
        _ => {
            let lead = best.worth.score? - second.worth.score?;
            (lead >= gap && gap > 0.0).then_some(PuzzleTask::Most)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_catalog::CandidateText;
    use damier_game::{Turn, Verdict, Worth};

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
        assert_eq!(set(&[fast, loss, loss]), None, "at once");
        assert_eq!(set(&[win, win, loss]), None, "two ways");
        assert_eq!(set(&[draw, draw, loss]), None);
        assert_eq!(set(&[loss, loss, loss]), None);
        assert_eq!(set(&[win, loss]), None, "too few");
        let points = |score| Worth { score: Some(score), ..Worth::default() };
        assert_eq!(set(&[5.0, 3.0, 1.0].map(points)), Some(PuzzleTask::Most));
        assert_eq!(set(&[5.0, 3.5, 1.0].map(points)), None, "too near");
    }
}
