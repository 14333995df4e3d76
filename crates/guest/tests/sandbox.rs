//! Tests the sandbox from inside: a probe tries everything and reports what worked.
#![cfg(target_os = "linux")]

mod lacks;

use damier_game::toy::Nim;
use damier_game::{Budget, Choice, FailureKind, Game, Rng, Seat, Strategy};
use damier_guest::{
    Enforcement, Guest, Policy, ResourceLimits, Submission, Timeouts, Trust, meet, remove_folder,
};
use damier_i18n::Message;
use lacks::lacks;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;
use tempfile::TempDir;

/// Actions that a confined guest can do.
const ALLOWED: &[&str] = &[
    "read its folder",
    "list its folder",
    "read the system",
    "write in scratch",
    "remove in scratch",
    "make a folder in scratch",
    "empty a file in scratch",
    "set its own timer",
    "know its processors",
    "run a thread",
    "signal itself",
    "be limited",
    "have its own surroundings",
    "lead its session",
];

/// Returns a submission of a probe, with another submission next to it.
fn submission(probe: &str) -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    for name in ["probe", "neighbour"] {
        let own = folder.path().join(name);
        fs::create_dir(&own).expect("a new folder");
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/probes").join(probe);
        fs::copy(source, own.join("bot.py")).expect("copied");
    }
    let own = folder.path().join("probe");
    (folder, own)
}

fn policy(trust: Trust) -> Policy {
    Policy { trust, ..Policy::default() }
}

/// Returns what this machine enforces for a confined guest.
fn enforced() -> Enforcement {
    Enforcement::on_this_machine(Trust::Confined).expect("a process starts")
}

/// Returns what works for a submission under this policy.
fn worked(path: &Path, policy: &Policy) -> Vec<String> {
    let submission = Submission::open(path).expect("it is there");
    let failure = meet(&submission, policy).expect_err("the probe gives up").message.to_string();
    failure.split(", ").map(String::from).collect()
}

#[test]
fn a_confined_guest_can_do_its_work_and_nothing_else() {
    if lacks(&["python3"]) {
        return;
    }
    let enforced = enforced();
    if !enforced.is_complete() {
        let told = Message::from(enforced).to_string();
        assert!(told.contains("NOT enforced here"), "{told}");
        return;
    }
    let (_folder, own) = submission("probe.py");
    assert_eq!(worked(&own, &policy(Trust::Confined)), ALLOWED);
    // A single file can read itself, but not the files next to it.
    let alone: Vec<&str> =
        ALLOWED.iter().copied().filter(|&name| name != "list its folder").collect();
    assert_eq!(worked(&own.join("bot.py"), &policy(Trust::Confined)), alone);
}

#[test]
fn a_trusted_guest_does_what_its_user_may() {
    if lacks(&["python3"]) {
        return;
    }
    let (_folder, own) = submission("probe.py");
    let worked = worked(&own, &policy(Trust::Trusted));
    let also = ["fork", "spawn", "read a neighbour", "list /", "telephone", "signal its referee"];
    for name in ALLOWED.iter().chain(&also) {
        assert!(worked.iter().any(|one| one == name), "{name}: {worked:?}");
    }
    assert!(!worked.contains(&"find other files open".to_string()), "{worked:?}");
}

#[test]
fn the_time_of_a_trusted_guests_children_is_its_own() {
    if lacks(&["python3"]) {
        return;
    }
    let (_folder, own) = submission("busy_child.py");
    let submission = Submission::open(&own).expect("it is there");
    let met = meet(&submission, &policy(Trust::Trusted)).expect("it says hello");
    assert!(met.cpu >= Duration::from_millis(290), "{:?}", met.cpu);
    if enforced().is_one_process() {
        let refused = meet(&submission, &policy(Trust::Confined)).expect_err("it cannot fork");
        assert!(refused.message.to_string().contains("PermissionError"), "{refused}");
    }
}

#[test]
fn a_ration_is_what_it_says() {
    if lacks(&["python3"]) {
        return;
    }
    let (_folder, own) = submission("busy_child.py");
    fs::write(own.join("bot.py"), "import time\nx = b'x' * (200 << 20)\ntime.sleep(9)\n")
        .expect("written");
    let submission = Submission::open(&own).expect("it is there");
    let small = ResourceLimits { memory: 100 << 20, ..ResourceLimits::default() };
    let policy = Policy { limits: small, ..Policy::default() };
    let message = meet(&submission, &policy).expect_err("too much").message.to_string();
    assert!(message.contains("the limit is 100 MiB"), "{message}");
}

