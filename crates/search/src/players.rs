//! The roster lines that every game shares.

use crate::{AlphaBeta, Expectimax, First, FlatMonteCarlo, OnePly, Random, ScoreDifference};
use game::{Game, Player, Setting};

/// The players that need to know nothing of a game: `random`, `first`, `one-ply`, `expectimax`,
/// `alphabeta` (both with the score so far as their evaluator) and `flat-mc`.
#[must_use]
pub fn players<G: Game>() -> Vec<Player<G>> {
    let depth = [Setting::whole("depth", 3, 1..=100, "plies of the seats looked ahead")];
    vec![
        Player::new("random", "every legal action equally likely", &[], |_, _, seed| {
            Random::new(seed)
        }),
        Player::new("first", "the first legal action in the game's order", &[], |_, _, _| First),
        Player::new(
            "one-ply",
            "the action after which the score so far looks best; ties at random",
            &[],
            |_, _, seed| OnePly::new(ScoreDifference, seed),
        ),
        Player::new(
            "flat-mc",
            "as many random playouts for every action; the best mean wins",
            &[Setting::whole("playouts", 50, 1..=1_000_000, "random games per action")],
            |_, settings, seed| FlatMonteCarlo::new(settings.whole("playouts"), seed),
        ),
        Player::new(
            "expectimax",
            "plain expectimax on the score so far",
            &depth,
            |_, settings, _| Expectimax::new(settings.whole("depth"), ScoreDifference),
        ),
        Player::new(
            "alphabeta",
            "plain alpha-beta on the score so far",
            &depth,
            |_, settings, _| AlphaBeta::new(settings.whole("depth"), ScoreDifference),
        ),
    ]
}
