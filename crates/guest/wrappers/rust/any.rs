//! Plays any game at random: the shortest bot there is.
//!
//! It knows nothing about the rules. A better one looks at `turn.state` and picks from `turn.legal`.

mod damier;

use damier::Turn;

/// One of the actions in `turn.legal`.
fn choose(turn: &Turn) -> String {
    // `turn.random` repeats with the game's seed, so a game that went wrong can be played again.
    turn.legal[turn.random(turn.legal.len())].clone()
}

fn main() {
    damier::play("NAME", &[], choose);
}
