//! Playouts: random games to the end.

use damier_game::{Game, Rng};

/// Plays random actions (chance's by their probability) until the game is over or `max_plies` were
/// played; returns the number of plies.
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
