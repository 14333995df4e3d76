//! Long commands announce their duration, show progress, and document their cost.

use crate::stage::Stage;
use std::io::{BufRead, BufReader};
use std::process::Stdio;

/// Returns the first line on standard error, then ends the command.
fn first_line(stage: &Stage, args: &[&str]) -> String {
    let mut command = stage.command(env!("CARGO_BIN_EXE_damier"));
    command.env_remove("DAMIER_PROGRESS");
    command.args(args).stdout(Stdio::null()).stderr(Stdio::piped()).stdin(Stdio::null());
    let mut running = command.spawn().expect("runs");
    let mut line = String::new();
    let told = running.stderr.take().expect("piped");
    BufReader::new(told).read_line(&mut line).expect("text");
    running.kill().expect("ended");
    running.wait().expect("reaped");
    line
}

#[test]
fn a_long_match_says_first_how_long_it_may_take() {
    let stage = Stage::new();
    let long = ["match", "2048", "course-fast", "--games", "100000", "--threads", "2"];
    let line = first_line(&stage, &[&long[..], &["--budget", "fast"]].concat());
    let most = "damier: 100,000 games to play on 2 threads: at most about 6 days, according to the budgets\n";
    assert_eq!(line, most);
    let line = first_line(&stage, &[&long[..], &["--lang", "fr", "--budget", "fast"]].concat());
    assert!(line.contains("environ 6 jours"), "{line}");
    // Without a budget, the duration is known after some games.
    let line = first_line(&stage, &long);
    assert!(line.contains(" games") && line.contains("about"), "{line}");
}

#[test]
fn other_long_work_says_in_a_pipe_how_far_it_is() {
    let stage = Stage::new();
    let train = ["train", "2048:3x3", "--out", "a.net", "--tuples", "012", "--threads", "1"];
    assert!(first_line(&stage, &[&train[..], &["--moves", "90000"]].concat()).contains("slides"));
    let boards = ["lab", "boards", "filler:8x7", "--measure", "100000", "--threads", "1"];
    let line = first_line(&stage, &boards);
    assert!(line.contains("of 100000 openings") && line.contains("left"), "{line}");
    let solve = ["solve", "2048:3x3", "--threads", "1"];
    assert!(first_line(&stage, &solve).contains("searching to the end of the game"));
}

#[test]
fn commands_that_may_take_long_say_what_they_cost() {
    let stage = Stage::new();
    for command in ["match", "solve", "lab boards", "tune", "train", "lab calibrate", "lab bench"] {
        let words: Vec<&str> = command.split(' ').chain(["--help"]).collect();
        let help = stage.does(&words);
        let is_told = ["CPU time", "minute", "second"].iter().any(|word| help.contains(word));
        let usage = help.find("Usage").expect("a usage");
        assert!(is_told && usage > 150, "{command}: {help}");
    }
}
