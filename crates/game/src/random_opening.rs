//! Openings whose first plies are drawn at random, for games that always begin in the same state.

use crate::contract::Game;
use crate::rng::{Rng, mix};
use crate::seat::Turn;

/// Separates the draws of openings from all others that follow from the same seed.
const OPENING_SEED: u64 = 0x6f70_656e;
/// Number of drawn games after which no opening of this length is expected.
const ATTEMPTS: usize = 10_000;

/// Draws the state after `plies` random actions, where each legal action is equally likely. A game that ends earlier is
/// drawn again. Equal seeds give equal openings. Returns `None` if no drawn game lasts that long.
pub fn random_opening<G: Game>(game: &G, plies: u32, seed: u64) -> Option<G::State> {
    let mut rng = Rng::new(mix(seed, OPENING_SEED));
    (0..ATTEMPTS).find_map(|_| {
        let mut state = game.opening(&mut rng);
        for _ in 0..plies {
            let action = game.random_action(&state, &mut rng)?;
            game.apply(&mut state, action);
        }
        (game.turn(&state) != Turn::Over).then_some(state)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::Nim;
    use std::collections::HashSet;

    #[test]
    fn openings_follow_from_their_seed_and_are_running_games() {
        let nim = Nim { sticks: 9, thief: false };
        let drawn: Vec<_> = (0..50).map(|seed| random_opening(&nim, 3, seed)).collect();
        assert!(drawn.iter().all(|state| state.is_some_and(|s| nim.turn(&s) != Turn::Over)));
        assert_eq!(drawn, (0..50).map(|seed| random_opening(&nim, 3, seed)).collect::<Vec<_>>());
        assert!(drawn.iter().collect::<HashSet<_>>().len() > 3, "{drawn:?}");
    }

    /// Nine sticks last nine plies at most: after eight there is one stick left, in one game of many.
    #[test]
    fn openings_are_drawn_again_where_the_game_is_over() {
        let nim = Nim { sticks: 9, thief: false };
        assert!(random_opening(&nim, 8, 1).is_some());
        assert_eq!(random_opening(&nim, 9, 1), None);
    }
}
