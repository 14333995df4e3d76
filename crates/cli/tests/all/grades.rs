//! Tests of `damier grades`.

use assert_cmd::Command;
use predicates::prelude::*;
use predicates::str::contains;
use std::collections::BTreeMap;
use std::path::Path;

fn damier(folder: &Path, words: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_damier"));
    command.env("LC_ALL", "C").env("DAMIER_PROGRESS", "off").current_dir(folder);
    command.args(words.split_whitespace());
    command
}

/// Returns the rows of a CSV text, by player.
fn rows(csv: &[u8]) -> BTreeMap<String, BTreeMap<String, String>> {
    let mut reader = csv::Reader::from_reader(csv);
    let columns = reader.headers().expect("a header").clone();
    let row = |row: csv::StringRecord| {
        let cells =
            columns.iter().zip(&row).map(|(name, cell)| (name.to_string(), cell.to_string()));
        let cells: BTreeMap<String, String> = cells.collect();
        (cells["player"].clone(), cells)
    };
    reader.records().map(|one| row(one.expect("a row"))).collect()
}

#[test]
fn each_player_has_the_mark_of_the_highest_reference_that_it_beats() {
    for (game, [low, high], [best, worst]) in [
        ("filler:6x6", ["random", "greedy"], ["club", "first"]),
        ("2048:3x3", ["random", "greedy"], ["course-fast(depth=1)", "first"]),
    ] {
        let place = tempfile::tempdir().expect("a folder");
        let place = place.path();
        let players = format!("{worst} {high} {best} {low}");
        let play = format!("match {game} {players} --games 80 --seed 3 --db run.db --quiet");
        damier(place, &play).assert().success();
        let ladder = format!("--reference {high}=12.5 --reference {low}=4");
        let grades =
            damier(place, &format!("grades run.db {ladder} --format csv --out grades.csv"));
        { grades }.assert().success().stdout("");
        let grades = rows(&std::fs::read(place.join("grades.csv")).expect("written"));
        assert_eq!(grades.keys().collect::<Vec<_>>(), [best, worst], "no mark for a reference");
        assert_eq!((grades[best]["mark"].as_str(), &*grades[best]["above"]), ("12.5", high));
        assert!(grades[best]["confidence"].parse::<f64>().expect("a number") >= 0.95);
        assert_eq!((grades[best]["next"].as_str(), &*grades[worst]["mark"]), ("", "0"));
        assert_eq!((grades[worst]["next"].as_str(), &*grades[worst]["above"]), (low, ""));
        let json = damier(place, &format!("grades run.db {ladder} --format json")).output();
        let json = serde_json::from_slice::<serde_json::Value>(&json.expect("runs").stdout);
        assert_eq!(json.expect("JSON").as_array().map(Vec::len), Some(2));
        let said = damier(place, &format!("grades run.db {ladder}")).assert().success();
        said.stdout(contains("better than").and(contains("12.5")).and(contains("95.0 %")));
    }
}

#[test]
fn marks_that_the_games_of_the_references_contradict_are_refused() {
    let place = tempfile::tempdir().expect("a folder");
    let place = place.path();
    for (game, better) in [("filler:6x6", "club"), ("2048:3x3", "greedy")] {
        let play = format!("match {game} first {better} random --games 80 --seed 3 --quiet");
        let db = format!("{better}.db");
        damier(place, &format!("{play} --db {db}")).assert().success();
        let swapped = format!("grades {db} --reference {better}=4 --reference random=12");
        damier(place, &swapped).assert().code(2).stderr(contains(format!(
            "reference player: {better} has a lower mark than random, but their games in {game} show that it is the better one"
        )));
        let right = format!("grades {db} --reference {better}=12 --reference random=4");
        damier(place, &right).assert().success();
    }
}

#[test]
fn ladders_that_cannot_be_are_refused_in_one_line() {
    let place = tempfile::tempdir().expect("a folder");
    let place = place.path();
    damier(place, "match quarto random first --games 4 --db run.db --quiet").assert().success();
    for (words, said) in [
        ("--reference random", "--reference: found `random`, expected PLAYER=MARK"),
        ("--reference random=-1", "--reference: found `random=-1`, expected PLAYER=MARK"),
        (
            "--reference random=4 --reference random=5",
            "--reference: found `random`, expected each reference player only once",
        ),
        ("--reference random=much", "--reference: found `random=much`, expected PLAYER=MARK"),
        ("--reference nobody=4", "reference player: `nobody` is unknown; allowed: first, random"),
        (
            "--reference random=4 --confidence 100",
            "--confidence: found `100`, expected a number of at least 50 and less than 100",
        ),
        ("--reference random=4 --event chess", "`chess`"),
    ] {
        let refused =
            damier(place, &format!("grades run.db --out marks.csv {words}")).assert().code(2);
        let one_line = predicate::function(|text: &str| text.lines().count() == 1);
        refused.stderr(contains(said).and(one_line));
        assert!(!place.join("marks.csv").exists());
    }
}
