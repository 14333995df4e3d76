//! Tests of `damier lab boards`.

use assert_cmd::Command;
use predicates::prelude::*;
use predicates::str::contains;
use serde_json::Value;

fn damier(args: &[&str]) -> assert_cmd::assert::Assert {
    Command::new(env!("CARGO_BIN_EXE_damier"))
        .env("LC_ALL", "C")
        .env("DAMIER_PROGRESS", "off")
        .args(args)
        .assert()
}

fn said(args: &[&str]) -> String {
    let output = damier(args).success();
    String::from_utf8(output.get_output().stdout.clone()).expect("text")
}

fn objects(args: &[&str]) -> Vec<Value> {
    let text = said(&[args, ["--format", "json"].as_slice()].concat());
    text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

/// The built-in book knows that Quarto, which has one opening, is drawn.
#[test]
fn drawn_openings_are_found() {
    let found = damier(&["lab", "boards", "quarto", "--exactly-drawn", "2"]).success();
    found
        .stdout("..../..../..../.... -\n..../..../..../.... -\n")
        .stderr("damier: found 2 of 2 openings in 2 tries\n");
    let found =
        objects(&["lab", "boards", "quarto", "--margin", "0", "--most", "1", "--skip", "5"]);
    assert_eq!((&found[0]["opening"], &found[0]["value"]), (&5.into(), &"draw".into()));
    assert_eq!((&found[1]["skipped"], &found[1]["found"]), (&5.into(), &1.into()));
}

/// The openings found agree with the solver and are within the margin; some other boards are not.
#[test]
fn fair_boards_are_solved_as_found() {
    let game = "filler:5x4,win=full";
    let solved = |positions: &[Value]| {
        let lines = positions.iter().map(|found| found["position"].as_str().expect("text"));
        let mut command = Command::new(env!("CARGO_BIN_EXE_damier"));
        command.env("LC_ALL", "C").env("DAMIER_PROGRESS", "off");
        let args = ["solve", game, "--stdin", "--format", "json"];
        let said = command.args(args).write_stdin(lines.collect::<Vec<_>>().join("\n")).assert();
        let text = String::from_utf8(said.success().get_output().stdout.clone()).expect("text");
        text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect::<Vec<Value>>()
    };
    let mut drawn = objects(&["lab", "boards", game, "--exactly-drawn", "5", "--threads", "2"]);
    let summary = drawn.pop().expect("a summary");
    assert_eq!((&summary["found"], &summary["unsolved"]), (&5.into(), &0.into()));
    assert!(solved(&drawn).iter().all(|answer| answer["value"] == "draw"));
    let mut close = objects(&["lab", "boards", game, "--margin", "2", "--count", "8"]);
    let openings = close.pop().expect("a summary")["openings"].as_u64();
    assert!(openings > Some(8), "some are left out");
    let margin = |answer: &Value| answer["score"].as_f64().expect("a margin");
    let margins: Vec<f64> = close.iter().map(margin).collect();
    assert_eq!(solved(&close).iter().map(margin).collect::<Vec<f64>>(), margins);
    assert!(margins.iter().all(|margin| margin.abs() <= 2.0));
}

#[test]
fn any_number_of_threads_measures_the_same() {
    let measure = |threads| {
        let by = ["--by", "random-available", "--budget", "none", "--seed", "7"];
        let args = ["lab", "boards", "filler:7x6", "--measure", "60", "--threads", threads];
        objects(&[args.as_slice(), &by].concat())
    };
    let alone = measure("1");
    assert_eq!(alone, measure("3"));
    assert_eq!((&alone[0]["openings"], &alone[0]["unsolved"]), (&60.into(), &0.into()));
}

/// On stripes each call takes one stripe, so the side that begins reaches the middle first.
#[test]
fn the_first_move_decides_on_stripes() {
    let args = ["lab", "boards", "filler:9x9,layout=diagonal", "--measure", "20", "--by", "greedy"];
    let found = &objects(&args)[0];
    assert_eq!(found["begins"]["won"]["value"], 1.0);
    assert_eq!(found["decides"]["first_move"]["value"], 1.0);
    assert_eq!(found["decides"]["board"]["value"], 0.0);
    assert_eq!(found["seats"][0]["won"]["value"], 0.5);
    assert_eq!(found["seats"][1]["margin"]["value"], 0.0);
    let text = said(&args);
    let head =
        "filler:9x9,layout=diagonal: 20 openings, each judged once with each seat moving first";
    assert!(text.starts_with(head));
    for line in [
        " the side that begins  100.0 [83.9, 100.0]  0.0 [0.0, 16.1]    0.0 [0.0, 16.1]     9.0",
        " the first move: the side that begins wins both games    100.0 [83.9, 100.0]",
        " the board: the same seat wins both games                    0.0 [0.0, 16.1]",
    ] {
        assert!(text.lines().any(|said| said == line), "{line}\nin\n{text}");
    }
}

/// Strategy stealing: on a board that looks the same from both corners, the side that begins cannot lose. If the other
/// side may take over the first call, the side that begins cannot win.
#[test]
fn symmetric_boards_are_no_fairer() {
    let measured = |more: &str| {
        let game = format!("filler:5x4,layout=symmetric,win=full{more}");
        objects(&["lab", "boards", &game, "--measure", "40"]).remove(0)
    };
    let (plain, swap) = (measured(""), measured(",swap=first"));
    assert_eq!((&plain["by"], &plain["unsolved"]), (&"exact".into(), &0.into()));
    assert_eq!(plain["begins"]["lost"]["value"], 0.0);
    assert!(plain["begins"]["won"]["value"].as_f64() > Some(0.9));
    assert_eq!(swap["begins"]["won"]["value"], 0.0);
}

#[test]
fn what_is_not_solved_is_counted() {
    let few = ["--budget", "10nodes"];
    let args = ["lab", "boards", "quarto:torus", "--measure", "3"];
    let measured = objects(&[args.as_slice(), &few].concat());
    assert_eq!((&measured[0]["openings"], &measured[0]["unsolved"]), (&0.into(), &3.into()));
    assert!(measured[0].get("begins").is_none());
    let args = ["lab", "boards", "quarto:torus", "--exactly-drawn", "1", "--tries", "3"];
    let given_up = damier(&[args.as_slice(), &few].concat()).code(1).stdout("");
    given_up.stderr(contains(
        "found 0 of 1 openings in 3 tries, of which 3 could not be solved within 10nodes",
    ));
    let hopeless = damier(&[&args[..5], &few].concat()).code(2).stdout("");
    hopeless.stderr(contains("none of the first 32 openings could be solved within 10nodes"));
}

#[test]
fn a_position_is_played() {
    let play = |position: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_damier"));
        command.env("LC_ALL", "C").env("DAMIER_PROGRESS", "off");
        let args = ["play", "filler:3x3", "--position", position, "--against", "first"];
        command.args(args).write_stdin("state\nquit\n").assert()
    };
    play("ab2/cde/1fg 1").success().stdout(contains("AB2/CDE/1FG 1 - -"));
    play("AB2/CDE/1FG 3").code(2).stderr(contains("--position, player to move: found `3`"));
}

