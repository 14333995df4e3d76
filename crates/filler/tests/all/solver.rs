//! The solver against plain minimax, which tries every call of every position and assumes nothing.

use crate::minimax::minimax;
use damier_filler::{Filler, FillerSolver};
use damier_game::{Budget, Game, Limits, Notation, Params, Rng, Turn, Verdict};
use std::collections::HashMap;

fn rules(text: &str) -> Filler {
    Filler::read(&Params::read(text).expect("parameters")).expect("rules")
}

fn sign(value: i64) -> Verdict {
    match value.signum() {
        1 => Verdict::Win,
        -1 => Verdict::Loss,
        _ => Verdict::Draw,
    }
}

/// Compares the two on a number of boards, each at the opening and after some random calls.
fn compare(text: &str, win: &str, boards: u64) {
    let game = rules(&format!("{text},win={win}"));
    let to_the_end = rules(&format!("{text},win=full"));
    let mut budget = Budget::unlimited();
    for seed in 0..boards {
        let mut rng = Rng::new(seed);
        let mut state = game.opening(&mut rng);
        let mut solver = FillerSolver::new();
        let (mut wins, mut margins) = (HashMap::new(), HashMap::new());
        for _ in 0..3 {
            if game.turn(&state) == Turn::Over {
                break;
            }
            let shown = format!("filler:{text},win={win} --position '{}'", game.state_text(&state));
            let verdict = sign(minimax(&game, &state, &mut wins));
            assert_eq!(solver.verdict(&game, &state, &mut budget), Some(verdict), "{shown}");
            let same = to_the_end.read_state(&game.state_text(&state)).expect("a state");
            let margin = minimax(&to_the_end, &same, &mut margins);
            assert_eq!(solver.margin(&game, &state, &mut budget), Some(margin), "{shown}");
            let call = game.random_action(&state, &mut rng).expect("a running game");
            game.apply(&mut state, call);
        }
    }
}

#[test]
fn every_topology_agrees_with_minimax() {
    for size in ["3x3,colours=4", "2x6,colours=3", "4x3,colours=5", "1x9,colours=3"] {
        for topology in ["plane", "torus", "hex"] {
            for win in ["half", "majority", "full"] {
                compare(&format!("{size},topology={topology}"), win, 15);
            }
        }
    }
}

#[test]
fn larger_boards_agree_with_minimax() {
    for text in ["4x4,colours=5", "4x4,colours=4,topology=torus", "4x4,colours=4,topology=hex"] {
        compare(text, "half", 8);
    }
}

#[test]
fn every_layout_agrees_with_minimax() {
    for layout in ["random", "no-equal", "symmetric", "diagonal"] {
        compare(&format!("4x3,colours=4,layout={layout}"), "half", 15);
        compare(&format!("4x3,colours=4,layout={layout},holes=2"), "half", 30);
    }
}

#[test]
fn every_ban_agrees_with_minimax() {
    let bans = [
        "own",
        "opponent",
        "last",
        "own+opponent",
        "own+last",
        "opponent+last",
        "own+opponent+last",
    ];
    for ban in bans {
        for size in ["3x3,colours=4", "2x4,colours=3", "2x4,colours=3,topology=hex"] {
            compare(&format!("{size},ban={ban}"), "half", 15);
            compare(&format!("{size},ban={ban}"), "majority", 10);
        }
    }
}

#[test]
fn a_swap_agrees_with_minimax() {
    for text in ["3x3,colours=4,swap=first", "2x4,colours=3,swap=first,ban=opponent"] {
        compare(text, "half", 30);
        compare(text, "majority", 20);
    }
}

/// Calls without gain in a row end the game, so the seat that may make the last of them has one more choice.
#[test]
fn the_last_idle_call_is_seen() {
    let game = rules("3x3,colours=3,win=majority");
    let mut ended = 0;
    for seed in 0..200 {
        let mut rng = Rng::new(seed);
        let mut state = game.opening(&mut rng);
        // Waits as long as somebody can.
        while game.turn(&state) != Turn::Over {
            let mut memo = HashMap::new();
            let verdict = sign(minimax(&game, &state, &mut memo));
            let found = FillerSolver::new().verdict(&game, &state, &mut Budget::unlimited());
            assert_eq!(found, Some(verdict), "{}", game.state_text(&state));
            let idle = game.legal_actions(&state).into_iter().find(|call| {
                call.colour().is_some_and(|colour| state.gain(state.next(), colour) == 0)
            });
            let Some(call) = idle else { break };
            game.apply(&mut state, call);
            ended += u32::from(game.turn(&state) == Turn::Over);
        }
    }
    assert!(ended > 20, "{ended} games ended by waiting");
}

#[test]
fn a_budget_ends_the_proof() {
    let game = rules("20x20");
    let state = game.opening(&mut Rng::new(0));
    let mut budget = Budget::new(Limits { nodes: Some(300), ..Limits::NONE });
    budget.begin_move();
    assert_eq!(FillerSolver::new().verdict(&game, &state, &mut budget), None);
    assert!(budget.nodes() <= 300 && budget.is_spent());
    let mut solver = FillerSolver::new().with_nodes(50);
    let mut open = Budget::unlimited();
    assert_eq!(solver.margin(&game, &state, &mut open), None);
    assert!(open.nodes() <= 50);
}

/// A stored result of one position must not be used for another.
#[test]
fn one_solver_answers_about_many_games() {
    let mut solver = FillerSolver::new();
    let mut budget = Budget::unlimited();
    for (seed, text) in
        (0..60).zip(["5x5", "6x4,topology=torus", "5x5,ban=own", "5x5"].iter().cycle())
    {
        let game = rules(text);
        let mut state = game.opening(&mut Rng::new(seed));
        for _ in 0..3 {
            let fresh = FillerSolver::new().margin(&game, &state, &mut budget);
            assert_eq!(solver.margin(&game, &state, &mut budget), fresh, "{text}, seed {seed}");
            let Some(call) = game.random_action(&state, &mut Rng::new(seed)) else { break };
            game.apply(&mut state, call);
        }
    }
}
