//! Benchmark: counts search nodes in fixed positions. The total is the *signature*. A change of the code that keeps the
//! signature has not changed the behaviour of rules or search. A change that alters it must give a reason.

use damier_catalog::{AnyGame, games, open};
use damier_game::offer::BenchCase;
use damier_game::{Limits, Stopwatch, TextError, Turn, mix};
use damier_search::RANDOM;
use std::time::Duration;

/// Results of one case of the benchmark.
#[derive(Clone, PartialEq, Debug)]
pub struct BenchLine {
    /// Name of the game.
    pub game: &'static str,
    /// Name of the player that searched.
    pub player: &'static str,
    /// Number of positions that it searched.
    pub positions: usize,
    /// Number of nodes that it visited in all positions together.
    pub nodes: u64,
    /// Wall time that it took.
    pub time: Duration,
}

/// Runs the benchmark. `done` is called after each case.
///
/// # Errors
/// If a case names an unknown game or player, which is a fault of the catalog.
pub fn bench(mut done: impl FnMut(&BenchLine)) -> Result<Vec<BenchLine>, TextError> {
    let mut lines = Vec::new();
    for &BenchCase { game: name, player, plies } in games().iter().flat_map(|info| info.bench) {
        let game = open(name)?;
        let watch = Stopwatch::start();
        let mut nodes = 0;
        for &plies in plies {
            nodes += position_nodes(game.as_ref(), player, plies)?;
        }
        let time = watch.elapsed();
        let line = BenchLine { game: name, player, positions: plies.len(), nodes, time };
        done(&line);
        lines.push(line);
    }
    Ok(lines)
}

/// Returns the signature: the sum of the nodes of all cases.
#[must_use]
pub fn signature(lines: &[BenchLine]) -> u64 {
    lines.iter().map(|line| line.nodes).sum()
}

/// Returns the number of nodes that a player visits in a position after this many random plies. If no seat is on turn
/// then, goes back to the last position in which one is.
fn position_nodes(game: &dyn AnyGame, player: &str, plies: usize) -> Result<u64, TextError> {
    const SEED: u64 = 2048;
    let mut session = game.session(SEED);
    let mut ply = 0;
    while ply < plies || session.turn() == Turn::Chance {
        let action = match session.turn() {
            Turn::Player(_) => {
                let seed = mix(SEED, ply as u64);
                session.advise(RANDOM, Limits::NONE, seed)?.action
            }
            Turn::Chance => {
                session.roll();
                None
            }
            Turn::Over => break,
        };
        if let Some(action) = action {
            session.act(&action)?;
        }
        ply += 1;
    }
    while !matches!(session.turn(), Turn::Player(_)) && session.undo() {}
    Ok(session.advise(player, Limits::NONE, SEED)?.nodes)
}
