//! Everything that 2048 provides besides its rules.

mod table;

use crate::adversary::TileProof;
use crate::exact::{exact, is_solvable};
use crate::ntuple::advisor::advisor;
use crate::ntuple::training;
use crate::numbers::NUMBERS;
use crate::parameter::PARAMETERS;
use crate::players::players_in;
use crate::rules::{Spawner, Twenty48};
use crate::rules_in_pictures::RULES_IN_PICTURES;
use crate::state::Twenty48State;
use crate::text;
use damier_game::offer::{
    BenchCase, ExactSolver, GameInfo, GoldenGame, Offer, Proof, ProofOrder, StarterBot,
};
use damier_game::training::TrainingMethods;
use damier_game::{Notation, Params, TextError};
use std::path::Path;

/// Facts about the game, for lists of games. A static, because every use of a constant would hold its own copy of the
/// puzzles.
pub static INFO: GameInfo = GameInfo {
    name: "2048",
    title: text::offer::title(),
    summary: text::offer::summary(),
    invitation: text::offer::invitation(),
    actions: text::offer::actions(),
    parameters: PARAMETERS,
    examples: &[
        "2048",
        "2048:5x5",
        "2048:3x3",
        "2048:shape=4d",
        "2048:spawner=adversary",
        "2048:preset=notebook",
    ],
    variants: &[
        ("2048", text::offer::variant_usual()),
        ("2048:5x5", text::offer::variant_wide()),
        ("2048:3x3", text::offer::variant_small()),
        ("2048:shape=4d", text::offer::variant_four()),
        ("2048:spawner=adversary", text::offer::variant_adversary()),
    ],
    shown: "snake",
    bench: &[
        BenchCase::new("2048", "expectimax(depth=3)", &[2, 50, 100]),
        BenchCase::new("2048", "course-fast", &[2, 50, 100]),
        BenchCase::new("2048:preset=notebook", "expectimax(depth=3)", &[1, 41]),
        BenchCase::new("2048:shape=4d", "expectimax(depth=2)", &[2, 40]),
        BenchCase::new("2048:spawner=adversary", "minimax(depth=3)", &[1, 21]),
    ],
    golden: &[
        golden("2048.txt", "2048", 60),
        golden("2048-3x3.txt", "2048:3x3", 400),
        golden("2048-4d.txt", "2048:shape=4d", 40),
        golden("2048-adversary.txt", "2048:3x3,spawner=adversary", 200),
        golden("2048-notebook.txt", "2048:preset=notebook", 60),
    ],
    // Because reading the network takes half a second.
    slow_players: &[("2048", "fast")],
    puzzles: &[include_str!("../puzzles.txt")],
    starters: &StarterBot::with_french(
        StarterBot::in_each(
            include_str!("../starters/bot.py"),
            include_str!("../starters/bot.c"),
            include_str!("../starters/bot.rs"),
        ),
        [
            include_str!("../starters/fr/bot.py"),
            include_str!("../starters/fr/bot.c"),
            include_str!("../starters/fr/bot.rs"),
        ],
    ),
    rules_in_pictures: RULES_IN_PICTURES,
};

const fn golden(file: &'static str, game: &'static str, plies: usize) -> GoldenGame {
    GoldenGame { file, game, seed: 1, plies }
}

/// Advisers against chance.
const ADVISORS: &[&str] = &["fast", "course-efficient"];

/// Players that give advice to both seats if a seat places the tiles.
const OPPOSED: &[&str] = &["defender", "adversary", "fast", "course-efficient", "minimax"];

/// Returns everything that 2048 provides under the rules of these parameters. `data` is the folder in which players
/// look for tables.
///
/// # Errors
/// If a parameter is unknown or out of range.
pub fn offer(params: &Params, data: Option<&Path>) -> Result<Offer<Twenty48>, TextError> {
    let rules = Twenty48::read(params)?;
    let is_opposed = rules.spawner() == Spawner::Adversary;
    Ok(Offer {
        advisors: if is_opposed { OPPOSED } else { ADVISORS },
        scorer: Some("mcts"),
        solver: is_solvable(&rules).then_some(SOLVER),
        training: Some(TRAINING),
        tables: (rules.name() == INFO.name).then_some(table::METHODS),
        proofs: is_opposed.then_some(begin_proof),
        numbers: Some(NUMBERS),
        ..Offer::new(&INFO, rules, players_in(data))
    })
}

/// Exact answers on boards of at most nine cells.
const SOLVER: ExactSolver<Twenty48> = ExactSolver {
    build: |rules, _| exact(rules).expect("only small boards are offered with it"),
    books: None,
    choice: |state| if state.pending() > 0 { "tile" } else { "slide" },
};

/// Training of n-tuple networks, for rules without an adversary.
const TRAINING: TrainingMethods<Twenty48> = TrainingMethods {
    settings: training::SETTINGS,
    begin: training::begin,
    resume: training::resume,
    calibrate: training::calibrate,
    estimator: advisor,
    // Each player takes several times as long as the one before, from 10 ms to some seconds a game.
    ladder: &["network", "fast(effort=1)", "fast(effort=10)", "fast(effort=100)"],
};

fn begin_proof(
    rules: &Twenty48,
    state: &Twenty48State,
    order: &ProofOrder,
) -> Result<Box<dyn Proof>, TextError> {
    Ok(Box::new(TileProof::new(rules, state, order)?))
}
