//! Limits and interruptions of the machine are no guest's fault or gain.

use crate::lacks::lacks;
use crate::load::Load;
use crate::stage::Stage;
use crate::table::{Hostile, only};
use crate::{BUDGET, HUNGRY, LONG, all_but, each_alone, judge};
use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

/// Guests that try to access what is not theirs. They are in C, because an ordinary user may have no other interpreter.
const REACHING: &[&str] = &[
    "asks-for-power",
    "takes-uncounted-memory",
    "loses-its-leader",
    "maps-without-a-leader",
    "large-file-in-c",
    "sleeping-threads",
    "segfaults",
    "library_prints",
];

/// Guests that a starved referee would judge wrongly if it blamed its own delay on them.
const PATIENT: &[&str] = &["says-much", "thinks-first", "tells-too-much"];

fn names(guests: &[Hostile]) -> Vec<&'static str> {
    guests.iter().map(|guest| guest.name).collect()
}

/// Sends a signal with the shell: `STOP` or `CONT`.
fn signal(process: u32, name: &str) {
    let sent = Command::new("sh").args(["-c", &format!("kill -{name} {process}")]).status();
    assert!(sent.expect("sh is there").success());
}

#[test]
fn an_ordinary_user_is_as_safe() {
    let guests = only(REACHING);
    let Some(stage) = Stage::for_ordinary_user(&names(&guests)) else { return };
    let how = ["--budget", "30s/game", "--threads", "2"];
    judge(&stage, &guests, |stage, match_| Stage::printed(stage.damier(match_).args(how)));
}

/// Some runtimes print a warning under the policy of background work, and a warning on standard output is a fault.
#[test]
fn a_run_in_the_background_hands_its_policy_to_no_guest() {
    if lacks(&["python3", "chrt"]) {
        return;
    }
    let stage = Stage::new(&["plays-first"]);
    let bot = stage.path("guests/plays-first/bot.py");
    let plays = fs::read_to_string(&bot).expect("a bot");
    let asks = "import os\nassert os.sched_getscheduler(0) == os.SCHED_OTHER\n";
    fs::write(&bot, [asks, &plays].concat()).expect("written");
    for policy in ["--idle", "--batch"] {
        let db = format!("run{policy}.db");
        let game =
            ["match", "quarto", "./guests/plays-first", "random", "--games", "2", "--db", &db];
        Stage::printed(&mut stage.damier_behind(&["chrt", policy, "0"], &game));
        assert_eq!(stage.prints(&["games", &db, "--faults", "--format", "json"]), "", "{policy}");
    }
}

/// Even if the user passes capabilities to every program (like old container engines did for root), a guest has none.
#[test]
fn what_the_referee_could_hand_on_is_not_handed_on() {
    let is_root =
        fs::read_to_string("/proc/self/status").is_ok_and(|status| status.contains("\nUid:\t0\t"));
    if !is_root || !Path::new("/usr/bin/setpriv").exists() {
        return;
    }
    let guests = only(&["asks-for-power"]);
    let stage = Stage::new(&names(&guests));
    judge(&stage, &guests, |stage, match_| {
        Stage::printed(&mut stage.damier_behind(&["setpriv", "--inh-caps=+chown"], match_))
    });
}

/// A closed laptop, or Ctrl-Z: the time that passes does not count as idling.
#[test]
fn a_suspended_referee_faults_nobody() {
    if lacks(&["python3"]) {
        return;
    }
    let guests = only(&["thinks-first"]);
    let stage = Stage::new(&names(&guests));
    judge(&stage, &guests, |stage, match_| {
        let mut referee = stage.damier(match_).spawn().expect("the program runs");
        while stage.processes().len() < 2 {
            std::thread::sleep(Duration::from_millis(10));
            assert_eq!(referee.try_wait().expect("known"), None, "it ended before its guest began");
        }
        // The guest computes for two seconds and may idle for five.
        std::thread::sleep(Duration::from_millis(300));
        signal(referee.id(), "STOP");
        std::thread::sleep(Duration::from_secs(8));
        signal(referee.id(), "CONT");
        assert!(referee.wait().expect("ended").success());
        String::new()
    });
}

/// A shell limit that keeps a guest from starting is no player's fault, and is found before any game.
#[test]
fn a_limit_of_the_shell_stops_a_run_before_its_first_game() {
    if lacks(&["python3"]) {
        return;
    }
    let stage = Stage::new(&["plays-first", "odd-machine"]);
    let run = ["match", "2048", "./guests/*", "--games", "1", "--db", "run.db", "--quiet"];
    let limited = ["sh", "-c", "ulimit -v 3000000; exec \"$0\" \"$@\""];
    let output = stage.damier_behind(&limited, &run).output().expect("sh runs");
    let told = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{told}");
    assert!(told.contains("this machine cannot run ./guests/odd-machine: "), "{told}");
    assert!(told.contains("lets a program reserve only 2929 MiB (ulimit -v, -d)"), "{told}");
    assert!(!stage.path("run.db").exists());
    let check = ["check", "./guests/odd-machine", "--game", "2048"];
    let output = stage.damier_behind(&limited, &check).output().expect("sh runs");
    let told = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{told}");
    assert!(told.contains("this machine cannot run 1 of 1"), "{told}");
}

#[test]
#[ignore = "minutes: at the lowest priority beside six busy programs"]
fn a_starved_referee_faults_nobody() {
    let guests = only(PATIENT);
    let stage = Stage::new(&names(&guests));
    let digest = |stage: &Stage| stage.report("run.db")["digest"].clone();
    judge(&stage, &guests, Stage::prints);
    let idle = digest(&stage);
    fs::remove_file(stage.path("run.db")).expect("removed");
    let _load = Load::begin(6);
    judge(&stage, &guests, |stage, match_| {
        Stage::printed(&mut stage.damier_behind(&["nice", "-n", "19"], match_))
    });
    assert_eq!(digest(&stage), idle);
}

#[test]
#[ignore = "a minute: guests with clocks, one after another"]
fn patience_is_the_same_on_an_idle_machine() {
    each_alone(&only(PATIENT), "10s/game");
}

#[test]
#[ignore = "a minute: every guest, beside two busy programs"]
fn a_loaded_machine_changes_no_verdict_at_all() {
    let _load = Load::begin(2);
    each_alone(&all_but(HUNGRY), BUDGET);
    each_alone(&only(HUNGRY), LONG);
}
