//! Swiss systems and knockouts, anchors, figures, rows for other programs, and specs from standard input.

use assert_cmd::Command;
use predicates::prelude::*;
use predicates::str::contains;
use serde_json::Value;
use std::path::Path;

fn damier(folder: &Path, words: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_damier"));
    command.env("LC_ALL", "C").env("DAMIER_PROGRESS", "off").current_dir(folder);
    command.args(words.split_whitespace());
    command
}

fn output(folder: &Path, words: &str) -> String {
    let output = damier(folder, words).assert().success().get_output().stdout.clone();
    String::from_utf8(output).expect("text")
}

/// Four players of different strength, round by round.
fn swiss(folder: &Path) {
    let play =
        "match quarto alphabeta(depth=1) cautious one-ply random --swiss 2 --games 20 --seed 3";
    damier(folder, &format!("{play} --db swiss.db --quiet")).assert().success();
}

#[test]
fn a_swiss_system_shows_its_rounds_everywhere() {
    let place = tempfile::tempdir().expect("a folder");
    let place = place.path();
    swiss(place);
    let text = output(place, "report swiss.db --verify");
    assert!(
        text.contains("80 games agree") && text.contains("Points: alphabeta(depth=1)"),
        "{text}"
    );
    let report: Value =
        serde_json::from_str(&output(place, "report swiss.db --format json")).expect("JSON");
    let staged = &report["events"][0]["staged"];
    assert_eq!(staged["stages"].as_array().map(Vec::len), Some(2));
    assert_eq!(staged["stages"][0]["matches"][0]["players"][1], "one-ply");
    damier(place, "report swiss.db --html swiss.html").assert().success();
    let page = std::fs::read_to_string(place.join("swiss.html")).expect("written");
    assert!(page.contains("Round by round"));
    // The first and the last of the seeds met nobody in common that all met: the cross table has holes.
    assert!(
        report["events"][0]["table"]["cells"][0]
            .as_array()
            .expect("cells")
            .iter()
            .any(Value::is_null)
    );
}

#[test]
fn a_knockout_names_its_winner() {
    let place = tempfile::tempdir().expect("a folder");
    let play = "match filler:6x6 club greedy first --knockout --games 20 --seed 2 --quiet";
    let text = output(place.path(), play);
    assert!(text.contains("club wins the knockout."), "{text}");
    let refused = damier(place.path(), "match 2048:3x3 greedy random --knockout");
    { refused }.assert().code(2).stderr(contains(
        "format: `knockout` needs a game in which both players have the same task",
    ));
}

#[test]
fn ratings_are_measured_from_an_anchor() {
    let place = tempfile::tempdir().expect("a folder");
    let place = place.path();
    swiss(place);
    let report = output(place, "report swiss.db --anchor random --format json");
    let report: Value = serde_json::from_str(&report).expect("JSON");
    let rows = report["events"][0]["table"]["rows"].as_array().expect("rows");
    let anchor = rows.iter().find(|row| row["name"] == "random").expect("it plays");
    assert_eq!((&anchor["rating"]["value"], &anchor["reference"]), (&0.0.into(), &true.into()));
    assert!(rows[0]["rating"]["value"].as_f64().expect("a number") > 0.0);
    damier(place, "report swiss.db --anchor nobody")
        .assert()
        .code(2)
        .stderr(contains("anchor: `nobody` is unknown; allowed: "));
}

#[test]
fn parts_that_no_games_join_are_named() {
    let place = tempfile::tempdir().expect("a folder");
    let play =
        "match quarto alphabeta(depth=1) cautious one-ply random --swiss 1 --games 20 --quiet";
    let text = output(place.path(), play);
    assert!(text.contains("No games connect these groups"), "{text}");
}

#[test]
fn figures_are_files_of_their_own() {
    let place = tempfile::tempdir().expect("a folder");
    let place = place.path();
    swiss(place);
    let text = output(place, "report swiss.db --figures figures");
    assert!(text.contains("figure-1.svg: "), "{text}");
    let svg = std::fs::read_to_string(place.join("figures/figure-1.svg")).expect("written");
    assert!(svg.starts_with("<svg") && svg.trim_end().ends_with("</svg>"), "{svg}");
}

#[test]
fn pairs_and_matchups_are_rows() {
    let place = tempfile::tempdir().expect("a folder");
    let place = place.path();
    swiss(place);
    let pairs = output(place, "export swiss.db --rows pairs");
    assert_eq!(pairs.lines().count(), 41);
    let points: f64 = pairs
        .lines()
        .skip(1)
        .map(|line| {
            line.rsplit(',').next().and_then(|text| text.parse::<f64>().ok()).expect("points")
        })
        .sum();
    let matchups = output(place, "export swiss.db --rows matchups --to jsonl");
    let rows: Vec<Value> =
        matchups.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    // Four matchups, with a row for each side.
    assert_eq!(rows.len(), 8);
    let of_first: f64 = pairs
        .lines()
        .skip(1)
        .filter(|line| {
            line.contains("alphabeta(depth=1),cautious")
                || line.contains("alphabeta(depth=1),one-ply")
        })
        .count() as f64;
    assert_eq!(of_first, 20.0);
    let total: f64 = rows
        .iter()
        .map(|row| {
            row["pairs"].as_f64().expect("pairs") * row["score"].as_f64().expect("a score") * 2.0
        })
        .sum();
    // Each pair has two points, and each side has its own row.
    assert!((total - 80.0).abs() < 1e-9 && points <= 80.0, "{total} {points}");
}

#[test]
fn a_spec_comes_from_standard_input_and_shards_grow_into_one_file() {
    let place = tempfile::tempdir().expect("a folder");
    let place = place.path();
    let spec =
        "seed = 5\n[[event]]\ngame = '2048:2x2'\nplayers = ['greedy', 'random']\ngames = 20\n";
    for part in ["1/2", "2/2"] {
        let run = format!("run - --db {}.db --shard {part} --no-report --quiet", &part[..1]);
        damier(place, &run).write_stdin(spec).assert().success().stdout("");
    }
    damier(place, "run -")
        .write_stdin(spec)
        .assert()
        .code(2)
        .stderr(contains("a spec file, or - together with --db FILE"));
    damier(place, "merge 1.db --out all.db").assert().success().stdout(contains("20 of 40 games"));
    let partial = damier(place, "merge 1.db --out all.db --complete");
    { partial }.assert().code(2).stderr(contains("20 games are in none of these files"));
    let whole = damier(place, "merge 2.db --out all.db --complete");
    { whole }.assert().success().stdout(contains("40 of 40 games"));
    let digest = |run: &str| {
        let text = output(place, run);
        text.lines().find(|line| line.starts_with("digest")).map(str::to_string)
    };
    std::fs::write(place.join("one.toml"), spec).expect("written");
    damier(place, "run one.toml --quiet").assert().success();
    assert_eq!(digest("report all.db"), digest("report one.db"));
    assert!(digest("report one.db").is_some());
}

#[cfg(unix)]
#[test]
fn a_reader_that_goes_away_is_no_fault() {
    let place = tempfile::tempdir().expect("a folder");
    let play = "match 2048:2x2 greedy random --games 3000 --db run.db --quiet";
    damier(place.path(), play).assert().success();
    let program = env!("CARGO_BIN_EXE_damier");
    for form in ["csv", "jsonl"] {
        let pipe = format!("'{program}' export run.db --to {form} | head -n 1");
        let mut shell = Command::new("sh");
        shell.args(["-c", &pipe]).current_dir(place.path());
        shell.assert().success().stderr(predicate::str::is_empty());
    }
}
