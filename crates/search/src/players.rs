//! Players and settings that all games share.

use crate::alphabeta::AlphaBeta;
use crate::evaluator::{ScoreDifference, WinDrawLoss};
use crate::expectimax::PlainExpectimax;
use crate::flat::FlatMonteCarlo;
use crate::mcts::{LeafEvaluation, Mcts};
use crate::simple::{First, OnePly, Random};
use crate::text;
use damier_game::{Game, Player, Setting};

/// Setting `playouts` of `mcts`: iterations per move. Game crates use it for an `mcts` of their own.
pub const PLAYOUTS: Setting = Setting::whole("playouts", 1000, 1..=1_000_000, text::walks());

/// Setting `exploration` of `mcts`: see [`Mcts::EXPLORATION`]. Game crates use it for an `mcts` of their own.
pub const EXPLORATION: Setting =
    Setting::number("exploration", std::f64::consts::SQRT_2, 0.0..=100.0, text::exploration());

/// Setting `nodes` of depth-first searches: most nodes per move, 0 for no limit. Game crates use it for their searches.
pub const NODES: Setting = Setting::whole("nodes", 0, 0..=1_000_000_000, text::nodes());

/// Setting `table` of depth-first searches: bits of the transposition table, 0 for none. Game crates use it for their
/// searches.
pub const TABLE: Setting = Setting::whole("table", 16, 0..=24, text::table());

/// Name of the player that takes every legal action with the same probability. Every game has this player.
pub const RANDOM: &str = "random";

/// Returns the players that work without knowledge of a game: `random`, `first`, `one-ply`, `flat-mc`, `mcts`,
/// `expectimax` and `alphabeta`. The last two take the current score as their estimate.
#[must_use]
pub fn players<G: Game>() -> Vec<Player<G>> {
    let depth = [Setting::whole("depth", 3, 1..=100, text::plies())];
    vec![
        Player::new(RANDOM, text::random(), &[], |_, _, seed| Random::new(seed)),
        Player::new("first", text::first(), &[], |_, _, _| First),
        Player::new("one-ply", text::one_ply(), &[], |_, _, seed| {
            OnePly::new(ScoreDifference, seed)
        }),
        Player::new(
            "flat-mc",
            text::flat_monte_carlo(),
            &[Setting::whole("playouts", 50, 1..=1_000_000, text::playouts())],
            |_, settings, seed| FlatMonteCarlo::new(settings.whole("playouts"), seed),
        ),
        Player::new("mcts", text::tree_search(), &[PLAYOUTS, EXPLORATION], |_, settings, seed| {
            Mcts::new(settings.whole("playouts"), WinDrawLoss, LeafEvaluation::Playout, seed)
                .with_exploration(settings.number("exploration"))
        }),
        Player::new("expectimax", text::expectimax(), &depth, |_, settings, _| {
            PlainExpectimax::new(settings.whole("depth"), ScoreDifference)
        }),
        Player::new("alphabeta", text::alpha_beta(), &depth, |_, settings, _| {
            AlphaBeta::new(settings.whole("depth"), ScoreDifference)
        }),
    ]
}
