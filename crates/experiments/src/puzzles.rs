//! Puzzles: positions from games in which a solver proves that exactly one action is best. Players are marked by what
//! their turns lose in them.

mod analysed;
mod challenge;
mod exam;
mod finding;
mod hunt;
mod loss;
mod mark;
#[cfg(test)]
mod second;
mod trial;

pub use challenge::{ChallengeFailure, ChallengePosition};
pub use exam::{ExamAnswer, ExamPaper, TurnExam, TurnFault};
pub use finding::PositionFinding;
pub use hunt::PuzzleHunt;
pub use loss::ActionLoss;
pub use mark::PositionMark;
pub use trial::PuzzleTrial;

use damier_catalog::{AnyGame, Puzzle, PuzzleTask, Session, open};
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

/// Returns true if a puzzle with this number of legal actions is not worth posing.
fn is_trivial(puzzle: &Puzzle, actions: usize) -> bool {
    let wins_at_once = matches!(puzzle.task, PuzzleTask::Win(Some(0 | 1)));
    actions < FEWEST_ACTIONS || wins_at_once
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_win_at_once_and_a_choice_of_two_are_trivial() {
        let puzzle = |task| Puzzle {
            task,
            solution: String::new(),
            grade: None,
            position: String::new(),
            faults: Vec::new(),
        };
        assert!(is_trivial(&puzzle(PuzzleTask::Win(Some(1))), 5));
        assert!(is_trivial(&puzzle(PuzzleTask::Hold), 2));
        assert!(!is_trivial(&puzzle(PuzzleTask::Hold), 3));
        let [far, unknown] = [Some(3), None].map(|distance| puzzle(PuzzleTask::Win(distance)));
        assert!(!is_trivial(&far, 3) && !is_trivial(&unknown, 3));
    }
}
