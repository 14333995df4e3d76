//! Comparisons of the action taken in a state with the best one. Both are valued in the same way.

use super::estimate::{assess_action, compare_worths, describe, serves_all, to_worth};
use super::open_game::{Authority, OpenGame};
use super::resources::Resources;
use crate::advisor::judge;
use crate::source::Source;
use crate::text::board;
use damier_catalog::{CandidateText, Puzzle, RESIGN, Session};
use damier_game::{Contest, TextError, Turn, Verdict, Worth};

/// The best action of a state, and the action that was taken.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "web", derive(serde::Serialize, serde::Deserialize))]
pub struct ActionComparison {
    /// The source of the worths.
    pub source: Source,
    /// The unit of distances, in the plural, for example `placements`.
    pub unit: String,
    /// Number of legal actions.
    pub choices: usize,
    /// Best action, with its value to the seat on turn. A value without verdict and score is unknown.
    pub best: CandidateText,
    /// Action taken, or `resign`, with its value to the same seat. It equals the best action if nothing is better.
    pub taken: CandidateText,
    /// True if the action taken leaves the board as it was, although another legal action changes it.
    pub is_wasted: bool,
    /// The state as a puzzle, if a solver has proven that exactly one action is best.
    pub puzzle: Option<Puzzle>,
}

impl OpenGame {
    /// Compares the action taken with the best one. Half of the resources goes to the proof and half to the estimate,
    /// so that one comparison stays within the limits.
    pub(super) fn compare(
        &mut self,
        session: &mut dyn Session,
        named: Option<&str>,
        action: Option<&str>,
        resources: Resources<'_>,
    ) -> Result<ActionComparison, TextError> {
        let given_up = describe_resignation(self.game.contest(), session);
        let is_wasted = action.is_some_and(|action| is_wasted(session, action));
        let half = resources.divide(2);
        let player = match self.consult(session, named, judge, half)? {
            Authority::Analyst(source, found) => {
                let of = |action: &str| found.candidates.iter().find(|one| one.action == action);
                let taken = action.map_or(Some(&given_up), of).cloned().ok_or_else(|| {
                    let legal = board::one_of(session.legal().join(", "));
                    TextError::new(action.unwrap_or(RESIGN), board::place_action(), legal)
                })?;
                let puzzle = Puzzle::from_analysis(self.game.as_ref(), session.state(), &found);
                return Ok(ActionComparison {
                    puzzle: puzzle.filter(|_| source.is_exact()),
                    source,
                    unit: found.unit.to_string(),
                    choices: found.candidates.len(),
                    best: found.candidates[0].clone(),
                    taken,
                    is_wasted,
                });
            }
            Authority::Player(player) => player,
        };
        let (best, taken) = self.estimate(session, &player, action, given_up, half)?;
        let choices = session.legal().len();
        let (source, unit) = (Source::Player(player), "plies".to_string());
        Ok(ActionComparison { source, unit, choices, best, taken, is_wasted, puzzle: None })
    }

    /// Asks a player for its choice. If it differs from the action taken, both resulting states are valued with equal
    /// resources. If the action taken turns out to be no worse, it counts as the best.
    fn estimate(
        &self,
        session: &mut dyn Session,
        player: &str,
        action: Option<&str>,
        given_up: CandidateText,
        resources: Resources<'_>,
    ) -> Result<(CandidateText, CandidateText), TextError> {
        let Turn::Player(seat) = session.turn() else {
            return Err(TextError::new(
                session.state().text(),
                board::place_position(),
                board::player_to_move(),
            ));
        };
        let (first, rest) = (resources.divide(2), resources.divide(4));
        let own = first.advise(session, player)?;
        let worth = own.value.map(|value| to_worth(value, seat));
        let Some(best) = own.action.filter(|best| action != Some(best)) else {
            // The player would have done the same, or both would resign.
            let taken = action.map_or(given_up, |action| describe(session, action, worth, own.pv));
            return Ok((taken.clone(), taken));
        };
        let Some(action) = action else {
            return Ok((describe(session, &best, worth, own.pv), given_up));
        };
        let game = self.game.as_ref();
        let (mut others, both) = (Vec::new(), [best.as_str(), action]);
        if serves_all(game, player) {
            for one in both {
                let found = assess_action(game, session, player, one, rest)?;
                others.extend(found.map(|(worth, line)| describe(session, one, Some(worth), line)));
            }
        }
        let Ok([best, taken]) = <[CandidateText; 2]>::try_from(others) else {
            let [best, taken] = both.map(|one| describe(session, one, None, Vec::new()));
            return Ok((best, taken));
        };
        let is_no_worse = compare_worths(&taken.worth, &best.worth).is_ge();
        Ok(if is_no_worse { (taken.clone(), taken) } else { (best, taken) })
    }
}

/// Returns true if an action leaves the board as it was, although another legal action changes it.
pub(crate) fn is_wasted(session: &dyn Session, action: &str) -> bool {
    let state = session.state();
    state.is_idle(action) && session.legal().iter().any(|other| !state.is_idle(other))
}

/// Describes a resignation and its value: a loss in a duel, the score so far in other games.
fn describe_resignation(contest: Contest, session: &dyn Session) -> CandidateText {
    let worth = match (contest, session.turn()) {
        (Contest::Duel, _) => Worth { verdict: Some(Verdict::Loss), ..Worth::default() },
        (_, Turn::Player(seat)) => {
            let score = session.state().scores()[seat.index()] as f64;
            Worth { score: Some(score), ..Worth::default() }
        }
        _ => Worth::default(),
    };
    describe(session, RESIGN, Some(worth), Vec::new())
}
