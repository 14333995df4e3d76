//! Players that play the games, grade the puzzles, and try them.

use super::args::PuzzlesArgs;
use crate::text::puzzle as text;
use damier_catalog::{AnyGame, TextError};

/// Returns the players, the weakest first.
pub(super) fn choose_players(
    args: &PuzzlesArgs,
    game: &dyn AnyGame,
) -> Result<Vec<String>, TextError> {
    let levels = || game.levels().iter().map(|&level| level.to_string()).collect();
    let named: Vec<String> = if args.by.is_empty() { levels() } else { args.by.clone() };
    if named.is_empty() {
        return Err(TextError::failed("--by", text::players_wanted()));
    }
    check_players(&named, "--by", game)
}

/// Checks the players named with an option.
pub(super) fn check_players(
    named: &[String],
    option: &str,
    game: &dyn AnyGame,
) -> Result<Vec<String>, TextError> {
    let check = |name: &String| game.check_player(name, None);
    named.iter().map(check).collect::<Result<_, _>>().map_err(|error| error.within(option))
}
