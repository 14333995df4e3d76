//! Measures games of greedy against random-available on new boards, one at a time: with the playout kernel, with the
//! rules through the contract, and with the reference implementation that examines every cell. Also measures one call
//! that floods a serpentine. All times are CPU time.

#[path = "../tests/all/twin/mod.rs"]
mod twin;

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use damier_filler::Filler;
use damier_filler::playout::FillerPlayout;
use damier_filler::strategy::{Best, Gain, RandomAvailable};
use damier_game::budget::thread_clock;
use damier_game::{Budget, Game, Notation, Params, Rng, Seat, Strategy, Turn, mix};
use std::hint::black_box;
use std::time::Duration;
use twin::{Twin, TwinRules};

fn by_kernel(playout: &mut FillerPlayout, seed: u64) -> i64 {
    let mut players = [0, 1].map(|seat| Rng::new(mix(seed, seat)));
    let outcome = playout.play(&mut Rng::new(seed), &mut players, Seat::FIRST);
    outcome.scores[0] - outcome.scores[1]
}

fn by_contract(rules: &Filler, seed: u64) -> i64 {
    let mut state = rules.opening(&mut Rng::new(seed));
    let mut greedy = Best::new(Gain, mix(seed, 0));
    let mut random = RandomAvailable::new(mix(seed, 1));
    let mut budget = Budget::unlimited();
    while let Turn::Player(seat) = rules.turn(&state) {
        let decision = if seat == Seat::FIRST {
            greedy.choose(rules, &state, &mut budget)
        } else {
            random.choose(rules, &state, &mut budget)
        };
        let Some(call) = decision.action() else {
            break;
        };
        rules.apply(&mut state, call);
    }
    rules.score(&state, Seat::FIRST) - rules.score(&state, Seat::SECOND)
}

fn twin_rules(rules: &Filler) -> TwinRules {
    TwinRules {
        rows: rules.rows() as i32,
        columns: rules.columns() as i32,
        colours: rules.colours(),
        topology: "plane".to_string(),
        ban: Vec::new(),
        win: "half".to_string(),
        swap: false,
    }
}

fn by_twin(rules: &Filler, seed: u64) -> i64 {
    let opening = rules.opening(&mut Rng::new(seed));
    let mut twin = Twin::opening(twin_rules(rules), &rules.state_text(&opening));
    let mut players = [0, 1].map(|seat| Rng::new(mix(seed, seat)));
    while !twin.verdict().over {
        let legal = twin.legal();
        let gains: Vec<usize> = legal.iter().map(|&colour| twin.gain(colour)).collect();
        let most = gains.iter().max().copied().unwrap_or(0);
        let least = if twin.next == 0 { most } else { most.min(1) };
        let fit = legal.iter().zip(&gains).filter(|&(_, &gain)| gain >= least);
        let fit: Vec<char> = fit.map(|(&colour, _)| colour).collect();
        let Some(colour) = players[twin.next].pick(&fit) else {
            break;
        };
        twin.call(colour);
    }
    let [first, second] = twin.verdict().scores;
    first as i64 - second as i64
}

/// Returns the CPU time of this many games, which other work on the machine does not change.
fn cpu_time(games: u64, mut play: impl FnMut(u64) -> i64) -> Duration {
    let clock = thread_clock().expect("benches run where threads have a CPU clock");
    let began = clock();
    for seed in 0..games {
        black_box(play(seed));
    }
    clock() - began
}

fn games(criterion: &mut Criterion) {
    for size in ["10x10", "30x30"] {
        let params = Params::read(size).expect("a size");
        let rules = Filler::read(&params).expect("a size");
        let mut playout = FillerPlayout::new(&rules).expect("plain rules");
        for seed in 0..20 {
            let margin = by_twin(&rules, seed);
            assert_eq!([by_kernel(&mut playout, seed), by_contract(&rules, seed)], [margin; 2]);
        }
        let mut group =
            criterion.benchmark_group(format!("greedy against random-available, {size}"));
        group.throughput(Throughput::Elements(1));
        group.warm_up_time(Duration::from_secs(1)).measurement_time(Duration::from_secs(3));
        group.bench_function("kernel", |b| {
            b.iter_custom(|games| cpu_time(games, |seed| by_kernel(&mut playout, seed)));
        });
        group.bench_function("contract", |b| {
            b.iter_custom(|games| cpu_time(games, |seed| by_contract(&rules, seed)));
        });
        group.sample_size(10);
        group.bench_function("twin", |b| {
            b.iter_custom(|games| cpu_time(games, |seed| by_twin(&rules, seed)));
        });
        group.finish();
    }
}

/// Returns a board of two colours in which the zone of seat 1 grows, by one call, along a path through every second
/// row, which is the worst case for a flood.
fn serpentine(size: usize) -> String {
    let row = |row: usize| match size - 1 - row {
        0 => format!("1{}", "A".repeat(size - 1)),
        _ if row == 0 => format!("{}2", "B".repeat(size - 1)),
        up if up % 2 == 0 => "A".repeat(size),
        up if up % 4 == 1 => format!("{}A", "B".repeat(size - 1)),
        _ => format!("A{}", "B".repeat(size - 1)),
    };
    let rows: Vec<String> = (0..size).map(row).collect();
    format!("{} 1 - -", rows.join("/"))
}

/// One call that floods a serpentine, and the same call on a drawn board.
fn floods(criterion: &mut Criterion) {
    let rules = Filler::read(&Params::read("30x30").expect("a size")).expect("a size");
    let drawn = rules.state_text(&rules.opening(&mut Rng::new(1)));
    for (name, text) in [("serpentine", serpentine(30)), ("a drawn board", drawn)] {
        let state = rules.read_state(&text).expect("a state");
        let call = rules.read_action(&state, "A").expect("a colour");
        let mut twin = Twin::opening(twin_rules(&rules), &text);
        twin.call('A');
        let mut after = state.clone();
        rules.apply(&mut after, call);
        let owned = twin.squares.iter().filter(|&&square| square == '1').count();
        assert_eq!(after.owned(Seat::FIRST) as usize, owned, "{name}");
        let mut group = criterion.benchmark_group(format!("one call on {name}, 30x30"));
        group.warm_up_time(Duration::from_secs(1)).measurement_time(Duration::from_secs(3));
        group.bench_function("rules", |b| {
            b.iter_batched_ref(
                || state.clone(),
                |state| rules.apply(black_box(state), call),
                BatchSize::SmallInput,
            );
        });
        group.sample_size(10);
        group.bench_function("twin", |b| {
            let opening = || Twin::opening(twin_rules(&rules), &text);
            b.iter_batched_ref(opening, |twin| twin.call('A'), BatchSize::SmallInput);
        });
        group.finish();
    }
}

criterion_group!(benches, games, floods);
criterion_main!(benches);
