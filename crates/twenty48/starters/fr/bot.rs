//! Joue à 2048 : garde les grandes tuiles dans un coin en préférant toujours les mêmes coups.

mod damier;

use damier::Turn;

/// Joue le premier de ceux-ci qui change la grille.
const PREFERENCE: [&str; 4] = ["left", "down", "right", "up"];

/// Renvoie un des coups de `turn.legal`.
fn choose(turn: &Turn) -> String {
    // À améliorer : lisez la grille avec `turn.tiles()`, regardez la grille après chaque coup, et comptez
    // ses cases vides.
    let preferred = PREFERENCE.into_iter().find(|slide| turn.legal.iter().any(|l| l == slide));
    preferred.unwrap_or(&turn.legal[0]).to_string()
}

fn main() {
    damier::play("NAME", &["2048"], choose);
}
