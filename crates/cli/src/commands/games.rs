//! `damier games`: lists the games of a run, with filters.

use crate::answer::json_line;
use crate::args::AnswerFormat;
use crate::failure::CommandError;
use crate::out::Out;
use crate::record::{check_player, find_event};
use crate::table::{Align, TextTable};
use crate::text::games as text;
use clap::Args;
use damier_catalog::{Contest, Session, Turn, shell_word};
use damier_experiments::arena::{Lineup, Record, Store, Termination};
use damier_i18n::Message;
use damier_reports::name_fault;
use damier_reports::number::whole;
use serde::Serialize;
use std::io::Write;
use std::path::PathBuf;

/// List the games of a run: all of them, or those that a player lost
#[derive(Args, Debug)]
pub(crate) struct GamesArgs {
    /// The run file
    pub(crate) run: PathBuf,
    /// Only this event
    #[arg(long)]
    pub(crate) event: Option<String>,
    /// Only games of this player
    #[arg(long, allow_hyphen_values = true)]
    pub(crate) player: Option<String>,
    /// Only duels that were lost by the player of --player or, without --player, by either side
    #[arg(long)]
    pub(crate) lost: bool,
    /// Only games that ended by a fault
    #[arg(long)]
    pub(crate) faults: bool,
    /// The largest number of games to list
    #[arg(long, alias = "most", default_value_t = 20, value_name = "N")]
    pub(crate) games: u64,
    /// Output format
    #[arg(long, value_enum, default_value_t = AnswerFormat::Text)]
    pub(crate) format: AnswerFormat,
}

pub(crate) fn games(args: &GamesArgs, out: &mut Out<'_>) -> Result<(), CommandError> {
    let store = Store::open_to_read(&args.run)?;
    let event = args.event.as_deref().map(|name| find_event(&store, name)).transpose()?;
    if let Some(player) = &args.player {
        check_player(&store, player, "--player")?;
    }
    let mut table = TextTable::new(out.lang);
    table.column(text::game(), Align::Left).column(text::players(), Align::Left);
    table.column(text::score(), Align::Right).column(text::plies(), Align::Right);
    table.column(text::ended(), Align::Left);
    let mut found = 0u64;
    for (number, lineup) in store.lineups().iter().enumerate() {
        if event.is_some_and(|event| event != number) {
            continue;
        }
        let number = u32::try_from(number).unwrap_or(u32::MAX);
        for record in store.records(number) {
            let record = record?;
            if is_wanted(args, lineup, &record) {
                found += 1;
                if found > args.games {
                    continue;
                }
                match args.format {
                    AnswerFormat::Text => _ = table.row(list_cells(lineup, &record)),
                    AnswerFormat::Json => write_game(&lineup.name, lineup.contest, &record, out)?,
                }
            }
        }
    }
    if args.format == AnswerFormat::Json {
        return Ok(());
    }
    if found == 0 {
        return Ok(out.say(text::none_found(whole(store.stored()?)))?);
    }
    writeln!(out, "{table}")?;
    let shown = found.min(args.games);
    Ok(out.say(text::shown(
        whole(shown),
        whole(found),
        shell_word(&args.run.display().to_string()),
    ))?)
}

/// Returns true if a game passes the filters of the command line.
fn is_wanted(args: &GamesArgs, lineup: &Lineup, record: &Record) -> bool {
    let seat = match &args.player {
        Some(player) => match record.entrants.iter().position(|name| **name == **player) {
            Some(seat) => Some(seat),
            None => return false,
        },
        None => None,
    };
    let fault = matches!(record.termination, Termination::Fault { .. });
    let lost = || {
        let points = record.points(lineup.contest);
        points.is_some_and(|points| match seat {
            Some(seat) => points[seat] < points[1 - seat],
            None => points[0] != points[1],
        })
    };
    (!args.faults || fault) && (!args.lost || lost())
}

fn list_cells(lineup: &Lineup, record: &Record) -> [Message; 5] {
    let names: Vec<&str> = record.entrants.iter().map(AsRef::as_ref).collect();
    let scores: Vec<String> = record.scores.iter().map(ToString::to_string).collect();
    let ended = match &record.termination {
        Termination::Finished => text::by_the_rules().into(),
        Termination::Resigned(seat) => text::resigned(seat.report_name()),
        Termination::Fault { seat, fault, .. } => {
            text::at_fault(seat.report_name(), name_fault(fault))
        }
    };
    [
        format!("{}/{}", lineup.name, record.id).into(),
        names.join(" - ").into(),
        scores.join(" - ").into(),
        record.plies.to_string().into(),
        ended,
    ]
}

/// A game with its outcome.
#[derive(Serialize)]
struct GameObject<'a> {
    event: &'a str,
    number: u64,
    game: &'a str,
    /// The seed as a string, because many JSON readers cannot hold numbers of 64 bits.
    seed: String,
    players: Vec<&'a str>,
    /// Points of each seat in the contest; absent if the game does not count.
    #[serde(skip_serializing_if = "Option::is_none")]
    points: Option<Vec<f64>>,
    scores: &'a [i64],
    plies: u32,
    ending: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    loser_seat: Option<usize>,
    #[serde(flatten)]
    fault: Option<FaultObject>,
}

/// A fault that ended a game.
#[derive(Serialize)]
struct FaultObject {
    fault: String,
    #[serde(rename = "fault_ply")]
    ply: u32,
    #[serde(rename = "fault_message")]
    message: String,
}

/// Writes a game as one JSON line.
pub(crate) fn write_game(
    event: &str,
    contest: Contest,
    record: &Record,
    out: &mut Out<'_>,
) -> Result<(), CommandError> {
    let seats = record.entrants.len();
    let fault = match &record.termination {
        Termination::Fault { fault, ply, message, .. } => {
            Some(FaultObject { fault: fault.to_string(), ply: *ply, message: message.to_string() })
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

/// A ply of a game: the player, the action, and the state after it.
#[derive(Serialize)]
struct PlyObject<'a> {
    /// The number of the ply, counted from 1; 0 is the opening.
    ply: usize,
    /// The player that moved, or `chance`.
    #[serde(skip_serializing_if = "Option::is_none")]
    player: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    action: Option<&'a str>,
    state: String,
}

/// Writes the opening of a session, ply 0, as one JSON line.
pub(crate) fn write_opening(session: &dyn Session, out: &mut Out<'_>) -> Result<(), CommandError> {
    json_line(&PlyObject { ply: 0, player: None, action: None, state: session.state().text() }, out)
}

/// Returns the name of the player to move, or of chance.
pub(crate) fn mover(turn: Turn, record: &Record) -> &str {
    match turn {
        Turn::Player(seat) => record.entrants.get(seat.index()).map_or("", |name| name),
        Turn::Chance | Turn::Over => "chance",
    }
}

/// Writes the last ply of a session as one JSON line.
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
        state: session.state().text(),
    };
    json_line(&object, out)
}
