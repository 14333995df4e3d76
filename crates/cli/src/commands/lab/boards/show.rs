//! Findings as JSON Lines.

use super::walk::OpeningWalk;
use crate::answer::json_line;
use crate::failure::CommandError;
use crate::out::Out;
use damier_experiments::arena::Estimate;
use damier_experiments::{Advantage, Decider, Judge, Outcome, SideResults};
use serde::Serialize;

/// The state of a search.
#[derive(Default)]
pub(super) struct SearchCount {
    pub(super) openings: u64,
    pub(super) found: u64,
    pub(super) unsolved: u64,
}

#[derive(Serialize)]
struct OpeningResult<'a> {
    game: String,
    /// The opening's number for this seed.
    opening: u64,
    position: &'a str,
    /// The value for the seat to move, as in every answer.
    value: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    score: Option<f64>,
}

pub(super) fn json_opening(
    walk: &OpeningWalk<'_>,
    number: u64,
    position: &str,
    outcome: &Outcome,
    out: &mut Out<'_>,
) -> Result<(), CommandError> {
    let found = OpeningResult {
        game: walk.survey.game.name(),
        opening: number,
        position,
        value: outcome.verdict.to_string(),
        score: outcome.margin,
    };
    json_line(&found, out)
}

/// The last line of a search.
#[derive(Serialize)]
struct Summary {
    game: String,
    seed: u64,
    skipped: u64,
    openings: u64,
    found: u64,
    unsolved: u64,
}

pub(super) fn json_count(
    walk: &OpeningWalk<'_>,
    count: &SearchCount,
    out: &mut Out<'_>,
) -> Result<(), CommandError> {
    let summary = Summary {
        game: walk.survey.game.name(),
        seed: walk.args.seed,
        skipped: walk.args.skip,
        openings: count.openings,
        found: count.found,
        unsolved: count.unsolved,
    };
    json_line(&summary, out)
}

#[derive(Serialize)]
struct PuzzleMeasurement<'a> {
    game: String,
    seed: u64,
    skipped: u64,
    openings: u64,
    unsolved: u64,
    /// The word `exact`, or the player that judged.
    by: &'a str,
    budget: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    begins: Option<PlayerResult>,
    #[serde(skip_serializing_if = "Option::is_none")]
    seats: Option<[PlayerResult; 2]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    decides: Option<Decides>,
}

/// The results of a side over all openings.
#[derive(Serialize)]
struct PlayerResult {
    won: Estimate,
    drawn: Estimate,
    lost: Estimate,
    #[serde(skip_serializing_if = "Option::is_none")]
    margin: Option<Estimate>,
}

#[derive(Serialize)]
struct Decides {
    first_move: Estimate,
    second_move: Estimate,
    board: Estimate,
    nothing: Estimate,
}

impl From<&SideResults> for PlayerResult {
    fn from(standing: &SideResults) -> Self {
        Self {
            won: standing.won(),
            drawn: standing.drawn(),
            lost: standing.lost(),
            margin: standing.margin(),
        }
    }
}

pub(super) fn json_advantage(
    walk: &OpeningWalk<'_>,
    advantage: &Advantage,
    out: &mut Out<'_>,
) -> Result<(), CommandError> {
    let decides = || {
        Some(Decides {
            first_move: advantage.decides(Decider::FirstMove)?,
            second_move: advantage.decides(Decider::SecondMove)?,
            board: advantage.decides(Decider::Board)?,
            nothing: advantage.decides(Decider::Nothing)?,
        })
    };
    let measured = PuzzleMeasurement {
        game: walk.survey.game.name(),
        seed: walk.args.seed,
        skipped: walk.args.skip,
        openings: advantage.openings,
        unsolved: advantage.unsolved,
        by: match &walk.survey.judge {
            Judge::Exact(_) => "exact",
            Judge::Player(player) => player,
        },
        budget: &walk.args.budget,
        begins: (advantage.openings > 0).then(|| advantage.begins().into()),
        seats: advantage.seats().map(|seats| seats.each_ref().map(PlayerResult::from)),
        decides: decides(),
    };
    json_line(&measured, out)
}
