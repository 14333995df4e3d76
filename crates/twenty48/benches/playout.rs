//! Measures the moves per second of random games with the slow twin, the general rules and the fast kernel in one run.
//! Then measures the searches of the players of the course on one position.

#[path = "../tests/all/twin/mod.rs"]
mod twin;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use damier_game::strategy::find_player;
use damier_game::{Budget, Game, Notation, Rng, Turn};
use damier_twenty48::{Twenty48, players, playout};
use std::hint::black_box;
use twin::Twin;

/// Plays a random game with the twin, and returns its number of slides.
fn twin_game(twin: &Twin, rng: &mut Rng) -> u64 {
    let (mut board, mut moves) = (twin.empty(2), 0);
    loop {
        let actions = twin.actions(&board);
        let Some((action, _)) = (match board.due {
            0 => rng.pick(&(0..actions.len()).collect::<Vec<_>>()).map(|at| &actions[at]),
            _ => {
                let weights: Vec<_> = actions.iter().enumerate().map(|(at, a)| (at, a.1)).collect();
                rng.pick_weighted(&weights).map(|at| &actions[at])
            }
        }) else {
            return moves;
        };
        moves += u64::from(board.due == 0);
        board = twin.after(&board, action);
    }
}

/// Plays a random game by the general rules, and returns its number of slides.
fn general_game(rules: &Twenty48, rng: &mut Rng) -> u64 {
    let (mut state, mut moves) = (rules.opening(rng), 0);
    while let Some(action) = rules.random_action(&state, rng) {
        moves += u64::from(rules.turn(&state) != Turn::Chance);
        rules.apply(&mut state, action);
    }
    moves
}

/// Plays this number of games with one seed, and returns their number of slides. This is one iteration.
fn moves(games: u32, mut game: impl FnMut(&mut Rng) -> u64) -> u64 {
    let mut rng = Rng::new(1);
    (0..games).map(|_| game(&mut rng)).sum()
}

fn playouts(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("random playouts");
    let rules = Twenty48::default();
    let twin = Twin::plain();
    let mut bench = |name, games, game: &dyn Fn(&mut Rng) -> u64| {
        group.throughput(Throughput::Elements(moves(games, game)));
        group.bench_function(name, |bencher| {
            bencher.iter(|| black_box(moves(games, game)));
        });
    };
    bench("slow twin", 4, &|rng| twin_game(&twin, rng));
    bench("general rules", 100, &|rng| general_game(&rules, rng));
    bench("kernel", 1000, &|rng| playout::random(rng).moves);
    group.finish();
}

fn searches(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("one decision");
    let rules = Twenty48::default();
    let state = rules.read_state("2 4 8 2/4 16 . ./2 128 64 ./512 256 . .").expect("a state");
    let roster = players();
    for name in ["course-fast", "course-efficient", "snake"] {
        let (player, settings) = find_player(&roster, name).expect("a player of the roster");
        group.bench_function(name, |bencher| {
            // Use a new player each time. Otherwise, its table would answer at once.
            let fresh = || (player.build)(&rules, &settings, 0).expect("a 4x4 board");
            let decide = |mut player: Box<dyn damier_game::Strategy<_>>| {
                player.choose(&rules, &state, &mut Budget::unlimited())
            };
            bencher.iter_batched(fresh, decide, criterion::BatchSize::SmallInput);
        });
    }
    group.finish();
}

criterion_group!(benches, playouts, searches);
criterion_main!(benches);
