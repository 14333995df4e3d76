//! `damier replay`: shows a game of a run, ply by ply.

use crate::args::AnswerFormat;
use crate::board;
use crate::commands::games::{mover, write_game, write_opening, write_ply};
use crate::failure::CommandError;
use crate::file;
use crate::out::Out;
use crate::record::find;
use crate::text::games as text;
use clap::Args;
use damier_catalog::{Contest, Seat, Session, TextError, Turn, open};
use damier_experiments::arena::{Note, Record, Store, Termination};
use damier_i18n::Message;
use damier_play::{SeatNames, ending};
use damier_reports::name_fault;
use damier_reports::number::{seconds, whole};
use std::io::Write;
use std::path::PathBuf;

/// Show a game of a run, ply by ply
#[derive(Args, Debug)]
pub(crate) struct ReplayArgs {
    /// The run file
    pub(crate) run: PathBuf,
    /// The game: EVENT/NUMBER (see damier games), or NUMBER in the first event
    pub(crate) game: String,
    /// Show only the position after this many plies
    #[arg(long, value_name = "N")]
    pub(crate) ply: Option<usize>,
    /// Save the game to a file instead of showing it
    #[arg(long, alias = "save", value_name = "FILE", conflicts_with = "ply")]
    pub(crate) out: Option<PathBuf>,
    /// Output format
    #[arg(long, value_enum, default_value_t = AnswerFormat::Text, conflicts_with_all = ["ply", "out"])]
    pub(crate) format: AnswerFormat,
}

pub(crate) fn replay(args: &ReplayArgs, out: &mut Out<'_>) -> Result<(), CommandError> {
    let store = Store::open_to_read(&args.run)?;
    let record = find(&store, &args.game)?;
    if let Some(path) = &args.out {
        file::save(path, &record.saved())?;
        return Ok(out.say(text::saved(path.display().to_string()))?);
    }
    let saved = record.saved();
    let game = open(&saved.game)?;
    let opening = saved.opening.as_deref().unwrap_or_default();
    let mut session = game.session_from(opening, record.seed)?;
    if args.format == AnswerFormat::Json {
        return replay_as_json(&store, &record, session.as_mut(), out);
    }
    if args.ply.is_none() {
        write_header(&record, out)?;
        show(session.as_ref(), out)?;
    }
    for (index, (_, action)) in saved.actions.iter().enumerate() {
        if args.ply == Some(index) {
            break;
        }
        let who = name_mover(session.as_ref(), &record);
        session
            .act(action)
            .map_err(|error| error.within(text::place_ply((index + 1).to_string())))?;
        if args.ply.is_none() {
            writeln!(out)?;
            out.say(text::moved((index + 1).to_string(), who, action))?;
            show(session.as_ref(), out)?;
        }
    }
    match args.ply {
        None => write_footer(&record, session.as_mut(), game.contest(), out),
        Some(ply) if ply <= saved.actions.len() => {
            show(session.as_ref(), out)?;
            Ok(writeln!(out, "{}", session.state().text())?)
        }
        Some(ply) => {
            let expected = text::range(saved.actions.len().to_string());
            Err(TextError::new(ply, "--ply", expected).into())
        }
    }
}

/// Writes one object for the game and its outcome, one for the opening, and one for each ply.
fn replay_as_json(
    store: &Store,
    record: &Record,
    session: &mut dyn Session,
    out: &mut Out<'_>,
) -> Result<(), CommandError> {
    let lineup = &store.lineups()[record.event as usize];
    write_game(&lineup.name, lineup.contest, record, out)?;
    write_opening(session, out)?;
    for (index, (_, action)) in record.saved().actions.iter().enumerate() {
        let player = mover(session.turn(), record);
        let place = || text::place_ply((index + 1).to_string());
        session.act(action).map_err(|error| error.within(place()))?;
        write_ply(session, player, action, out)?;
    }
    Ok(())
}

fn write_header(record: &Record, out: &mut Out<'_>) -> Result<(), CommandError> {
    let (version, seed) = (record.rules_version.to_string(), record.seed.to_string());
    out.say(text::head(&*record.game, version, seed))?;
    for (index, entrant) in record.entrants.iter().enumerate() {
        let cpu = record.cpu.get(index).copied().unwrap_or_default();
        let nodes = record.nodes.get(index).copied().unwrap_or_default();
        let used = seconds(cpu.as_secs_f64());
        out.say(text::used(Seat::new(index), &**entrant, used, whole(nodes)))?;
    }
    Ok(writeln!(out)?)
}

fn name_mover(session: &dyn Session, record: &Record) -> Message {
    match session.turn() {
        Turn::Player(seat) => record.entrants[seat.index()].to_string().into(),
        Turn::Chance | Turn::Over => text::chance().into(),
    }
}

fn show(session: &dyn Session, out: &mut Out<'_>) -> Result<(), CommandError> {
    for line in board::lines(&session.scene(), out.lang) {
        writeln!(out, "  {line}")?;
    }
    Ok(())
}

fn write_footer(
    record: &Record,
    session: &mut dyn Session,
    contest: Contest,
    out: &mut Out<'_>,
) -> Result<(), CommandError> {
    writeln!(out)?;
    match &record.termination {
        Termination::Finished | Termination::Resigned(_) => {
            if matches!(record.termination, Termination::Resigned(_)) {
                session.resign();
            }
            out.say(ending(session, contest, &SeatNames::numbered()))?;
        }
        Termination::Fault { seat, fault, message, .. } => {
            let who = &*record.entrants[seat.index()];
            out.say(text::lost_by_fault(*seat, who, name_fault(fault), message.clone()))?;
        }
    }
    out.say(text::state(&record.last))?;
    record.notes.iter().try_for_each(|note| write_note(note, record, out))
}

/// Writes a note that was saved with the game.
fn write_note(note: &Note, record: &Record, out: &mut Out<'_>) -> Result<(), CommandError> {
    writeln!(out)?;
    match note.seat {
        Some(seat) => {
            let who = record.entrants.get(seat.wrapping_sub(1)).map_or("", |name| name);
            out.say(text::stderr(Seat::new(seat.saturating_sub(1)), who))?;
        }
        None => out.say(text::void_attempt())?,
    }
    for line in note.text.lines() {
        writeln!(out, "  {line}")?;
    }
    Ok(())
}
