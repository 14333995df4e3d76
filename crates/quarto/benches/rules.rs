//! Speed of the rules against the slow twin: random playouts, perft, and the canonical form.
//!
//! `cargo bench -p damier-quarto`; divide the elements per second of a line by those of its twin.

#[path = "../tests/all/twin/mod.rs"]
mod twin;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use damier_game::{Game, Rng, perft::perft};
use damier_quarto::{Position, Quarto, RuleSet};
use damier_search::playout::random_playout;
use std::hint::black_box;
use twin::{ForcedTable, Rules};

const RULE_SETS: [(&str, RuleSet); 3] =
    [("lines", RuleSet::Lines), ("squares", RuleSet::Squares), ("torus", RuleSet::Torus)];

/// One random game each, from the empty board; elements are games.
fn playouts(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("playout");
    group.throughput(Throughput::Elements(1));
    for (name, rule_set) in RULE_SETS {
        let quarto = Quarto::new(rule_set, false);
        let mut rng = Rng::new(1);
        group.bench_function(name, |bencher| {
            bencher.iter(|| {
                let mut state = quarto.opening(&mut rng);
                random_playout(&quarto, &mut state, &mut rng, 32);
                state
            });
        });
        let lines = Rules { name, misere: false }.lines();
        group.bench_function(format!("{name}-twin"), |bencher| {
            bencher.iter(|| {
                let mut table = ForcedTable::default();
                while let Some(act) = rng.pick(&table.acts()) {
                    table.act(&lines, act);
                }
                table
            });
        });
    }
}

/// Perft from the empty board to 5 plies (three gifts, two placements); elements are leaves.
fn perfts(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("perft");
    group.sample_size(10);
    for (name, rule_set) in RULE_SETS {
        let quarto = Quarto::new(rule_set, false);
        let opening = quarto.opening(&mut Rng::new(1));
        group.throughput(Throughput::Elements(perft(&quarto, &opening, 5)));
        group.bench_function(name, |bencher| {
            bencher.iter(|| perft(&quarto, black_box(&opening), 5));
        });
        let lines = Rules { name, misere: false }.lines();
        group.bench_function(format!("{name}-twin"), |bencher| {
            bencher.iter(|| twin::perft(&lines, black_box(&ForcedTable::default()), 5));
        });
    }
}

/// The canonical form of positions with eight pieces; elements are positions.
fn canonical(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("canonical");
    for (name, rule_set) in RULE_SETS {
        let quarto = Quarto::new(rule_set, false);
        let positions = middle_positions(&quarto);
        group.throughput(Throughput::Elements(positions.len() as u64));
        group.bench_function(name, |bencher| {
            bencher.iter(|| {
                let forms = positions.iter().map(|position| quarto.canonical(position));
                forms.map(|form| u64::from(form.occupied())).sum::<u64>()
            });
        });
    }
}

fn middle_positions(quarto: &Quarto) -> Vec<Position> {
    let mut rng = Rng::new(2);
    let mut positions = Vec::new();
    while positions.len() < 256 {
        let mut state = quarto.opening(&mut rng);
        random_playout(quarto, &mut state, &mut rng, 16);
        if state.placed() == 8 {
            positions.push(state);
        }
    }
    positions
}

criterion_group!(benches, playouts, perfts, canonical);
criterion_main!(benches);
