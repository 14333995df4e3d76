//! A figure has the same interval in every output, and a table too large to read is left out.

use assert_cmd::Command;
use serde_json::Value;
use std::fs;
use std::path::Path;

fn said(folder: &Path, words: &str) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_damier"));
    command.env("LC_ALL", "C").env("DAMIER_PROGRESS", "off").current_dir(folder);
    let output = command.args(words.split(' ')).output().expect("it runs");
    assert!(output.status.success(), "{words}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

/// Returns the columns `NAME`, `NAME low` and `NAME high` of a table, by row.
fn figures(csv: &str, name: &str) -> Vec<[Option<f64>; 3]> {
    let mut reader = csv::Reader::from_reader(csv.as_bytes());
    let header = reader.headers().expect("a header").clone();
    let place = |end: &str| {
        header.iter().position(|column| column == format!("{name}{end}")).expect("a column")
    };
    let places = ["", " low", " high"].map(place);
    let rows = reader.records().map(|row| row.expect("a row"));
    rows.map(|row| places.map(|at| row[at].parse().ok())).collect()
}

fn estimate(value: &Value) -> [Option<f64>; 3] {
    let ends = &value["interval"];
    [&value["value"], &ends[0], &ends[1]].map(Value::as_f64)
}

#[test]
fn a_figure_has_one_interval_in_text_page_csv_and_json() {
    let place = tempfile::tempdir().expect("a folder");
    let place = place.path();
    // Few games with skewed scores.
    said(place, "match 2048:3x3 random greedy --games 12 --seed 3 --db solo.db --quiet");
    said(place, "match filler:6x6 greedy hybrid weighted --games 20 --seed 3 --db duel.db --quiet");
    for (file, column, key, scale) in [
        ("solo.db", "mean", "mean", 1.0),
        ("duel.db", "score", "score", 100.0),
        ("duel.db", "Elo", "rating", 1.0),
    ] {
        let csv = figures(&said(place, &format!("report {file} --format csv")), column);
        let json = said(place, &format!("report {file} --format json"));
        let json: Value = serde_json::from_str(&json).expect("JSON");
        let rows = json["events"][0]["table"]["rows"].as_array().expect("rows");
        let in_json: Vec<_> = rows.iter().map(|row| estimate(&row[key])).collect();
        assert_eq!(csv, in_json, "{file} {column}");
        said(place, &format!("report {file} --html {file}.html"));
        let page = fs::read_to_string(place.join(format!("{file}.html"))).expect("a page");
        let text = said(place, &format!("report {file}"));
        // The player that ratings are relative to has no interval.
        let whole = csv.iter().filter_map(|&row| match row {
            [Some(value), Some(low), Some(high)] => Some([value, low, high]),
            _ => None,
        });
        let whole: Vec<[f64; 3]> = whole.collect();
        assert!(whole.len() >= 2, "{file} {column}: {csv:?}");
        for row in whole {
            let decimals = match (row[0] - row[1]).max(row[2] - row[0]) {
                _ if column == "score" => 1,
                width if width >= 10.0 => 0,
                _ => 1,
            };
            let [value, low, high] = row.map(|number| format!("{:.decimals$}", scale * number));
            let wanted = format!("{value} [{low}, {high}]");
            assert!(text.contains(&wanted), "{file} {column}: {wanted}\n{text}");
            assert!(page.contains(&wanted), "{file} {column}: {wanted} is not on the page");
        }
    }
}

#[test]
fn a_cross_table_of_many_players_is_left_out_and_named() {
    let place = tempfile::tempdir().expect("a folder");
    let place = place.path();
    let players: Vec<String> = (1..=21).map(|gain| format!("hybrid(gain={gain})")).collect();
    let players = players.join(" ");
    let told = said(place, &format!("match filler:2x2 {players} --games 2 --db many.db --quiet"));
    let wanted = "A table of the results of 21 players against each other does not fit here. To see these results, run damier report many.db --format csv";
    assert!(told.contains(wanted), "{told}");
    let longest = told.lines().map(|line| line.chars().count()).max();
    assert!(longest < Some(300), "{told}");
    let csv = said(place, "report many.db --format csv");
    assert!(csv.contains("score against "), "{csv}");
}
