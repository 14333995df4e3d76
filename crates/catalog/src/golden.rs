//! Golden playthroughs: recorded texts of one random game of each kind, with every answer of the contract at every
//! state.
//!
//! The texts are kept in `tests/playthroughs/` and compared line by line. `WRITE_PLAYTHROUGHS=1 cargo test -p
//! damier-catalog --test golden` writes them.

use crate::catalog::{games, open};
use damier_game::TextError;
use damier_game::offer::GoldenGame;

/// A golden playthrough.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Golden {
    /// Name of the file that holds the recorded text.
    pub file: &'static str,
    /// Text that the current rules give.
    pub text: String,
}

/// Plays every golden playthrough by the current rules.
///
/// # Errors
/// The list of playthroughs names no game of the catalog. This never happens in a release.
pub fn all() -> Result<Vec<Golden>, TextError> {
    let play = |&GoldenGame { file, game, seed, plies }: &GoldenGame| {
        open(game).map(|game| Golden { file, text: game.playthrough(seed, plies) })
    };
    games().iter().flat_map(|info| info.golden).map(play).collect()
}
