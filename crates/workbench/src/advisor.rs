//! Who gives advice where nobody was named.

use crate::AnyGame;
use game::{Contest, Seat, Turn};

/// Strong players first: the first that a game has, and that can take the seat, gives advice.
const ADVISORS: [&str; 11] = [
    "fast",
    "course-efficient",
    "minimax",
    "perfect",
    "expert",
    "foresight",
    "traits",
    "cautious",
    "greedy",
    "one-ply",
    "random",
];

/// Those that come before them where the seats have different tasks.
const OPPOSED: [&str; 2] = ["defender", "adversary"];

/// Who estimates the score in games that are no duel, if neither an analyst nor a network does.
const SCORER: &str = "mcts";

/// The player that suits a game and a seat.
#[must_use]
pub fn default_advisor(game: &dyn AnyGame, seat: Seat) -> String {
    let fits = |name: &&&str| game.check_player(name, Some(seat)).is_ok();
    let opposed = if game.contest() == Contest::Roles { &OPPOSED[..] } else { &[] };
    opposed.iter().chain(&ADVISORS).find(fits).map_or("random", |name| name).to_string()
}

/// Who gives a hint to the seat on turn: this player if it can be made and the seat can be its, otherwise one that
/// suits. Making a player may take long.
pub(crate) fn hinter(game: &dyn AnyGame, turn: Turn, named: Option<&str>) -> String {
    chosen(game, turn, named, default_advisor)
}

/// Who judges the turns of the seat on turn, found in the same way.
pub(crate) fn judge(game: &dyn AnyGame, turn: Turn, named: Option<&str>) -> String {
    chosen(game, turn, named, |game, seat| match game.contest() {
        Contest::Duel => default_advisor(game, seat),
        Contest::Solo | Contest::Roles => SCORER.to_string(),
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
