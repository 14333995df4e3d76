//! The same spec gives the same games: at any number of threads, in shards, and killed and resumed.

use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::time::Duration;

/// All three games, with node and depth budgets only, and with chance in play.
const SPEC: &str = r#"
seed = 77

[[event]]
name = "slides"
game = "2048:3x3"
players = ["random", "greedy", "expectimax(depth=2)"]
games = 800
budget = "2000nodes"

[[event]]
name = "colours"
game = "filler:8x8"
players = ["random", "greedy", "alphabeta(depth=3)", "foresight(n=2)"]
games = 600
budget = "depth2"

[[event]]
name = "pieces"
game = "quarto:squares"
players = ["random", "cautious", "flat-mc(playouts=3)"]
games = 500
budget = "5000nodes"

[[event]]
name = "roles"
game = "2048:3x3,spawner=adversary"
players = ["random", "greedy", "hardest"]
games = 60
"#;

fn damier(folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_damier"));
    command.env("LC_ALL", "C").env("DAMIER_PROGRESS", "off");
    command.current_dir(folder).stdin(Stdio::null());
    command
}

fn succeed(output: &Output) -> String {
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{errors}");
    String::from_utf8(output.stdout.clone()).expect("text")
}

/// The digest of a run file.
fn digest(folder: &Path, db: &str) -> String {
    let output = damier(folder).args(["report", db, "--format", "json"]).output().expect("runs");
    let report: serde_json::Value = serde_json::from_str(&succeed(&output)).expect("JSON");
    let whole = report["events"].as_array().expect("events").iter();
    assert!(
        whole.clone().all(|event| event["stored"] == event["scheduled"]),
        "all games are stored"
    );
    report["digest"].as_str().expect("a digest").to_string()
}

fn run(folder: &Path, db: &str, more: &[&str]) {
    let mut command = damier(folder);
    command.args(["run", "spec.toml", "--quiet", "--format", "json", "--db", db]).args(more);
    succeed(&command.output().expect("runs"));
}

#[test]
fn threads_shards_and_kills_change_no_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    fs::write(folder.join("spec.toml"), SPEC).expect("written");
    run(folder, "one.db", &["--threads", "1"]);
    let expected = digest(folder, "one.db");

    for threads in ["2", "8"] {
        let db = format!("threads{threads}.db");
        run(folder, &db, &["--threads", threads]);
        assert_eq!(digest(folder, &db), expected, "{threads} threads");
    }

    for shard in 1..=3 {
        run(folder, &format!("shard{shard}.db"), &["--shard", &format!("{shard}/3")]);
    }
    let merge = ["merge", "shard3.db", "shard1.db", "shard2.db", "--out", "merged.db"];
    succeed(&damier(folder).args(merge).output().expect("runs"));
    assert_eq!(digest(folder, "merged.db"), expected, "three shards merged");

    killed_ten_times(folder);
    run(folder, "killed.db", &[]);
    assert_eq!(digest(folder, "killed.db"), expected, "killed and resumed");
}

/// Starts the run and kills it (`SIGKILL`) at ten different moments.
fn killed_ten_times(folder: &Path) {
    let mut alive = 0;
    for round in 0..10u64 {
        let mut command = damier(folder);
        command.args(["run", "spec.toml", "--quiet", "--threads", "1", "--db", "killed.db"]);
        let mut child = command.stdout(Stdio::null()).spawn().expect("starts");
        // Moments from 5 to 35 milliseconds, in no regular order. All ten together are a fraction of
        // the run, so that it is not over before the last one.
        std::thread::sleep(Duration::from_millis(5 + (round * 17) % 31));
        alive += u32::from(child.try_wait().expect("a child").is_none());
        child.kill().expect("killed");
        child.wait().expect("reaped");
    }
    assert!(alive >= 5, "most kills must hit a running program, not {alive} of 10");
}
