//! Chooses the player that gives advice if nobody named one.

use crate::entry::AnyGame;
use damier_game::Seat;
use damier_search::RANDOM;

/// Returns the player that suits a game and a seat: the first of the game's advisers that can be made and take
/// the seat, else the first such player of its roster.
#[must_use]
pub fn default_advisor(game: &dyn AnyGame, seat: Seat) -> String {
    let fits = |name: &&str| game.check_player(name, Some(seat)).is_ok();
    let roster = game.players().into_iter().map(|player| player.name);
    let found = game.advisors().iter().copied().chain(roster).find(fits);
    found.unwrap_or(RANDOM).to_string()
}
