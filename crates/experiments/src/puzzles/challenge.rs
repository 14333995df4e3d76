//! Positions for marking players: every action's loss is known.

use super::analysed::{Analysed, analyse, points_below};
use super::finding::PositionFinding;
use super::loss::ActionLoss;
use damier_catalog::{
    AnalysisText, AnyAnalyst, AnyGame, Effort, Puzzle, PuzzleLevel, PuzzleLine, Session,
};
use damier_game::{Seat, TextError, Turn, Verdict};
use damier_i18n::Message;

/// A position in which the loss of every action is known.
#[derive(Clone, PartialEq, Debug)]
pub struct ChallengePosition {
    /// Number of the puzzle in its set, from 1.
    pub number: u64,
    /// How hard it is; `None` if it was not graded.
    pub level: Option<PuzzleLevel>,
    /// Text of the position.
    pub position: String,
    /// The seat on turn.
    pub seat: Seat,
    /// Actions that lose nothing.
    pub best: Vec<String>,
    /// The other legal actions, and what each loses.
    pub others: Vec<(String, ActionLoss)>,
    /// Result of the best actions, in games of two seats.
    result: Option<Verdict>,
}

/// Reason why a line of a set cannot be used to mark players.
#[derive(Clone, PartialEq, Debug)]
pub enum ChallengeFailure {
    /// The position is no use, for example because it was not solved.
    Position(PositionFinding),
    /// An action that the line names is not legal in the position.
    Illegal(String),
    /// The line is not a puzzle.
    Damaged(Message),
}

impl ChallengePosition {
    /// Reads the values that a line of a set stores for puzzle number `number`. If it stores none, solves the position.
    ///
    /// # Errors
    /// The analyst belongs to another game.
    pub fn from_line(
        game: &dyn AnyGame,
        analyst: &mut dyn AnyAnalyst,
        number: u64,
        line: &PuzzleLine,
        effort: &Effort<'_>,
    ) -> Result<Result<Self, ChallengeFailure>, TextError> {
        let puzzle = match &line.puzzle {
            Ok(puzzle) => puzzle,
            Err(error) => return Ok(Err(ChallengeFailure::Damaged(error.clone().into()))),
        };
        if let Ok(session) = game.session_from(&puzzle.position, 0)
            && let Turn::Player(seat) = session.turn()
        {
            let legal = session.legal();
            let named = puzzle.faults.iter().map(|fault| &fault.action);
            if let Some(action) = named.chain([&puzzle.solution]).find(|one| !legal.contains(one)) {
                return Ok(Err(ChallengeFailure::Illegal(action.clone())));
            }
            if let Some(stored) = Self::from_stored(number, puzzle, seat, &legal) {
                return Ok(Ok(stored));
            }
        }
        Ok(match analyse(game, analyst, &puzzle.position, effort)? {
            Analysed::Solved(session, found) => {
                let solved = Self::from_analysis(number, puzzle, session.as_ref(), &found, game);
                match solved {
                    Some(solved) if solved.best.contains(&puzzle.solution) => Ok(solved),
                    _ => Err(PositionFinding::wrong(puzzle, &found).into()),
                }
            }
            other => Err(PositionFinding::from_failure(other).into()),
        })
    }

    /// Reads the stored values; `None` if some are missing.
    fn from_stored(number: u64, puzzle: &Puzzle, seat: Seat, legal: &[String]) -> Option<Self> {
        let others: Vec<(String, ActionLoss)> = puzzle
            .faults
            .iter()
            .map(|fault| (fault.action.clone(), ActionLoss::new(fault.results, fault.cost)))
            .collect();
        let is_known =
            |action: &String| *action == puzzle.solution || others.iter().any(|(o, _)| o == action);
        if others.is_empty() || !legal.iter().all(is_known) {
            return None;
        }
        Some(Self {
            number,
            level: puzzle.level(),
            position: puzzle.position.clone(),
            seat,
            best: vec![puzzle.solution.clone()],
            others,
            result: puzzle.faults[0].results.map(|[best, _]| best),
        })
    }

    /// Takes the values from an analysis; `None` if no seat is on turn.
    fn from_analysis(
        number: u64,
        puzzle: &Puzzle,
        session: &dyn Session,
        found: &AnalysisText,
        game: &dyn AnyGame,
    ) -> Option<Self> {
        let Turn::Player(seat) = session.turn() else { return None };
        let top = found.candidates.first()?.worth;
        let (mut best, mut others) = (Vec::new(), Vec::new());
        for one in &found.candidates {
            let results = top.verdict.zip(one.worth.verdict).map(|(best, taken)| [best, taken]);
            let points =
                if game.has_points() { points_below(top.score, one.worth.score) } else { 0.0 };
            let loss = ActionLoss::new(results, points);
            if loss.is_nothing() {
                best.push(one.action.clone());
            } else {
                others.push((one.action.clone(), loss));
            }
        }
        let (level, position) = (puzzle.level(), puzzle.position.clone());
        Some(Self { number, level, position, seat, best, others, result: top.verdict })
    }

    /// Returns what an action loses. Resigning or a fault, given as `None`, loses the game, and as many points as the
    /// worst action.
    #[must_use]
    pub fn loss_of(&self, action: Option<&str>) -> ActionLoss {
        let Some(action) = action else {
            let points = self.others.iter().map(|(_, loss)| loss.points).fold(0.0, f64::max);
            return ActionLoss { wins: self.result.map_or(0.0, Verdict::wins), points };
        };
        let other = self.others.iter().find(|(other, _)| other == action);
        other.map_or_else(ActionLoss::default, |(_, loss)| *loss)
    }
}

#[cfg(test)]
impl ChallengePosition {
    /// Returns a position of this grade, in which no action is known.
    pub(super) fn without_values(level: Option<PuzzleLevel>, seat: Seat) -> Self {
        let (best, others, position) = (Vec::new(), Vec::new(), String::new());
        Self { number: 1, level, position, seat, best, others, result: None }
    }
}

impl From<PositionFinding> for ChallengeFailure {
    fn from(finding: PositionFinding) -> Self {
        Self::Position(finding)
    }
}
