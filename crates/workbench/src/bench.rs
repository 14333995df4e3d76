//! The bench: search nodes over fixed positions. Their total is the *signature*: a change that keeps
//! it has changed no behaviour of rules or search; one that changes it must say why.

use crate::{AnyGame, open};
use game::Stopwatch;
use game::{Limits, TextError, Turn, mix};
use std::time::Duration;

/// What is benched: a game, a player, and after how many random plies it is asked.
const CASES: &[(&str, &str, &[usize])] = &[
    ("2048", "expectimax(depth=3)", &[2, 50, 100]),
    ("2048", "course-fast", &[2, 50, 100]),
    ("2048:preset=notebook", "expectimax(depth=3)", &[1, 41]),
    ("2048:shape=4d", "expectimax(depth=2)", &[2, 40]),
    ("2048:spawner=adversary", "minimax(depth=3)", &[1, 21]),
    ("filler:10x10", "alphabeta(depth=6)", &[0, 10, 20]),
    ("filler", "alphabeta(depth=5)", &[0, 20, 40]),
    ("filler:preset=phone", "alphabeta(depth=9)", &[0, 10]),
    ("filler:12x12,topology=hex", "foresight(n=4)", &[0, 10]),
    ("quarto", "alphabeta(depth=5)", &[0, 8, 16]),
    ("quarto:squares", "alphabeta(depth=6)", &[10, 16]),
    ("quarto", "traits", &[5, 9]),
];

/// One case of the bench.
#[derive(Clone, PartialEq, Debug)]
pub struct BenchLine {
    /// The game.
    pub game: &'static str,
    /// The player that searched.
    pub player: &'static str,
    /// Positions it was asked about.
    pub positions: usize,
    /// Nodes it visited in all.
    pub nodes: u64,
    /// Wall time it took.
    pub time: Duration,
}

/// Runs the bench; `done` is told of each case as it is finished.
///
/// # Errors
/// Never in practice: a case that names no game or player of the catalog.
pub fn bench(mut done: impl FnMut(&BenchLine)) -> Result<Vec<BenchLine>, TextError> {
    let mut lines = Vec::with_capacity(CASES.len());
    for &(name, player, plies) in CASES {
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

/// The signature: the nodes of all cases together.
#[must_use]
pub fn signature(lines: &[BenchLine]) -> u64 {
    lines.iter().map(|line| line.nodes).sum()
}

/// The nodes that a player visits after this many random plies (or fewer, back to a player's turn).
fn position_nodes(game: &dyn AnyGame, player: &str, plies: usize) -> Result<u64, TextError> {
    const SEED: u64 = 2048;
    let mut session = game.session(SEED);
    let mut ply = 0;
    while ply < plies || session.turn() == Turn::Chance {
        let action = match session.turn() {
            Turn::Player(_) => {
                let seed = mix(SEED, ply as u64);
                session.advise("random", Limits::NONE, seed)?.action
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
