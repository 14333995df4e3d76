//! Who gives advice where nobody was named.

use workbench::{AnyGame, Seat};

/// Strong players first: the first that a game has, and that can take the seat, gives advice.
const ADVISORS: [&str; 10] = [
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

/// The player that suits a game and a seat.
pub(crate) fn default_advisor(game: &dyn AnyGame, seat: Seat) -> String {
    let fits = |name: &&&str| game.check_player(name, Some(seat)).is_ok();
    ADVISORS.iter().find(fits).map_or("random", |name| name).to_string()
}
