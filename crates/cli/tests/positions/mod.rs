//! Submissions that are marked by what one turn loses in positions of a set.

use super::{damier, done, lacks, place, write};
use damier_catalog::{Puzzle, PuzzleLevel, PuzzleSet, Verdict, games};
use serde_json::Value;
use std::path::Path;

/// Number of positions of each grade.
const COUNT: usize = 2;

/// Returns the positions of Quarto that `--count 2` chooses.
fn chosen() -> Vec<Puzzle> {
    let info = games().iter().find(|info| info.name == "quarto").expect("known");
    let set = PuzzleSet::read(info.puzzles[0]).expect("sound");
    let of_level = |level| {
        let fits = move |puzzle: &&Puzzle| puzzle.level() == Some(level);
        set.puzzles.iter().filter(fits).take(COUNT).cloned().collect::<Vec<_>>()
    };
    PuzzleLevel::ALL.into_iter().flat_map(of_level).collect()
}

/// Returns a Python bot that plays these actions in these positions, and crashes in all others.
fn table_bot(answers: &[(String, String)]) -> String {
    let entries: String =
        answers.iter().map(|(state, action)| format!("    '{state}': '{action}',\n")).collect();
    format!(
        "import json, sys\nANSWERS = {{\n{entries}}}\n\
         print('{{\"type\":\"hello\"}}', flush=True)\nfor line in sys.stdin:\n    \
         m = json.loads(line)\n    if m['type'] == 'go':\n        \
         print(json.dumps({{'type': 'move', 'id': m['id'], 'action': ANSWERS[m['state']]}}), flush=True)\n"
    )
}

fn wins(verdict: Verdict) -> f64 {
    match verdict {
        Verdict::Win => 1.0,
        Verdict::Draw => 0.5,
        Verdict::Loss => 0.0,
    }
}

/// Returns the action of a puzzle that loses most, and its loss.
fn worst(puzzle: &Puzzle) -> (String, f64) {
    let lost = puzzle.faults.iter().map(|fault| {
        let [best, taken] = fault.results.expect("a game of two seats");
        (fault.action.clone(), wins(best) - wins(taken))
    });
    lost.max_by(|(_, a), (_, b)| a.total_cmp(b)).expect("some lose")
}

fn marks(folder: &Path, bot: &str) -> Value {
    let args = ["check", bot, "--positions", "quarto", "--count", "2", "--format", "json"];
    serde_json::from_str(&done(folder, &args)).expect("one object")
}

#[test]
fn a_perfect_player_loses_nothing_and_a_bad_one_the_known_sum() {
    if lacks(&["python3"]) {
        return;
    }
    let (place, puzzles) = (place(), chosen());
    let state = |puzzle: &Puzzle| puzzle.position.clone();
    let best: Vec<_> = puzzles.iter().map(|one| (state(one), one.solution.clone())).collect();
    let bad: Vec<_> = puzzles.iter().map(|one| (state(one), worst(one).0)).collect();
    write(place.path().join("perfect.py"), &table_bot(&best));
    write(place.path().join("bad.py"), &table_bot(&bad));
    let perfect = marks(place.path(), "perfect.py");
    assert_eq!(perfect["all"]["without_loss"]["value"], 1.0, "{perfect:#}");
    assert_eq!(perfect["all"]["lost_wins"]["value"], 0.0, "{perfect:#}");
    assert!(perfect["all"].get("lost_points").is_none(), "Quarto has no points");
    assert_eq!(perfect["costliest"].as_array().map(Vec::len), Some(0));
    let bad = marks(place.path(), "bad.py");
    let sum: f64 = puzzles.iter().map(|puzzle| worst(puzzle).1).sum();
    let lost = bad["all"]["lost_wins"]["value"].as_f64().expect("a number");
    assert!((lost * puzzles.len() as f64 - sum).abs() < 1e-9, "{lost} {sum}");
    assert_eq!(bad["all"]["without_loss"]["value"], 0.0, "{bad:#}");
    assert_eq!(bad["grades"].as_array().map(Vec::len), Some(3), "{bad:#}");
    assert_eq!(bad["costliest"][0]["lost"]["wins"], 1.0, "{bad:#}");
}

#[test]
fn a_fault_is_named_and_loses_the_game() {
    if lacks(&["python3"]) {
        return;
    }
    let (place, puzzles) = (place(), chosen());
    let known = &puzzles[0];
    let answers = [(known.position.clone(), known.solution.clone())];
    write(place.path().join("one.py"), &table_bot(&answers));
    let args = ["check", "one.py", "random", "--positions", "quarto", "--count", "2"];
    let output = damier(place.path(), &[&args[..], &["--format", "json"]].concat());
    assert_eq!(output.status.code(), Some(2));
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(told.contains("1 of 2 players commits faults"), "{told}");
    let lines = String::from_utf8(output.stdout).expect("text");
    let objects: Vec<Value> =
        lines.lines().map(|line| serde_json::from_str(line).expect("an object")).collect();
    let [one, random] = &objects[..] else { panic!("{lines}") };
    assert_eq!((&one["all"]["faults"], &random["all"]["faults"]), (&5.into(), &0.into()));
    assert_eq!(one["costliest"][0]["fault"], "crash", "{one:#}");
    assert!(one["costliest"][0]["cause"].as_str().expect("told").contains("KeyError"), "{one:#}");
    let text = damier(place.path(), &["check", "one.py", "--positions", "quarto", "--count", "1"]);
    let text = String::from_utf8(text.stdout).expect("text");
    assert!(text.contains("It committed a fault (crash): "), "{text}");
}
