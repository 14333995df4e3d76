//! Plays 2048: keeps the large tiles in a corner by always preferring the same slides.

mod damier;

use damier::Turn;

/// Takes the first of these that changes the board.
const PREFERENCE: [&str; 4] = ["left", "down", "right", "up"];

/// Returns one of the actions in `turn.legal`.
fn choose(turn: &Turn) -> String {
    // A better bot reads the board with `turn.tiles()`, computes the board after each slide, and counts its
    // empty cells.
    let preferred = PREFERENCE.into_iter().find(|slide| turn.legal.iter().any(|l| l == slide));
    preferred.unwrap_or(&turn.legal[0]).to_string()
}

fn main() {
    damier::play("NAME", &["2048"], choose);
}
