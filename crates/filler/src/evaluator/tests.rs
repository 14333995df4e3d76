//! Tests of the contracted game and its evaluator against the board.

use super::*;
use crate::front::Front;
use crate::graph::Graph;
use crate::region::{Scope, regions};
use crate::rules::{Filler, Win};
use crate::solver::FillerSolver;
use crate::state::FillerState;
use damier_game::{Budget, Params, Rng, Strategy, Verdict};
use damier_search::{AlphaBeta, LeafEvaluation, Mcts};
use std::collections::HashSet;
use std::sync::Arc;

const BOARDS: [&str; 8] = [
    "8x8",
    "9x7,topology=torus",
    "7x8,topology=hex",
    "8x7,holes=9",
    "6x6,colours=4,layout=symmetric",
    "10x6,ban=own+opponent",
    "7x7,win=full,ban=last",
    "9x13,colours=10",
];

fn rules(text: &str) -> Filler {
    Filler::read(&Params::read(text).expect("parameters")).expect("rules")
}

fn contracted(rules: &Filler, state: &FillerState) -> ContractedGame<2> {
    let regions = regions(rules, state, Scope::Contested);
    let graph = Graph::new(&regions, rules.colours(), state, Scope::Contested);
    ContractedGame::new(rules, state, Arc::new(graph), 1).expect("its own position")
}

/// Positions of random games, by the name of the rules.
fn positions(games: u64, mut check: impl FnMut(&str, &Filler, &FillerState)) {
    for text in BOARDS {
        let rules = rules(text);
        for seed in 0..games {
            let mut rng = Rng::new(seed);
            let mut state = rules.opening(&mut rng);
            while let Some(call) = rules.random_action(&state, &mut rng) {
                check(text, &rules, &state);
                rules.apply(&mut state, call);
            }
        }
    }
}

/// Returns the number of calls that each neutral cell is away from a zone: all cells of a region at once.
fn distances(rules: &Filler, state: &FillerState, seat: Seat) -> Vec<Vec<u32>> {
    let mut distance = vec![vec![u32::MAX; rules.columns()]; rules.rows()];
    let zone = state.zone(seat);
    let mut level: Vec<(usize, usize)> = (0..rules.rows())
        .flat_map(|row| (0..rules.columns()).map(move |column| (row, column)))
        .filter(|&(row, column)| zone[row] >> column & 1 == 1)
        .collect();
    let neutral = |(row, column): (usize, usize)| state.neutral(row) >> column & 1 == 1;
    for calls in 1.. {
        let mut next: HashSet<(usize, usize)> = HashSet::new();
        let mut due: Vec<(usize, usize)> =
            level.iter().flat_map(|&(row, column)| rules.shape.neighbours(row, column)).collect();
        while let Some(cell) = due.pop() {
            if neutral(cell) && distance[cell.0][cell.1] == u32::MAX && next.insert(cell) {
                let colour = state.board.colour(cell.0, cell.1);
                let near = rules.shape.neighbours(cell.0, cell.1);
                due.extend(near.filter(|&(row, column)| state.board.colour(row, column) == colour));
            }
        }
        if next.is_empty() {
            break;
        }
        for &(row, column) in &next {
            distance[row][column] = calls;
        }
        level = next.into_iter().collect();
    }
    distance
}

/// Cells owned and claimed, by seat, looked at cell by cell.
fn territory(rules: &Filler, state: &FillerState) -> [i32; 2] {
    let mut cells = [Seat::FIRST, Seat::SECOND].map(|seat| state.owned(seat) as i32);
    let [first, second] = [state.next(), state.next().other()];
    let (near, far) = (distances(rules, state, first), distances(rules, state, second));
    for (near, far) in near.iter().flatten().zip(far.iter().flatten()) {
        if (near, far) != (&u32::MAX, &u32::MAX) {
            // Who moves is first where both need as many calls.
            let owner = if near <= far { first } else { second };
            cells[owner.index()] += 1;
        }
    }
    cells
}

