//! Nim referees with strategies made for these tests: good ones, random ones, and faulty ones.
#![allow(dead_code, reason = "each test file uses its part")]

use damier_arena::{
    Entrant, GameReferee, Options, Pairing, Plan, Record, Referee, RunOutcome, Spec, Store,
    Unplayed, check, run,
};
use damier_game::toy::Nim;
use damier_game::{
    Aside, Budget, Contest, Decision, FactKind, Game, Player, Randomness, Rng, Seat, Strategy,
};
use damier_i18n::Phrase;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};

type State = <Nim as Game>::State;

/// A strategy made from a function.
struct FunctionStrategy<F>(F);

impl<F: FnMut(&[u8], &mut Budget) -> Decision<u8> + Send> Strategy<Nim> for FunctionStrategy<F> {
    fn choose(&mut self, nim: &Nim, state: &State, budget: &mut Budget) -> Decision<u8> {
        (self.0)(&nim.legal_actions(state), budget)
    }
}

fn player<F>(name: &'static str, make: impl Fn(u64) -> F + Send + Sync + 'static) -> Player<Nim>
where
    F: FnMut(&[u8], &mut Budget) -> Decision<u8> + Send + 'static,
{
    Player::new(name, Phrase::verbatim(name), &[], move |_, _, seed| FunctionStrategy(make(seed)))
}

fn random(seed: u64) -> impl FnMut(&[u8], &mut Budget) -> Decision<u8> {
    let mut rng = Rng::new(seed);
    move |legal, budget| {
        budget.spend(3);
        Decision::act(rng.pick(legal).expect("somebody is on turn"))
    }
}

/// Plays the multiple-of-four rule's action if there is one, else takes one stick.
struct Perfect;

impl Strategy<Nim> for Perfect {
    fn choose(&mut self, nim: &Nim, state: &State, _: &mut Budget) -> Decision<u8> {
        let Aside::Number(left) = damier_game::Show::scene(nim, state).notes[0].aside else {
            unreachable!("the scene counts sticks")
        };
        Decision::act((left % 4).max(1) as u8)
    }
}

/// Uses this much CPU time.
fn burn(milliseconds: u64) {
    let clock = damier_game::budget::thread_clock().expect("tests run where there is a CPU clock");
    let begin = clock();
    while (clock() - begin).as_millis() < u128::from(milliseconds) {
        std::hint::black_box(begin);
    }
}

pub(crate) fn roster() -> Arc<[Player<Nim>]> {
    let quarter = |seed| Rng::new(seed).below(4) == 0;
    Arc::new([
        player("random", random),
        player("one", |_| |_: &[u8], _: &mut Budget| Decision::act(1)),
        player("most", |_| {
            |legal: &[u8], _: &mut Budget| Decision::act(*legal.last().expect("on turn"))
        }),
        Player::new("perfect", Phrase::verbatim("plays to multiples of four"), &[], |_, _, _| {
            Perfect
        }),
        player("cheat", move |seed| {
            let mut honest = random(seed);
            move |legal: &[u8], budget: &mut Budget| {
                if quarter(seed) { Decision::act(99) } else { honest(legal, budget) }
            }
        }),
        player("crash", move |seed| {
            let mut honest = random(seed);
            move |legal: &[u8], budget: &mut Budget| {
                assert!(!quarter(seed), "boom\non two lines");
                honest(legal, budget)
            }
        }),
        player("faint", move |seed| {
            assert!(!quarter(seed), "no start");
            random(seed)
        }),
        player("slow", |_| {
            |_: &[u8], _: &mut Budget| {
                burn(30);
                Decision::act(1)
            }
        }),
        player("quitter", |_| |_: &[u8], _: &mut Budget| Decision::resign()),
    ])
}

/// Returns the referees of a spec whose games are `nim:STICKS` or `nim:STICKS,thief`.
pub(crate) fn tables(spec: &Spec) -> Vec<Box<dyn Referee>> {
    let table = |event: &damier_arena::Event| -> Box<dyn Referee> {
        let params = event.game.trim_start_matches("nim:");
        let nim = Nim {
            sticks: params.trim_end_matches(",thief").parse().expect("sticks"),
            thief: params.ends_with("thief"),
        };
        let entrants = event.players.iter();
        let entrants = entrants.map(|text| Entrant::find(&roster(), text).expect("on the roster"));
        Box::new(GameReferee::new(nim, entrants.collect(), event.budget))
    };
    spec.events.iter().map(table).collect()
}

/// A referee that raises the stop flag when all referees together have played a given number of games, and drops every
/// game after that.
struct StoppingReferee {
    table: Box<dyn Referee>,
    left: Arc<AtomicI64>,
    stop: Arc<AtomicBool>,
}

impl Referee for StoppingReferee {
    fn game(&self) -> String {
        self.table.game()
    }
    fn rules_version(&self) -> u32 {
        self.table.rules_version()
    }
    fn contest(&self) -> Contest {
        self.table.contest()
    }
    fn randomness(&self) -> Randomness {
        self.table.randomness()
    }
    fn fact_kinds(&self) -> &'static [FactKind] {
        self.table.fact_kinds()
    }
    fn entrants(&self) -> Vec<String> {
        self.table.entrants()
    }
    fn serves(&self, entrant: usize, seat: Seat) -> bool {
        self.table.serves(entrant, seat)
    }
    fn play_unless(&self, pairing: &Pairing, halt: &Arc<AtomicBool>) -> Result<Record, Unplayed> {
        if self.left.fetch_sub(1, Ordering::Relaxed) <= 0 {
            self.stop.store(true, Ordering::Relaxed);
            return Err(Unplayed::Stopped);
        }
        self.table.play_unless(pairing, halt)
    }
    fn play_first_turn(
        &self,
        pairing: &Pairing,
        halt: &Arc<AtomicBool>,
    ) -> Result<Record, Unplayed> {
        self.table.play_first_turn(pairing, halt)
    }
}

/// Returns the same referees, stopped after this many games together.
pub(crate) fn stopped_after(
    games: i64,
    stop: &Arc<AtomicBool>,
    tables: Vec<Box<dyn Referee>>,
) -> Vec<Box<dyn Referee>> {
    let left = Arc::new(AtomicI64::new(games));
    let stopped = |table| -> Box<dyn Referee> {
        let (left, stop) = (Arc::clone(&left), Arc::clone(stop));
        Box::new(StoppingReferee { table, left, stop })
    };
    tables.into_iter().map(stopped).collect()
}

pub(crate) fn spec(event: &str) -> Spec {
    Spec::read(&format!("[[event]]\n{event}")).expect("a valid spec")
}

/// Returns the plan of a spec with its own referees.
pub(crate) fn plan(spec: &Spec) -> Plan {
    check(spec.clone(), tables(spec)).expect("the spec fits the tables")
}

pub(crate) fn play(store: &mut Store, options: Options) -> RunOutcome {
    let plan = plan(store.spec());
    run(&plan, store, &options, &AtomicBool::new(false), &mut |_| ()).expect("runs")
}

/// Plays a whole run in memory on this many threads.
pub(crate) fn played(spec: &Spec, threads: usize) -> Store {
    let mut store = Store::in_memory(spec).expect("memory");
    let outcome = play(&mut store, Options { threads, shard: None });
    assert!(outcome.is_complete(), "{outcome:?}");
    store
}
