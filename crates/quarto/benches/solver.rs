//! Speed of the solver: positions solved, and the ratio to plain alpha-beta on the same positions.
//!
//! `cargo bench -p damier-quarto --bench solver`. A line `solver/lines-6` is one exact answer with distance
//! for a random position with 6 pieces placed, averaged over its set; `plain` is the same question put
//! to alpha-beta without order, table or symmetry ([`damier_search::ExactAnalyst`]), which takes minutes with
//! fewer pieces than here.

#[path = "../tests/all/position/mod.rs"]
mod position;

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use damier_game::{Analyst, Budget, Rng, SingleThread};
use damier_quarto::{Position, Quarto, QuartoAction, QuartoSolver, RuleSet};
use damier_search::ExactAnalyst;
use position::random_position;

fn positions(rules: &Quarto, placed: u32) -> Vec<Position> {
    let mut rng = Rng::new(u64::from(placed));
    (0..40).map(|_| random_position(rules, placed, &mut rng)).collect()
}

/// Solves one position after the other, each with a new solver.
fn solves(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("solver");
    group.sample_size(10);
    for rule_set in RuleSet::ALL {
        for (misere, depths) in [(false, [8, 7, 6, 5]), (true, [10, 9, 8, 7])] {
            let rules = Quarto::new(rule_set, misere);
            for placed in depths {
                let positions = positions(&rules, placed);
                let mut next = positions.iter().cycle();
                let misere = if misere { "-misere" } else { "" };
                let name = format!("{}{misere}-{placed}", rule_set.word());
                group.bench_function(name, |bencher| {
                    bencher.iter_batched(
                        || (QuartoSolver::new(rules, None), next.next().expect("a cycle")),
                        |(mut solver, state)| {
                            solver.outcome(state, &mut Budget::unlimited(), &SingleThread)
                        },
                        BatchSize::SmallInput,
                    );
                });
            }
        }
    }
}

/// Solves the same positions with the solver and with plain alpha-beta, every action's outcome with its line.
fn ratios(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("analysis");
    group.sample_size(10);
    for rule_set in [RuleSet::Lines, RuleSet::Squares] {
        let rules = Quarto::new(rule_set, false);
        let positions = positions(&rules, 10);
        let places = |action| matches!(action, QuartoAction::Place(_));
        let name = rule_set.word();
        group.bench_function(format!("{name}-10"), |bencher| {
            bencher
                .iter(|| all(&mut || Box::new(QuartoSolver::new(rules, None)), &rules, &positions));
        });
        group.bench_function(format!("{name}-10-plain"), |bencher| {
            let plain = || ExactAnalyst::counting("placements", places);
            bencher.iter(|| all(&mut || Box::new(plain()), &rules, &positions));
        });
    }
}

/// Returns the number of nodes of the analyses of all positions.
fn all(
    make: &mut dyn FnMut() -> Box<dyn Analyst<Quarto>>,
    rules: &Quarto,
    positions: &[Position],
) -> u64 {
    let analyse = |state| {
        let found = make().analyse(rules, state, &mut Budget::unlimited(), &SingleThread);
        found.expect("no limit").nodes
    };
    positions.iter().map(analyse).sum()
}

criterion_group!(benches, solves, ratios);
criterion_main!(benches);
