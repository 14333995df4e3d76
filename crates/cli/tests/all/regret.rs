//! Tests of `damier regret` with games of two players.

use damier_catalog::{AnyState, Turn, open};
use damier_experiments::arena::Store;
use serde_json::Value;
use std::collections::HashMap;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};

fn damier(folder: &Path, args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_damier"));
    command.env("LC_ALL", "C").env("DAMIER_PROGRESS", "off").current_dir(folder).args(args);
    command.output().expect("starts")
}

fn succeed(folder: &Path, args: &[&str]) -> String {
    let output = damier(folder, args);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

fn lines(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

/// Values of positions by their texts, from plain minimax that knows the rules and nothing else.
#[derive(Default)]
struct BruteForce(HashMap<String, i64>);

impl BruteForce {
    /// Returns the margin of the first seat if both play best.
    fn margin(&mut self, state: &dyn AnyState) -> i64 {
        let seat = match state.turn() {
            Turn::Player(seat) => seat.index(),
            Turn::Over => return state.scores()[0] - state.scores()[1],
            Turn::Chance => panic!("no chance in this game"),
        };
        let text = state.text();
        if let Some(&known) = self.0.get(&text) {
            return known;
        }
        let after = |action: &String| state.after(action).expect("legal");
        let actions = state.legal();
        let margins = actions.iter().map(|action| self.margin(after(action).as_ref()));
        let margins: Vec<i64> = margins.collect();
        let best = if seat == 0 { margins.iter().max() } else { margins.iter().min() };
        let best = *best.expect("an action");
        self.0.insert(text, best);
        best
    }
}

#[test]
fn losses_are_those_of_brute_force_and_explain_the_result() {
    let folder = tempfile::tempdir().expect("a folder");
    let play = [
        "match",
        "filler:4x4,colours=4,win=full",
        "random",
        "greedy",
        "--games",
        "12",
        "--db",
        "run.db",
    ];
    succeed(folder.path(), &play);
    let measure =
        ["regret", "run.db", "--losses", "losses", "--per-turn", "none", "--format", "json"];
    succeed(folder.path(), &measure);
    let found = lines(&fs::read_to_string(folder.path().join("losses")).expect("losses"));
    let store = Store::open_to_read(&folder.path().join("run.db")).expect("a run");
    let game = open("filler:4x4,colours=4,win=full").expect("known");
    let mut brute = BruteForce::default();
    let mut lost_anything = false;
    assert_eq!(found.len(), 13, "a head and twelve games");
    for losses in &found[1..] {
        let number = losses["game"].as_u64().expect("a number");
        let record = store.record(0, number).expect("readable").expect("stored");
        let mut session = game.session_from(&record.opening, 0).expect("an opening");
        let start = brute.margin(session.state());
        let mut total = 0.0;
        for (turn, action) in
            losses["turns"].as_array().expect("turns").iter().zip(record.actions.split(", "))
        {
            let Turn::Player(seat) = session.turn() else { panic!("a seat is on turn") };
            let before = brute.margin(session.state());
            session.act(action).expect("legal");
            let sign = if seat.index() == 0 { 1 } else { -1 };
            let lost = (sign * (before - brute.margin(session.state()))) as f64;
            assert_eq!(turn["exact"], true, "{turn}");
            assert_eq!(turn["points"].as_f64(), Some(lost), "{turn}");
            assert_eq!(turn["slip"].is_null(), lost == 0.0, "{turn}");
            lost_anything |= lost > 0.0;
            total += f64::from(sign as i32) * lost;
        }
        let end = session.state().scores();
        assert_eq!(start as f64 - total, (end[0] - end[1]) as f64, "game {number}");
    }
    assert!(lost_anything);
}

#[test]
fn saved_losses_are_not_measured_again_and_a_cut_line_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let args = [
        "regret",
        "quarto",
        "random",
        "casual",
        "--games",
        "4",
        "--seed",
        "3",
        "--db",
        "run.db",
        "--losses",
        "losses",
        "--per-turn",
        "20000nodes",
        "--format",
        "json",
    ];
    let first = succeed(folder.path(), &args);
    let file = folder.path().join("losses");
    let whole = fs::read_to_string(&file).expect("losses");
    fs::write(&file, &whole[..whole.len() - 10]).expect("written");
    assert_eq!(succeed(folder.path(), &args), first);
    let mut again: Vec<String> =
        fs::read_to_string(&file).expect("losses").lines().map(String::from).collect();
    let mut before: Vec<String> = whole.lines().map(String::from).collect();
    again.sort_unstable();
    before.sort_unstable();
    assert_eq!(again, before);
    let players = lines(&first);
    assert_eq!(players.len(), 2);
    for player in &players {
        assert_eq!((&player["games"], &player["points"]), (&Value::from(4), &Value::Null));
        let proven = player["proven"].as_u64().expect("a number");
        assert!(proven > 0 && proven <= player["turns"].as_u64().expect("a number"), "{player}");
    }
    let lost = |name: &str| {
        let found = players.iter().find(|player| player["player"] == name).expect(name);
        found["results"]["per_game"]["value"].as_f64().expect("a number")
    };
    assert!(lost("casual") < lost("random"), "{first}");
}

#[test]
fn what_cannot_be_measured_is_refused_in_one_line() {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("notes.txt"), "hello\n").expect("written");
    let cases: [(&[&str], &str); 4] = [
        (&["regret", "quarto"], "name at least one player"),
        (&["regret", "quarto", "nobody", "first", "--games", "2"], "nobody"),
        (&["regret", "notes.txt"], "notes.txt"),
        (
            &["regret", "quarto", "first", "random", "--games", "2", "--losses", "notes.txt"],
            "notes.txt:1",
        ),
    ];
    for (args, said) in cases {
        let output = damier(folder.path(), args);
        let line = String::from_utf8(output.stderr).expect("text");
        assert_eq!(output.status.code(), Some(2), "{args:?}: {line}");
        assert!(line.contains(said), "{args:?}: {line}");
    }
    assert_eq!(fs::read_to_string(folder.path().join("notes.txt")).expect("kept"), "hello\n");
}
