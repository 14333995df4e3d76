//! The views of a results file agree with its records, and the book describes every column.

use crate::tables::{play, spec};
use damier_arena::{Options, Store};
use rusqlite::Connection;
use std::collections::BTreeMap;
use std::path::Path;

fn run(folder: &Path, event: &str) -> (Store, Connection) {
    let path = folder.join("run.db");
    let mut store = Store::create(&path, &spec(event)).expect("creates");
    assert!(play(&mut store, Options::default()).is_complete());
    drop(store);
    let store = Store::open_to_read(&path).expect("opens");
    (store, Connection::open(&path).expect("opens"))
}

/// Runs a query that returns a name and a number in each row.
fn sums(database: &Connection, query: &str) -> BTreeMap<String, f64> {
    let mut query = database.prepare(query).expect("sound");
    let rows = query.query_map([], |row| Ok((row.get(0)?, row.get(1)?))).expect("reads");
    rows.map(|row| row.expect("a row")).collect()
}

#[test]
fn points_of_games_and_pairs_are_those_of_the_records() {
    let folder = tempfile::tempdir().expect("a folder");
    let players =
        "game = 'nim:9,thief'\nplayers = ['random', 'most', 'cheat', 'quitter']\ngames = 60";
    let (store, database) = run(folder.path(), players);
    let contest = store.lineups()[0].contest;
    let (mut points, mut moves, mut seconds) = (BTreeMap::new(), BTreeMap::new(), 0.0);
    for record in store.records(0) {
        let record = record.expect("reads");
        let both = record.points(contest).expect("a duel");
        for (seat, &made) in both.iter().enumerate() {
            *points.entry(record.entrants[seat].to_string()).or_insert(0.0) += made;
            *moves.entry(record.entrants[seat].to_string()).or_insert(0.0) +=
                f64::from(record.moves[seat]);
        }
        seconds += record.game_cpu.as_secs_f64();
    }
    let sum = |what: &str| {
        sums(&database, &format!("SELECT player, sum({what}) FROM games GROUP BY player"))
    };
    assert_eq!(sum("points"), points);
    assert_eq!(sum("moves"), moves);
    let told = sums(&database, "SELECT event, sum(game_cpu_s) FROM games WHERE seat = 1");
    assert!(told.values().all(|told| (told - seconds).abs() < 1e-6), "{told:?} {seconds}");
    // Every game belongs to a pair, so both views distribute the same points.
    let pairs = sums(&database, "SELECT 'all', count(*) FROM pairs")["all"];
    assert_eq!(2.0 * pairs, store.stored().expect("reads") as f64);
    let player = sums(&database, "SELECT player, sum(points) FROM pairs GROUP BY player");
    let rival = sums(&database, "SELECT opponent, sum(2 - points) FROM pairs GROUP BY opponent");
    for (name, points) in points {
        let made = player.get(&name).unwrap_or(&0.0) + rival.get(&name).unwrap_or(&0.0);
        assert!((made - points).abs() < 1e-9, "{name}: {made} {points}");
    }
}

#[test]
fn the_book_describes_every_column_in_order() {
    let folder = tempfile::tempdir().expect("a folder");
    let small = "game = 'nim:9,thief'\nplayers = ['random', 'most']\ngames = 2";
    let (_store, database) = run(folder.path(), small);
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs");
    for (book, view, heads) in [
        ("book", "games", "| `games` |"),
        ("book", "pairs", "| `pairs` |"),
        ("fr", "games", "| `games` |"),
        ("fr", "pairs", "| `pairs` |"),
    ] {
        let text = std::fs::read_to_string(root.join(book).join("src/results.md")).expect("a page");
        let table = text.split_once(heads).unwrap_or_else(|| panic!("{book}: no {view}")).1;
        let rows = table.lines().skip(2).take_while(|line| line.starts_with("| `"));
        let told: Vec<&str> = rows.filter_map(|row| row.split('`').nth(1)).collect();
        let mut columns = database.prepare(&format!("PRAGMA table_info({view})")).expect("sound");
        let columns = columns.query_map([], |row| row.get::<_, String>(1)).expect("reads");
        let columns: Vec<String> = columns.map(|name| name.expect("a name")).collect();
        assert_eq!(told, columns, "{book}: {view}");
    }
}
