//! Counting at the door: `damier count`.

use assert_cmd::Command;
use predicates::prelude::*;
use predicates::str::contains;
use serde_json::{Value, json};

fn damier(args: &[&str]) -> assert_cmd::assert::Assert {
    Command::new(env!("CARGO_BIN_EXE_damier")).args(args).assert()
}

fn objects(args: &[&str]) -> Vec<Value> {
    let output = damier(&[args, ["--format", "json"].as_slice()].concat()).success();
    let text = String::from_utf8(output.get_output().stdout.clone()).expect("text");
    text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

/// Two pieces on 16 squares: 16 · 15 ways to place two of 16 · 15 ordered pieces, in either order.
#[test]
fn positions_are_counted_by_pieces_placed() {
    let rows = objects(&["count", "quarto", "--what", "positions", "--most", "3"]);
    assert_eq!(rows.len(), 4);
    let pairs = 16 * 15 / 2 * 16 * 15;
    let second = json!({
        "game": "quarto", "count": "positions", "placed": 2, "canonical": 40, "boards": pairs
    });
    assert_eq!(rows[2], second);
    damier(&["count", "quarto", "--what", "positions", "--most", "2"])
        .success()
        .stdout(contains("      2         40   28800\n").and(contains(" placed  canonical  ")));
}

#[test]
fn what_cannot_be_counted_is_refused_in_one_line() {
    let refused = |args: &[&str], names: &str| {
        let one_line = predicate::function(|text: &str| text.trim_end().lines().count() == 1);
        damier(args).code(2).stdout("").stderr(one_line.and(contains(names)));
    };
    refused(&["count", "chess"], "quarto");
    refused(&["count", "2048"], "allowed: quarto");
    refused(&["count", "quarto", "--what", "stars"], "allowed: ");
    refused(&["count", "quarto", "--what", "positions", "--most", "17"], "0 to 7");
    refused(&["count", "quarto", "--most", "3"], "--what");
    refused(&["count", "quarto", "--format", "csv"], "possible values");
}
