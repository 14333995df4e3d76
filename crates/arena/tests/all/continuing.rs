//! Runs that are continued with more games or more entrants, and the checks before that.

use crate::tables::{plan, spec, tables};
use damier_arena::{Options, PlacedReferee, Plan, Spec, Store, check, run};
use std::sync::atomic::AtomicBool;

fn nim(players: &str, games: u64) -> Spec {
    spec(&format!("game = 'nim:9,thief'\nplayers = {players}\ngames = {games}"))
}

fn continuing(spec: &Spec, store: &Store) -> Plan {
    plan(spec).continuing(store, 7).expect("the same run").0
}

fn play(plan: &Plan, store: &mut Store) {
    let never = AtomicBool::new(false);
    let outcome = run(plan, store, &Options::default(), &never, &mut |_| ()).expect("runs");
    assert!(outcome.is_complete(), "{outcome:?}");
}

/// Two plans are made to continue the same file. The second would drop the entrant that the first has added.
#[test]
fn a_file_is_continued_only_as_it_was_when_the_plan_was_made() {
    let (two, three) = (nim("['random', 'most']", 20), nim("['random', 'most', 'one']", 20));
    let mut store = Store::in_memory(&two).expect("memory");
    let first = plan(&two);
    store.continue_with(&first).expect("a new file");
    play(&first, &mut store);
    let (longer, wider) =
        (continuing(&nim("['random', 'most']", 40), &store), continuing(&three, &store));
    store.continue_with(&wider).expect("as it was");
    play(&wider, &mut store);
    let digest = store.digest().expect("reads");
    for late in [&longer, &first] {
        let refused = store.continue_with(late).expect_err("is another run now").to_string();
        assert!(refused.contains("while this run started"), "{refused}");
    }
    store.continue_with(&wider).expect("the same again");
    assert_eq!((store.lineups()[0].entrants.len(), store.digest().expect("reads")), (3, digest));
}

#[test]
fn records_bear_the_names_of_the_lineup() {
    let spec = nim("['random', 'most']", 4);
    let names = ["Ada", "Bob"].map(String::from);
    let named = PlacedReferee::named(tables(&spec).remove(0), &names);
    let plan = check(spec.clone(), vec![Box::new(named)]).expect("a plan");
    let mut store = Store::in_memory(&spec).expect("memory");
    play(&plan, &mut store);
    assert_eq!(store.lineups()[0].entrants, names);
    for record in store.records(0) {
        let record = record.expect("reads");
        let by_seat = record.seats.iter().map(|&entrant| names[entrant].as_str());
        assert!(record.entrants.iter().map(|name| &**name).eq(by_seat), "{record:?}");
    }
}

#[test]
fn a_run_is_resumed_with_the_same_python() {
    let own = nim("['random', 'most']", 4);
    let named = Spec { python: Some("venv".to_string()), ..own.clone() };
    let mut store = Store::in_memory(&named).expect("memory");
    store.continue_with(&plan(&named)).expect("a new file");
    let refused = plan(&own).continuing(&store, 7).expect_err("another Python").to_string();
    assert!(refused.contains("`python` is venv in the file and - now"), "{refused}");
    assert!(plan(&named).continuing(&store, 7).is_ok());
}
