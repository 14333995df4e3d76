//! Plays 2048: keeps the large tiles in a corner by always preferring the same slides.

mod damier;

use damier::Turn;

/// The first of these that changes the board is taken.
const PREFERENCE: [&str; 4] = ["left", "down", "right", "up"];

/// One of the actions in `turn.legal`.
fn choose(turn: &Turn) -> String {
    // What could be better: read the board with `turn.tiles()`, look at the board behind each slide, and
    // count its empty cells.
    let preferred = PREFERENCE.into_iter().find(|slide| turn.legal.iter().any(|l| l == slide));
    preferred.unwrap_or(&turn.legal[0]).to_string()
}

fn main() {
    damier::play("NAME", &["2048"], choose);
}
