//! The choice of a player that gives advice where none was named.

use crate::entry::AnyGame;
use game::{Seat, Turn};
use search::RANDOM;

/// The player that suits a game and a seat: the first of the game's advisers that can be made and take
/// the seat, else the first such player of its roster.
#[must_use]
pub fn default_advisor(game: &dyn AnyGame, seat: Seat) -> String {
    let fits = |name: &&str| game.check_player(name, Some(seat)).is_ok();
    let roster = game.players().into_iter().map(|player| player.name);
    let found = game.advisors().iter().copied().chain(roster).find(fits);
    found.unwrap_or(RANDOM).to_string()
}

/// Chooses the player that gives a hint to the seat on turn: this one if it can be made and can take the seat,
/// otherwise one that suits. Making a player may take long.
pub(crate) fn hinter(game: &dyn AnyGame, turn: Turn, named: Option<&str>) -> String {
    chosen(game, turn, named, default_advisor)
}

/// Chooses the player that judges the turns of the seat on turn, in the same way.
pub(crate) fn judge(game: &dyn AnyGame, turn: Turn, named: Option<&str>) -> String {
    chosen(game, turn, named, |game, seat| {
        game.scorer().map_or_else(|| default_advisor(game, seat), str::to_string)
    })
}

fn chosen(
    game: &dyn AnyGame,
    turn: Turn,
    named: Option<&str>,
    usual: impl FnOnce(&dyn AnyGame, Seat) -> String,
) -> String {
    let Turn::Player(seat) = turn else { return named.unwrap_or_default().to_string() };
    let named = named.filter(|name| game.check_player(name, Some(seat)).is_ok());
    named.map_or_else(|| usual(game, seat), str::to_string)
}
