//! Each game keeps the machine that played it, through merging and into the report. The digest ignores machines.

use crate::tables::{play, played, spec};
use damier_arena::{Options, Spec, Store, report};
use std::path::Path;

fn small() -> Spec {
    spec("game = 'nim:9,thief'\nplayers = ['random', 'most']\ngames = 200")
}

/// Plays one of two shards into a file, on the given machine.
fn shard(folder: &Path, part: u64, machine: &str) -> Store {
    let path = folder.join(format!("{part}.db"));
    let mut store = Store::create(&path, &small()).expect("creates");
    store.set_machine(machine);
    play(&mut store, Options { threads: 1, shard: Some((part, 2)) });
    drop(store);
    Store::open_to_read(&path).expect("opens")
}

#[test]
fn merged_games_keep_their_machines() {
    let folder = tempfile::tempdir().expect("a folder");
    let north = shard(folder.path(), 1, "north");
    let south = shard(folder.path(), 2, "south, with an umlaut: ü");
    let path = folder.path().join("run.db");
    let mut merged = Store::create(&path, &small()).expect("creates");
    // Merges in reverse order, so that the numbers of machines differ from file to file.
    assert_eq!(merged.merge_all(&[south, north]).expect("merges"), 200);
    drop(merged);
    let merged = Store::open_to_read(&path).expect("opens");
    for record in merged.records(0).map(|record| record.expect("reads")) {
        let machine = record.machine.as_deref().expect("a machine is recorded");
        let is_first = machine == "north";
        assert_eq!(record.pair % 2 == 0, is_first, "{machine} has pair {}", record.pair);
    }
    let whole = report(&merged).expect("reads");
    let games: Vec<(&str, u64)> =
        whole.machines.iter().map(|one| (one.name.as_str(), one.games)).collect();
    assert_eq!(games, [("north", 100), ("south, with an umlaut: ü", 100)]);
    let alone = report(&played(&small(), 1)).expect("reads");
    assert_eq!(alone.machines, []);
    assert_eq!(alone.digest, whole.digest);
}

#[test]
fn a_changed_machine_is_reported() {
    let folder = tempfile::tempdir().expect("a folder");
    drop(shard(folder.path(), 1, "north"));
    let path = folder.path().join("1.db");
    let connection = rusqlite::Connection::open(&path).expect("opens");
    connection.execute("UPDATE machine SET name = 'south'", []).expect("edits");
    drop(connection);
    let error = report(&Store::open_to_read(&path).expect("opens")).expect_err("it was changed");
    assert!(error.to_string().contains("was changed"), "{error}");
}

/// A file of the previous version has no machines. It can be read, and games played from now on get a machine.
#[test]
fn an_older_file_gets_machines() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("run.db");
    let mut store = Store::create(&path, &small()).expect("creates");
    play(&mut store, Options { threads: 1, shard: Some((1, 2)) });
    drop(store);
    let connection = rusqlite::Connection::open(&path).expect("opens");
    let undo = "DROP VIEW pairs; DROP VIEW games; DROP VIEW game;
        ALTER TABLE record DROP COLUMN machine; DROP TABLE machine;
        CREATE VIEW game AS SELECT key >> 50 AS event, key & 0x3ffffffffffff AS id, * FROM record;
        PRAGMA user_version = 3";
    connection.execute_batch(undo).expect("undoes");
    drop(connection);
    let read = Store::open_to_read(&path).expect("opens");
    assert!(read.records(0).all(|record| record.expect("reads").machine.is_none()));
    drop(read);
    let mut store = Store::open(&path).expect("goes on");
    store.set_machine("north");
    assert!(play(&mut store, Options::default()).is_complete());
    drop(store);
    let read = Store::open_to_read(&path).expect("opens");
    let machines = read.records(0).map(|record| record.expect("reads").machine);
    assert_eq!(machines.flatten().filter(|machine| &**machine == "north").count(), 100);
    assert_eq!(
        report(&read).expect("reads").digest,
        report(&played(&small(), 1)).expect("reads").digest
    );
}
