//! Proves whether a position has one best action.

use super::analysed::{Analysed, analyse, points_below};
use damier_catalog::{AnalysisText, AnyAnalyst, AnyGame, Effort, Puzzle};
use damier_game::TextError;
use damier_i18n::Message;

/// What a solver proves about a position.
#[derive(Clone, PartialEq, Debug)]
pub enum PositionFinding {
    /// Exactly one action is best.
    OneAnswer(Puzzle),
    /// Several actions are equally good.
    SeveralBest(Vec<String>),
    /// One action is best, but its lead over the next one is too small for a puzzle.
    SmallLead {
        /// The best action.
        best: String,
        /// The next one.
        next: String,
        /// Lead of the best action, in points.
        lead: f64,
        /// Lead that a puzzle needs, in points.
        needed: f64,
    },
    /// Only one action is legal.
    NoChoice(String),
    /// The solution that the line names is not the best action.
    OtherAnswer {
        /// The solution that the line names.
        named: String,
        /// The best action.
        best: String,
    },
    /// The budget ended before the values were proven.
    Unsolved,
    /// The game is over in this position.
    Over,
    /// Chance is on turn.
    Chance,
    /// The text is no position or no puzzle. Holds the reason.
    Unreadable(Message),
}

impl PositionFinding {
    /// Solves a position, and says whether it has one best action. If a solution is named, it must be that action.
    ///
    /// # Errors
    /// The analyst belongs to another game.
    pub fn prove(
        game: &dyn AnyGame,
        analyst: &mut dyn AnyAnalyst,
        position: &str,
        solution: Option<&str>,
        effort: &Effort<'_>,
    ) -> Result<Self, TextError> {
        let (session, found) = match analyse(game, analyst, position, effort)? {
            Analysed::Solved(session, found) => (session, found),
            other => return Ok(Self::from_failure(other)),
        };
        let state = session.state();
        let best = found.candidates.first().map(|one| one.action.clone()).unwrap_or_default();
        Ok(match (Puzzle::from_analysis(game, state, &found), solution) {
            (Some(_), Some(named)) if named != best => {
                Self::OtherAnswer { named: named.to_string(), best }
            }
            (Some(puzzle), _) => Self::OneAnswer(puzzle),
            (None, _) => Self::no_puzzle(&found, Puzzle::needed_lead(game, state, &found)),
        })
    }

    /// Says why an analysed position has not one best action.
    fn no_puzzle(found: &AnalysisText, needed: f64) -> Self {
        let mut equal = equally_good(found);
        match (equal.len(), found.candidates.get(1)) {
            (0 | 1, None) => Self::NoChoice(equal.pop().unwrap_or_default()),
            (1, Some(next)) => {
                let lead = points_below(found.candidates[0].worth.score, next.worth.score);
                let best = equal.pop().unwrap_or_default();
                Self::SmallLead { best, next: next.action.clone(), lead, needed }
            }
            _ => Self::SeveralBest(equal),
        }
    }

    /// Says that the solution that a puzzle names is not the best action.
    pub(super) fn wrong(puzzle: &Puzzle, found: &AnalysisText) -> Self {
        let best = found.candidates.first().map(|one| one.action.clone()).unwrap_or_default();
        Self::OtherAnswer { named: puzzle.solution.clone(), best }
    }

    /// Says why a position has no values.
    pub(super) fn from_failure(failure: Analysed) -> Self {
        match failure {
            Analysed::Solved(..) | Analysed::Unsolved => Self::Unsolved,
            Analysed::Over => Self::Over,
            Analysed::Chance => Self::Chance,
            Analysed::Unreadable(why) => Self::Unreadable(why),
        }
    }
}

/// Returns the actions whose result and score are those of the best one.
fn equally_good(found: &AnalysisText) -> Vec<String> {
    let Some(best) = found.candidates.first() else { return Vec::new() };
    let is_equal = |worth: &damier_game::Worth| {
        worth.verdict == best.worth.verdict && points_below(best.worth.score, worth.score) <= 0.0
    };
    let equal = found.candidates.iter().filter(|one| is_equal(&one.worth));
    equal.map(|one| one.action.clone()).collect()
}
