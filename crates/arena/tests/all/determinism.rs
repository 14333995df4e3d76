//! Same spec, same digest: at any thread count, in shards, stopped and resumed.

use crate::tables::{plan, play, played, stopped_after, tables};
use damier_arena::{Options, Spec, Store, check, run};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Two events. In the first, two entrants are disqualified midway, and their faults overlap.
fn busy() -> Spec {
    let text = "seed = 11
        [[event]]
        game = 'nim:21,thief'
        players = ['random', 'cheat', 'perfect', 'crash', 'most']
        games = 40
        [[event]]
        name = 'gauntlet'
        game = 'nim:9'
        format = 'gauntlet'
        players = ['perfect', 'random', 'one', 'quitter']
        games = 31
        budget = '1000nodes'";
    Spec::read(text).expect("valid")
}

#[test]
fn threads_do_not_matter() {
    let whole = played(&busy(), 1);
    let digest = whole.digest().expect("reads");
    for threads in [2, 8, 8, 8] {
        let other = played(&busy(), threads);
        assert_eq!(other.digest().expect("reads"), digest, "{threads} threads");
        let tables = [&whole, &other].map(|store| {
            let mut report = damier_arena::report(store).expect("reads");
            for event in &mut report.events {
                // How many void games had already started when the disqualification was final depends on the threads.
                (event.void, event.stored) = (0, 0);
            }
            report
        });
        let rows = tables.map(|report| format!("{:?}", without_times(report)));
        assert_eq!(rows[0], rows[1]);
    }
}

fn without_times(mut report: damier_arena::Report) -> damier_arena::Report {
    for event in &mut report.events {
        (event.cpu, event.cpu_outside) = (0.0, None);
        let damier_arena::Standings::Duel(table) = &mut event.standings else {
            unreachable!("nim is a duel")
        };
        for row in &mut table.rows {
            row.usage = damier_arena::EntrantUsage::default();
        }
    }
    report
}

#[test]
fn shards_merge_to_the_whole() {
    let digest = played(&busy(), 2).digest().expect("reads");
    let mut merged = Store::in_memory(&busy()).expect("memory");
    for part in [3, 1, 2] {
        let mut shard = Store::in_memory(&busy()).expect("memory");
        let options = Options { threads: 2, shard: Some((part, 3)) };
        assert!(play(&mut shard, options).is_complete());
        let added = merged.merge_from(&shard).expect("merges");
        assert!(added > 0);
        assert_eq!(merged.merge_from(&shard).expect("merges again"), 0);
    }
    assert_eq!(merged.digest().expect("reads"), digest);
    // Nothing is left to play, and another run reports that.
    let outcome = play(&mut merged, Options::default());
    assert!(outcome.is_complete() && outcome.played == 0, "{outcome:?}");
}

#[test]
fn shards_of_different_runs_do_not_merge() {
    let mut mine = played(&busy(), 1);
    let other = Spec { seed: Some(12), ..busy() };
    let error = mine.merge_from(&played(&other, 1)).expect_err("another seed");
    assert_eq!(
        error.to_string(),
        "memory: its spec differs from that of memory; only shards of one run can be merged"
    );
    let record = mine.record(1, 5).expect("reads").expect("is stored");
    let mut forged = Store::in_memory(&busy()).expect("memory");
    forged.begin(mine.lineups()).expect("begins");
    forged.append(&[damier_arena::Record { scores: vec![7, 7], ..record }]).expect("appends");
    let before = mine.digest();
    let error = mine.merge_from(&forged).expect_err("a conflict").to_string();
    assert_eq!(error, "memory: event 2, game 5 differs from the game that is stored already");
    assert_eq!(mine.digest(), before);
}

#[test]
fn stopping_anywhere_and_resuming_changes_nothing() {
    let spec = busy();
    let digest = played(&spec, 1).digest().expect("reads");
    let folder = tempfile::tempdir().expect("a folder");
    for (round, threads) in [1, 2, 8].into_iter().enumerate() {
        let path = folder.path().join(format!("{round}.db"));
        drop(Store::create(&path, &spec).expect("creates"));
        let mut calls = 0;
        loop {
            let mut store = Store::open(&path).expect("opens");
            let stop = Arc::new(AtomicBool::new(false));
            let tables = stopped_after(5 + 17 * calls, &stop, tables(&spec));
            let options = Options { threads, shard: None };
            let plan = check(spec.clone(), tables).expect("fits");
            let outcome = run(&plan, &mut store, &options, &stop, &mut |_| ());
            calls += 1;
            if outcome.expect("runs").is_complete() {
                assert_eq!(store.digest().expect("reads"), digest);
                break;
            }
        }
        assert!(calls > 2, "{calls}");
    }
}

#[test]
fn progress_counts_to_the_end() {
    let mut store = Store::in_memory(&busy()).expect("memory");
    let mut reports = Vec::new();
    let stop = AtomicBool::new(false);
    let mut progress = |progress: &damier_arena::RunProgress<'_>| {
        reports.push((progress.done, progress.total, progress.events().len()));
    };
    run(&plan(&busy()), &mut store, &Options::default(), &stop, &mut progress).expect("runs");
    let total = 40 * 10 + 32 * 3;
    assert_eq!(reports.last(), Some(&(total, total, 2)));
    assert!(!stop.load(Ordering::Relaxed));
}
