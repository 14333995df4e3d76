//! A person at the keyboard, and the commands that only show something.

use assert_cmd::Command;
use predicates::prelude::*;
use predicates::str::contains;
use std::fs;

fn damier() -> Command {
    Command::new(env!("CARGO_BIN_EXE_damier"))
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
        .stdout(contains("seat 2 (cautious): "))
        .stdout(contains("allowed: "))
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
    load.assert().code(2).stdout("").stderr(contains("line 5, ply 2"));
}

#[test]
fn a_2048_game_ends_with_its_score() {
    let moves = "down\nleft\nright\nup\n".repeat(400);
    let mut play = damier();
    play.args(["play", "2048:3x3", "--seed", "4"]).write_stdin(moves);
    play.assert().success().stdout(contains("Game over after").and(contains("final score")));
}

#[test]
fn lists_name_every_game_and_player() {
    let mut list = damier();
    list.args(["list", "games"]);
    list.assert()
        .success()
        .stdout(contains("2048").and(contains("filler")).and(contains("quarto")));
    let mut list = damier();
    list.args(["list", "players"]);
    let players = ["course-fast", "hegemonic", "foresight", "cautious", "traits"];
    let output = list.assert().success().get_output().stdout.clone();
    let text = String::from_utf8(output).expect("text");
    assert!(players.iter().all(|player| text.contains(player)), "{text}");
}

#[test]
fn completions_are_written_for_every_shell() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        damier().args(["completions", shell]).assert().success().stdout(contains("damier"));
    }
}
