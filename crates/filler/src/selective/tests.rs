//! The search against the solver, which knows nothing of its estimates, and against one without passes.

use crate::on_regions::OnRegions;
use crate::rules::{Filler, FillerAction};
use crate::selective::SelectiveSearch;
use crate::solver::FillerSolver;
use crate::state::FillerState;
use damier_game::{Budget, Decision, Game, Limits, Params, Rng, Strategy, Verdict};

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

/// Where a search ends by itself, its value is the margin: passes and the table cost nothing of that.
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
