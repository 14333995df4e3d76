//! Bad input: one line that names what, where and what is expected; exit status 2; nothing written.

use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};

fn damier(folder: &Path, args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_damier"));
    command.env("LC_ALL", "C").env("DAMIER_PROGRESS", "off");
    command.current_dir(folder).stdin(Stdio::null()).args(args).output().expect("runs")
}

/// Runs a command that must fail on bad input, and returns its one line.
fn refused(folder: &Path, args: &[&str]) -> String {
    let before = listing(folder);
    let output = damier(folder, args);
    let line = String::from_utf8(output.stderr).expect("text");
    assert_eq!(output.status.code(), Some(2), "{args:?}: {line}");
    assert!(output.stdout.is_empty(), "{args:?} printed a result");
    assert_eq!(line.trim_end().lines().count(), 1, "{args:?}: {line}");
    assert!(listing(folder) == before, "{args:?} wrote a file");
    line
}

fn listing(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let mut files: Vec<_> = fs::read_dir(folder)
        .expect("a folder")
        .map(|entry| entry.expect("readable"))
        .map(|e| {
            (e.file_name().into_string().expect("plain"), fs::read(e.path()).expect("readable"))
        })
        .collect();
    files.sort();
    files
}

/// Every parameter of every game, with a value out of range.
const BAD_GAMES: &[&str] = &[
    "chess",
    "2048:1x4",
    "2048:9x9",
    "2048:4",
    "2048:4x4,5x5",
    "2048:four=1.5",
    "2048:four=-0.1",
    "2048:four=x",
    "2048:merge=twice",
    "2048:start=3",
    "2048:end=never",
    "2048:spawner=friend",
    "2048:shape=5d",
    "2048:shape=4d,5x5",
    "2048:preset=home",
    "2048:merge=once,merge=cascade",
    "2048:,",
    "2048:size=4",
    "filler:0x5",
    "filler:65x5",
    "filler:1x1",
    "filler:5",
    "filler:colours=1",
    "filler:colours=11",
    "filler:topology=sphere",
    "filler:layout=pretty",
    "filler:holes=-1",
    "filler:holes=500",
    "filler:ban=everything",
    "filler:win=always",
    "filler:preset=tablet",
    "filler:8x8,8x8",
    "filler:colours=2,ban=own+opponent",
    "quarto:round",
    "quarto:misere=maybe",
    "quarto:squares,torus,lines",
    "quarto:size=5",
];

#[test]
fn every_game_parameter_out_of_range_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    for game in BAD_GAMES {
        let args = ["match", game, "random", "first", "--games", "2", "--db", "out.db"];
        let line = refused(folder.path(), &args);
        let help = ["expected ", "allowed: ", "did you mean", "Keep one", "Give ", "Leave "];
        assert!(help.iter().any(|words| line.contains(words)), "{game}: {line}");
    }
}

#[test]
fn bad_players_budgets_and_shards_are_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    fs::write(folder.join("spec.toml"), "[[event]]\ngame='quarto'\nplayers=['random','first']")
        .expect("written");
    let cases: &[&[&str]] = &[
        &["match", "quarto", "nobody", "random"],
        &["match", "quarto", "random"],
        &["match", "quarto", "random", "random"],
        &["match", "quarto", "flat-mc(playouts=0)", "random"],
        &["match", "quarto", "flat-mc(size=1)", "random"],
        &["match", "quarto", "flat-mc(playouts=1", "random"],
        &["match", "quarto", "random", "first", "--budget", "soon"],
        &["match", "2048", "hardest", "random"],
        &["match", "2048:shape=4d", "snake", "greedy"],
        &["games", "missing.db"],
        &["run", "missing.toml"],
        &["run", "spec.toml", "--shard", "4/3"],
        &["run", "spec.toml", "--shard", "0/3"],
        &["run", "spec.toml", "--shard", "x"],
        &["report", "missing.db"],
        &["replay", "missing.db", "1"],
        &["merge", "out.db", "missing.db"],
        &["play", "nothing"],
        &["play", "quarto", "--against", "nobody"],
        &["play", "--load", "missing.txt"],
        &["list", "players", "chess"],
    ];
    for args in cases {
        refused(folder, args);
    }
}

