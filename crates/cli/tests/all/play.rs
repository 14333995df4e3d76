//! A person at the keyboard, and commands that only print something.

use assert_cmd::Command;
use damier_catalog::{Limits, SingleThread, open};
use damier_play::{Analyser, GameController, Hint, Reply, SeatPlan, Thinker, Thinking};
use predicates::prelude::*;
use predicates::str::contains;
use serde_json::Value;
use std::fs;
use std::sync::Arc;
use std::time::Duration;

fn damier() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_damier"));
    command.env("LC_ALL", "C").env("DAMIER_PROGRESS", "off");
    command
}

#[test]
fn a_person_plays_takes_back_and_saves() {
    let folder = tempfile::tempdir().expect("a folder");
    let script = "help\nlegal\ngive 7\nundo\ngive 7\nB9\nhint\nsave game.txt\nquit\n";
    let mut play = damier();
    play.current_dir(folder.path()).args([
        "play",
        "quarto",
        "--against",
        "cautious",
        "--seed",
        "3",
    ]);
    play.write_stdin(script)
        .assert()
        .success()
        .stdout(contains("give 0, give 1"))
        .stdout(contains("cautious: "))
        .stdout(contains("you> "))
        .stdout(contains("expected a square from A1 to D4"))
        .stdout(contains("would play"))
        .stdout(contains("saved to game.txt"));
    let text = fs::read_to_string(folder.path().join("game.txt")).expect("saved");
    assert!(
        text.starts_with("damier game 1\ngame: quarto\nseat 1: human\nseat 2: cautious\n"),
        "{text}"
    );
    let mut load = damier();
    load.current_dir(folder.path()).args(["play", "--load", "game.txt"]).write_stdin("quit\n");
    load.assert().success();
}

#[test]
fn a_damaged_saved_game_is_refused_with_its_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let text = "damier game 1\ngame: quarto\n\n1. give 7\n2. B9\n";
    fs::write(folder.path().join("game.txt"), text).expect("written");
    let mut load = damier();
    load.current_dir(folder.path()).args(["play", "--load", "game.txt"]);
    load.assert().code(2).stdout("").stderr(contains("line 5, move 2"));
}

#[test]
fn a_2048_game_ends_with_its_score() {
    let moves = "down\nleft\nright\nup\n".repeat(400);
    let mut play = damier();
    play.args(["play", "2048:3x3", "--seed", "4"]).write_stdin(moves);
    play.assert().success().stdout(contains("Game over after").and(contains("final score")));
}

#[test]
fn a_wanted_tile_is_announced_and_leaving_names_the_tiles() {
    let position = ["play", "2048", "--position", "8 8 . ./. . . ./. . . ./. . . 4", "--goal"];
    let mut play = damier();
    play.args(position).args(["16", "--seed", "4"]).write_stdin("left\nundo\nredo\nquit\n");
    let done = play.assert().success().stdout(contains("16! Keep playing?").count(1));
    let text = String::from_utf8(done.get_output().stdout.clone()).expect("text");
    let last = text.lines().last().expect("a line");
    assert!(last.contains("score 16, sum of the tiles 2"), "{last}");
    assert!(last.ends_with(", largest tile 16"), "{last}");
    let mut resign = damier();
    resign.args(position).args(["4096", "--seed", "4"]).write_stdin("resign\n");
    let end = "you resigned, final score 0, sum of the tiles 20, largest tile 8.";
    resign.assert().success().stdout(contains(end));
    for wrong in ["3", "1099511627776"] {
        let mut refused = damier();
        refused.args(position).arg(wrong).assert().code(2).stdout("").stderr(format!(
            "damier: --goal, wanted tile: found `{wrong}`, expected a tile that can be made here: a power of two from 4 to 131072\n"
        ));
    }
}

#[test]
fn completions_are_written_for_every_shell() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        damier().args(["completions", shell]).assert().success().stdout(contains("damier"));
    }
}

#[test]
fn chance_draws_the_same_again_after_undo() {
    let script = "undo\nstate\ndown\nstate\nundo\ndown\nstate\nquit\n";
    let mut play = damier();
    play.args(["play", "2048", "--seed", "5"]).write_stdin(script);
    let assert = play.assert().success().stdout(contains("nothing to undo"));
    let text = String::from_utf8(assert.get_output().stdout.clone()).expect("text");
    let states: Vec<&str> = text.lines().filter(|line| line.contains('/')).collect();
    assert_eq!(states.len(), 3, "{text}");
    assert_eq!(states[1], states[2], "{text}");
}

#[test]
fn saving_overwrites_saved_games_only() {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("letter.txt"), "dear reader").expect("written");
    let script = "save letter.txt\nsave .\nsave game.txt\nsave game.txt\nquit\n";
    let mut play = damier();
    play.current_dir(folder.path()).args(["play", "quarto"]).write_stdin(script);
    play.assert()
        .success()
        .stdout(contains("not saved: letter.txt already exists and is not a saved game"))
        .stdout(contains("not saved: . is not a regular file"))
        .stdout(contains("saved to game.txt").count(2));
    let letter = fs::read_to_string(folder.path().join("letter.txt")).expect("readable");
    assert_eq!(letter, "dear reader");
    assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 2, "nothing stays beside");
}

