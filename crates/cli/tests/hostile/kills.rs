//! The referee is killed again and again: no game is lost or counted twice, and no file is left behind.

use crate::lacks::lacks;
use crate::lots::Lots;
use crate::stage::Stage;
use std::process::{Command, Stdio};
use std::time::Duration;

/// Guests and built-in players. The games are the same whenever the run resumes.
const MATCH: &[&str] = &[
    "match",
    "filler:8x8",
    "greedy",
    "first",
    "./guests/plays-first",
    "./guests/plays-last",
    "--games",
    "12",
    "--threads",
    "2",
    "--quiet",
    "--seed",
    "5",
];

/// Returns the digest of the whole run, played without interruption in its own file.
fn undisturbed(stage: &Stage) -> String {
    stage.prints(&[MATCH, &["--db", "whole.db"]].concat());
    stage.digest("whole.db")
}

fn run(stage: &Stage, db: &str) -> Command {
    let mut command = stage.damier(&[MATCH, &["--db", db]].concat());
    command.stdout(Stdio::null()).stderr(Stdio::null());
    command
}

/// Kills the program this many times, at moments within a start and some games; then lets it finish.
fn kill_again_and_again(times: u32) {
    let stage = Stage::new(&["plays-first", "plays-last"]);
    let whole = undisturbed(&stage);
    let mut lots = Lots(7);
    let (mut kills, mut run_number) = (0, 0);
    while kills < times {
        let db = format!("run-{run_number}.db");
        let mut referee = run(&stage, &db).spawn().expect("the program runs");
        std::thread::sleep(Duration::from_millis(lots.below(400)));
        if let Some(status) = referee.try_wait().expect("known") {
            assert!(status.success() && stage.digest(&db) == whole, "{db}: {status}");
            run_number += 1;
            continue;
        }
        referee.kill().expect("killed");
        referee.wait().expect("ended");
        kills += 1;
    }
    let last = format!("run-{run_number}.db");
    assert!(run(&stage, &last).status().expect("runs").success());
    assert_eq!(stage.digest(&last), whole);
    stage.assert_nothing_is_left();
}

#[test]
fn kills_change_nothing_and_leave_nothing() {
    if lacks(&["python3"]) {
        return;
    }
    kill_again_and_again(12);
}

#[test]
#[ignore = "minutes: a thousand kills"]
fn a_thousand_kills_change_nothing_and_leave_nothing() {
    kill_again_and_again(1000);
}