#[test]
fn territory_is_what_cells_say() {
    positions(12, |text, rules, state| {
        let game = contracted(rules, state);
        let claim = game.start().front.claim(&game.graph, state.next().index());
        let cells = [0, 1].map(|side| game.start().secured[side] + claim.cells[side]);
        assert_eq!(cells, territory(rules, state), "{text}: {state:?}");
    });
}

/// Cells owned and claimed, by seat, if what both need as many calls for counts for both.
fn shares(rules: &Filler, state: &FillerState) -> [i32; 2] {
    let [first, second] = [Seat::FIRST, Seat::SECOND].map(|seat| distances(rules, state, seat));
    let mut cells = [Seat::FIRST, Seat::SECOND].map(|seat| state.owned(seat) as i32);
    for (one, two) in first.iter().flatten().zip(second.iter().flatten()) {
        cells[0] += i32::from(one <= two && *one < u32::MAX);
        cells[1] += i32::from(two <= one && *two < u32::MAX);
    }
    cells
}

#[test]
fn shares_are_what_cells_say() {
    positions(12, |text, rules, state| {
        let game = contracted(rules, state);
        let share = game.start().front.share(&game.graph);
        let cells = [0, 1].map(|side| game.start().secured[side] + share.cells[side]);
        assert_eq!(cells, shares(rules, state), "{text}: {state:?}");
        let claim = game.start().front.claim(&game.graph, state.next().index());
        assert_eq!(share.contact, claim.contact, "{text}: {state:?}");
    });
}

/// A graph in one word, in a few, and in more than are looked at as a whole.
#[test]
fn every_size_of_set_says_the_same() {
    positions(3, |text, rules, state| {
        let regions = regions(rules, state, Scope::Contested);
        let side = state.next().index();
        let small = contracted(rules, state);
        let graph = Graph::<12>::new(&regions, rules.colours(), state, Scope::Contested);
        let front = Front::from_state(&graph, state).expect("its own position");
        let large = (front.claim(&graph, side), front.reach(&graph, 0).1, front.reach(&graph, 1).1);
        let large = (large, front.share(&graph));
        let (front, graph) = (&small.start().front, &small.graph);
        let here = (front.claim(graph, side), front.reach(graph, 0).1, front.reach(graph, 1).1);
        assert_eq!((here, front.share(graph)), large, "{text}: {state:?}");
    });
}

/// On the longest board there is, breadth-first numbers are spread over many words.
#[test]
fn far_neighbours_are_found() {
    let rules = rules("64x64,topology=torus");
    let state = rules.opening(&mut Rng::new(1));
    let regions = regions(&rules, &state, Scope::Contested);
    let graph = Graph::<64>::new(&regions, rules.colours(), &state, Scope::Contested);
    let front = Front::from_state(&graph, &state).expect("its own position");
    let claim = front.claim(&graph, 0);
    assert_eq!(claim.cells.map(|cells| cells + 1), territory(&rules, &state));
}

/// The contracted game makes of a call what the rules make of it.
#[test]
fn calls_do_what_the_rules_say() {
    positions(12, |text, rules, state| {
        let game = contracted(rules, state);
        for colour in game.legal_actions(game.start()) {
            assert!(rules.is_legal(state, colour.into()), "{text}: {colour:?} in {state:?}");
            let after = rules.after(state, colour.into());
            let field = game.after(game.start(), colour);
            let whole = ContestedOnly.canonical(&game, &field).unwrap_or(field);
            assert_eq!(whole.rest, after.contested() as i32, "{text}: {colour:?} in {state:?}");
            let controlled = [Seat::FIRST, Seat::SECOND].map(|seat| after.controlled(seat) as i32);
            assert_eq!(whole.secured, controlled, "{text}: {colour:?} in {state:?}");
            assert_eq!(game.turn(&whole) == Turn::Over, after.over, "{text}: {state:?}");
        }
    });
}

