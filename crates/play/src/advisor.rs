//! The choice of a player for a hint or a judgement: the named player if it can take the seat, otherwise one that suits
//! the game.

use damier_catalog::{AnyGame, default_advisor};
use damier_game::{Seat, Turn};

/// Chooses the player that gives a hint to the seat on turn: the named player if it exists and can take the seat,
/// otherwise one that suits the game. Building a player may take long.
pub(crate) fn hinter(game: &dyn AnyGame, turn: Turn, named: Option<&str>) -> String {
    chosen(game, turn, named, default_advisor)
}

/// Chooses the player that judges the moves of the seat on turn: like [`hinter`], but prefers the game's scorer to the
/// default advisor.
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