/// A Windows path is not reported as an unknown player.
#[cfg(unix)]
#[test]
fn a_path_with_backslashes_is_answered_with_one_with_slashes() {
    let folder = tempfile::tempdir().expect("a folder");
    for (path, wanted) in [(r"in\ada.py", "in/ada.py"), (r"in\*", "in/*")] {
        let line = refused(folder.path(), &["match", "quarto", path, "random"]);
        assert!(
            line.contains(&format!("expected {wanted} (this system separates folders with /")),
            "{line}"
        );
    }
}

#[test]
fn mistakes_of_the_command_line_take_one_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let refuse = |args: &[&str]| refused(folder.path(), args);
    assert!(refuse(&["paly"]).contains("'paly'; tip: some similar"));
    assert!(refuse(&["match", "quarto"]).contains("<PLAYERS>"));
    assert!(refuse(&["match", "quarto", "random", "first", "--games", "0"]).contains("1..="));
    assert!(refuse(&["match", "quarto", "random", "first", "--seed", "-1"]).contains("'-1'"));
    assert!(refuse(&["run", "spec.toml", "--threads", "0"]).contains("1..=1024"));
    assert!(refuse(&["report", "run.db", "--format", "xml"]).contains("possible values"));
}

#[test]
fn malformed_specs_are_refused_with_their_place() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let specs = [
        ("", "event"),
        ("seed = 'x'", "line 1"),
        ("sed = 1\n[[event]]\ngame='quarto'\nplayers=['random','first']", "sed"),
        ("[[event]]\nplayers=['random','first']", "game"),
        ("[[event]]\ngame='quarto'\nplayers=[]", "players"),
        ("[[event]]\ngame='quarto'\nplayers=['random','nobody']", "nobody"),
        ("[[event]]\ngame='chess'\nplayers=['random','first']", "chess"),
        ("[[event]]\ngame='quarto'\nplayers=['random','first']\ngames=0", "games"),
        ("[[event]]\ngame='quarto'\nplayers=['random','first']\nbudget='1h'", "1h"),
        ("[[event]]\ngame='quarto'\nplayers=['random','first']\nformat='cup'", "cup"),
        ("[[event]", "line 1"),
    ];
    for (text, names) in specs {
        fs::write(folder.join("spec.toml"), text).expect("written");
        let line = refused(folder, &["run", "spec.toml"]);
        assert!(line.contains(names) && line.contains("spec.toml"), "{text}: {line}");
    }
}

#[test]
fn damaged_run_files_are_refused_and_left_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    fs::write(folder.join("noise.db"), [7u8; 5000]).expect("written");
    fs::write(folder.join("empty.db"), []).expect("written");
    fs::write(folder.join("spec.toml"), "[[event]]\ngame='quarto'\nplayers=['random','first']")
        .expect("written");
    for db in ["noise.db", "empty.db"] {
        refused(folder, &["report", db]);
        refused(folder, &["replay", db, "0"]);
        refused(folder, &["merge", "out.db", db]);
    }
    refused(folder, &["run", "spec.toml", "--db", "noise.db"]);
}

#[test]
fn a_run_file_of_another_spec_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let args = ["match", "quarto", "random", "first", "--games", "2", "--db", "run.db", "--quiet"];
    assert!(damier(folder, &args).status.success());
    let line = refused(folder, &["match", "quarto", "random", "cautious", "--db", "run.db"]);
    assert!(line.contains("run.db"), "{line}");
    refused(folder, &["replay", "run.db", "9"]);
    refused(folder, &["replay", "run.db", "chess/0"]);
    refused(folder, &["replay", "run.db", "x"]);
}
