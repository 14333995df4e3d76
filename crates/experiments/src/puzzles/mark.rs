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
            lost_wins: mean(|answer| answer.loss.wins),
            lost_points: mean(|answer| answer.loss.points),
        }
    }
}
