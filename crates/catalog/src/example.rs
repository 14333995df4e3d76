//! Examples of games that have a feature, for errors about a game that does not have it.

use crate::catalog::{games, open};
use crate::entry::AnyGame;
use damier_game::GameInfo;

/// Returns the first example of each game that has a feature, separated by commas.
pub fn examples_with(power: impl Fn(&dyn AnyGame) -> bool) -> String {
    let has = |name: &&str| open(name).is_ok_and(|game| power(game.as_ref()));
    let example = |info: &&GameInfo| info.examples.iter().copied().find(has);
    games().iter().filter_map(example).collect::<Vec<_>>().join(", ")
}
