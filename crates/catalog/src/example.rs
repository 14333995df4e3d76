//! Examples of games that can do something, for errors where a game cannot.

use crate::catalog::{games, open};
use crate::entry::AnyGame;
use damier_game::GameInfo;

/// The first example of each game that has a power, between commas.
pub fn examples_with(power: impl Fn(&dyn AnyGame) -> bool) -> String {
    let has = |name: &&str| open(name).is_ok_and(|game| power(game.as_ref()));
    let example = |info: &GameInfo| info.examples.iter().copied().find(has);
    games().iter().filter_map(example).collect::<Vec<_>>().join(", ")
}