#[test]
fn a_saved_game_is_continued_in_lines() {
    let folder = tempfile::tempdir().expect("a folder");
    let lines = "give 7\nsave game.txt\nB2\nload nothing.txt\nload\nload game.txt\nstate\nquit\n";
    let mut play = damier();
    play.current_dir(folder.path()).args(["play", "quarto"]).write_stdin(lines);
    play.assert()
        .success()
        .stdout(contains("not loaded: nothing.txt cannot be read: "))
        .stdout(contains("load needs a file name, for example load game.txt"))
        .stdout(contains("..../..../..../.... 7"));
}

#[test]
fn a_lot_decides_which_of_two_people_begins() {
    let said = |args: &[&str]| {
        let mut play = damier();
        play.arg("play").args(args).arg("--lot").write_stdin("quit\n");
        let output = play.output().expect("started");
        String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned()
    };
    let begins = |seed: u32| said(&["filler:5x5", "--seed", &seed.to_string()]);
    let left = (0..20).filter(|&seed| begins(seed).contains("the person on the left begins"));
    let right = (0..20).filter(|&seed| begins(seed).contains("the person on the right begins"));
    let counts = [left.count(), right.count()];
    assert!(counts[0] + counts[1] == 20 && counts.iter().all(|count| *count > 3), "{counts:?}");
    assert!(said(&["2048"]).contains("--lot: there is no first player to draw"));
    assert!(!said(&["filler:5x5", "--against", "greedy"]).contains("By lot"));
}

/// The board of the course's figure, with its counts written out.
#[test]
fn a_position_is_shown_with_the_counts_that_the_course_weighs() {
    let board = "64 2 4 ./2 4 . ./. . . ./. . . .";
    let mut show = damier();
    show.args(["show", "2048", "--position", board]);
    // Breaks: row 1 (64 2 4: down, up, then down to the empty cell) 2, row 2 (2 4 .: up, down) 1, column 2 (2 4 .) 1.
    show.assert().success().stdout(contains(
        "10 × 11 empty cells − 11 × 4 breaks of monotonicity + 6 (exponent of the largest tile) + 60 (it is in a \
         corner) + 50 (it is at an edge) = 182",
    ));
    let mut play = damier();
    play.args(["play", "2048", "--position", board]).write_stdin("hint\nquit\n");
    play.assert().success().stdout(contains("breaks of monotonicity"));
}

#[test]
fn bytes_that_are_no_text_do_not_end_a_game() {
    let mut play = damier();
    play.args(["play", "quarto"]).write_stdin(b"\xff\xfe\ngive 3\nquit\n".to_vec());
    play.assert().success().stdout(contains("in hand: 3"));
}

#[test]
fn a_saved_game_remembers_who_sat_there() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut play = damier();
    play.current_dir(folder.path()).args(["play", "filler:6x6", "--against", "greedy"]);
    play.write_stdin("save game.txt\nquit\n").assert().success();
    let mut load = damier();
    load.current_dir(folder.path()).args(["play", "--load", "game.txt"]).write_stdin("A\nquit\n");
    load.assert().success().stdout(contains("greedy: "));
}

#[test]
fn games_of_a_run_are_found_and_replayed() {
    let folder = tempfile::tempdir().expect("a folder");
    let here = |args: &[&str]| {
        let mut command = damier();
        command.current_dir(folder.path()).args(args);
        command.assert()
    };
    let players = ["match", "quarto", "cautious", "random", "--games", "20", "--db", "run.db"];
    here(&players).success();
    here(&["games", "run.db", "--player", "random", "--lost"])
        .success()
        .stdout(contains("quarto/"));
    here(&["games", "run.db", "--player", "nobody"]).code(2);
    here(&["replay", "run.db", "quarto/0"]).success().stdout(contains("wins").or(contains("draw")));
    here(&["replay", "run.db", "0", "--out", "game.txt"]).success();
    here(&["play", "--load", "game.txt"]).success().stdout(contains("Game over"));
    here(&["report", "run.db", "--format", "csv"]).success().stdout(contains("event,game,budget"));
}

/// The budget in every front end.
const NODES: u64 = 2000;

/// Sets up the board of a screen in this position, to ask for a hint.
fn asked(game: &str, position: &str) -> GameController {
    let rules = open(game).expect("known");
    let session = rules.session_from(position, 1).expect("a state");
    let seated = SeatPlan {
        players: vec![None; rules.seats()],
        advisor: None,
        limits: Limits { nodes: Some(NODES), ..Limits::NONE },
        seed: 1,
        position: None,
    };
    let mut table = GameController::new(rules, session, seated);
    assert!(table.ask_hint());
    table
}

