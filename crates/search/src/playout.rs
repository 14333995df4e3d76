//! Playouts: random games.

use damier_game::{Game, Rng};

/// Plays random actions until the game is over, but at most `max_plies` plies, and returns the number of plies played.
/// The outcomes of chance count as plies and are drawn by their probabilities. `state` becomes the last state.
pub fn random_playout<G: Game>(
    game: &G,
    state: &mut G::State,
    rng: &mut Rng,
    max_plies: usize,
) -> usize {
    for ply in 0..max_plies {
        let Some(action) = game.random_action(state, rng) else {
            return ply;
        };
        game.apply(state, action);
    }
    max_plies
}
