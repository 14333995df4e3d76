//! `damier regret`: measures what the moves of players lose, compared with best play.

mod args;
mod exact;
mod measure;
mod played;
mod show;

use crate::failure::CommandError;
use crate::out::Out;
use crate::text::other as text;
use damier_catalog::{Contest, TextError};
use damier_experiments::open;

pub(crate) use args::RegretArgs;

pub(crate) fn regret(args: &RegretArgs, out: &mut Out<'_>) -> Result<(), CommandError> {
    if let Some(file) = args.run_file() {
        return played::of_file(args, file, out);
    }
    let game = open(&args.game)?;
    if args.players.is_empty() {
        return Err(TextError::failed("PLAYERS", text::name_players()).into());
    }
    let is_small = game.contest() == Contest::Solo && game.analyst().is_some();
    let is_own = |player: &String| game.check_player(player, None).is_ok();
    if is_small && !args.is_stepwise() && args.players.iter().all(is_own) {
        exact::regret(args, game.as_ref(), out)
    } else {
        played::of_game(args, out)
    }
}