/// Returns the answer of the terminal and the window, where a thread thinks.
fn on_a_screen(game: &str, position: &str) -> Hint {
    let (mut table, mut thinker) = (asked(game, position), Thinker::start(2).expect("a thread"));
    while !thinker.serve(&mut table) {
        std::thread::sleep(Duration::from_millis(1));
    }
    table.hint().expect("an answer").clone()
}

/// Returns the answer of the page, where a worker thinks.
fn on_a_page(game: &str, position: &str) -> Hint {
    let query = asked(game, position).query().expect("a hint is wanted");
    let reply = Analyser::default().think(&query, &Arc::default(), &SingleThread);
    match reply.expect("an answer") {
        Reply::Hint(hint) => hint,
        other => panic!("{other:?}"),
    }
}

/// Returns what `damier advise` and plain `damier play` answer with the same budget.
fn in_a_pipe(game: &str, position: &str) -> (Value, String) {
    let budget = format!("{NODES}nodes");
    let asks = [game, "--position", position, "--budget", &budget];
    let mut advise = damier();
    let output = advise.arg("advise").args(asks).args(["--format", "json"]).output().expect("runs");
    let advice = serde_json::from_slice(&output.stdout).expect("JSON");
    let mut play = damier();
    play.arg("play").args(asks).args(["--plain", "--seed", "1"]).write_stdin("hint\nquit\n");
    let text = String::from_utf8(play.output().expect("runs").stdout).expect("text");
    let line =
        text.lines().find_map(|line| line.split_once("> ").map(|(_, said)| said.to_string()));
    (advice, line.expect("a hint"))
}

#[test]
fn every_door_gives_the_same_answer() {
    let calls = "ABCDEF2/BCDEFAB/CDEFABC/DEFABCD/EFABCDE/FABCDEF/ABCDEFA/1CDEFAB 1 - -";
    for (game, position, who) in [
        ("quarto", "b74./c.93/20fd/.5a. 6", "the exact solver"),
        ("2048", "2 2 . ./. . . ./. . . ./. . . 2", "the network"),
        ("filler:8x7,colours=6", calls, "the program expert"),
    ] {
        let hint = on_a_screen(game, position);
        assert_eq!(on_a_page(game, position), hint);
        let best = &hint.ranked[0];
        let (advice, said) = in_a_pipe(game, position);
        assert!(said.starts_with(&format!("{who} would play {}", best.action)), "{said}");
        assert!(said.contains(&hint.sentence.to_string()), "{said}: {}", hint.sentence);
        assert_eq!(advice["exact"], hint.source.is_exact(), "{game}");
        assert_eq!(advice["player"].as_str(), hint.source.estimator(), "{game}");
        let told = &advice["actions"][0];
        assert_eq!(told["action"], best.action.as_str(), "{game}");
        assert_eq!(told["score"].as_f64(), best.worth.score, "{game}");
        let verdict = best.worth.verdict.map(|verdict| verdict.to_string());
        assert_eq!(told["value"].as_str(), verdict.as_deref(), "{game}");
    }
}

#[test]
fn a_finished_game_in_plain_lines_can_be_saved_and_taken_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let play = |lines: &str| {
        let mut play = damier();
        play.current_dir(folder.path());
        play.args(["play", "quarto", "--against", "novice", "--plain", "--seed", "1"]);
        let output = play.write_stdin(lines.to_string()).output().expect("runs");
        assert!(output.status.success());
        String::from_utf8(output.stdout).expect("text")
    };
    let text = play("resign\nsave over.txt\n");
    assert!(text.contains("Game over") && text.contains("saved to over.txt"), "{text}");
    let mut review = damier();
    review.current_dir(folder.path()).args(["review", "over.txt", "--budget", "1000nodes"]);
    review.assert().success();
    let text = play("resign\nundo\nstate\nresign\n");
    assert_eq!(text.matches("Game over").count(), 2, "{text}");
    let mut watched = damier();
    watched.args(["play", "quarto", "--players", "novice,novice", "--plain", "--seed", "1"]);
    watched.write_stdin("undo\n").assert().success();
    // Any other line ends the program, so endless input ends, too.
    let text = play("resign\ngive 3\nsave late.txt\n");
    assert!(!folder.path().join("late.txt").exists(), "{text}");
}

#[test]
fn two_people_play_under_their_names() {
    let mut play = damier();
    play.args(["play", "quarto", "--names", "Anna,Ben"]).write_stdin("give 0\nA1\nresign\n");
    let done = play.assert().success();
    let text = String::from_utf8(done.get_output().stdout.clone()).expect("text");
    assert!(text.contains("Anna> ") && text.contains("Ben> "), "{text}");
    assert!(text.contains(": Ben resigned and Anna wins"), "{text}");
    for (args, expected) in [
        (["--names", "Anna", "--seed", "1"], "2 names separated by commas"),
        (["--names", "Anna,club", "--seed", "1"], "not the name of a player"),
        (["--names", "Anna,Ben", "--against", "club"], "1 name, because 1 person plays"),
    ] {
        let mut refused = damier();
        let refused = refused.args(["play", "quarto"]).args(args).assert().code(2).stdout("");
        refused.stderr(contains("--names").and(contains(expected)));
    }
}
