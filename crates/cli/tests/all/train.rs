//! Tests of `damier train` and `damier lab calibrate`: training, resuming, playing with the network, and errors in one
//! line.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use assert_cmd::Command;
use predicates::prelude::PredicateBooleanExt;
use predicates::str::contains;
use std::fs;
use std::path::Path;

fn damier(folder: &Path, args: &[&str]) -> Command {
    let mut command = Command::cargo_bin("damier").unwrap();
    command.env("LC_ALL", "C").env("DAMIER_PROGRESS", "off");
    command.current_dir(folder).env("DAMIER_DATA", folder).args(args);
    command
}

/// A short training on a small board.
const SMALL: [&str; 9] =
    ["train", "2048:3x3", "a.net", "--moves", "1", "--tuples", "012 0134", "--threads", "1"];

/// Checks that a command is refused with this text in one line and writes nothing.
fn refused(folder: &Path, args: &[&str], said: &str) {
    let listing = || {
        let names = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name());
        let mut names: Vec<_> = names.collect();
        names.sort();
        names
    };
    let before = listing();
    let output = damier(folder, args).output().unwrap();
    let error = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2), "{args:?}: {error}");
    assert!(error.contains(said) && error.trim_end().lines().count() == 1, "{args:?}: {error}");
    assert!(output.stdout.is_empty(), "{args:?} printed a result");
    assert_eq!(listing(), before, "{args:?} wrote a file");
}

#[test]
fn a_network_is_learnt_gone_on_with_and_played_with() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let learnt = damier(folder, &SMALL).assert().success();
    learnt.stdout(contains("tuples 012 0134").and(contains("1 M")).and(contains("a.net")));
    let label = |name: &str| {
        let bytes = fs::read(folder.join(name)).unwrap();
        let end = bytes.windows(2).position(|pair| pair == b"\n\n").unwrap();
        String::from_utf8(bytes[..end].to_vec()).unwrap()
    };
    assert!(label("a.net").contains("game 2048:3x3\ntuples 012 0134\nform packed\n"));
    assert!(label("a.net.training").contains("form float\n"));

    // The training is finished, so the same command only writes the network again, in any form.
    let again = [&SMALL[..], &["--form", "8"]].concat();
    let again = damier(folder, &again).assert().success();
    again
        .stderr(contains("continuing a.net.training").and(contains("there is nothing left to do")));
    assert!(label("a.net").contains("form 8\n"));
    assert!(label("a.net").contains("stretches 1\n"));

    let games = ["match", "2048:3x3", "network(file=a.net)", "random", "--games", "40"];
    let report = damier(folder, &games).assert().success();
    let report = String::from_utf8_lossy(&report.get_output().stdout).into_owned();
    let place = |name: &str| report.find(name).unwrap_or(usize::MAX);
    assert!(place("network") < place("random"), "{report}");

    // A new training starts from the old one, with more tuples.
    let from = ["train", "2048:3x3", "b.net", "--from", "a.net.training", "--moves", "2"];
    let wider = [&from[..], &["--tuples", "012 0134 345", "--threads", "1"]].concat();
    damier(folder, &wider)
        .assert()
        .success()
        .stdout(contains("(012 0134 alone for the first 1 million slides)"));
    assert!(label("b.net").contains("\nbase 1"));
    fs::remove_file(folder.join("b.net.training")).unwrap();
    refused(
        folder,
        &[&from[..], &["--tuples", "345"]].concat(),
        "a.net.training, tuples: found `345`",
    );
    let rounded = ["train", "2048:3x3", "c.net", "--from", "a.net", "--tuples", "012"];
    refused(folder, &rounded, "a.net, network, line `form`: the weights were rounded (form `8`)");

    // A training of another game, and a damaged one.
    let mut other = SMALL;
    other[1] = "2048:3x4";
    refused(folder, &other, "network, line `game`");
    let kept = folder.join("a.net.training");
    let mut bytes = fs::read(&kept).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    fs::write(&kept, &bytes).unwrap();
    refused(folder, &SMALL, "checksum");
    assert_eq!(fs::read(&kept).unwrap(), bytes);
}

#[test]
fn trainings_that_cannot_be_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    fs::write(folder.join("notes.txt"), "not a network at all").unwrap();
    fs::create_dir(folder.join("there")).unwrap();
    for (args, said) in [
        (&["2048", "b.net", "--tuples", "01g"][..], "1 to 7 different cells"),
        (&["2048", "b.net", "--tuples", "5x6"], "different cells"),
        (&["2048:3x3", "b.net", "--tuples", "4x6"], "each from 0 to 8"),
        (&["2048", "b.net", "--tuples", ""], "tuples"),
        (&["2048:3x3", "b.net", "--form", "12"], "float, 16, 8, packed"),
        (&["2048:3x3", "b.net", "--form", "packed:-1"], "packed:POINTS"),
        (&["2048:3x3", "b.net", "--lambda", "2"], "--lambda"),
        (&["2048:3x3", "b.net", "--lambda", "NaN"], "--lambda"),
        (&["2048:3x3", "b.net", "--rate", "0"], "--rate"),
        (&["2048:3x3", "b.net", "--restart", "soon"], "--restart"),
        (&["2048", "b.net", "--ending", "7"], "1 to 6"),
        (&["2048:3x3", "b.net", "--ending", "3"], "2048 without parameters"),
        (&["2048:spawner=adversary", "b.net"], "chance places the tiles"),
        (&["quarto", "b.net"], "no network can be trained for quarto. Games with networks: 2048"),
        (&["chess", "b.net"], "allowed"),
        (&["2048:3x3", "notes.txt"], "is not a network, so it is not overwritten"),
        (&["2048:3x3", "there"], "is not a network, so it is not overwritten"),
    ] {
        refused(folder, &[&["train"], args].concat(), said);
    }
    for moves in ["0", "x", "99999999999"] {
        damier(folder, &["train", "2048", "b.net", "--moves", moves]).assert().code(2);
    }
    // The error comes before the training.
    let nowhere = ["train", "2048:3x3", "--out", "nowhere/b.net", "--tuples", "012"];
    damier(folder, &nowhere)
        .assert()
        .code(1)
        .stderr(contains("nowhere/b.net cannot be written to"));
}

#[test]
fn calibrations_that_cannot_be_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    fs::write(folder.join("notes.txt"), "not a network at all").unwrap();
    for (args, said) in [
        (&["2048", "--network", "missing.net"][..], "cannot be read"),
        (&["2048", "--network", "notes.txt"], "that `damier train` wrote"),
        (&["2048", "--effort=-1"], "--effort"),
        (&["2048", "--effort", "NaN"], "--effort"),
        (&["chess", "--network", "notes.txt"], "allowed"),
    ] {
        refused(folder, &[&["lab", "calibrate"], args].concat(), said);
    }
    damier(folder, &["lab", "calibrate", "2048", "--games", "1"]).assert().code(2);
    damier(folder, &["lab", "calibrate", "quarto"])
        .assert()
        .code(2)
        .stderr(contains("no network can be trained for quarto. Games with networks: 2048"));
}
