//! Golden playthroughs: one random game of each kind, every answer of the contract at every state.
//!
//! The texts are kept in `tests/playthroughs/` and compared line by line; `cargo xtask playthroughs`
//! writes them anew.

use crate::open;
use game::TextError;

/// A golden playthrough.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Golden {
    /// The file it is kept in.
    pub file: &'static str,
    /// What the contract answers now.
    pub text: String,
}

/// File, game, seed and the plies after which the text stops.
const PLAYTHROUGHS: &[(&str, &str, u64, usize)] = &[
    ("2048.txt", "2048", 1, 60),
    ("2048-3x3.txt", "2048:3x3", 1, 400),
    ("2048-4d.txt", "2048:shape=4d", 1, 40),
    ("2048-adversary.txt", "2048:3x3,spawner=adversary", 1, 200),
    ("2048-notebook.txt", "2048:preset=notebook", 1, 60),
    ("filler.txt", "filler:10x10", 1, 100),
    ("filler-diagonal.txt", "filler:8x8,layout=diagonal,win=full", 1, 100),
    ("filler-hex.txt", "filler:8x8,topology=hex,holes=6", 1, 100),
    ("filler-phone.txt", "filler:preset=phone", 1, 100),
    ("filler-torus.txt", "filler:8x8,topology=torus,layout=symmetric,ban=last", 1, 100),
    ("quarto.txt", "quarto", 1, 40),
    ("quarto-squares.txt", "quarto:squares", 2, 40),
    ("quarto-torus-misere.txt", "quarto:torus,misere", 3, 40),
];

/// Every golden playthrough, as the rules have it now.
///
/// # Errors
/// Never in practice: a line of the list that names no game of the catalog.
pub fn all() -> Result<Vec<Golden>, TextError> {
    let play = |&(file, name, seed, plies): &(&'static str, &str, u64, usize)| {
        open(name).map(|game| Golden { file, text: game.playthrough(seed, plies) })
    };
    PLAYTHROUGHS.iter().map(play).collect()
}
