//! Benchmark: search nodes over fixed positions. Their total is the *signature*. A change of the code that keeps it has
//! not changed the behaviour of rules or search. A change that alters it must say why.

use damier_catalog::{AnyGame, games, open};
use damier_game::offer::BenchCase;
use damier_game::{Limits, Stopwatch, TextError, Turn, mix};
use damier_search::RANDOM;
use std::time::Duration;

/// Results of one case of the benchmark.
#[derive(Clone, PartialEq, Debug)]
pub struct BenchLine {
    /// Game.
    pub game: &'static str,
    /// Player that searched.
    pub player: &'static str,
    /// Positions it was asked about.
    pub positions: usize,
    /// Nodes it visited in all.
    pub nodes: u64,
    /// Wall time it took.
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

/// Returns the signature: the nodes of all cases together.
#[must_use]
pub fn signature(lines: &[BenchLine]) -> u64 {
    lines.iter().map(|line| line.nodes).sum()
}

/// Returns the nodes that a player visits after this many random plies (or fewer, back to a player's turn).
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
