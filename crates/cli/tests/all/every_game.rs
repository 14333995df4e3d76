//! Laws for every game: it is listed, played, advised and reviewed.

use assert_cmd::Command;
use damier_catalog::{AnyGame, Limits, Session, Turn, games, open};
use serde_json::Value;
use std::fs;
use std::path::Path;

/// The budget of a hint or of a reviewed turn.
const NODES: u64 = 1000;

/// Runs a command that must succeed, and returns what it prints.
fn said(folder: &Path, args: &[&str]) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_damier"));
    let assert = command.current_dir(folder).args(args).assert().success();
    String::from_utf8(assert.get_output().stdout.clone()).expect("text")
}

/// Plays some plies: chance draws, and seats take a middle action.
fn played(game: &dyn AnyGame, plies: usize) -> Box<dyn Session> {
    let mut session = game.session(1);
    while session.plies() < plies || session.turn() == Turn::Chance {
        let legal = session.legal();
        if !session.roll() {
            session.act(&legal[legal.len() / 2]).expect("legal");
        }
    }
    session
}

#[test]
fn every_game_is_listed_with_its_players() {
    let place = tempfile::tempdir().expect("a folder");
    let (list, players) =
        (said(place.path(), &["list", "games"]), said(place.path(), &["list", "players"]));
    for info in games() {
        assert!(list.contains(&format!("{}: {}\n", info.name, info.summary)), "{list}");
        assert!(players.contains(&format!("players of {}:\n", info.name)), "{players}");
        for player in open(info.name).expect(info.name).players() {
            assert!(players.contains(player.name), "{} of {}: {players}", player.name, info.name);
        }
    }
}

/// Returns the first two players of a game that can take any seat.
fn two_players(game: &str) -> [&'static str; 2] {
    let roster = open(game).expect(game).players();
    let mut names = roster.iter().filter(|one| one.only_seat.is_none()).map(|one| one.name);
    std::array::from_fn(|_| names.next().expect("two players"))
}

#[test]
fn every_game_is_played_in_a_run_and_replayed() {
    let place = tempfile::tempdir().expect("a folder");
    let usual = games().iter().map(|info| (info.name, two_players(info.name)));
    let roles = ("2048:3x3,spawner=adversary", ["random", "hardest"]);
    for (game, names) in usual.chain([roles]) {
        let db = format!("{}.db", game.replace(':', "-"));
        let how = ["--games", "10", "--db", &db, "--quiet", "--format", "json"];
        let args = [&["match", game], &names[..], &how[..]].concat();
        let report: Value = serde_json::from_str(&said(place.path(), &args)).expect("JSON");
        let event = &report["events"][0];
        assert_eq!(event["counted"], event["scheduled"], "{event:#}");
        assert!(event["faults"].as_array().expect("a list").is_empty(), "{event:#}");
        let text = event["table"].to_string();
        assert!(names.iter().all(|name| text.contains(&format!("\"{name}\""))), "{text}");
        let verified = said(place.path(), &["report", &db, "--verify"]);
        assert!(verified.contains("games agree with their records"), "{verified}");
    }
}

#[test]
fn every_game_is_advised_by_a_search() {
    let place = tempfile::tempdir().expect("a folder");
    let budget = format!("{NODES}nodes");
    for info in games() {
        let game = open(info.name).expect(info.name);
        let session = played(game.as_ref(), 6);
        let position = session.state().text();
        let ask = ["advise", info.name, "--position", &position, "--format", "json"];
        let text = said(place.path(), &[&ask[..], &["--budget", &budget]].concat());
        let advice: Value = serde_json::from_str(&text).expect("JSON");
        let action = advice["actions"][0]["action"].as_str().expect("an action");
        assert!(session.legal().iter().any(|legal| legal == action), "{advice:#}");
        // Solvers search, and so do trained players.
        let Some(player) = advice["player"].as_str().filter(|name| *name != "network") else {
            assert!(advice["exact"] == true || advice["player"] == "network", "{advice:#}");
            continue;
        };
        assert!(game.advisors().contains(&player), "{player} does not advise in {}", info.name);
        let limits = Limits { nodes: Some(NODES), ..Limits::NONE };
        let thought = session.advise(player, limits, 1).expect("it plays");
        assert!(thought.depth > 1, "{player} looks {} ahead in {}", thought.depth, info.name);
    }
}

#[test]
fn every_game_is_reviewed() {
    let place = tempfile::tempdir().expect("a folder");
    let budget = format!("{NODES}nodes");
    for info in games() {
        let session = played(open(info.name).expect(info.name).as_ref(), 12);
        let text = session.saved(Vec::new()).write();
        fs::write(place.path().join("game.txt"), text).expect("written");
        let ask = ["review", "game.txt", "--all", "--budget", &budget];
        let table = said(place.path(), &ask);
        let told = said(place.path(), &[&ask[..], &["--format", "json"]].concat());
        let lines: Vec<Value> =
            told.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
        let (whole, turns) = lines.split_last().expect("lines");
        assert_eq!((&whole["wanted"], &whole["unjudged"]), (&turns.len().into(), &0.into()));
        assert!(turns.len() >= 4, "{told}");
        for turn in turns {
            let played = turn["played"].as_str().expect("an action");
            assert!(table.contains(played) && turn["actions"][0].is_object(), "{turn:#}");
        }
    }
}