#[test]
fn matches_are_played_on_the_boards_of_a_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).display().to_string();
    let (fair, db) = (path("fair.txt"), path("fair.db"));
    std::fs::write(&fair, "AB2/CDE/1FG 1 - -\n\n  BA2/CDE/1FG 2 - -\n").expect("written");
    let game = ["match", "filler:3x3", "greedy", "first", "--games", "6", "--openings", &fair];
    damier(&[game.as_slice(), &["--db", &db]].concat()).success();
    let openings = ["0", "1", "2", "3", "4", "5"].map(|game| {
        let said = said(&["replay", &db, game, "--ply", "0"]);
        let end = said.find(" - -").unwrap_or_else(|| panic!("{said}"));
        said[end - 13..end].to_string()
    });
    let [first, second] = ["AB2/CDE/1FG 1", "BA2/CDE/1FG 2"];
    assert_eq!(openings, [first, first, second, second, first, first]);
    std::fs::write(&fair, "AB2/CDE/1FG 3").expect("written");
    let wrong = damier(&game).code(2).stdout("");
    wrong.stderr(contains("opening 1, player to move: found `3`, expected 1 or 2"));
    std::fs::write(&fair, " \n").expect("written");
    damier(&game)
        .code(2)
        .stderr(contains("fair.txt: nothing given, expected at least one position"));
}

#[test]
fn what_cannot_be_asked_is_refused_in_one_line() {
    let refused = |args: &[&str], names: &str| {
        let one_line = predicate::function(|text: &str| text.trim_end().lines().count() == 1);
        let args = [["lab", "boards"].as_slice(), args].concat();
        damier(&args).code(2).stdout("").stderr(one_line.and(contains(names)));
    };
    refused(
        &["2048", "--measure", "2"],
        "openings of 2048 cannot be judged, because that takes two sides",
    );
    refused(&["quarto"], "--exactly-drawn <N>|--margin <POINTS>|--measure <N>");
    refused(&["quarto", "--exactly-drawn", "0"], "--exactly-drawn");
    refused(&["quarto", "--exactly-drawn", "1", "--by", "random"], "--by");
    refused(&["quarto", "--exactly-drawn", "1", "--count", "3"], "--count");
    refused(&["quarto", "--exactly-drawn", "1", "--measure", "1"], "--measure");
    refused(&["quarto", "--measure", "1", "--tries", "5"], "--tries");
    refused(&["filler:5x5", "--measure", "1", "--by", "nobody"], "player: `nobody`");
    refused(&["quarto", "--measure", "1", "--budget", "soon"], "budget: found `soon`");
}
