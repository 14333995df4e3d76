//! `damier show`: shows a position as a board, in its text form, and in packed words if the game has them.

use crate::board::lines;
use crate::failure::CommandError;
use crate::out::Out;
use crate::question::say_reading;
use crate::text::other as text;
use clap::Args;
use damier_catalog::{Session, open};
use std::io::Write;

/// Show a position: its board, its text forms, the counts that the courses' strategies weigh and, in Quarto, its packed
/// words and the bytes of moves
#[derive(Args, Debug)]
pub(crate) struct ShowArgs {
    /// The game, for example quarto or quarto:squares
    pub(crate) game: String,
    /// The position, in any of its text forms [default: an opening]
    #[arg(long, value_name = "TEXT")]
    pub(crate) position: Option<String>,
    /// Print only the packed words, for programs
    #[arg(long)]
    pub(crate) packed: bool,
}

pub(crate) fn show(args: &ShowArgs, out: &mut Out<'_>) -> Result<(), CommandError> {
    let game = open(&args.game)?;
    let session = match &args.position {
        Some(text) => game.session_from(text, 0).map_err(|error| error.within("--position"))?,
        None => game.session(0),
    };
    let note = args.position.as_ref().map(|text| game.reading_note(text)).unwrap_or_default();
    say_reading(&note, out.lang);
    let packed = session.state().packed();
    if args.packed {
        let Some(words) = packed else {
            return Err(CommandError::Input(text::not_packed(game.name())));
        };
        return Ok(writeln!(out, "{words}")?);
    }
    for line in lines(&session.scene(), out.lang) {
        writeln!(out, "{line}")?;
    }
    writeln!(out, "{}", session.state().text())?;
    let counts = session.state().counts();
    if !counts.is_empty() {
        out.say(counts)?;
    }
    for words in packed.into_iter().chain(session.state().course_words()) {
        writeln!(out, "{words}")?;
    }
    show_actions(session.as_ref(), out)
}

/// Lists the actions with their bytes, if they have any.
fn show_actions(session: &dyn Session, out: &mut Out<'_>) -> Result<(), CommandError> {
    for (action, bits) in session.state().packed_actions() {
        writeln!(out, "{action:<6} {bits}")?;
    }
    Ok(())
}
