//! Swiss systems and knockouts: matchups follow from results, on any number of threads, and after a stop and resume.

use crate::tables::{plan, played, spec, stopped_after, tables};
use damier_arena::{Options, Spec, StagedResults, Store, check, run};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

const PLAYERS: &str = "game = 'nim:21'\n\
                       players = ['perfect', 'random', 'cheat', 'one', 'most', 'quitter', 'crash']\n";

fn swiss() -> Spec {
    spec(&format!("{PLAYERS}format = 'swiss(4)'\ngames = 6"))
}

fn knockout() -> Spec {
    spec(&format!("{PLAYERS}format = 'knockout'\ngames = 8"))
}

fn staged(store: &Store) -> StagedResults {
    let report = damier_arena::report(store).expect("reads");
    report.events[0].staged.clone().expect("an event in stages")
}

#[test]
fn threads_do_not_matter() {
    for spec in [swiss(), knockout()] {
        let whole = played(&spec, 1);
        for threads in [2, 8, 8] {
            let other = played(&spec, threads);
            assert_eq!(staged(&other), staged(&whole), "{threads} threads");
            assert_eq!(other.digest().expect("reads"), whole.digest().expect("reads"));
        }
    }
}

#[test]
fn stopping_anywhere_and_resuming_changes_nothing() {
    for spec in [swiss(), knockout()] {
        let whole = played(&spec, 2);
        let mut store = Store::in_memory(&spec).expect("memory");
        let mut calls = 0;
        loop {
            let stop = Arc::new(AtomicBool::new(false));
            let referees = stopped_after(1 + 3 * calls, &stop, tables(&spec));
            let plan = check(spec.clone(), referees).expect("a plan");
            let options = Options { threads: 2, shard: None };
            let outcome = run(&plan, &mut store, &options, &stop, &mut |_| ()).expect("runs");
            calls += 1;
            if outcome.is_complete() {
                break;
            }
        }
        assert!(calls > 3, "{calls}");
        assert_eq!(staged(&store), staged(&whole));
        assert_eq!(store.digest().expect("reads"), whole.digest().expect("reads"));
    }
}

#[test]
fn the_better_one_advances_unless_disqualified() {
    let results = staged(&played(&knockout(), 2));
    let sizes: Vec<usize> = results.stages.iter().map(|stage| stage.matches.len()).collect();
    assert_eq!(sizes, [3, 2, 1]);
    assert_eq!(results.winner.as_deref(), Some("perfect"));
    for one in results.stages.iter().flat_map(|stage| &stage.matches) {
        assert_ne!(one.winner.as_deref(), Some("crash"), "{one:?}");
    }
}

#[test]
fn a_swiss_report_shows_points_and_byes() {
    let results = staged(&played(&swiss(), 2));
    assert_eq!(results.stages.len(), 4);
    assert!(results.stages.iter().all(|stage| stage.free.len() == 1 && stage.matches.len() == 3));
    assert_eq!(results.points[0].player, "perfect");
    let points: Vec<f64> = results.points.iter().map(|one| one.points).collect();
    assert!(points.is_sorted_by(|a, b| a >= b), "{points:?}");
}

#[test]
fn what_cannot_be_is_refused() {
    let refuse = |text: &str| {
        let refused = spec(text);
        check(refused.clone(), tables(&refused)).expect_err("refused").to_string()
    };
    assert_eq!(
        refuse(&format!("{PLAYERS}format = 'swiss(5)'")),
        "event 1, rounds: found `5`, expected a number from 1 to 4"
    );
    let error = Spec::read(&format!("[[event]]\n{PLAYERS}format = 'swiss(0)'")).expect_err("none");
    assert_eq!(
        error.to_string(),
        "event 1, format: found `swiss(0)`, expected swiss, or swiss(ROUNDS) with 1 round or more, for example swiss(5)"
    );
    let (plan, options) = (plan(&swiss()), Options { threads: 1, shard: Some((1, 2)) });
    let mut store = Store::in_memory(&swiss()).expect("memory");
    let stop = AtomicBool::new(false);
    let error = run(&plan, &mut store, &options, &stop, &mut |_| ()).expect_err("a shard");
    assert!(
        error.to_string().starts_with("format: `swiss(4)` chooses its games by earlier results"),
        "{error}"
    );
}
