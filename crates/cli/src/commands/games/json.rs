//! Games of a run as JSON Lines, for `damier games` and `damier replay`. The keys are those of `damier export`.

use crate::answer::json_line;
use crate::failure::CommandError;
use crate::out::Out;
use damier_catalog::{Contest, Session, Turn};
use damier_experiments::arena::{Record, Termination};
use serde::Serialize;

/// A game with its outcome.
#[derive(Serialize)]
struct GameObject<'a> {
    event: &'a str,
    number: u64,
    game: &'a str,
    /// As text: it has 64 bits.
    seed: String,
    players: Vec<&'a str>,
    /// The points in the contest, by seat; absent for a game that counts for nobody.
    #[serde(skip_serializing_if = "Option::is_none")]
    points: Option<Vec<f64>>,
    scores: &'a [i64],
    plies: u32,
    ending: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    loser_seat: Option<usize>,
    #[serde(flatten)]
    fault: Option<FaultObject<'a>>,
}

/// A fault that ended a game.
#[derive(Serialize)]
struct FaultObject<'a> {
    fault: String,
    #[serde(rename = "fault_ply")]
    ply: u32,
    #[serde(rename = "fault_message")]
    message: &'a str,
}

/// Writes a game as an object on a line.
pub(crate) fn write_game(
    event: &str,
    contest: Contest,
    record: &Record,
    out: &mut Out<'_>,
) -> Result<(), CommandError> {
    let seats = record.entrants.len();
    let fault = match &record.termination {
        Termination::Fault { fault, ply, message, .. } => {
            Some(FaultObject { fault: fault.to_string(), ply: *ply, message })
        }
        Termination::Finished | Termination::Resigned(_) => None,
    };
    let object = GameObject {
        event,
        number: record.id,
        game: &record.game,
        seed: record.seed.to_string(),
        players: record.entrants.iter().map(AsRef::as_ref).collect(),
        points: record.points(contest).map(|points| points[..seats.min(2)].to_vec()),
        scores: &record.scores,
        plies: record.plies,
        ending: record.termination.word(),
        loser_seat: record.termination.loser().map(|seat| seat.index() + 1),
        fault,
    };
    json_line(&object, out)
}

/// A ply of a game: who took which action, and what it led to.
#[derive(Serialize)]
struct PlyObject<'a> {
    /// From 1 on; 0 is the opening, which nobody made.
    ply: usize,
    /// The player on turn, or `chance`.
    #[serde(skip_serializing_if = "Option::is_none")]
    player: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    action: Option<&'a str>,
    state: String,
}

/// Writes the state that a session begins with, ply 0, as an object on a line.
pub(crate) fn write_opening(session: &dyn Session, out: &mut Out<'_>) -> Result<(), CommandError> {
    json_line(&PlyObject { ply: 0, player: None, action: None, state: session.state() }, out)
}

/// The name of whoever is on turn.
pub(crate) fn mover(turn: Turn, record: &Record) -> &str {
    match turn {
        Turn::Player(seat) => record.entrants.get(seat.index()).map_or("", |name| name),
        Turn::Chance | Turn::Over => "chance",
    }
}

/// Writes the ply that a session has just made, as an object on a line.
pub(crate) fn write_ply(
    session: &dyn Session,
    player: &str,
    action: &str,
    out: &mut Out<'_>,
) -> Result<(), CommandError> {
    let object = PlyObject {
        ply: session.plies(),
        player: Some(player),
        action: Some(action),
        state: session.state(),
    };
    json_line(&object, out)
}
