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
const BAD_GAMES: &[(&str, &str)] = &[
    (
        "2048:1x4",
        "size: found `1x4`, expected ROWSxCOLUMNS with sides from 2 to 8, for example 5x5",
    ),
    (
        "2048:9x9",
        "size: found `9x9`, expected ROWSxCOLUMNS with sides from 2 to 8, for example 5x5",
    ),
    ("2048:4", "size: found `4`, expected ROWSxCOLUMNS with sides from 2 to 8, for example 5x5"),
    ("2048:4x4,5x5", "size: this parameter is given twice. Keep one of the two values"),
    ("2048:four=1.5", "parameter four: found `1.5`, expected a probability from 0 to 1"),
    ("2048:four=-0.1", "parameter four: found `-0.1`, expected a probability from 0 to 1"),
    ("2048:four=x", "parameter four: found `x`, expected a probability from 0 to 1"),
    ("2048:merge=twice", "parameter merge: `twice` is unknown; allowed: once, cascade"),
    ("2048:start=3", "parameter start: `3` is unknown; allowed: 0, 2"),
    ("2048:end=never", "parameter end: `never` is unknown; allowed: stuck, full"),
    ("2048:spawner=friend", "parameter spawner: `friend` is unknown; allowed: chance, adversary"),
    ("2048:shape=5d", "parameter shape: `5d` is unknown; allowed: rectangle, 4d"),
    ("2048:shape=4d,5x5", "size: shape=4d has a fixed size. Leave the size out"),
    ("2048:preset=home", "parameter preset: `home` is unknown; allowed: none, notebook"),
    (
        "2048:merge=once,merge=cascade",
        "parameter merge: this parameter is given twice. Keep one of the two values",
    ),
    ("2048:,", "game: nothing given, expected `key=value`, or a word"),
    (
        "2048:size=4",
        "parameter: `size` is unknown; allowed: ROWSxCOLUMNS, shape, merge, four, start, end, spawner, preset",
    ),
    ("filler:0x5", "size: found `0x5`, expected ROWSxCOLUMNS, 1x2 to 64x64"),
    ("filler:65x5", "size: found `65x5`, expected ROWSxCOLUMNS, 1x2 to 64x64"),
    ("filler:1x1", "size: found `1x1`, expected ROWSxCOLUMNS, 1x2 to 64x64"),
    ("filler:5", "size: found `5`, expected ROWSxCOLUMNS, 1x2 to 64x64"),
    ("filler:colours=1", "parameter colours: found `1`, expected a whole number from 2 to 10"),
    ("filler:colours=11", "parameter colours: found `11`, expected a whole number from 2 to 10"),
    (
        "filler:topology=sphere",
        "parameter topology: `sphere` is unknown; allowed: plane, torus, hex",
    ),
    (
        "filler:layout=pretty",
        "parameter layout: `pretty` is unknown; allowed: random, no-equal, symmetric, diagonal",
    ),
    ("filler:holes=-1", "parameter holes: found `-1`, expected a whole number from 0 to 1024"),
    (
        "filler:holes=500",
        "parameter holes: found `500`, expected a whole number from 0 to 225 on a board of 30x30",
    ),
    (
        "filler:ban=everything",
        "parameter ban: found `everything`, expected `none`, or one or more of `own`, `opponent` and `last`, each at most once, joined by +",
    ),
    ("filler:win=always", "parameter win: `always` is unknown; allowed: half, majority, full"),
    ("filler:preset=tablet", "parameter preset: `tablet` is unknown; allowed: class, phone"),
    (
        "filler:8x8,8x8",
        "parameter ROWSxCOLUMNS: this parameter is given twice. Keep one of the two values",
    ),
    (
        "filler:colours=2,ban=own+opponent",
        "parameter colours: found `2`, expected 3 or more with ban=own+opponent",
    ),
    (
        "quarto:round",
        "quarto: `round` is unknown; allowed: lines, squares, corners, diamonds, torus, misere, traits",
    ),
    (
        "quarto:misere=maybe",
        "quarto: `misere=maybe` is unknown; did you mean `misere`? (7 names are known)",
    ),
    ("quarto:squares,torus,lines", "quarto: `torus` is a second set of rules. Give only one"),
    (
        "quarto:size=5",
        "quarto: `size=5` is unknown; allowed: lines, squares, corners, diamonds, torus, misere, traits",
    ),
    (
        "quarto:traits=size",
        "parameter traits: found `size`, expected one or more of `colour`, `height`, `filling` and `shape`, each at most once, joined by +",
    ),
];

