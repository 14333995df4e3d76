//! Tests of `damier tune`: its result, its file, and its errors.

use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};

const TUNE: &[&str] = &[
    "tune",
    "filler:6x6",
    "weighted",
    "--generations",
    "3",
    "--population",
    "5",
    "--games",
    "10",
    "--proof",
    "220",
];

fn damier(folder: &Path, args: &[&str], more: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_damier"));
    command.env("LC_ALL", "C").env("DAMIER_PROGRESS", "off");
    command.current_dir(folder).stdin(Stdio::null()).args(args).args(more);
    command.output().expect("runs")
}

fn text(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout.clone()).expect("text")
}

/// Runs a command that must fail on bad input, and returns its one line.
fn refused(folder: &Path, args: &[&str], more: &[&str]) -> String {
    let output = damier(folder, args, more);
    let line = String::from_utf8(output.stderr).expect("text");
    assert_eq!(output.status.code(), Some(2), "{args:?} {more:?}: {line}");
    assert!(output.stdout.is_empty(), "{args:?} {more:?} printed a result");
    assert_eq!(line.trim_end().lines().count(), 1, "{args:?} {more:?}: {line}");
    line
}

#[test]
fn the_outcome_does_not_depend_on_threads_or_on_a_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let alone = text(&damier(folder.path(), TUNE, &["--threads", "1"]));
    let kept = text(&damier(folder.path(), TUNE, &["--threads", "2", "--out", "w.tuning"]));
    assert_eq!(alone, kept);
    assert!(
        alone.contains("setting")
            && (alone.contains("\nplayer: weighted(") || alone.contains("\nkeep: weighted\n")),
        "{alone}"
    );
    let lines = fs::read_to_string(folder.path().join("w.tuning")).expect("kept");
    // The order, three generations, and 110 rounds of the proof in two parts.
    assert_eq!(lines.lines().count(), 6, "{lines}");
    for beside in ["w.tuning.part", "w.tuning.part0"] {
        assert!(!folder.path().join(beside).exists(), "{beside}");
    }
    assert_eq!(kept, text(&damier(folder.path(), TUNE, &["--out", "w.tuning"])));
}

#[test]
fn a_file_cut_after_any_line_goes_on_to_the_same_end() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("w.tuning");
    let whole = text(&damier(folder.path(), TUNE, &["--out", "w.tuning"]));
    let kept = fs::read_to_string(&file).expect("kept");
    for lines in 1..kept.lines().count() {
        let cut: String = kept.split_inclusive('\n').take(lines).collect();
        fs::write(&file, cut).expect("written");
        assert_eq!(whole, text(&damier(folder.path(), TUNE, &["--out", "w.tuning"])), "{lines}");
        assert_eq!(kept, fs::read_to_string(&file).expect("kept"));
    }
}

#[test]
fn the_proof_can_be_repeated_as_it_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let json = text(&damier(folder.path(), TUNE, &["--format", "json"]));
    let outcome: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    let command = outcome["commands"][0].as_str().expect("a command");
    let words: Vec<&str> = command.split(' ').skip(1).map(|word| word.trim_matches('\'')).collect();
    let played = text(&damier(folder.path(), &words, &["--format", "json"]));
    let report: serde_json::Value = serde_json::from_str(&played).expect("JSON");
    let rows = report["events"][0]["table"]["rows"].as_array().expect("rows");
    let row = rows.iter().find(|row| row["name"] == outcome["player"]);
    assert_eq!(row.expect("it played")["score"], outcome["after"]);
}

#[test]
fn bad_input_is_one_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let no = |args: &[&str], more: &[&str]| refused(folder.path(), args, more);
    assert!(no(&["tune", "filler", "greedy"], &[]).contains("Players that can be tuned: "));
    assert!(no(&["tune", "filler", "nobody"], &[]).contains("player: `nobody`"));
    assert!(no(&["tune", "chess", "greedy"], &[]).contains("game: `chess`"));
    assert!(no(&["tune", "2048:spawner=adversary", "snake"], &[]).contains("different tasks"));
    for (more, message) in [
        (["--settings", "edge"], "settings: `edge` is unknown; allowed: centre"),
        (["--against", "nobody"], "against, player: `nobody`"),
        (["--budget", "much"], "budget: found `much`"),
    ] {
        assert!(no(TUNE, &more).contains(message), "{}", no(TUNE, &more));
    }
    for (name, value) in
        [("--population", "3"), ("--generations", "0"), ("--games", "1"), ("--proof", "x")]
    {
        let line = no(&["tune", "filler:6x6", "weighted"], &[name, value]);
        assert!(
            line.contains(&format!("`{value}`")) || line.contains(&format!("'{value}'")),
            "{line}"
        );
    }
    assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 0, "something was written");
}

#[test]
fn files_of_anything_else_are_left_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("diary"), "dear diary").expect("written");
    fs::create_dir(folder.path().join("sub")).expect("made");
    for name in ["diary", "sub"] {
        let line = refused(folder.path(), TUNE, &["--out", name]);
        assert!(line.contains("is not a tuning, so it is not overwritten"), "{line}");
    }
    assert_eq!(fs::read_to_string(folder.path().join("diary")).expect("kept"), "dear diary");
    text(&damier(folder.path(), TUNE, &["--out", "w.tuning"]));
    let before = fs::read_to_string(folder.path().join("w.tuning")).expect("kept");
    let line = refused(folder.path(), TUNE, &["--out", "w.tuning", "--seed", "9"]);
    assert!(
        line.contains("w.tuning, seed: this file holds a tuning with 1 instead of 9"),
        "{line}"
    );
    assert_eq!(fs::read_to_string(folder.path().join("w.tuning")).expect("kept"), before);
    let output = damier(folder.path(), TUNE, &["--out", "no/such/folder"]);
    assert_eq!(output.status.code(), Some(1));
}
