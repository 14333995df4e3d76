//! Tests that every variant keeps the contract of games and agrees with the slow twin.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use crate::twin::Twin;
use damier_game::{Game, Notation, Params, Rng, Symmetric, Turn, conformance, perft::perft};
use damier_twenty48::Twenty48;

fn rules(name: &str) -> Twenty48 {
    let (game, params) = Params::read_game(name).unwrap();
    assert_eq!(game, "2048");
    let rules = Twenty48::read(&params).unwrap();
    assert_eq!(rules.name(), name, "the name is canonical");
    rules
}

/// Returns every kind of rule in several shapes, with its twin and its start tiles.
fn variants() -> Vec<(Twenty48, Twin, u64)> {
    let plain = Twin::plain;
    let sized = |rows, columns| Twin { rows, columns, ..Twin::plain() };
    let four_dimensions = true;
    let notebook = Twin { cascade: true, four: 0.25, full: true, ..plain() };
    let list = [
        ("2048", plain(), 2),
        ("2048:2x2", sized(2, 2), 2),
        ("2048:3x4", sized(3, 4), 2),
        ("2048:5x3", sized(5, 3), 2),
        ("2048:2x8,four=0.5", Twin { four: 0.5, ..sized(2, 8) }, 2),
        ("2048:shape=4d", Twin { four_dimensions, ..plain() }, 2),
        ("2048:merge=cascade", Twin { cascade: true, ..plain() }, 2),
        ("2048:four=0", Twin { four: 0.0, ..plain() }, 2),
        ("2048:four=1", Twin { four: 1.0, ..plain() }, 2),
        ("2048:start=0", plain(), 1),
        ("2048:end=full", Twin { full: true, ..plain() }, 2),
        ("2048:spawner=adversary", Twin { adversary: true, ..plain() }, 2),
        ("2048:merge=cascade,four=0.25,start=0,end=full", notebook.clone(), 1),
        (
            "2048:shape=4d,merge=cascade,four=0.25,start=0,end=full,spawner=adversary",
            Twin { four_dimensions, adversary: true, ..notebook },
            1,
        ),
    ];
    let build = |(name, twin, start): (&str, Twin, u64)| (rules(name), twin, start);
    list.into_iter().map(build).collect()
}

#[test]
fn every_variant_conforms() {
    for (rules, _, _) in variants() {
        let effort = conformance::SuiteSize { games: 4, ..Default::default() };
        let checked = conformance::check(&rules, effort);
        let checked = checked.unwrap_or_else(|violation| panic!("{}: {violation}", rules.name()));
        assert!(checked.states > 40, "{}: {checked:?}", rules.name());
    }
}

#[test]
fn symmetries_keep_the_laws_of_every_variant() {
    for (rules, _, _) in variants() {
        let effort = conformance::SuiteSize { games: 2, ..Default::default() };
        conformance::check_symmetry(&rules, effort, 3)
            .unwrap_or_else(|violation| panic!("{}: {violation}", rules.name()));
    }
    assert_eq!(rules("2048").symmetries(), 8);
    assert_eq!(rules("2048:3x4").symmetries(), 4);
    assert_eq!(rules("2048:shape=4d").symmetries(), 384);
}

fn turn_text(turn: Turn) -> String {
    match turn {
        Turn::Player(seat) => seat.to_string(),
        Turn::Chance => "chance".to_string(),
        Turn::Over => "over".to_string(),
    }
}

/// Plays one random game on both, compares them, and returns the number of plies.
fn agree_over_a_game(rules: &Twenty48, twin: &Twin, start: u64, rng: &mut Rng) -> usize {
    let mut state = rules.opening(rng);
    let mut board = twin.empty(start);
    for ply in 0.. {
        let text = twin.text(&board);
        assert_eq!(rules.state_text(&state), text);
        assert_eq!(turn_text(rules.turn(&state)), twin.turn(&board), "{text}");
        let actions = twin.actions(&board);
        let names: Vec<&str> = actions.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(rules.legal_texts(&state), names, "{text}");
        for ((name, expected), (_, probability)) in
            actions.iter().zip(rules.chance_outcomes(&state))
        {
            assert!((expected - probability).abs() < 1e-12, "{name} in {text}");
        }
        let Some(action) = rules.random_action(&state, rng) else {
            return ply;
        };
        board = twin.after(&board, &rules.action_text(&state, action));
        rules.apply(&mut state, action);
    }
    unreachable!("random games end")
}

