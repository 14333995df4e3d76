//! Tests of `damier report TABLE.csv`: a table of outcome counts without games.

use assert_cmd::Command;
use predicates::prelude::*;
use predicates::str::contains;
use serde_json::Value;

/// The table of the 2048 class; its first lines name the source.
const COURSE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tournaments/course-2048-fast.csv");

fn damier(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_damier"));
    command.env("LC_ALL", "C").arg("report").args(args);
    command
}

#[test]
fn the_table_of_the_class_gets_its_verdicts() {
    let told = contains("strategy_fast and second cannot be told apart")
        .and(contains("strategy_fast is better than third: +60 % [+50, +71]"))
        .and(contains("(no name, line 17)"));
    damier(&[COURSE]).assert().success().stdout(told);
    let output =
        damier(&[COURSE, "--format", "json"]).assert().success().get_output().stdout.clone();
    let table: Value = serde_json::from_slice(&output).expect("JSON");
    let rows = table["rows"].as_array().expect("rows");
    assert_eq!(rows.len(), 16);
    // 2048 is the ninth outcome: 86 games of a hundred, and Wilson's interval.
    assert_eq!(table["outcomes"][8], 2048);
    let reached = &rows[0]["reached"][8];
    let bound = |at: usize| reached["interval"][at].as_f64().expect("a number");
    assert_eq!(reached["value"], 0.86);
    assert!((bound(0) - 0.7786).abs() < 1e-4 && (bound(1) - 0.9147).abs() < 1e-4, "{reached}");
    let rows = damier(&[COURSE, "--format", "csv"]).assert().success().get_output().stdout.clone();
    assert_eq!(String::from_utf8(rows).expect("text").lines().count(), 17);
}

#[test]
fn what_is_no_such_table_is_refused_in_one_line() {
    let place = tempfile::tempdir().expect("a folder");
    let refuse = |text: &str, said: &str| {
        let path = place.path().join("table.csv");
        std::fs::write(&path, text).expect("written");
        let refused = damier(&[&path.display().to_string()]).assert().code(2);
        refused.stderr(
            contains(said).and(predicate::function(|text: &str| text.lines().count() == 1)),
        );
    };
    refuse("", "columns: nothing given, expected a CSV table whose header has name");
    refuse("name,t8\nada,1\n", "columns: found `name,t8`");
    refuse("name,t8,t16\n", "table: nothing given");
    refuse("name,t8,t16\nada,1\n", "table: CSV error");
    refuse("name,t8,t16\nada,1,many\n", "line 2, t16: found `many`, expected the number of games");
    refuse("name,games,t8,t16\nada,3,1,1\n", "line 2, games: found `3`, expected the sum");
    refuse(
        "name,t8,t16\nada,0,0\n",
        "line 2, games: found `0`, expected the sum of the counts of the outcomes (0)",
    );
    let html = damier(&[COURSE, "--html", "page.html"]).assert().code(2);
    html.stderr(contains("holds only totals and no games"));
}
