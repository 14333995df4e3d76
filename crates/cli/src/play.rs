//! `damier play`: a game at the keyboard, on a full screen or in plain lines.

mod app;
mod args;
mod best;
mod draw;
mod interrupted;
mod keys;
mod paint;
mod plain;
mod prompt;
mod screen;
mod setup;

use crate::failure::CommandError;
use crate::out::Out;
use std::io::BufRead;

pub(crate) use args::PlayArgs;

pub(crate) fn play(
    args: &PlayArgs,
    input: &mut dyn BufRead,
    out: &mut Out<'_>,
) -> Result<(), CommandError> {
    let table = setup::set_table(args)?;
    if !args.plain && screen::is_there() {
        return screen::play(table, args.theme, out);
    }
    plain::play(table, args.load.is_none(), input, out)
}
