//! Results files: locked while written, readable at the same time, and refused in one line if they are invalid.

use crate::tables::{play, played, spec};
use damier_arena::{Error, Options, Spec, Store};
use damier_game::Rng;
use std::fs;
use std::path::Path;

fn small() -> Spec {
    spec("game = 'nim:9,thief'\nplayers = ['random', 'most']\ngames = 200")
}

fn whole(path: &Path) -> String {
    let mut store = Store::create(path, &small()).expect("creates");
    assert!(play(&mut store, Options::default()).is_complete());
    store.digest().expect("reads")
}

fn one_line(error: &Error) -> String {
    let text = error.to_string();
    assert!(!text.is_empty() && !text.contains(['\n', '\r']), "{text:?}");
    text
}

#[test]
fn a_finished_file_stands_alone_and_reads_the_same() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("run.db");
    let digest = whole(&path);
    let names: Vec<_> = fs::read_dir(folder.path())
        .expect("lists")
        .map(|entry| entry.expect("an entry").file_name())
        .collect();
    assert_eq!(names, ["run.db"]);
    let store = Store::open_to_read(&path).expect("opens");
    assert_eq!(store.digest().expect("reads"), digest);
    assert_eq!(store.spec(), &small().with_run_seed());
    let memory = played(&small(), 2);
    assert_eq!(memory.digest().expect("reads"), digest);
    for (kept, fresh) in store.records(0).zip(memory.records(0)) {
        let (kept, fresh) = (kept.expect("reads"), fresh.expect("reads"));
        let timeless = |record: damier_arena::Record| damier_arena::Record {
            cpu: Vec::new(),
            game_cpu: std::time::Duration::ZERO,
            ..record
        };
        assert_eq!(timeless(kept), timeless(fresh));
    }
}

#[test]
fn one_run_writes_and_others_read() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("run.db");
    let mut store = Store::create(&path, &small()).expect("creates");
    let shown = path.display();
    let refused = one_line(&Store::open(&path).expect_err("is locked"));
    assert_eq!(
        refused,
        format!("{shown}: is in use by another run; try again when it has finished")
    );
    play(&mut store, Options { threads: 1, shard: Some((1, 2)) });
    let reader = Store::open_to_read(&path).expect("opens");
    assert_eq!(reader.ids(0).expect("reads").len(), 100);
    play(&mut store, Options::default());
    assert_eq!(reader.ids(0).expect("reads").len(), 200);
    drop((store, reader));
    let refused = one_line(&Store::create(&path, &small()).expect_err("exists"));
    let allowed = "exists already; name a new file, or resume this one";
    assert_eq!(refused, format!("{shown}: {allowed}"));
    Store::open(&path).expect("the lock is free again");
}

/// If the file is deleted during a run, the next commit saves all games again.
#[cfg(unix)]
#[test]
fn a_removed_file_is_saved_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("run.db");
    let all: Vec<_> = played(&small(), 1).records(0).map(|record| record.expect("reads")).collect();
    for replaced in [false, true] {
        let mut store = Store::create(&path, &small()).expect("creates");
        store.begin(played(&small(), 1).lineups()).expect("begins");
        store.append(&all[..100]).expect("is there");
        fs::remove_file(&path).expect("removes");
        let mut kept = path.clone();
        if replaced {
            fs::write(&path, "another file").expect("writes");
            kept.as_mut_os_string().push(".rescued");
        }
        let error = one_line(&store.append(&all[100..150]).expect_err("was removed"));
        let expected =
            format!("All games are saved in {}: resume the run with that file", kept.display());
        assert!(error.contains("was removed") && error.ends_with(&expected), "{error}");
        drop(store);
        let mut store = Store::open(&kept).expect("is a results file");
        assert_eq!(store.ids(0).expect("reads").len(), 150);
        assert!(play(&mut store, Options::default()).is_complete());
        drop(store);
        let left = fs::read_dir(folder.path()).expect("lists").count();
        assert_eq!(left, if replaced { 2 } else { 1 }, "no log or lock is left");
        fs::remove_file(&path).expect("removes");
    }
}

