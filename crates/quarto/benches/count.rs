//! Speed of counting against plainer methods: the drawn boards against all pairs of half boards, and
//! the boards of five pieces against going through all positions up to symmetry.
//!
//! `cargo bench -p damier-quarto --bench count`; divide the time of a twin by that of the line before it.

#[path = "../tests/all/halves/mod.rs"]
mod halves;
#[path = "../tests/all/twin/mod.rs"]
mod twin;

use criterion::{Criterion, criterion_group, criterion_main};
use damier_quarto::{PositionLayer, Quarto, RuleSet, boards_without_line, drawn_boards};

/// All 16 pieces. The twin takes six seconds for `torus` and three quarters of a minute for `lines`,
/// so only the former is timed.
fn draws(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("draws");
    group.sample_size(10);
    for (name, rule_set) in [("lines", RuleSet::Lines), ("torus", RuleSet::Torus)] {
        group.bench_function(name, |bencher| bencher.iter(|| drawn_boards(rule_set)));
    }
    let lines = twin::Rules { name: "torus", misere: false }.lines();
    group.bench_function("torus-twin", |bencher| bencher.iter(|| halves::drawn_boards(&lines)));
}

/// Five pieces.
fn early(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("boards-of-five");
    group.sample_size(10);
    for (name, rule_set) in [("lines", RuleSet::Lines), ("squares", RuleSet::Squares)] {
        group.bench_function(name, |bencher| {
            bencher.iter(|| boards_without_line(rule_set, 5, &mut |_, _| ()));
        });
        let rules = Quarto::new(rule_set, false);
        group.bench_function(format!("{name}-twin"), |bencher| {
            bencher.iter(|| {
                (0..5).fold(PositionLayer::empty(), |layer, _| layer.next(&rules)).boards(&rules)
            });
        });
    }
}

criterion_group!(benches, draws, early);
criterion_main!(benches);
