//! Submissions that do all they can to spoil a tournament: each gets its own fault, and nobody else
//! notices.
#![cfg(target_os = "linux")]

mod stage;
mod table;

use serde_json::Value;
use stage::Stage;
use std::collections::BTreeMap;
use table::{ALL, Hostile};

/// Takes ten seconds of CPU time: played only with `--ignored`.
const SLOW: &str = "spins-at-load";

/// Kind and message of the faults of a run's first event, by entrant; the last where there are several.
fn faults(report: &Value) -> BTreeMap<String, (String, String)> {
    let text = |fault: &Value, key: &str| fault[key].as_str().expect("a text").to_string();
    let faults = report["events"][0]["faults"].as_array().expect("faults").iter();
    faults.map(|one| (text(one, "entrant"), (text(one, "kind"), text(one, "message")))).collect()
}

/// What is wrong with the verdicts of a run of these guests, a line each.
fn wrong(guests: &[Hostile], faults: &BTreeMap<String, (String, String)>) -> Vec<String> {
    let wrong = guests.iter().filter_map(|guest| {
        let none = (String::new(), String::new());
        let (kind, message) = faults.get(guest.name).unwrap_or(&none);
        let is_right = kind == guest.fault && (kind.is_empty() || message.contains(guest.phrase));
        (!is_right).then(|| format!("{}: {kind}: {message}", guest.name))
    });
    wrong.collect()
}

/// Where a guest stands in a folder that is listed by name: the number of its only game.
fn entrant_number(names: &[&str], name: &str) -> usize {
    names.iter().filter(|&&other| other < name).count()
}

/// What a guest said on its standard error: nothing forbidden has worked, and nothing repaints a terminal.
fn judge_log(stage: &Stage, guest: &Hostile, game: usize) {
    let shown = stage.prints(&["replay", "run.db", &game.to_string()]);
    let log = shown.split_once("said on its standard error:").map_or("", |(_, log)| log);
    assert!(!log.contains("DONE"), "{}: {log}", guest.name);
    assert!(guest.fault.is_empty() <= log.contains(guest.phrase), "{}: {log}", guest.name);
    assert_eq!(shown.chars().find(|&c| is_odd(c)), None, "{shown:?}");
}

/// Whether a character does something to what is shown around it.
fn is_odd(c: char) -> bool {
    (c.is_control() && c != '\n') || "\u{202e}\u{feff}\u{200b}\u{2066}".contains(c)
}

fn each_alone(guests: &[Hostile]) {
    let names: Vec<&str> = guests.iter().map(|guest| guest.name).collect();
    let stage = Stage::new(&names);
    let before = stage.contents();
    let budget = ["--games", "1", "--budget", "2s/game", "--threads", "4", "--quiet"];
    let arguments = [&["match", "2048", "./guests/*", "--db", "run.db"], &budget[..]].concat();
    let shown = stage.prints(&arguments);
    assert_eq!(shown.chars().find(|&c| is_odd(c)), None, "{shown:?}");
    let report = stage.report("run.db");
    let wrong = wrong(guests, &faults(&report));
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    for guest in guests {
        judge_log(&stage, guest, entrant_number(&names, guest.name));
    }
    assert_eq!(stage.contents(), before, "a submission has changed");
    stage.assert_nothing_is_left();
}

/// Every kind of mischief, each in a game of its own.
#[test]
fn each_hostile_guest_is_told_its_own_fault() {
    let guests: Vec<Hostile> = ALL.iter().copied().filter(|guest| guest.name != SLOW).collect();
    each_alone(&guests);
}
