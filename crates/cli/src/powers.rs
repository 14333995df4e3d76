//! Powers that only some games have, for the commands that need them.

use workbench::{AnyGame, AnySchool, GameInfo, TextError, games, open};

/// Says that a game has no exact answers, and names some that have.
pub(crate) fn refuse_unsolved(game: &str) -> TextError {
    let solved = |name: &&str| open(name).is_ok_and(|game| game.analyst().is_some());
    let of = |info: &GameInfo| info.examples.iter().copied().find(solved);
    let names: Vec<&str> = games().iter().filter_map(of).collect();
    let allowed =
        format!("a game with exact answers, as {} (damier advise asks a player)", names.join(", "));
    TextError::new(game, "game", allowed)
}

/// Finds the trainer of a game's networks.
pub(crate) fn find_school(game: &dyn AnyGame) -> Result<Box<dyn AnySchool + '_>, TextError> {
    let unlearnt = || TextError::new(game.name(), "game", "a game that is learnt, as 2048");
    game.school().ok_or_else(unlearnt)
}
