//! Perft: the number of sequences of actions, the classic check of a move generator.

use crate::contract::Game;
use crate::seat::Turn;

/// Returns the number of sequences of exactly `plies` actions (a seat's or chance's) from a state. Games that end
/// earlier are not counted.
///
/// ```
/// use damier_game::{Game, Rng, perft::perft, toy::Nim};
/// let nim = Nim { sticks: 4, ..Nim::default() };
/// let opening = nim.opening(&mut Rng::new(0));
/// assert_eq!(perft(&nim, &opening, 1), 3); // take 1, 2 or 3
/// assert_eq!(perft(&nim, &opening, 2), 3 + 2 + 1);
/// ```
pub fn perft<G: Game>(game: &G, state: &G::State, plies: u32) -> u64 {
    if plies == 0 {
        return 1;
    }
    let count = |action| perft(game, &game.after(state, action), plies - 1);
    match game.turn(state) {
        Turn::Over => 0,
        Turn::Player(_) if plies == 1 => game.legal_actions(state).len() as u64,
        Turn::Player(_) => game.legal_actions(state).into_iter().map(count).sum(),
        Turn::Chance => {
            game.chance_outcomes(state).into_iter().map(|(action, _)| count(action)).sum()
        }
    }
}
