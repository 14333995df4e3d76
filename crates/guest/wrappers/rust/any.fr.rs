//! Joue à n'importe quel jeu au hasard : le plus court programme possible.
//!
//! Il ne sait rien des règles. Un meilleur regarde `turn.state` et choisit dans `turn.legal`.

mod damier;

use damier::Turn;

/// Un des coups de `turn.legal`.
fn choose(turn: &Turn) -> String {
    // `turn.random` se répète avec la graine de la partie : une partie qui a mal tourné peut être rejouée.
    turn.legal[turn.random(turn.legal.len())].clone()
}

fn main() {
    damier::play("NAME", &[], choose);
}