#[test]
fn leftovers_of_a_killed_run_do_not_matter() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("run.db");
    for left in ["run.db.lock", "run.db.new", "run.db.new-journal"] {
        fs::write(folder.path().join(left), "left over").expect("writes");
    }
    whole(&path);
    assert_eq!(fs::read_dir(folder.path()).expect("lists").count(), 1);
    for blocked in ["other.db.lock", "other.db.new"] {
        let blocked = folder.path().join(blocked);
        fs::create_dir(&blocked).expect("creates");
        let path = folder.path().join("other.db");
        let error = one_line(&Store::create(&path, &small()).expect_err("a folder is in the way"));
        assert!(error.starts_with(&blocked.display().to_string()), "{error}");
        fs::remove_dir(&blocked).expect("is still there");
    }
}

#[test]
fn a_journal_that_a_kill_left_is_rolled_back_for_readers_too() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("run.db");
    let digest = whole(&path);
    // Copies a transaction that has spilled into the file, which is the state after a kill.
    let writer = rusqlite::Connection::open(&path).expect("opens");
    let spill = "PRAGMA journal_mode = DELETE; PRAGMA cache_size = 1; BEGIN;
        UPDATE record SET actions = 'damaged';
        CREATE TABLE junk (x); INSERT INTO junk VALUES (zeroblob(2000000));";
    writer.execute_batch(spill).expect("writes");
    let copy = folder.path().join("copy.db");
    fs::copy(&path, &copy).expect("copied");
    fs::copy(folder.path().join("run.db-journal"), folder.path().join("copy.db-journal"))
        .expect("a journal is under way");
    drop(writer);
    let store = Store::open_to_read(&copy).expect("is rolled back");
    assert_eq!(store.digest().expect("reads"), digest);
}

#[test]
fn a_record_is_stored_once() {
    let mut store = played(&small(), 1);
    let record = store.record(0, 0).expect("reads").expect("is stored");
    one_line(&store.append(&[record]).expect_err("is there already"));
    assert_eq!(store.record(0, 200).expect("reads"), None);
    assert_eq!(store.record(7, u64::MAX).expect("reads"), None);
}

#[test]
fn a_run_goes_on_only_under_the_same_rules() {
    let mut store = played(&small(), 1);
    let mut lineups = store.lineups().to_vec();
    lineups[0].rules_version = 2;
    let refused = one_line(&store.begin(&lineups).expect_err("other rules"));
    assert!(refused.contains("rules version 1") && refused.contains("rules version 2"));
}

#[test]
fn other_files_are_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name: &str, bytes: &[u8]| {
        let path = folder.path().join(name);
        fs::write(&path, bytes).expect("writes");
        path
    };
    let foreign = folder.path().join("foreign.db");
    let connection = rusqlite::Connection::open(&foreign).expect("opens");
    connection.execute_batch("CREATE TABLE t (x)").expect("creates");
    drop(connection);
    let strangers = [
        folder.path().join("missing.db"),
        folder.path().to_path_buf(),
        file("empty.db", b""),
        file("text.db", b"not a database at all"),
        file("header.db", b"SQLite format 3\0 and then nothing"),
        foreign,
    ];
    for path in &strangers {
        let before = fs::read(path).ok();
        for opened in [Store::open(path), Store::open_to_read(path)] {
            let refused = one_line(&opened.expect_err("a stranger"));
            assert!(refused.starts_with(&path.display().to_string()), "{refused}");
        }
        assert_eq!(fs::read(path).ok(), before, "a refused file stays as it was");
    }
    let nowhere = folder.path().join("no/such/folder/run.db");
    one_line(&Store::create(&nowhere, &small()).expect_err("no folder"));
}

/// Damage anywhere is an error or has no effect on what is read; it never panics.
#[test]
fn damage_is_refused_in_one_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("run.db");
    whole(&path);
    let bytes = fs::read(&path).expect("reads");
    let damaged = folder.path().join("damaged.db");
    let mut rng = Rng::new(3);
    let mut refusals = 0;
    for _ in 0..300 {
        let mut bytes = bytes.clone();
        if rng.happens(0.2) {
            bytes.truncate(rng.index(bytes.len()));
        }
        for _ in 0..1 + rng.index(40) {
            let at = rng.index(bytes.len().max(1));
            if let Some(byte) = bytes.get_mut(at) {
                *byte = rng.bits() as u8;
            }
        }
        fs::write(&damaged, bytes).expect("writes");
        let read = Store::open_to_read(&damaged).and_then(|store| damier_arena::report(&store));
        if let Err(error) = read {
            one_line(&error);
            refusals += 1;
        }
    }
    assert!(refusals > 50, "{refusals}");
}

