//! Tests of `damier lab count`.

use assert_cmd::Command;
use predicates::prelude::*;
use predicates::str::contains;
use serde_json::{Value, json};

fn damier(args: &[&str]) -> assert_cmd::assert::Assert {
    Command::new(env!("CARGO_BIN_EXE_damier"))
        .env("LC_ALL", "C")
        .env("DAMIER_PROGRESS", "off")
        .args(args)
        .assert()
}

fn objects(args: &[&str]) -> Vec<Value> {
    let output = damier(&[args, ["--format", "json"].as_slice()].concat()).success();
    let text = String::from_utf8(output.get_output().stdout.clone()).expect("text");
    text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

/// After one placement, positions differ only in where the piece is (corner or middle, or side) and, once the next
/// piece is in hand, in how many traits the two pieces differ, one to four.
#[test]
fn positions_are_counted_by_pieces_placed() {
    let rows = objects(&["lab", "count", "quarto", "--what", "positions", "--rows", "3"]);
    assert_eq!(rows.len(), 4);
    let first = json!({
        "game": "quarto", "count": "positions", "placed": 1, "to_give": 2, "to_place": 2 * 4
    });
    assert_eq!(rows[1], first);
    let text = damier(&["lab", "count", "quarto", "--what", "positions", "--most", "1"]).success();
    let text = String::from_utf8(text.get_output().stdout.clone()).expect("text");
    let cells: Vec<Vec<&str>> =
        text.lines().map(|line| line.split_whitespace().collect()).collect();
    assert!(cells.contains(&vec!["placed", "to_give", "to_place"]), "{text}");
    assert!(cells.contains(&vec!["1", "2", "8"]), "{text}");
}

/// The number of drawn boards is from codegolf.stackexchange.com, question 154335.
#[test]
fn boards_without_a_line_are_counted_and_compared() {
    let drawn = objects(&["lab", "count", "quarto", "--what", "drawn"]);
    let boards: u64 = (1..=16).product();
    assert_eq!(drawn.len(), 1);
    assert_eq!(drawn[0]["without_line"], 414_298_141_056_u64);
    assert_eq!(drawn[0]["boards"], boards);
    let rows = objects(&["lab", "count", "quarto:squares", "--what", "boards", "--most", "4"]);
    assert_eq!(rows.len(), 5);
    assert!(
        rows[..4].iter().all(|row| row["without_line"] == row["boards"] && row["share"] == 1.0)
    );
    // Ten lines and nine squares of four, in each of which 536 of 1820 sets of pieces share a trait.
    let complete = 19 * 536 * 24;
    let running = rows[4]["boards"].as_u64().map(|boards| boards - complete);
    assert_eq!(rows[4]["without_line"].as_u64(), running);
}

#[test]
fn what_cannot_be_counted_is_refused_in_one_line() {
    let refused = |args: &[&str], names: &str| {
        let one_line = predicate::function(|text: &str| text.trim_end().lines().count() == 1);
        damier(args).code(2).stdout("").stderr(one_line.and(contains(names)));
    };
    refused(&["lab", "count", "chess"], "quarto");
    refused(
        &["lab", "count", "2048"],
        "nothing can be counted in 2048. Games that have counts: quarto",
    );
    refused(&["lab", "count", "quarto", "--what", "stars"], "allowed: ");
    refused(&["lab", "count", "quarto", "--what", "positions", "--rows", "17"], "0 to 16");
    refused(&["lab", "count", "quarto", "--rows", "3"], "--what");
    refused(&["lab", "count", "quarto", "--format", "csv"], "possible values");
}

/// On the torus the first player to give loses; in the classic game nobody is lost before four pieces are placed.
#[test]
fn forced_positions_are_counted_and_shown() {
    let torus = objects(&["lab", "count", "quarto:torus", "--what", "forced", "--most", "1"]);
    let row = |placed, to_give, forced| {
        json!({
            "game": "quarto:torus", "count": "forced",
            "placed": placed, "to_give": to_give, "forced": forced, "at_once": 0,
        })
    };
    let mut first = row(0, 1, 1);
    first["examples"] = json!(["..../..../..../.... -"]);
    assert_eq!(torus, [first, row(1, 1, 0)]);
    let classic = objects(&["lab", "count", "quarto", "--what", "forced"]);
    assert!(classic.iter().all(|row| row["forced"] == 0), "{classic:?}");
    let text = damier(&["lab", "count", "quarto:torus", "--what", "forced"]).success();
    let shown = String::from_utf8(text.get_output().stdout.clone()).expect("plain text");
    assert!(shown.contains("placed 0, for example: ..../..../..../.... -"), "{shown}");
    let refused = damier(&["lab", "count", "quarto:misere", "--what", "forced"]).failure().code(2);
    refused.stderr(contains("allowed: drawn, boards, positions"));
}
