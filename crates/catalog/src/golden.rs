//! Golden playthroughs: one random game of each kind, every answer of the contract at every state.
//!
//! The texts are kept in `tests/playthroughs/` and compared line by line. `WRITE_PLAYTHROUGHS=1 cargo test -p
//! damier-catalog --test golden` writes them.

use crate::catalog::{games, open};
use damier_game::TextError;
use damier_game::offer::GoldenGame;

/// A golden playthrough.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Golden {
    /// The file it is kept in.
    pub file: &'static str,
    /// Current answer of the contract.
    pub text: String,
}

/// Every golden playthrough, as the rules have it now.
///
/// # Errors
/// Never in practice: a line of the list that names no game of the catalog.
pub fn all() -> Result<Vec<Golden>, TextError> {
    let play = |&GoldenGame { file, game, seed, plies }: &GoldenGame| {
        open(game).map(|game| Golden { file, text: game.playthrough(seed, plies) })
    };
    games().iter().flat_map(|info| info.golden).map(play).collect()
}
