//! A review as JSON Lines: an object per turn, in the form of all answers, and one for the whole game.

use crate::answer::{ActionObject, ValueObject};
use damier_play::{Grade, Review, ReviewedTurn, SeatReview};
use serde::Serialize;

/// A reviewed turn. Values are from the view of the seat to move, except `bar`, which is from the view of seat 1.
#[derive(Serialize)]
pub(super) struct TurnObject<'a> {
    game: &'a str,
    ply: usize,
    position: &'a str,
    turn: String,
    /// The value of the position with best play.
    #[serde(flatten)]
    value: ValueObject,
    /// The value of the position for seat 1 with best play, as a number from 0 to 1.
    bar: f64,
    /// The action taken, or `resign`.
    played: &'a str,
    grade: &'static str,
    /// How much the action lost, from 0 to 1.
    lost: f64,
    /// How much the action lost, in points of the score.
    #[serde(skip_serializing_if = "Option::is_none")]
    cost: Option<f64>,
    /// The best action, then the action taken if it differs.
    actions: Vec<ActionObject<'a>>,
    exact: bool,
    /// The player whose estimate this is, if the values are not proven.
    #[serde(skip_serializing_if = "str::is_empty")]
    player: &'a str,
}

/// The whole game.
#[derive(Serialize)]
pub(super) struct GameObject<'a> {
    game: &'a str,
    summary: String,
    plies: usize,
    /// Number of turns to review, and number of turns that could not be judged.
    wanted: usize,
    unjudged: usize,
    /// The final scores of all seats.
    #[serde(skip_serializing_if = "Option::is_none")]
    scores: Option<&'a [i64]>,
    seats: Vec<SeatObject<'a>>,
    /// The number of plies after which the result was decided; 0 if it was decided from the start.
    #[serde(skip_serializing_if = "Option::is_none")]
    decided: Option<usize>,
    /// True if the values behind `decided` are proven, false if they are estimates.
    #[serde(skip_serializing_if = "Option::is_none")]
    exact: Option<bool>,
}

/// Totals over the turns of a seat.
#[derive(Serialize)]
struct SeatObject<'a> {
    seat: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    player: Option<&'a str>,
    turns: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    accuracy: Option<f64>,
    cost: f64,
    best: usize,
    fine: usize,
    inaccuracies: usize,
    mistakes: usize,
    blunders: usize,
}

pub(super) fn turn<'a>(review: &'a Review, turn: &'a ReviewedTurn) -> TurnObject<'a> {
    let mut actions = vec![ActionObject::from(&turn.best)];
    if turn.taken.action != turn.best.action {
        actions.push(ActionObject::from(&turn.taken));
    }
    TurnObject {
        game: &review.game,
        ply: turn.ply,
        position: &turn.position,
        turn: turn.seat.to_string(),
        value: turn.best.worth.into(),
        bar: turn.bar,
        played: &turn.taken.action,
        grade: turn.grade.name(),
        lost: turn.lost,
        cost: turn.cost,
        actions,
        exact: turn.source.is_exact(),
        player: turn.source.estimator().unwrap_or_default(),
    }
}

pub(super) fn whole(review: &Review) -> GameObject<'_> {
    let turning = review.turning();
    GameObject {
        game: &review.game,
        summary: review.summary().to_string(),
        plies: review.plies,
        wanted: review.wanted,
        unjudged: review.unjudged,
        scores: review.ending.as_ref().map(|ending| ending.scores.as_slice()),
        seats: review.seats().into_iter().map(|seat| describe_seat(review, &seat)).collect(),
        decided: turning.map(|turning| turning.ply),
        exact: turning.map(|turning| turning.exact),
    }
}

fn describe_seat<'a>(review: &'a Review, seat: &SeatReview) -> SeatObject<'a> {
    let of = |grade: Grade| seat.grades[grade as usize];
    SeatObject {
        seat: seat.seat.to_string(),
        player: review.players.get(seat.seat.index()).map(String::as_str),
        turns: seat.turns,
        accuracy: seat.accuracy,
        cost: seat.cost,
        best: of(Grade::Best),
        fine: of(Grade::Fine),
        inaccuracies: of(Grade::Inaccuracy),
        mistakes: of(Grade::Mistake),
        blunders: of(Grade::Blunder),
    }
}
