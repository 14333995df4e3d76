//! The roster lines that every game shares.

use crate::alphabeta::AlphaBeta;
use crate::evaluator::{ScoreDifference, WinDrawLoss};
use crate::expectimax::PlainExpectimax;
use crate::flat::FlatMonteCarlo;
use crate::mcts::{LeafEvaluation, Mcts};
use crate::simple::{First, OnePly, Random};
use game::{Game, Player, Setting};

/// Settings of `mcts`, for wings that have one of their own.
pub const PLAYOUTS: Setting =
    Setting::whole("playouts", 1000, 1..=1_000_000, "walks down the tree per move");

/// See [`PLAYOUTS`].
pub const EXPLORATION: Setting = Setting::number(
    "exploration",
    std::f64::consts::SQRT_2,
    0.0..=100.0,
    "weight of rarely tried actions, in units of half the range of results",
);

/// Setting of searches by depth, for wings that have some of their own.
pub const NODES: Setting =
    Setting::whole("nodes", 0, 0..=1_000_000_000, "nodes per move at most; 0 is no limit");

/// See [`NODES`].
pub const TABLE: Setting =
    Setting::whole("table", 16, 0..=24, "the table has two to that power of entries; 0 is none");

/// The name of the player to whom every legal action is equally likely: every game has it.
pub const RANDOM: &str = "random";

/// The players that need to know nothing of a game: `random`, `first`, `one-ply`, `expectimax`,
/// `alphabeta` (both with the score so far as their evaluator), `flat-mc` and `mcts`.
#[must_use]
pub fn players<G: Game>() -> Vec<Player<G>> {
    let depth = [Setting::whole("depth", 3, 1..=100, "plies of the seats looked ahead")];
    vec![
        Player::new(RANDOM, "every legal action equally likely", &[], |_, _, seed| {
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
            "mcts",
            "Monte Carlo tree search (UCT) with random playouts; proves what it can",
            &[PLAYOUTS, EXPLORATION],
            |_, settings, seed| {
                Mcts::new(settings.whole("playouts"), WinDrawLoss, LeafEvaluation::Playout, seed)
                    .with_exploration(settings.number("exploration"))
            },
        ),
        Player::new(
            "expectimax",
            "plain expectimax on the score so far",
            &depth,
            |_, settings, _| PlainExpectimax::new(settings.whole("depth"), ScoreDifference),
        ),
        Player::new(
            "alphabeta",
            "plain alpha-beta on the score so far",
            &depth,
            |_, settings, _| AlphaBeta::new(settings.whole("depth"), ScoreDifference),
        ),
    ]
}