/// The claim that neither side touches regions of the other is a claim about best play: wherever it is
/// made, the solver finds the same margin, and where nothing supports it, it is not made.
#[test]
fn uncontested_positions_have_the_exact_value() {
    let (mut settled, mut open) = (0, 0);
    for text in BOARDS {
        let rules = Filler { win: Win::Full, ..rules(text) };
        for seed in 0..40 {
            let mut rng = Rng::new(seed);
            let mut state = rules.opening(&mut rng);
            let game = contracted(&rules, &state);
            let mut field = *game.start();
            while let (Turn::Player(seat), false) = (game.turn(&field), state.over) {
                let claim = field.front.claim(&game.graph, seat.index());
                assert_eq!(claim.contact, state.contested() > 0, "{text}: {state:?}");
                open += u32::from(claim.contact);
                let Some(call) = rng.pick(&game.legal_actions(&field)) else { break };
                rules.apply(&mut state, call.into());
                game.apply(&mut field, call);
            }
            if let (Turn::Player(seat), true) = (game.turn(&field), state.contested() == 0) {
                settled += 1;
                let claim = field.front.claim(&game.graph, seat.index());
                assert!(!claim.contact, "{text}: {state:?}");
                let [mine, theirs] = [seat, seat.other()]
                    .map(|seat| field.secured[seat.index()] + claim.cells[seat.index()]);
                let margin = FillerSolver::new().margin(&rules, &state, &mut Budget::unlimited());
                assert_eq!(margin, Some(i64::from(mine - theirs)), "{text}: {state:?}");
            }
        }
    }
    assert!(settled > 50 && open > 1000, "{settled} settled, {open} open");
}

/// The strong search finds what plain alpha-beta finds, ply for ply.
#[test]
fn the_search_equals_plain_alpha_beta() {
    for text in BOARDS {
        let rules = rules(text);
        for seed in 0..4 {
            let mut rng = Rng::new(seed);
            let mut state = rules.opening(&mut rng);
            for _ in 0..2 * seed {
                let Some(call) = rules.random_action(&state, &mut rng) else { break };
                rules.apply(&mut state, call);
            }
            if state.over {
                continue;
            }
            let game = contracted(&rules, &state);
            for depth in 1..=4 {
                let plain = AlphaBeta::new(depth, Territory).choose(
                    &game,
                    game.start(),
                    &mut Budget::unlimited(),
                );
                let plain = plain.value.map(|value| value.centipoints as f64);
                let knowledge = GameKnowledge::new(Territory).with_order(GainFirst);
                let mut strong = Pvs::new(depth, knowledge);
                let budget = &mut Budget::unlimited();
                let value = strong.value(&game, game.start(), state.next(), depth, budget);
                assert_eq!(value, plain, "{text}, seed {seed}, depth {depth}");
                let mut mtdf = Pvs::mtdf(depth, knowledge);
                let value = mtdf.value(&game, game.start(), state.next(), depth, budget);
                assert_eq!(value, plain, "{text}, seed {seed}, depth {depth}, MTD(f)");
            }
        }
    }
}

/// Looking to the end finds who wins: also where the first to half wins of two who may both get there.
#[test]
fn full_searches_agree_with_the_solver() {
    for text in
        ["4x4", "4x3,colours=4", "2x7,topology=hex", "3x5", "4x4,win=majority", "4x4,win=full"]
    {
        let rules = rules(text);
        for seed in 0..60 {
            let state = rules.opening(&mut Rng::new(seed));
            let game = contracted(&rules, &state);
            let verdict = FillerSolver::new().verdict(&rules, &state, &mut Budget::unlimited());
            let knowledge =
                GameKnowledge::new(Territory).with_order(GainFirst).with_canonical(ContestedOnly);
            let found = [
                Pvs::new(200, knowledge).choose(&game, game.start(), &mut Budget::unlimited()),
                Mcts::new(200_000, Territory, LeafEvaluation::Estimate, seed).choose(
                    &game,
                    game.start(),
                    &mut Budget::unlimited(),
                ),
            ];
            for decision in found {
                let value = decision.value.map_or(0, |value| value.centipoints).signum();
                let wins = verdict.map(|verdict| verdict as i64 - Verdict::Draw as i64);
                assert_eq!(Some(value), wins, "{text}, seed {seed}: {verdict:?}");
            }
        }
    }
}
