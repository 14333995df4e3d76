//! Tests of `damier tune` with submissions: their result, the proof as a match, resuming, and errors.

#[path = "../../../guest/tests/lacks/mod.rs"]
mod lacks;

use lacks::lacks;
use serde_json::Value;
use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use tempfile::TempDir;

/// A bot that resigns after the number of its moves that its option sets.
const ADA: &str = "from damier.bot import number, play
def choose(turn):
    is_over = turn.ply >= 2 + 2 * turn.number('moves')
    return 'resign' if is_over else turn.legal[0]
play(choose, options={'moves': number(3, 0, 9, whole=True), 'mood': 'any word'})
";

/// Tunes ada with 44 games.
const TUNE: &[&str] = &[
    "tune",
    "2048:2x2",
    "./ada.py",
    "--generations",
    "3",
    "--population",
    "4",
    "--games",
    "2",
    "--proof",
    "10",
    "--seed",
    "1",
];

/// Tunes a submission with as few games as possible.
const SHORT: &[&str] =
    &["--generations", "1", "--population", "4", "--games", "2", "--proof", "2", "--seed", "1"];

fn place() -> TempDir {
    let place = tempfile::tempdir().expect("a folder");
    fs::write(place.path().join("ada.py"), ADA).expect("written");
    place
}

fn damier(folder: &Path, args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_damier"));
    command.env("LC_ALL", "C").env("DAMIER_PROGRESS", "off");
    command.current_dir(folder).stdin(Stdio::null()).args(args).output().expect("runs")
}

/// Runs a command that must succeed, and returns its output and its standard error.
fn done(folder: &Path, args: &[&str]) -> (String, String) {
    let output = damier(folder, args);
    let [out, errors] =
        [output.stdout, output.stderr].map(|text| String::from_utf8(text).expect("text"));
    assert!(output.status.success(), "{args:?}: {errors}");
    (out, errors)
}

/// Runs a command that must fail on bad input, and returns its one line.
fn refused(folder: &Path, args: &[&str]) -> String {
    let output = damier(folder, args);
    let line = String::from_utf8(output.stderr).expect("text");
    assert_eq!(output.status.code(), Some(2), "{args:?}: {line}");
    assert!(output.stdout.is_empty() && line.trim_end().lines().count() == 1, "{args:?}: {line}");
    line
}

#[test]
fn an_option_becomes_better_and_a_match_repeats_the_proof() {
    if lacks(&["python3"]) {
        return;
    }
    let place = place();
    let out = ["--out", "ada.tuning", "--format", "json"];
    let (json, errors) = done(place.path(), &[TUNE, &out].concat());
    assert!(errors.is_empty(), "{errors}");
    let outcome: Value = serde_json::from_str(&json).expect("JSON");
    let player = outcome["player"].as_str().expect("a player");
    assert!(player.starts_with("./ada.py(moves="), "{outcome:#}");
    assert_eq!((&outcome["verdict"], &outcome["original"]), (&"better".into(), &"./ada.py".into()));
    assert!(outcome["hosting"].as_str().expect("told").starts_with("own session"), "{outcome:#}");
    let command = outcome["commands"][0].as_str().expect("a command");
    let start = format!("damier match 2048:2x2 '{player}' ./ada.py --games 10 --seed ");
    assert!(command.starts_with(&start), "{command}");
    let words = command.split(' ').skip(1).map(|word| word.trim_matches('\''));
    let words: Vec<&str> = words.chain(["--format", "json", "--quiet"]).collect();
    let report: Value = serde_json::from_str(&done(place.path(), &words).0).expect("JSON");
    let rows = report["events"][0]["table"]["rows"].as_array().expect("rows");
    let mean = |name: &str| {
        let row = rows.iter().find(|row| row["name"] == name);
        row.unwrap_or_else(|| panic!("{report:#}"))["mean"].clone()
    };
    let name = player.replace("./ada.py", "ada");
    assert_eq!(
        [mean(&name), mean("ada")],
        [&outcome["after"], &outcome["before"]].map(Value::clone)
    );

    // Nothing is left to play, and the answer in words has the same result.
    let (text, _) = done(place.path(), &[TUNE, &out[..2]].concat());
    assert!(text.contains(&format!("proof: {command}\n")), "{text}");
    assert!(text.contains("\nrestrictions on submissions: own session"), "{text}");
    assert!(text.ends_with(&format!("player: {player}\n")), "{text}");
    // Another program does not continue it.
    let kept = fs::read(place.path().join("ada.tuning")).expect("kept");
    fs::write(place.path().join("ada.py"), format!("{ADA}\n")).expect("written");
    let line = refused(place.path(), &[TUNE, &out].concat());
    assert!(line.contains("the files of ./ada.py have changed since this tuning began"), "{line}");
    assert_eq!(fs::read(place.path().join("ada.tuning")).expect("kept"), kept);
}

