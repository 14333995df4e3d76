//! `damier play`: a game at the keyboard, in full screen or in plain lines.

mod app;
mod args;
mod best;
mod draw;
mod interrupted;
mod keys;
mod mode_keys;
mod paint;
mod plain;
mod play_mode;
mod prompt;
mod puzzle_view;
mod review_walk;
mod screen;
mod setup;
mod targets;

use crate::failure::CommandError;
use crate::out::Out;
use crate::text::play as text;

pub(crate) use args::PlayArgs;
pub(crate) use paint::Theme;
pub(crate) use play_mode::PlayMode;
pub(crate) use puzzle_view::{PuzzleView, title_of};
pub(crate) use review_walk::ReviewWalk;
pub(crate) use screen::{is_there, show};

pub(crate) fn play(args: &PlayArgs, out: &mut Out<'_>) -> Result<(), CommandError> {
    let input = &mut std::io::stdin().lock();
    let table = setup::set_table(args)?;
    if !args.plain && is_there() {
        return show(table, PlayMode::Game, args.theme, out);
    }
    if args.names_nobody() && table.lacks_opponent() {
        out.say(text::nobody_against(table.game().levels().join(", ")))?;
    }
    plain::play(table, args.load.is_none(), input, out)
}
