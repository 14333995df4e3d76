//! Marks of a player: how much its turns lose, by grade.

use super::challenge::ChallengePosition;
use super::exam::ExamAnswer;
use damier_arena::statistic::wilson;
use damier_arena::{Estimate, Moments};
use damier_catalog::PuzzleLevel;

/// What a player's turns lose in the positions of one grade. Intervals are over positions.
#[derive(Clone, PartialEq, Debug)]
pub struct PositionMark {
    /// The grade of the positions; `None` for positions without a grade, and for all positions together.
    pub level: Option<PuzzleLevel>,
    /// Number of positions.
    pub positions: u64,
    /// Number of faults.
    pub faults: u64,
    /// Share of the positions in which the player lost nothing, with Wilson's 95 % interval.
    pub without_loss: Estimate,
    /// Mean lost part of a win per position.
    pub lost_wins: Estimate,
    /// Mean number of lost points per position.
    pub lost_points: Estimate,
}

/// A position with a player's answer to it.
type Answered<'a> = (&'a ChallengePosition, &'a ExamAnswer);

impl PositionMark {
    /// Marks the answers to all positions together.
    #[must_use]
    pub fn of_all(positions: &[ChallengePosition], answers: &[ExamAnswer]) -> Self {
        Self::sum(None, &positions.iter().zip(answers).collect::<Vec<_>>())
    }

    /// Marks the answers to the positions of each grade, from the easiest; those without a grade come last.
    #[must_use]
    pub fn by_level(positions: &[ChallengePosition], answers: &[ExamAnswer]) -> Vec<Self> {
        let levels = PuzzleLevel::ALL.into_iter().map(Some).chain([None]);
        let marks = levels.filter_map(|level| {
            let answered = positions.iter().zip(answers).filter(|(one, _)| one.level == level);
            let answered: Vec<Answered<'_>> = answered.collect();
            (!answered.is_empty()).then(|| Self::sum(level, &answered))
        });
        marks.collect()
    }

    fn sum(level: Option<PuzzleLevel>, answered: &[Answered<'_>]) -> Self {
        let answers = || answered.iter().map(|(_, answer)| *answer);
        let mean = |of: fn(&ExamAnswer) -> f64| {
            answers().map(of).collect::<Moments>().estimate().not_negative()
        };
        let flawless =
            answers().filter(|answer| answer.loss.is_nothing() && answer.action.is_some());
        Self {
            level,
            positions: answered.len() as u64,
            faults: answers().filter(|answer| answer.fault.is_some()).count() as u64,
            without_loss: wilson(flawless.count() as f64, answered.len() as f64),
            lost_wins: at_most_1(mean(|answer| answer.loss.wins)),
            lost_points: mean(|answer| answer.loss.points),
        }
    }
}

/// Returns the estimate of a value that cannot be above 1: its interval does not reach higher.
fn at_most_1(estimate: Estimate) -> Estimate {
    Estimate { interval: estimate.interval.map(|ends| ends.map(|end| end.min(1.0))), ..estimate }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::ActionLoss;
    use damier_game::Seat;

    /// Three positions in which the player loses nothing, a win, and half a win.
    #[test]
    fn marks_are_means_by_grade_and_in_all() {
        let levels = [Some(PuzzleLevel::Easy), Some(PuzzleLevel::Easy), None];
        let positions = levels.map(|level| ChallengePosition::without_values(level, Seat::FIRST));
        let answer = |wins| ExamAnswer {
            action: Some("A1".to_string()),
            fault: None,
            loss: ActionLoss { wins, points: 4.0 * wins },
        };
        let answers = [0.0, 1.0, 0.5].map(answer);
        let all = PositionMark::of_all(&positions, &answers);
        assert!((all.without_loss.value - 1.0 / 3.0).abs() < 1e-12);
        assert!((all.lost_wins.value - 0.5).abs() < 1e-12);
        assert!((all.lost_points.value - 2.0).abs() < 1e-12);
        let [low, high] = all.lost_wins.interval.expect("it varies");
        assert!(low >= 0.0 && high <= 1.0, "{low} {high}");
        let [easy, ungraded] = &PositionMark::by_level(&positions, &answers)[..] else {
            panic!("two groups")
        };
        assert_eq!((easy.level, easy.positions), (Some(PuzzleLevel::Easy), 2));
        assert_eq!((ungraded.level, ungraded.positions), (None, 1));
        assert!((easy.lost_wins.value - 0.5).abs() < 1e-12);
        assert_eq!(ungraded.lost_wins.interval, None, "one position says nothing of others");
    }
}
