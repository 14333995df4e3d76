//! `damier export`: every game of a run as rows, the same in each form, and no file is overwritten.

use assert_cmd::Command;
use serde_json::Value;
use std::fs;
use std::path::Path;

fn damier(folder: &Path, words: &str) -> Command {
    let mut command = Command::cargo_bin("damier").expect("the program");
    command.env("LC_ALL", "C").env("DAMIER_PROGRESS", "off").current_dir(folder);
    command.args(words.split_whitespace());
    command
}

fn said(command: &mut Command) -> String {
    let output = command.output().expect("it runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

/// The rows of a CSV text, by column.
fn read(csv: &str) -> Vec<Vec<(String, String)>> {
    let mut reader = csv::Reader::from_reader(csv.as_bytes());
    let columns: Vec<String> =
        reader.headers().expect("a header").iter().map(ToString::to_string).collect();
    let row = |row: csv::StringRecord| {
        columns.iter().cloned().zip(row.iter().map(ToString::to_string)).collect()
    };
    reader.records().map(|one| row(one.expect("a row"))).collect()
}

fn get<'a>(row: &'a [(String, String)], column: &str) -> &'a str {
    row.iter().find(|(name, _)| name == column).map_or("", |(_, value)| value)
}

/// The objects of a JSON Lines text.
fn objects(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

#[test]
fn games_and_a_replay_are_objects_for_programs() {
    let folder = tempfile::tempdir().unwrap();
    let run = "match 2048:2x2 greedy first --games 3 --seed 1 --db some.db --quiet";
    damier(folder.path(), run).assert().success();
    let games = objects(&said(&mut damier(folder.path(), "games some.db --format json")));
    assert_eq!(games.len(), 6);
    let rows = read(&said(&mut damier(folder.path(), "export some.db")));
    for game in &games {
        let number = game["number"].to_string();
        let row = rows.iter().find(|row| get(row, "number") == number);
        let row = row.expect("the same game");
        assert_eq!(get(row, "player"), game["players"][0].as_str().unwrap());
        assert_eq!(get(row, "score"), game["scores"][0].to_string());
        assert_eq!(get(row, "plies"), game["plies"].to_string());
        assert_eq!(game["ending"], "finished");
    }
    let few =
        said(&mut damier(folder.path(), "games some.db --format json --player first --games 2"));
    assert!(
        objects(&few).iter().all(|game| game["players"][0] == "first") && few.lines().count() == 2
    );
    let plies = objects(&said(&mut damier(folder.path(), "replay some.db 1 --format json")));
    let row = rows.iter().find(|row| get(row, "number") == "1").expect("the game");
    assert_eq!(plies[0]["number"], 1);
    assert_eq!(plies.len() - 2, get(row, "plies").parse::<usize>().unwrap());
    let last = plies.last().unwrap();
    assert_eq!(last["state"], get(row, "last"));
    let actions: Vec<&str> = plies[2..].iter().map(|ply| ply["action"].as_str().unwrap()).collect();
    assert_eq!(actions.join(", "), get(row, "actions"));
    assert!(plies[1]["state"] == get(row, "opening") && plies[1].get("player").is_none());
}

#[test]
fn progress_is_told_to_programs_as_objects() {
    let folder = tempfile::tempdir().unwrap();
    let run = "match filler:5x5 greedy random --games 20 --progress json --format json";
    let output = damier(folder.path(), run).output().expect("runs");
    let told = objects(&String::from_utf8(output.stderr).expect("text"));
    let last = told.last().expect("one at the end");
    assert_eq!((&last["done"], &last["of"]), (&20.into(), &20.into()));
    assert_eq!((&last["event"], &last["events"]), (&1.into(), &1.into()));
    assert!(last["games_per_s"].as_f64().expect("a number") > 0.0);
    damier(folder.path(), &format!("{run} --quiet")).assert().code(2);
}

#[test]
fn rows_say_what_the_report_says_in_both_forms() {
    let folder = tempfile::tempdir().unwrap();
    let spec = "[[event]]\ngame = '2048:3x3'\nplayers = ['greedy', 'random']\ngames = 5\n\
        [[event]]\ngame = 'quarto'\nplayers = ['cautious', 'random']\ngames = 6\n";
    fs::write(folder.path().join("two.toml"), spec).unwrap();
    damier(folder.path(), "run two.toml --db two.db --quiet").assert().success();
    let rows = read(&said(&mut damier(folder.path(), "export two.db")));
    assert_eq!(rows.len(), 2 * 5 + 2 * 6, "a row for each seat of each game");

    let report = said(&mut damier(folder.path(), "report two.db --format json"));
    let report: Value = serde_json::from_str(&report).unwrap();
    for row in report["events"][0]["table"]["rows"].as_array().unwrap() {
        let own: Vec<f64> = rows
            .iter()
            .filter(|one| get(one, "player") == row["name"] && get(one, "event") == "2048:3x3")
            .map(|one| get(one, "points").parse().unwrap())
            .collect();
        let mean = own.iter().sum::<f64>() / own.len() as f64;
        assert!((mean - row["mean"]["value"].as_f64().unwrap()).abs() < 1e-9, "{row}");
    }
    for row in report["events"][1]["table"]["rows"].as_array().unwrap() {
        let own = rows
            .iter()
            .filter(|one| get(one, "event") == "quarto" && get(one, "player") == row["name"]);
        let won = own.filter(|one| get(one, "points") == "1.0").count() as u64;
        assert_eq!(Some(won), row["games"][0].as_u64(), "{row}");
    }
    assert!(
        rows.iter().all(|row| get(row, "fault").is_empty() && get(row, "ending") == "finished")
    );
    let tile = |row: &&Vec<(String, String)>| !get(row, "fact_tile").is_empty();
    assert_eq!(rows.iter().filter(tile).count(), 10, "of 2048 alone");

    damier(folder.path(), "export two.db --to jsonl --out two.jsonl").assert().success();
    let lines = fs::read_to_string(folder.path().join("two.jsonl")).unwrap();
    assert_eq!(lines.lines().count(), rows.len());
    for (line, row) in lines.lines().zip(&rows) {
        let object: Value = serde_json::from_str(line).unwrap();
        for (column, value) in row {
            let text = match &object[column] {
                Value::Null => String::new(),
                Value::String(text) => text.clone(),
                other => other.to_string(),
            };
            assert_eq!(text, *value, "{column}");
        }
    }
}

#[test]
fn a_file_that_is_there_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    damier(folder.path(), "match quarto cautious random --games 2 --db q.db --quiet")
        .assert()
        .success();
    let precious = folder.path().join("thesis.csv");
    fs::write(&precious, "years of work").unwrap();
    let refused = damier(folder.path(), "export q.db --out thesis.csv").output().unwrap();
    assert_eq!(refused.status.code(), Some(2));
    let told = String::from_utf8(refused.stderr).unwrap();
    assert_eq!(told, "damier: thesis.csv exists already. Name a new file\n");
    assert_eq!(fs::read_to_string(&precious).unwrap(), "years of work");
    let missing = damier(folder.path(), "export nothing.db").output().unwrap();
    assert_eq!(missing.status.code(), Some(2));
    assert_eq!(String::from_utf8(missing.stderr).unwrap().lines().count(), 1);
}