#[test]
fn every_game_parameter_out_of_range_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let line = refused(folder.path(), &["match", "chess", "random", "first", "--games", "2"]);
    assert!(line.contains(
        "event chess, game: `chess` is unknown; allowed: 2048, filler (Seven Colours), quarto"
    ));
    for (game, sentence) in BAD_GAMES {
        let args = ["match", game, "random", "first", "--games", "2", "--db", "out.db"];
        let line = refused(folder.path(), &args);
        assert_eq!(line.trim_end(), format!("damier: event {game}, {sentence}"));
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
    assert!(
        refuse(&["match", "quarto", "random", "first", "--games", "0"])
            .contains("a whole number from 1 to")
    );
    let huge = ["match", "quarto", "random", "first", "--games", "99999999999999999999"];
    assert!(refuse(&huge).contains("this number is too large"));
    assert!(refuse(&["puzzle", "quarto", "--number", "0"]).contains("a whole number from 1 to"));
    assert!(refuse(&["match", "quarto", "random", "first", "--seed", "-1"]).contains("'-1'"));
    assert!(refuse(&["run", "spec.toml", "--threads", "0"]).contains("from 1 to 1024"));
    assert!(refuse(&["report", "run.db", "--format", "xml"]).contains("possible values"));
    assert!(refuse(&["lab"]).contains("a command is missing"));
    assert!(refuse(&["lab", "bench", "--format", "json"]).contains("leave --format out"));
    assert!(refuse(&["merge", "one.db"]).contains("`one.db`, expected at least one file besides"));
    let nowhere = ["match", "quarto", "random", "first", "--games", "2", "--db", "nowhere/x.db"];
    let line = refuse(&nowhere);
    assert!(line.contains("x.db: cannot be created, because its folder does not exist"), "{line}");
}

#[test]
fn no_command_overwrites_what_it_did_not_write() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let run = "match quarto random first --games 4 --seed 1 --quiet --db run.db";
    let words = |line: &'static str| line.split(' ').collect::<Vec<_>>();
    assert!(damier(folder, &words(run)).status.success());
    let run = "match quarto random first --games 40 --seed 1 --quiet --db long.db";
    assert!(damier(folder, &words(run)).status.success());
    let game = "replay run.db 1 --out game.txt";
    assert!(damier(folder, &words(game)).status.success());
    let none = damier(folder, &words("games run.db --faults"));
    assert_eq!(none.status.code(), Some(0));
    assert!(String::from_utf8_lossy(&none.stdout).starts_with("None of the 4 games fits."));
    let spec = "[[event]]\ngame='quarto'\nplayers=['random','first']\ngames=2";
    fs::write(folder.join("spec.toml"), spec).expect("written");
    fs::write(folder.join("precious"), "precious\n").expect("written");
    for line in [
        "grades run.db --reference random=4 --out precious",
        "grades run.db --reference random=4 --out run.db",
        "pack spec.toml --out precious",
        "pack spec.toml --out spec.toml",
        "review game.txt --budget 1000nodes --puzzles precious",
        "review game.txt --budget 1000nodes --puzzles game.txt",
        "lab puzzles quarto --count 1 --out precious",
        "lab prove-puzzles precious --game quarto --out precious",
        "lab calibrate 2048 --games 10 --out precious",
        "lab book quarto --moves 0 --out precious",
        "export run.db --out precious",
        "replay run.db 1 --out precious",
        "report run.db --html precious",
        "regret quarto random first --games 2 --losses precious",
        "tune quarto traits --games 2 --generations 1 --out precious",
        "train 2048 --moves 1 --out precious",
        "match quarto random first --games 2 --db precious",
        "merge run.db --out precious",
        "solve quarto --table precious",
    ] {
        let said = refused(folder, &words(line));
        let target = line.rsplit(' ').next().expect("a file");
        let why = ["exists already", "is not", "no results file", "not a database"];
        let says_why = said.contains(target) && why.iter().any(|why| said.contains(why));
        assert!(says_why, "{line}: {said}");
    }
    fs::create_dir(folder.join("drawn")).expect("created");
    fs::write(folder.join("drawn/figure-1.svg"), "precious").expect("written");
    let drawn = damier(folder, &words("report long.db --figures drawn"));
    let said = String::from_utf8(drawn.stderr).expect("text");
    assert!(said.contains("figure-1.svg is not a picture"), "{said}");
    assert_eq!(fs::read(folder.join("drawn/figure-1.svg")).expect("there"), b"precious");
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
