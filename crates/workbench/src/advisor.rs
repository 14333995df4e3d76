//! Who gives advice where nobody was named.

use crate::AnyGame;
use game::{Contest, Seat};

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

/// The player that suits a game and a seat.
#[must_use]
pub fn default_advisor(game: &dyn AnyGame, seat: Seat) -> String {
    let fits = |name: &&&str| game.check_player(name, Some(seat)).is_ok();
    let opposed = if game.contest() == Contest::Roles { &OPPOSED[..] } else { &[] };
    opposed.iter().chain(&ADVISORS).find(fits).map_or("random", |name| name).to_string()
}
