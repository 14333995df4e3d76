//! A researcher gets from positions to values and from runs to tables, without reading documentation.

use crate::stage::{Stage, rows};
use serde_json::Value;

#[test]
fn positions_become_values() {
    let stage = Stage::new();
    let positions = "..25/bd.4/.8.3/17.a -\n..25/bd.4/.8.3/17.a 0\n";
    let answers = stage.types(&["solve", "quarto", "--stdin", "--format", "json"], positions);
    let answers: Vec<Value> =
        answers.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(answers.len(), 2);
    assert_eq!(answers[0]["position"], "..25/bd.4/.8.3/17.a -", "{}", answers[0]);
    let counted = stage.does(&["lab", "count", "quarto", "--what", "boards", "--format", "json"]);
    assert!(counted.lines().all(|line| serde_json::from_str::<Value>(line).is_ok()), "{counted}");
}

#[test]
fn runs_become_tables() {
    let stage = Stage::new();
    let run = ["match", "filler:6x6", "greedy", "random", "--games", "20", "--db", "run.db"];
    let first = stage.does(&run);
    let json = stage.does(&["report", "run.db", "--format", "json"]);
    assert_eq!(rows(&json).len(), 2, "{json}");
    let csv = stage.does(&["report", "run.db", "--format", "csv"]);
    let heads = csv.lines().next().expect("a head").split(',').count();
    assert!(heads > 10 && csv.lines().count() >= 3, "{csv}");
    // The same command has nothing left to play and prints the same.
    assert_eq!(stage.does(&run), first);
    assert!(stage.does(&["report", "run.db", "--verify"]).contains("20"), "every game agrees");
}
