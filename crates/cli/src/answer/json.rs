//! Answers as JSON Lines: one object per position, without fields that do not apply.

use damier_catalog::{
    AnalysisText, CandidateText, Contest, Prospect, RESIGN, Seat, Session, Turn, Worth,
};
use damier_play::Hint;
use serde::{Serialize, Serializer};

/// The answer for a position.
#[derive(Serialize)]
pub(super) struct AnswerObject<'a> {
    game: String,
    position: String,
    /// The side to move: `seat 1`, `seat 2`, or `chance`. All values are from its point of view.
    turn: String,
    #[serde(flatten)]
    value: ValueObject,
    #[serde(flatten)]
    goals: Goals<'a>,
    /// Best first. An estimate has only one action.
    actions: Vec<ActionObject<'a>>,
    /// True if the values are proven, false if they are estimates. Only advice has this field, because a solution is
    /// always proven.
    #[serde(skip_serializing_if = "Option::is_none")]
    exact: Option<bool>,
    /// The player whose estimate this is, if the values are not proven.
    #[serde(skip_serializing_if = "Option::is_none")]
    player: Option<&'a str>,
}

/// The answer for a position in which the game is over.
#[derive(Serialize)]
pub(super) struct FinishedObject {
    game: String,
    position: String,
    /// Always true. Other answers do not have this field.
    over: bool,
    /// `seat 1` or `seat 2`; absent for a draw and in games that are not duels.
    #[serde(skip_serializing_if = "Option::is_none")]
    winner: Option<String>,
    /// The final scores of all seats.
    scores: Vec<i64>,
}

/// An action with its value.
#[derive(Serialize)]
pub(crate) struct ActionObject<'a> {
    action: &'a str,
    #[serde(flatten)]
    value: ValueObject,
    #[serde(flatten)]
    goals: Goals<'a>,
    /// The line of play expected, starting with the action.
    #[serde(skip_serializing_if = "<[String]>::is_empty")]
    line: &'a [String],
    /// The effect of the action, in words.
    #[serde(skip_serializing_if = "String::is_empty")]
    reason: String,
}

/// The value of a position or an action for a seat.
#[derive(Serialize)]
pub(crate) struct ValueObject {
    /// `win`, `draw` or `loss`.
    #[serde(skip_serializing_if = "Option::is_none")]
    value: Option<String>,
    /// The margin of points with which the game ends, or the expected score.
    #[serde(skip_serializing_if = "Option::is_none")]
    score: Option<f64>,
    /// The distance to the end of the game, in the unit of the analyst (such as plies).
    #[serde(skip_serializing_if = "Option::is_none")]
    distance: Option<u32>,
}

/// Goals other than the score.
#[derive(Serialize, Default)]
struct Goals<'a> {
    /// The probability of each goal under play that aims at it alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    reach: Option<Chances<'a>>,
    /// The probability of missing each goal. It is exact even if too small to change `reach`.
    #[serde(skip_serializing_if = "Option::is_none")]
    fail: Option<Chances<'a>>,
}

/// A number for every goal, keyed by name, in the game's order.
struct Chances<'a> {
    prospects: &'a [Prospect],
    of: fn(f64) -> f64,
}

impl Serialize for Chances<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.prospects.iter().map(|p| (&p.goal, (self.of)(p.fail))))
    }
}

impl<'a> From<&'a [Prospect]> for Goals<'a> {
    fn from(prospects: &'a [Prospect]) -> Self {
        let chances = |of| (!prospects.is_empty()).then_some(Chances { prospects, of });
        Self { reach: chances(|fail| 1.0 - fail), fail: chances(|fail| fail) }
    }
}

impl From<Worth> for ValueObject {
    fn from(worth: Worth) -> Self {
        let value = worth.verdict.map(|verdict| verdict.to_string());
        Self { value, score: worth.score, distance: worth.distance }
    }
}

impl<'a> From<&'a CandidateText> for ActionObject<'a> {
    fn from(candidate: &'a CandidateText) -> Self {
        Self {
            action: &candidate.action,
            value: candidate.worth.into(),
            goals: candidate.prospects.as_slice().into(),
            line: &candidate.line,
            reason: candidate.reason.to_string(),
        }
    }
}

impl<'a> AnswerObject<'a> {
    fn new(session: &dyn Session, worth: Worth, actions: Vec<ActionObject<'a>>) -> Self {
        Self {
            game: session.state().game(),
            position: session.state().text(),
            turn: name_turn(session),
            value: worth.into(),
            goals: Goals::default(),
            actions,
            exact: None,
            player: None,
        }
    }
}

pub(super) fn over(session: &dyn Session, contest: Contest) -> FinishedObject {
    let scores = session.state().scores();
    let winner = match (contest, scores.as_slice()) {
        (Contest::Duel, [first, second]) if first > second => Some(Seat::FIRST),
        (Contest::Duel, [first, second]) if first < second => Some(Seat::SECOND),
        _ => None,
    };
    FinishedObject {
        game: session.state().game(),
        position: session.state().text(),
        over: true,
        winner: winner.map(|seat| seat.to_string()),
        scores,
    }
}

/// Returns the side to move in the words that programs read.
fn name_turn(session: &dyn Session) -> String {
    match session.turn() {
        Turn::Player(seat) => seat.to_string(),
        Turn::Chance | Turn::Over => super::sentence::name_turn(session).to_string(),
    }
}

pub(super) fn exact<'a>(session: &dyn Session, found: &'a AnalysisText) -> AnswerObject<'a> {
    let answer = AnswerObject::new(
        session,
        found.worth,
        found.candidates.iter().map(ActionObject::from).collect(),
    );
    AnswerObject { goals: found.prospects.as_slice().into(), ..answer }
}

/// Advice. It has no action if the player would resign.
pub(super) fn advice<'a>(session: &dyn Session, hint: &'a Hint) -> AnswerObject<'a> {
    let actions = hint.ranked.iter().filter(|one| one.action != RESIGN).map(ActionObject::from);
    AnswerObject {
        goals: hint.prospects.as_slice().into(),
        exact: Some(hint.source.is_exact()),
        player: hint.source.estimator(),
        ..AnswerObject::new(session, hint.worth, actions.collect())
    }
}
