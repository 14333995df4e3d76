//! Tournaments of hostile and honest guests.

use crate::lacks::lacks;
use crate::load::Load;
use crate::stage::Stage;
use crate::table::{ALL, Hostile, only};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fs;

/// Deterministic players: their moves follow from the board alone.
const GOOD: &[&str] = &[
    "first",
    "greedy(ties=first)",
    "expectimax(depth=2)",
    "./guests/plays-first",
    "./guests/plays-last",
];

/// A board of Seven Colours.
const BOARD: &str = "EDBEF2/GEDBEE/DEAFBD/GDAACC/GBGGFD/1BCCGA 1 - -\n";

/// One guest of every kind that needs no waiting.
const QUICK: &[&str] = &[
    "garbage",
    "endless-line",
    "answers-twice",
    "illegal",
    "huge-numbers",
    "crashes-at-load",
    "crashes-late",
    "kills-itself",
    "forks",
    "sleeping-threads",
    "takes-much-at-once",
    "nested-folders",
    "reads-and-writes-elsewhere",
    "attacks-processes",
    "opens-a-socket",
    "empty",
    "painted",
];

/// Plays all against all on the board, in both seats.
fn play(stage: &Stage, db: &str, hostile: &[&str], how: &[&str]) -> String {
    fs::write(stage.path("board"), BOARD).expect("written");
    let hostile: Vec<String> = hostile.iter().map(|name| format!("./guests/{name}")).collect();
    let mut arguments = vec!["match", "filler:6x6"];
    arguments.extend(GOOD);
    arguments.extend(hostile.iter().map(String::as_str));
    arguments.extend([
        "--openings",
        "board",
        "--seed",
        "1",
        "--db",
        db,
        "--threads",
        "4",
        "--quiet",
    ]);
    arguments.extend(how);
    stage.prints(&arguments);
    stage.digest(db)
}

/// Returns the games among honest players: seats and actions.
fn good_games(stage: &Stage, db: &str) -> BTreeMap<String, String> {
    let is_good = |name: &str| GOOD.iter().any(|good| good.trim_start_matches("./guests/") == name);
    let listed = stage.prints(&["games", db, "--most", "1000000"]);
    let mut games = BTreeMap::new();
    for line in listed.lines().filter(|line| line.trim().starts_with("filler")) {
        let (number, rest) = line.trim().split_once(' ').expect("a number, then names");
        let names = rest.trim().split("  ").next().and_then(|names| names.split_once(" - "));
        if names.is_some_and(|(one, other)| is_good(one) && is_good(other)) {
            stage.prints(&["replay", db, number, "--save", "game"]);
            let saved = fs::read_to_string(stage.path("game")).expect("saved");
            fs::remove_file(stage.path("game")).expect("removed");
            let (head, moves) = saved.split_once("\n\n").expect("a head, then moves");
            games.insert(head.to_string(), moves.to_string());
        }
    }
    games
}

fn nobody_else_notices(hostile: &[Hostile]) {
    let hostile: Vec<&str> = hostile.iter().map(|guest| guest.name).collect();
    let stage = Stage::new(&[&["plays-first", "plays-last"], &hostile[..]].concat());
    let before = stage.contents();
    let how = ["--budget", "1s/game"];
    play(&stage, "good.db", &[], &how);
    play(&stage, "all.db", &hostile, &how);
    let alone = good_games(&stage, "good.db");
    assert_eq!(alone.len(), GOOD.len() * (GOOD.len() - 1), "all in both seats");
    let among_all = good_games(&stage, "all.db");
    for (game, moves) in &alone {
        assert_eq!(among_all.get(game), Some(moves), "{game}");
    }
    let report = stage.report("all.db");
    let faults = report["events"][0]["faults"].as_array().expect("faults");
    assert!(faults.len() > hostile.len(), "{} faults", faults.len());
    for fault in faults {
        let name = fault["entrant"].as_str().expect("a name");
        assert!(hostile.contains(&name) || name.starts_with("da-"), "{fault}");
    }
    assert_eq!(stage.contents(), before, "a submission has changed");
    stage.assert_nothing_is_left();
}

#[test]
fn good_players_do_not_notice_hostile_ones() {
    if lacks(&["python3"]) {
        return;
    }
    nobody_else_notices(&only(QUICK));
}

#[test]
#[ignore = "minutes: guests that have to be waited for, too"]
fn good_players_do_not_notice_any_of_them() {
    nobody_else_notices(ALL);
}

/// Without time limits, a loaded machine changes nothing at all.
#[test]
fn a_loaded_machine_changes_no_result() {
    if lacks(&["python3"]) {
        return;
    }
    let hostile =
        ["illegal", "no-action", "crashes-late", "kills-itself", "prints", "huge-numbers"];
    let stage = Stage::new(&[&["plays-first", "plays-last"], &hostile[..]].concat());
    let how = ["--budget", "500nodes"];
    let idle = play(&stage, "idle.db", &hostile, &how);
    let load = Load::begin(2);
    let loaded = play(&stage, "loaded.db", &hostile, &how);
    drop(load);
    assert_eq!(idle, loaded);
}

/// A guest's acts during its opponent's time are detected then. Here they are over when the guest is asked again.
#[test]
fn nobody_takes_more_while_the_opponent_thinks() {
    if lacks(&["python3"]) {
        return;
    }
    let stage = Stage::new(&["hoards-in-others-time", "thinks-first"]);
    let players =
        ["match", "filler:6x6", "./guests/hoards-in-others-time", "./guests/thinks-first"];
    let how = ["--games", "2", "--threads", "2", "--db", "run.db", "--quiet"];
    stage.prints(&[&players[..], &how[..]].concat());
    let report = stage.report("run.db");
    let faults = report["events"][0]["faults"].as_array().expect("faults");
    let text = |fault: &Value, key: &str| fault[key].as_str().unwrap_or_default().to_string();
    // The other game, in which the opponent moves first, may be over before anything can be detected.
    assert!(!faults.is_empty(), "{report}");
    for fault in faults {
        assert_eq!(text(fault, "entrant"), "hoards-in-others-time");
        assert!(text(fault, "message").contains("16 MiB to files"), "{fault}");
    }
    stage.assert_nothing_is_left();
}