/// Returns everything that a file says, including times, or the one-line error.
fn read_or_refuse(path: &Path) -> Result<String, String> {
    let store = Store::open_to_read(path).map_err(|error| one_line(&error))?;
    let report = damier_arena::report(&store).map_err(|error| one_line(&error))?;
    Ok(format!("{report:?}"))
}

/// A flipped bit is detected, or lies in unused space.
#[test]
fn no_flipped_bit_changes_a_result_unnoticed() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("run.db");
    whole(&path);
    let said = read_or_refuse(&path).expect("it is whole");
    let bytes = fs::read(&path).expect("reads");
    let damaged = folder.path().join("damaged.db");
    let mut rng = Rng::new(5);
    let mut noticed = 0;
    for _ in 0..400 {
        let mut bytes = bytes.clone();
        let at = rng.below(u32::try_from(bytes.len()).expect("small")) as usize;
        bytes[at] ^= 1 << rng.below(8);
        fs::write(&damaged, bytes).expect("writes");
        match read_or_refuse(&damaged) {
            Ok(found) => assert_eq!(found, said, "byte {at}"),
            Err(_) => noticed += 1,
        }
    }
    assert!(noticed > 200, "{noticed} of 400");
}

#[test]
fn edits_by_hand_are_reported_with_the_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("run.db");
    for (edit, said) in [
        ("UPDATE record SET score1 = score1 + 1 WHERE key = 7", "event 1, game 7 was changed"),
        ("UPDATE record SET cpu1 = cpu1 + 1 WHERE key = 7", "event 1, game 7 was changed"),
        ("DELETE FROM record WHERE key = 7", "games were removed or added"),
        ("UPDATE record SET seal = NULL, score1 = 9 WHERE key = 7", "games were removed or added"),
        ("DELETE FROM meta WHERE name = 'games'", "games were removed or added"),
        ("DELETE FROM meta WHERE name = 'seal'", "its spec or its players"),
        ("UPDATE event SET lineup = replace(lineup, 'most', 'best')", "its spec or its players"),
        ("UPDATE meta SET value = replace(value, '200', '300') WHERE name = 'spec'", "its spec or"),
    ] {
        let _ = fs::remove_file(&path);
        whole(&path);
        let connection = rusqlite::Connection::open(&path).expect("opens");
        assert_eq!(connection.execute(edit, []).expect("edits"), 1, "{edit}");
        drop(connection);
        let found = read_or_refuse(&path).expect_err("it was changed");
        assert!(found.contains(said), "{edit}: {found}");
    }
}

/// A file of the previous version has no checksums. It can be read, and games played from now on get checksums.
#[test]
fn an_older_file_is_read_and_continued() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("run.db");
    let digest = whole(&path);
    let connection = rusqlite::Connection::open(&path).expect("opens");
    connection
        .execute_batch(
            "DROP VIEW pairs; DROP VIEW games; DROP VIEW game; DROP TABLE machine;
             ALTER TABLE record DROP COLUMN machine; ALTER TABLE record DROP COLUMN seal;
             CREATE VIEW game AS SELECT key >> 50 AS event, key & 0x3ffffffffffff AS id, * FROM record;
             DELETE FROM meta WHERE name <> 'spec';
             DELETE FROM record WHERE key > 20; PRAGMA user_version = 2",
        )
        .expect("undoes");
    drop(connection);
    assert_eq!(Store::open_to_read(&path).expect("opens").ids(0).expect("reads").len(), 21);
    let mut store = Store::open(&path).expect("goes on");
    assert!(play(&mut store, Options::default()).is_complete());
    drop(store);
    assert_eq!(Store::open_to_read(&path).expect("opens").digest().expect("reads"), digest);
    read_or_refuse(&path).expect("it is whole");
    let connection = rusqlite::Connection::open(&path).expect("opens");
    connection.execute("UPDATE record SET plies = 0 WHERE key = 30", []).expect("edits");
    assert!(read_or_refuse(&path).expect_err("it was changed").contains("game 30"));
}
