//! The search against the solver, which knows nothing of its estimates.

use crate::board::Colour;
use crate::contracted::{ContractedGame, ContractedState};
use crate::graph::Graph;
use crate::on_regions::OnRegions;
use crate::region::{Scope, regions};
use crate::rules::{Filler, FillerAction};
use crate::selective::SelectiveSearch;
use crate::selective::leaves::Leaves;
use crate::solver::FillerSolver;
use crate::state::FillerState;
use damier_game::{Budget, Decision, Game, Limits, Params, Rng, Strategy, Turn, Verdict};
use std::cell::Cell;
use std::sync::Arc;

fn rules(text: &str) -> Filler {
    Filler::read(&Params::read(text).expect("parameters")).expect("rules")
}

fn search(rules: &Filler, state: &FillerState, limits: Limits) -> Decision<FillerAction> {
    let mut budget = Budget::new(limits);
    budget.begin_move();
    OnRegions::new(SelectiveSearch::new()).choose(rules, state, &mut budget)
}

/// Positions after some random calls.
fn positions(text: &str, seeds: u64, mut check: impl FnMut(&Filler, &FillerState)) {
    let rules = rules(text);
    for seed in 0..seeds {
        let mut rng = Rng::new(seed);
        let mut state = rules.opening(&mut rng);
        for _ in 0..seed % 5 {
            if let Some(call) = rules.random_action(&state, &mut rng) {
                rules.apply(&mut state, call);
            }
        }
        if !rules.legal_actions(&state).is_empty() {
            check(&rules, &state);
        }
    }
}

/// Where a search ends by itself, its value is the margin: shallow searches and the table cost nothing of that.
#[test]
fn a_whole_tree_has_the_solvers_margin() {
    for text in ["5x5,win=full", "6x6,colours=5,win=full", "6x5,topology=hex,win=full"] {
        positions(text, 20, |rules, state| {
            let found = search(rules, state, Limits::NONE);
            let margin = FillerSolver::new().margin(rules, state, &mut Budget::unlimited());
            let value = found.value.map(|value| value.centipoints);
            assert_eq!(value, margin.map(|margin| 100 * margin), "{text}: {state:?}");
            let call = found.action().expect("a call");
            let after = rules.after(state, call);
            let kept = FillerSolver::new().margin(rules, &after, &mut Budget::unlimited());
            assert_eq!(kept.map(|margin| -margin), margin, "{text}: {call:?} in {state:?}");
        });
    }
}

/// Where who wins is all that counts, also where the first to half wins of two who may both get there.
#[test]
fn a_whole_tree_has_the_solvers_verdict() {
    for text in ["6x5", "5x4", "6x6,win=majority", "5x6,topology=torus"] {
        positions(text, 12, |rules, state| {
            let found = search(rules, state, Limits::NONE);
            let verdict = FillerSolver::new().verdict(rules, state, &mut Budget::unlimited());
            let value = found.value.expect("a value").centipoints;
            let said = match value.signum() {
                1 => Verdict::Win,
                -1 => Verdict::Loss,
                _ => Verdict::Draw,
            };
            assert_eq!(Some(said), verdict, "{text}: {state:?}");
        });
    }
}

/// The node limit is kept to the node, and a call is named even if there is time for none.
#[test]
fn a_limit_is_kept() {
    positions("12x12", 6, |rules, state| {
        for nodes in [1, 2, 30, 1000] {
            let found = search(rules, state, Limits { nodes: Some(nodes), ..Limits::NONE });
            assert!(found.nodes <= nodes, "{} of {nodes}", found.nodes);
            assert!(found.action().is_some());
        }
    });
}

/// Calls `check` with graphs of positions after random calls, on sets of `W` words.
fn contracted<const W: usize>(text: &str, check: impl Fn(&ContractedGame<W>, &ContractedState<W>)) {
    let rules = rules(text);
    for seed in 0..12 {
        let mut rng = Rng::new(seed);
        let opening = rules.opening(&mut rng);
        let regions = regions(&rules, &opening, Scope::Contested);
        let graph = Graph::new(&regions, rules.colours(), &opening, Scope::Contested);
        let game = ContractedGame::<W>::new(&rules, &opening, Arc::new(graph), 0);
        let game = game.expect("the graph's game");
        let mut field = *game.start();
        while let Turn::Player(_) = game.turn(&field) {
            check(&game, &field);
            let call = rng.pick(&game.legal_actions(&field)).expect("a call");
            game.apply(&mut field, call);
            field = game.drop_private(&field).unwrap_or(field);
        }
    }
}

/// Distances kept from before a call tell what each seat claims after it, as a flood of the position after it does.
#[test]
fn calls_change_claims_as_floods_say() {
    for text in ["8x7", "15x15,win=full", "12x12,topology=hex,win=full"] {
        contracted::<8>(text, |game, field| {
            let mut leaves = Leaves::new();
            leaves.measure(&game.graph, field);
            for is_pruned in [false, true] {
                if is_pruned {
                    leaves.prune(&game.graph);
                }
                for colour in game.legal_actions(field) {
                    check_call(game, field, &leaves, colour);
                }
            }
        });
    }
}

fn check_call<const W: usize>(
    game: &ContractedGame<W>,
    field: &ContractedState<W>,
    leaves: &Leaves<W>,
    colour: Colour,
) {
    let side = field.next.index();
    let taken = field.front.touch[side].and(&game.graph.colours[colour.index()]);
    let claim = leaves.after(&game.graph, &taken);
    let (front, cells) = field.front.take(&game.graph, side, &taken);
    let flood = front.share(&game.graph);
    // Without certain contact, the search makes a flood of its own.
    if claim.contact {
        assert!(flood.contact, "{field:?}");
        let claimed = [cells + flood.cells[side], flood.cells[1 - side]];
        assert_eq!(claim.cells, claimed, "{colour:?} in {field:?}");
    }
}

/// What a look nearby finds to be cut off is what a flood of the whole board finds.
#[test]
fn calls_cut_off_what_floods_say() {
    let known = Cell::new([0; 3]);
    for text in ["8x7", "15x15,win=full", "12x12,topology=hex,win=full"] {
        contracted::<8>(text, |game, field| {
            for colour in game.legal_actions(field) {
                let after = game.after(field, colour);
                let whole = game.drop_private(&after);
                let mut counts = known.get();
                let Some(cut) = game.cut_off(field, &after) else {
                    counts[2] += 1;
                    known.set(counts);
                    continue;
                };
                counts[usize::from(whole.is_some())] += 1;
                known.set(counts);
                let found = (!cut.is_empty()).then(|| game.without(&after, &cut));
                assert_eq!(found, whole, "{colour:?} in {field:?}");
            }
        });
    }
    let [nothing, something, unknown] = known.get();
    assert!(nothing > unknown && something > 100, "{:?}", known.get());
}
