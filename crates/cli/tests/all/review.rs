//! Tests of `damier review`.

use assert_cmd::Command;
use predicates::prelude::*;
use predicates::str::contains;
use serde_json::Value;
use std::fs;
use std::path::Path;

fn damier(folder: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_damier"));
    command.env("LC_ALL", "C").env("DAMIER_PROGRESS", "off");
    command.current_dir(folder).args(args);
    command
}

fn said(folder: &Path, args: &[&str]) -> String {
    let output = damier(folder, args).assert().success().stderr("");
    String::from_utf8(output.get_output().stdout.clone()).expect("text")
}

fn saved(text: &str) -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("game.txt"), text).expect("written");
    folder
}

/// Seat 1 holds the draw with 6, e or f, and gives 0, which completes a line on B3.
const BLUNDER: &str = "damier game 1\ngame: quarto\nseat 1: ada\nseat 2: bob\n\
                       opening: ..25/bd.4/.8.3/17.a -\n\n1. give 0\n2. B3\n";

#[test]
fn a_blunder_is_told_with_what_was_better() {
    let folder = saved(BLUNDER);
    let text = said(folder.path(), &["review", "game.txt"]);
    let flowing = text.split_whitespace().collect::<Vec<_>>().join(" ");
    for part in [
        "bob won.",
        "which turned a draw into a loss",
        "decided at move 1",
        "All of this is proven.",
        "ada ┤",
        "mistakes",
        "give 0??",
        "draw → loss",
    ] {
        assert!(flowing.contains(part), "{part}: {text}");
    }
    assert!(!text.contains("B3   "), "only mistakes are shown: {text}");
    assert!(text.lines().all(|line| line.chars().count() <= 110), "{text}");
    let all = said(folder.path(), &["review", "game.txt", "--all"]);
    assert!(all.contains("win in 1 placement"), "{all}");
}

#[test]
fn programs_read_a_line_per_turn_and_one_for_the_whole() {
    let folder = saved(BLUNDER);
    let text = said(folder.path(), &["review", "game.txt", "--format", "json"]);
    let lines: Vec<Value> =
        text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let [gift, placement, whole] = lines.as_slice() else { panic!("{text}") };
    assert_eq!(
        (&gift["value"], &gift["played"], &gift["grade"]),
        (&"draw".into(), &"give 0".into(), &"blunder".into())
    );
    assert_eq!(
        (&gift["actions"][1]["value"], &gift["actions"][1]["distance"]),
        (&"loss".into(), &1.into())
    );
    assert_eq!(gift["actions"][1]["reason"], "completes a line on B3");
    assert_eq!((&placement["turn"], &placement["bar"]), (&"seat 2".into(), &0.0.into()));
    assert_eq!(placement["actions"].as_array().map(Vec::len), Some(1));
    assert_eq!((&whole["decided"], &whole["seats"][0]["blunders"]), (&1.into(), &1.into()));
}

#[test]
fn games_of_a_run_are_gone_over() {
    let folder = tempfile::tempdir().expect("a folder");
    let play = ["match", "2048:2x3", "greedy", "--games", "2", "--db", "run.db", "--quiet"];
    damier(folder.path(), &play).assert().success();
    let text = said(folder.path(), &["review", "run.db", "1", "--every", "2"]);
    let flowing = text.split_whitespace().collect::<Vec<_>>().join(" ");
    for part in ["Player 1 (greedy) scored", "(with best play)", "All of this is proven"] {
        assert!(flowing.contains(part), "{part}: {text}");
    }
    let refused = damier(folder.path(), &["review", "run.db"]).assert().code(2).stdout("");
    refused.stderr(contains("EVENT/NUMBER"));
    damier(folder.path(), &["review", "run.db", "7"]).assert().code(2).stdout("");
}

#[test]
fn what_is_no_game_is_refused_on_one_line() {
    let folder = saved("damier game 1\ngame: quarto\n\n1. give 7\n2. B9\n");
    fs::write(folder.path().join("noise"), b"\xff\xfe\x00").expect("written");
    for args in [
        &["review", "game.txt"][..],
        &["review", "noise"],
        &["review", "missing.txt"],
        &["review", "missing.db", "3"],
        &["review", "game.txt", "1"],
        &["review", "game.txt", "--budget", "soon"],
        &["review", "game.txt", "--advisor", "nobody"],
    ] {
        let refused = damier(folder.path(), args).assert().code(2).stdout("");
        let line = String::from_utf8_lossy(&refused.get_output().stderr).into_owned();
        assert_eq!(line.trim_end().lines().count(), 1, "{args:?}: {line}");
    }
}

/// The 6 in hand wins on B2 alone.
const MISSED_WIN: &str = "damier game 1\ngame: quarto\nseat 1: club\nseat 2: ada\n\
                          opening: b74./c.93/20fd/.5a. 6\n\n1. D1\n2. give 1\n";

#[test]
fn mistakes_with_one_proven_answer_are_saved_as_puzzles() {
    let folder = saved(MISSED_WIN);
    let text = said(folder.path(), &["review", "game.txt"]);
    let flowing = text.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(flowing.contains("`--puzzles FILE` saves these puzzles"), "{text}");
    let quiet = said(folder.path(), &["review", "game.txt", "--puzzles", "mine.txt"]);
    assert!(quiet.contains("a solver has proven") && !quiet.contains("`--puzzles"), "{quiet}");
    let posed = damier(folder.path(), &["puzzle", "--file", "mine.txt", "--number", "1"])
        .env("DAMIER_DATA", folder.path())
        .write_stdin("B2\n")
        .assert()
        .success();
    let posed = String::from_utf8(posed.get_output().stdout.clone()).expect("text");
    assert!(posed.contains("quarto, puzzle 1 of ") && posed.contains("Right!"), "{posed}");
}

#[test]
fn a_game_without_such_mistakes_writes_no_file_and_says_why() {
    let folder = saved(BLUNDER);
    damier(folder.path(), &["review", "game.txt", "--puzzles", "mine.txt"])
        .assert()
        .code(1)
        .stderr(contains("mine.txt was not written. ").and(contains("several moves are good")));
    assert!(!folder.path().join("mine.txt").exists());
}
