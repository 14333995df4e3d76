//! What counts as proven.

use super::*;
use damier_game::{Limits, Params, Rng};

/// However soon the nodes run out: a single call is only said to be as good as any if it is.
#[test]
fn one_call_is_complete_only_with_the_best_margin() {
    let rules = Filler::read(&Params::read("5x5,win=full").expect("parameters")).expect("rules");
    let (mut complete, mut partial) = (0, 0);
    for seed in 0..12 {
        let state = rules.opening(&mut Rng::new(seed));
        let margin = |state: &FillerState| {
            FillerSolver::new().margin(&rules, state, &mut Budget::unlimited()).expect("small")
        };
        let best = margin(&state);
        for nodes in (3..13).map(|power| 1 << power) {
            let mut budget = Budget::new(Limits { nodes: Some(8 * nodes), ..Limits::NONE });
            budget.begin_move();
            let mut solver = FillerSolver::new();
            solver.allow(nodes, ProofAllowance { last_node: 8 * nodes, part: 1.0 });
            let Some(proven) = prove_calls(&mut solver, &rules, &state, &mut budget) else {
                continue;
            };
            complete += usize::from(proven.is_complete);
            partial += usize::from(!proven.is_complete && proven.calls.len() == 1);
            if proven.is_complete {
                assert_eq!(-margin(&rules.after(&state, proven.calls[0])), best, "seed {seed}");
            }
        }
    }
    assert!(complete > 0 && partial > 0, "{complete} complete, {partial} of one call only");
}
