//! Submissions that try everything to spoil a tournament. Each gets its own fault, and no other player is affected.
//!
//! Tests that take minutes run with `--ignored`.
#![cfg(target_os = "linux")]

mod clocks;
mod kills;
#[path = "../../../guest/tests/lacks/mod.rs"]
mod lacks;
mod load;
mod lots;
mod machine;
mod soak;
mod stage;
mod table;
mod tournament;

use lacks::lacks;
use load::Load;
use serde_json::Value;
use stage::Stage;
use std::collections::BTreeMap;
use std::time::Duration;
use table::{ALL, Hostile, only};

/// A guest that takes ten seconds of CPU time before it is given up.
const SLOW: &str = "spins-at-load";

/// Guests that take memory until it is too much. If the system must first free it, a gigabyte may cost more than two
/// seconds of CPU time (3.3 were measured).
const HUNGRY: &[&str] = &["grows", "maps-without-a-leader"];

/// Their budget.
const LONG: &str = "30s/game";

/// The budget of the others, which appears in their faults.
const BUDGET: &str = "2s/game";

/// Guests whose verdict depends on a clock and could be wrong on a loaded machine.
const TIMED: &[&str] = &[
    "never-answers",
    "spins",
    "short-sleeper",
    "spinning-threads",
    "storm-of-threads",
    "endless-infos",
    "tells-too-much",
    "says-much",
    "thinks-first",
    "spins-after-the-end",
    "ignores-signals",
    "neighbour",
];

/// A fault's kind and message.
type Verdict = (String, String);

/// Returns the faults of a run's only event by entrant, the last one if there are several.
fn faults(report: &Value) -> BTreeMap<String, Verdict> {
    let text = |fault: &Value, key: &str| fault[key].as_str().expect("a text").to_string();
    let faults = report["events"][0]["faults"].as_array().expect("faults").iter();
    faults.map(|one| (text(one, "entrant"), (text(one, "kind"), text(one, "message")))).collect()
}

/// Returns the errors in the verdicts on these guests, one per line.
fn wrong(guests: &[Hostile], faults: &BTreeMap<String, Verdict>) -> Vec<String> {
    let wrong = guests.iter().filter_map(|guest| {
        let none = Verdict::default();
        let (kind, message) = faults.get(guest.name).unwrap_or(&none);
        let is_right = kind == guest.fault && (kind.is_empty() || message.contains(guest.phrase));
        (!is_right).then(|| format!("{}: {kind}: {message}", guest.name))
    });
    wrong.collect()
}

/// Returns a guest's position in a folder listed by name: the number of its only game.
fn number(guests: &[Hostile], name: &str) -> usize {
    guests.iter().filter(|other| other.name < name).count()
}

/// Checks what a guest wrote to standard error: nothing forbidden has worked, and nothing repaints a terminal.
fn judge_log(stage: &Stage, guest: &Hostile, game: usize) {
    let shown = stage.prints(&["replay", "run.db", &game.to_string()]);
    let log = shown.split_once("wrote to standard error:").map_or("", |(_, log)| log);
    assert!(!log.contains("DONE"), "{}: {log}", guest.name);
    assert!(!guest.fault.is_empty() || log.contains(guest.phrase), "{}: {log}", guest.name);
    assert_eq!(shown.chars().find(|&c| is_odd(c)), None, "{shown:?}");
}

/// Returns true if a character affects the text around it.
fn is_odd(c: char) -> bool {
    (c.is_control() && c != '\n') || "\u{202e}\u{feff}\u{200b}\u{2066}".contains(c)
}

/// Plays one game of 2048 with each guest, and checks the results.
fn each_alone(guests: &[Hostile], budget: &str) {
    let names: Vec<&str> = guests.iter().map(|guest| guest.name).collect();
    let stage = Stage::new(&names);
    let how = ["--budget", budget, "--threads", "4"];
    judge(&stage, guests, |stage, match_| Stage::printed(stage.damier(match_).args(how)));
}

/// Lets `play` run one game of 2048 with each guest, and checks the results.
fn judge(stage: &Stage, guests: &[Hostile], play: impl Fn(&Stage, &[&str]) -> String) {
    let before = stage.contents();
    let match_ = ["match", "2048", "./guests/*", "--games", "1", "--seed", "1"];
    let shown = play(stage, &[&match_[..], &["--db", "run.db", "--quiet"]].concat());
    assert_eq!(shown.chars().find(|&c| is_odd(c)), None, "{shown:?}");
    let wrong = wrong(guests, &faults(&stage.report("run.db")));
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    for guest in guests {
        judge_log(stage, guest, number(guests, guest.name));
    }
    assert_eq!(stage.contents(), before, "a submission has changed");
    stage.assert_nothing_is_left();
}

fn all_but(left_out: &[&str]) -> Vec<Hostile> {
    ALL.iter().copied().filter(|guest| !left_out.contains(&guest.name)).collect()
}

#[test]
fn each_hostile_guest_is_told_its_own_fault() {
    if lacks(&["python3"]) {
        return;
    }
    each_alone(&all_but(&[HUNGRY, &[SLOW]].concat()), BUDGET);
}

#[test]
fn too_much_memory_is_told_however_long_it_takes() {
    if lacks(&["python3"]) {
        return;
    }
    let _load = Load::begin(2);
    each_alone(&only(HUNGRY), LONG);
}

#[test]
fn a_loaded_machine_changes_no_verdict() {
    if lacks(&["python3"]) {
        return;
    }
    let _load = Load::begin(2);
    each_alone(&only(TIMED), BUDGET);
}

/// The guests end with the referee, however it ends.
#[test]
fn a_killed_referee_leaves_no_guest() {
    if lacks(&["python3"]) {
        return;
    }
    let stage = Stage::new(&["never-answers", "silent-at-load"]);
    let arguments = ["match", "2048", "./guests/*", "--games", "1", "--threads", "2", "--quiet"];
    let mut referee = stage.damier(&arguments).spawn().expect("the program runs");
    while stage.processes().len() < 3 {
        std::thread::sleep(Duration::from_millis(10));
        assert_eq!(
            referee.try_wait().expect("known"),
            None,
            "it has ended before its guests began"
        );
    }
    referee.kill().expect("killed");
    referee.wait().expect("ended");
    // The system needs a moment to end them.
    for _ in 0..500 {
        if stage.processes().is_empty() {
            return;
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    panic!("left: {:?}", stage.processes());
}
