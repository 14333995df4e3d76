//! The strong searches against plain alpha-beta, on the same positions with the same evaluator and depth. The name of
//! every case has the nodes that it visits, and its throughput is in nodes per second, so one run shows both ratios.

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use damier_game::{Budget, Game, Rng, Turn};
use damier_quarto::{EarlyCanonical, Heuristic, Phase, Position, Quarto, RuleSet, SafeParity};
use damier_search::{AlphaBeta, Evaluator, GameKnowledge, Pvs};

const RULE_SETS: [(&str, RuleSet); 2] = [("lines", RuleSet::Lines), ("squares", RuleSet::Squares)];

/// Searches positions one after the other, and returns the number of nodes visited.
type ThreadSearch = fn(&Quarto, &[Position], u32) -> u64;

const SEARCHES: [(&str, ThreadSearch); 5] = [
    ("plain", |quarto, positions, depth| {
        each(positions, |position, budget| {
            let Turn::Player(seat) = quarto.turn(position) else { return };
            let search = AlphaBeta::new(1, Heuristic::default());
            search.value(quarto, position, seat, depth, budget);
        })
    }),
    ("pvs, no order, no table", |quarto, positions, depth| {
        value(quarto, positions, depth, || Pvs::new(1, unordered()).with_table(0))
    }),
    ("pvs, no table", |quarto, positions, depth| {
        value(quarto, positions, depth, || Pvs::new(1, ordered()).with_table(0))
    }),
    ("pvs", |quarto, positions, depth| value(quarto, positions, depth, || Pvs::new(1, ordered()))),
    ("mtdf", |quarto, positions, depth| {
        value(quarto, positions, depth, || Pvs::mtdf(1, ordered()))
    }),
];

fn unordered() -> GameKnowledge<Heuristic> {
    GameKnowledge::new(Heuristic::default())
}

fn ordered() -> GameKnowledge<Heuristic, SafeParity, EarlyCanonical> {
    unordered().with_order(SafeParity).with_canonical(EarlyCanonical { placed: 5 })
}

fn value<O, C>(
    quarto: &Quarto,
    positions: &[Position],
    depth: u32,
    make: impl Fn() -> Pvs<Heuristic, O, C>,
) -> u64
where
    O: damier_search::MoveOrder<Quarto>,
    C: damier_search::Canonical<Quarto>,
{
    each(positions, |position, budget| {
        let Turn::Player(seat) = quarto.turn(position) else { return };
        make().value(quarto, position, seat, depth, budget);
    })
}

fn each(positions: &[Position], search: impl Fn(&Position, &mut Budget)) -> u64 {
    let mut budget = Budget::unlimited();
    positions.iter().for_each(|position| search(position, &mut budget));
    budget.nodes()
}

/// Returns positions from random games in which a piece is to be given and no single placement decides.
fn positions(quarto: &Quarto, placed: u32, count: usize) -> Vec<Position> {
    let heuristic = Heuristic::default();
    let mut rng = Rng::new(6);
    let mut found = Vec::new();
    while found.len() < count {
        let mut state = quarto.opening(&mut rng);
        while let Turn::Player(seat) = quarto.turn(&state) {
            let settled = heuristic.exact_value(quarto, &state, seat).is_some();
            if state.placed() == placed && state.phase() == Phase::Give && !settled {
                found.push(state);
                break;
            }
            let Some(action) = quarto.random_action(&state, &mut rng) else { break };
            quarto.apply(&mut state, action);
        }
    }
    found
}

fn compare(criterion: &mut Criterion, title: &str, placed: u32, count: usize, depth: u32) {
    for (name, rule_set) in RULE_SETS {
        let quarto = Quarto::new(rule_set, false);
        let positions = positions(&quarto, placed, count);
        let mut group = criterion.benchmark_group(format!("{title}, {name}"));
        group.sample_size(10);
        for (search, run) in SEARCHES {
            let nodes = run(&quarto, &positions, depth);
            group.throughput(Throughput::Elements(nodes));
            group.bench_function(BenchmarkId::new(search, format!("{nodes} nodes")), |bencher| {
                bencher.iter(|| run(&quarto, &positions, depth));
            });
        }
    }
}

fn fixed_depth(criterion: &mut Criterion) {
    compare(criterion, "6 pieces, 5 plies", 6, 10, 5);
}

fn to_the_end(criterion: &mut Criterion) {
    compare(criterion, "10 pieces, to the end", 10, 10, 12);
}

criterion_group!(benches, fixed_depth, to_the_end);
criterion_main!(benches);
