//! `damier replay`: a game of a run, ply by ply.

use crate::failure::CommandError;
use crate::number::seconds;
use crate::record::find;
use crate::{board, file};
use clap::Args;
use std::io::Write;
use std::path::PathBuf;
use tabletop::ending;
use workbench::arena::{Note, Record, Store, Termination};
use workbench::{Contest, Session, TextError, Turn, open};

#[derive(Args, Debug)]
pub(crate) struct ReplayArgs {
    /// The run file
    pub(crate) run: PathBuf,
    /// The game: EVENT/NUMBER as tables and faults show it, or NUMBER in the first event
    pub(crate) game: String,
    /// Show only the state after this many plies
    #[arg(long, value_name = "N")]
    pub(crate) ply: Option<usize>,
    /// Save the game to a file instead of showing it
    #[arg(long, value_name = "FILE", conflicts_with = "ply")]
    pub(crate) save: Option<PathBuf>,
}

pub(crate) fn replay(args: &ReplayArgs, out: &mut dyn Write) -> Result<(), CommandError> {
    let store = Store::open_to_read(&args.run)?;
    let record = find(&store, &args.game)?;
    if let Some(path) = &args.save {
        file::save(path, &record.saved())?;
        return Ok(writeln!(out, "saved to {}", path.display())?);
    }
    let saved = record.saved();
    let game = open(&saved.game)?;
    let opening = saved.opening.as_deref().unwrap_or_default();
    let mut session = game.session_from(opening, record.seed)?;
    if args.ply.is_none() {
        write_header(&record, out)?;
        show(session.as_ref(), out)?;
    }
    for (index, (_, action)) in saved.actions.iter().enumerate() {
        if args.ply == Some(index) {
            break;
        }
        let who = name_mover(session.as_ref(), &record);
        session.act(action).map_err(|error| error.within(format!("ply {}", index + 1)))?;
        if args.ply.is_none() {
            writeln!(out, "\n{}. {who}: {action}", index + 1)?;
            show(session.as_ref(), out)?;
        }
    }
    match args.ply {
        None => write_footer(&record, game.contest(), out),
        Some(ply) if ply <= saved.actions.len() => {
            show(session.as_ref(), out)?;
            Ok(writeln!(out, "{}", session.state())?)
        }
        Some(ply) => {
            let allowed = format!("0 to {}", saved.actions.len());
            Err(TextError::new(ply, "--ply", allowed).into())
        }
    }
}

fn write_header(record: &Record, out: &mut dyn Write) -> Result<(), CommandError> {
    writeln!(
        out,
        "{} (rules version {}), seed {}",
        record.game, record.rules_version, record.seed
    )?;
    for (index, entrant) in record.entrants.iter().enumerate() {
        let cpu = record.cpu.get(index).copied().unwrap_or_default();
        let nodes = record.nodes.get(index).copied().unwrap_or_default();
        let used = seconds(cpu.as_secs_f64());
        writeln!(out, "seat {}: {entrant} ({used} of CPU time, {nodes} nodes)", index + 1)?;
    }
    Ok(writeln!(out)?)
}

fn name_mover(session: &dyn Session, record: &Record) -> String {
    match session.turn() {
        Turn::Player(seat) => record.entrants[seat.index()].to_string(),
        Turn::Chance | Turn::Over => "chance".to_string(),
    }
}

fn show(session: &dyn Session, out: &mut dyn Write) -> Result<(), CommandError> {
    for line in board::lines(&session.scene()) {
        writeln!(out, "  {line}")?;
    }
    Ok(())
}

fn write_footer(
    record: &Record,
    contest: Contest,
    out: &mut dyn Write,
) -> Result<(), CommandError> {
    match &record.termination {
        Termination::Finished => writeln!(out, "\n{}", ending(None, contest, &record.scores))?,
        Termination::Resigned(seat) => {
            writeln!(out, "\n{}", ending(Some(*seat), contest, &record.scores))?;
        }
        Termination::Fault { seat, fault, message, .. } => {
            let who = &record.entrants[seat.index()];
            writeln!(out, "\n{seat} ({who}) loses by a fault: {fault}: {message}")?;
        }
    }
    writeln!(out, "state: {}", record.last)?;
    record.notes.iter().try_for_each(|note| write_note(note, record, out))
}

/// Writes a note that was saved with the game.
fn write_note(note: &Note, record: &Record, out: &mut dyn Write) -> Result<(), CommandError> {
    match note.seat {
        Some(seat) => {
            let who = record.entrants.get(seat.wrapping_sub(1)).map_or("", |name| name);
            writeln!(out, "\nseat {seat} ({who}) said on its standard error:")?;
        }
        None => writeln!(out, "\nan attempt at this game was void, and it was played again:")?,
    }
    for line in note.text.lines() {
        writeln!(out, "  {line}")?;
    }
    Ok(())
}
