//! Cost of a game outside its strategies: the whole arena (scheduled, played, stored, tallied) against a bare loop over
//! the same games with the same strategies.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use damier_arena::{Entrant, GameReferee, Options, Referee, Spec, Store, check, run};
use damier_game::toy::Nim;
use damier_game::{Budget, Decision, Game, Limits, Player, Rng, Seat, Strategy, Turn};
use std::hint::black_box;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// Number of games per run.
const GAMES: u64 = 20_000;

struct Random(Rng);

impl Strategy<Nim> for Random {
    fn choose(&mut self, nim: &Nim, state: &<Nim as Game>::State, _: &mut Budget) -> Decision<u8> {
        let action = self.0.pick(&nim.legal_actions(state));
        action.map_or_else(Decision::resign, Decision::act)
    }
}

fn nim() -> Nim {
    Nim { sticks: 60, ..Nim::default() }
}

/// Plays the games without a referee, a record or a store.
fn bare(games: u64) -> i64 {
    let nim = nim();
    let mut sum = 0;
    for seed in 0..games {
        let mut state = nim.opening(&mut Rng::new(seed));
        let mut seats = [Random(Rng::new(seed)), Random(Rng::new(!seed))];
        let mut budget = Budget::unlimited();
        while let Turn::Player(seat) = nim.turn(&state) {
            let decision = seats[seat.index()].choose(&nim, &state, &mut budget);
            if let Some(action) = decision.action() {
                nim.apply(&mut state, action);
            }
        }
        sum += nim.score(&state, Seat::FIRST);
    }
    sum
}

fn arena(spec: &Spec, threads: usize) -> u64 {
    let random = || {
        Player::new("random", damier_i18n::Phrase::verbatim(""), &[], |_, _, seed| {
            Random(Rng::new(seed))
        })
    };
    let roster: Arc<[Player<Nim>]> = Arc::new([random()]);
    let named = |name: &str| {
        let mut entrant = Entrant::find(&roster, "random").expect("on the roster");
        entrant.name = name.to_string();
        entrant
    };
    let table = GameReferee::new(nim(), vec![named("a"), named("b")], Limits::NONE);
    let referees: Vec<Box<dyn Referee>> = vec![Box::new(table)];
    let plan = check(spec.clone(), referees).expect("fits");
    let mut store = Store::in_memory(spec).expect("memory");
    let options = Options { threads, shard: None };
    let stop = AtomicBool::new(false);
    let outcome = run(&plan, &mut store, &options, &stop, &mut |_| ());
    outcome.expect("runs").played
}

fn overhead(criterion: &mut Criterion) {
    let text = format!("[[event]]\ngame = 'nim'\nplayers = ['a', 'b']\ngames = {GAMES}");
    let spec = Spec::read(&text).expect("valid");
    let mut group = criterion.benchmark_group("games");
    group.sample_size(10).throughput(Throughput::Elements(GAMES));
    group.bench_function("bare loop", |bencher| {
        bencher.iter(|| bare(black_box(GAMES)));
    });
    group.bench_function("arena, 1 thread", |bencher| {
        bencher.iter(|| arena(&spec, 1));
    });
    group.finish();
}

criterion_group!(benches, overhead);
criterion_main!(benches);