#[test]
fn fast_and_slow_agree_over_100_000_plies_of_every_variant() {
    for (rules, twin, start) in variants() {
        let mut rng = Rng::new(2048);
        let mut plies = 0;
        while plies < 100_000 {
            plies += agree_over_a_game(&rules, &twin, start, &mut rng);
        }
    }
}

fn twin_perft(twin: &Twin, board: &crate::twin::Board, plies: u32) -> u64 {
    if plies == 0 {
        return 1;
    }
    let actions = twin.actions(board);
    let count = |(name, _): &(String, f64)| twin_perft(twin, &twin.after(board, name), plies - 1);
    actions.iter().map(count).sum()
}

/// Numbers of sequences of 1, 2 and more actions from the opening.
const PERFT: [(&str, [u64; 5]); 14] = [
    ("2048", [32, 960, 3584, 101120, 375072]),
    ("2048:2x2", [8, 48, 128, 576, 1600]),
    ("2048:3x4", [24, 528, 1912, 38720, 139904]),
    ("2048:5x3", [30, 840, 3088, 81008, 296348]),
    ("2048:2x8,four=0.5", [32, 960, 3296, 93312, 320368]),
    ("2048:shape=4d", [32, 960, 5632, 158208, 1030144]),
    ("2048:merge=cascade", [32, 960, 3584, 101120, 375072]),
    ("2048:four=0", [16, 240, 912, 12960, 49152]),
    ("2048:four=1", [16, 240, 912, 12960, 49152]),
    ("2048:start=0", [32, 96, 2880, 10464, 295296]),
    ("2048:end=full", [32, 960, 3840, 108288, 433152]),
    ("2048:spawner=adversary", [32, 960, 3584, 101120, 375072]),
    ("2048:merge=cascade,four=0.25,start=0,end=full", [32, 128, 3840, 15360, 433152]),
    (
        "2048:shape=4d,merge=cascade,four=0.25,start=0,end=full,spawner=adversary",
        [32, 256, 7680, 61440, 1724416],
    ),
];

#[test]
fn perft_is_frozen_and_the_twin_agrees() {
    for ((rules, twin, start), (name, counts)) in variants().into_iter().zip(PERFT) {
        assert_eq!(rules.name(), name);
        let opening = rules.opening(&mut Rng::new(0));
        for (plies, count) in (1..).zip(counts) {
            assert_eq!(perft(&rules, &opening, plies), count, "{name} to {plies} plies");
            if plies <= 3 {
                assert_eq!(twin_perft(&twin, &twin.empty(start), plies), count, "{name}");
            }
        }
    }
}

/// Games on the largest board are long, so this plays only a part of one.
#[test]
fn fast_and_slow_agree_on_the_largest_board() {
    for (name, cascade) in [("2048:8x8", false), ("2048:8x8,merge=cascade", true)] {
        let rules = rules(name);
        let twin = Twin { rows: 8, columns: 8, cascade, ..Twin::plain() };
        let mut rng = Rng::new(64);
        let (mut state, mut board) = (rules.opening(&mut rng), twin.empty(2));
        for _ in 0..3000 {
            let action = rules.random_action(&state, &mut rng).unwrap();
            board = twin.after(&board, &rules.action_text(&state, action));
            rules.apply(&mut state, action);
            assert_eq!(rules.state_text(&state), twin.text(&board));
            assert_eq!(rules.read_state(&twin.text(&board)), Ok(state));
        }
    }
}

/// Random games end with small tiles. So this compares slides of boards with tiles of any size.
#[test]
fn fast_and_slow_slide_boards_with_large_tiles_alike() {
    for (rules, twin, _) in variants() {
        let (mut rng, mut slid) = (Rng::new(17), 0);
        while slid < 2000 {
            let mut board = twin.empty(0);
            let smallest = 1 + rng.below(twin.rows as u32 * twin.columns as u32);
            for tile in board.tiles.iter_mut().flatten() {
                let exponent = smallest + rng.below(3);
                *tile = if rng.happens(0.7) { 1 << exponent } else { 0 };
            }
            // Boards with too many large tiles are not valid states.
            let Ok(state) = rules.read_state(&twin.text(&board)) else { continue };
            for (name, _) in twin.actions(&board) {
                let slide = rules.read_action(&state, &name).unwrap();
                let expected = twin.text(&twin.after(&board, &name));
                assert_eq!(rules.state_text(&rules.after(&state, slide)), expected, "{name}");
                slid += 1;
            }
            assert_eq!(turn_text(rules.turn(&state)), twin.turn(&board));
        }
    }
}