/// A guest that waits a little before each move cannot stop a tournament by making many moves.
#[test]
fn a_game_is_not_waited_for_without_end() {
    if lacks(&["python3"]) {
        return;
    }
    let (_folder, own) = submission("slow.py");
    let submission = Submission::open(&own).expect("it is there");
    let timeouts = Timeouts { idle_in_all: Duration::from_millis(500), ..Timeouts::default() };
    let policy = Policy { timeouts, ..Policy::default() };
    let game = Nim { sticks: 200, thief: false };
    let mut guest =
        Guest::start(&submission, &policy, "nim", &|_| false, Seat::FIRST, 1).expect("it starts");
    let (mut state, mut budget) = (game.opening(&mut Rng::new(1)), Budget::unlimited());
    let mut moves = 0;
    let failure = loop {
        match guest.choose(&game, &state, &mut budget).choice {
            Choice::Act(action) => game.apply(&mut state, action),
            Choice::Fail(failure) => break failure,
            Choice::Resign => panic!("it does not resign"),
        }
        moves += 1;
    };
    assert_eq!(failure.kind, FailureKind::Time);
    assert!(failure.message.to_string().contains("too much time in one game"), "{failure}");
    assert!((2..=5).contains(&moves), "{moves} moves");
}

/// Returns why a Python program fails before its hello.
fn silence(program: &str) -> String {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("bot.py"), program).expect("written");
    let submission = Submission::open(folder.path()).expect("it is there");
    let idle_at_start = Duration::from_millis(500);
    let timeouts = Timeouts { idle_at_start, ..Timeouts::default() };
    let policy = Policy { timeouts, ..Policy::default() };
    meet(&submission, &policy).expect_err("it says nothing").message.to_string()
}

#[test]
fn an_answer_that_was_kept_back_is_told_with_its_remedy() {
    if lacks(&["python3"]) {
        return;
    }
    let kept = silence("import sys\nprint('{\"type\":\"hello\"}')\nfor line in sys.stdin: pass\n");
    assert!(kept.contains("only after its input was closed"), "{kept}");
    assert!(kept.ends_with("print(..., flush=True)"), "{kept}");
    let unended =
        silence("import sys\nprint('{\"type\":', end='', flush=True)\nsys.stdin.read()\n");
    assert!(unended.contains("8 bytes without a line break"), "{unended}");
    let old = silence("import sys\nprint('{}', end='\\r', flush=True)\nsys.stdin.read()\n");
    assert!(old.contains("ending in CR alone"), "{old}");
    let mute = silence("import sys\nsys.stdin.read()\n");
    assert_eq!(mute, "neither answered nor computed for 0.5 s");
}

/// A program that starts Python finds the wrapper, and a runtime finds the size of its first stack.
#[test]
fn python_is_served_whatever_begins_it() {
    if lacks(&["python3"]) {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let write = |name: &str, text: &str| {
        fs::write(folder.path().join(name), text).expect("written");
    };
    write(
        "bot.py",
        "from damier.bot import play\nopen('/proc/self/maps').read(1)\nplay(lambda turn: '', name='x')\n",
    );
    write("run.sh", "exec python3 bot.py\n");
    for command in ["['env', 'python3', 'bot.py']", "['sh', 'run.sh']"] {
        write("submission.toml", &format!("command = {command}\n"));
        let submission = Submission::open(folder.path()).expect("it is there");
        let met = meet(&submission, &Policy::default()).map_err(|failure| failure.log);
        assert_eq!(met.expect("it says hello").hello.name.as_deref(), Some("x"), "{command}");
    }
}

#[test]
fn a_folder_can_be_removed_whatever_its_entries_are_called() {
    let place = tempfile::tempdir().expect("a folder");
    let folder = place.path().join("left");
    // Names that the removal itself gives to folders.
    for number in 1..4 {
        fs::create_dir_all(folder.join(format!(".damier-{number}/deep/deeper"))).expect("made");
    }
    remove_folder(&folder).expect("removed");
    assert!(!folder.exists());
}