#[test]
fn opponents_may_be_submissions_and_faults_are_told() {
    if lacks(&["python3"]) {
        return;
    }
    let place = place();
    let fails = ADA.replace("turn.legal[0]", "turn.legal[99]");
    fs::write(place.path().join("eve.py"), fails).expect("written");
    let tune = ["tune", "filler:3x3", "./ada.py(moves=8,mood=bold)", "--settings", "moves"];
    let against = ["--against", "./eve.py(moves=0),./eve.py", "--format", "json"];
    let (json, errors) = done(place.path(), &[&tune[..], &against, SHORT].concat());
    let outcome: Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(outcome["original"], "./ada.py(mood=bold,moves=8)");
    assert!(outcome["player"].as_str().expect("a player").starts_with("./ada.py(mood=bold,moves="));
    // One opponent resigns at once, the other one fails at once.
    assert_eq!(outcome["after"]["value"], 1.0, "{outcome:#}");
    let fault = "lost by a fault, for example by ./eve.py";
    assert!(errors.contains(fault) && errors.contains("eve.py, line 4: IndexError"), "{errors}");
    let commands = outcome["commands"].as_array().expect("commands");
    assert!(
        commands.iter().any(|command| {
            let command = command.as_str().unwrap_or_default();
            command.contains(" './ada.py(mood=bold,moves=8)' './eve.py(moves=0)' --games 2 ")
        }),
        "{commands:?}"
    );
}

#[test]
fn mistakes_are_one_line() {
    if lacks(&["python3"]) {
        return;
    }
    let place = place();
    let plain = ADA.replace("number(3, 0, 9, whole=True)", "'a number'");
    fs::write(place.path().join("plain.py"), plain).expect("written");
    for (player, more, sentence) in [
        ("./nobody.py", &[][..], "nobody.py"),
        (
            "./plain.py",
            &[],
            "player ./plain.py: declares no option with `default`, `min` and `max`",
        ),
        (
            "./ada.py(moves=99)",
            &[],
            "does not accept `moves=99`: `moves` is a whole number from 0 to 9",
        ),
        ("./ada.py(speed=1)", &[], "has no option `speed`; its options: moves, mood"),
        ("./ada.py", &["--settings", "mood"], "settings: `mood` is unknown; allowed: moves"),
        ("./ada.py", &["--engine", "ray"], "--engine: submissions are tuned on this machine"),
        ("./ada.py", &["--python", "nowhere"], "python"),
        ("./ada.py", &["--against", "./plain.py(mood)"], "name=value"),
        (
            "weighted",
            &["--against", "./ada.py(moves=0.5)"],
            "against, player ./ada.py(moves=0.5): does not accept",
        ),
    ] {
        let line = refused(place.path(), &[&["tune", "filler:3x3", player], more].concat());
        assert!(line.contains(sentence), "{player} {more:?}: {line}");
    }
    let line = refused(place.path(), &["tune", "2048:2x2", "./ada.py", "--against", "./ada.py"]);
    assert!(line.contains("against: this game has one seat"), "{line}");
}

/// Submissions could foresee the default seed.
#[test]
fn the_seed_is_drawn_and_kept() {
    if lacks(&["python3"]) {
        return;
    }
    let place = place();
    let seed = |file: &str| -> u64 {
        let tune = ["tune", "2048:2x2", "./ada.py", "--out", file, "--format", "json"];
        let (json, _) = done(place.path(), &[&tune[..], &SHORT[..8]].concat());
        serde_json::from_str::<Value>(&json).expect("JSON")["seed"].as_u64().expect("a seed")
    };
    let drawn = seed("one.tuning");
    assert_eq!(seed("one.tuning"), drawn, "the tuning goes on");
    assert_ne!(seed("two.tuning"), drawn, "one in 2^63 draws it again");
}
