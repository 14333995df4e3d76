//! Tests of `damier match --until`.

use assert_cmd::Command;
use predicates::prelude::*;
use predicates::str::contains;
use serde_json::Value;
use std::path::Path;

fn damier(folder: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_damier"));
    command.env("LC_ALL", "C").env("DAMIER_PROGRESS", "off").current_dir(folder).args(args);
    command
}

/// Returns the log-likelihood ratio that a match between these two prints after all its games.
fn ratio(folder: &Path, game: &str, question: &str) -> f64 {
    let args = ["match", game, "one-ply", "random", "--games", "40", "--seed", "1"];
    let asked = ["--bounds=-10,10", "--until", question];
    let output = damier(folder, &[&args[..], &asked].concat()).output().expect("runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).expect("text");
    let (_, rest) = text.split_once("ratio ").expect(&text);
    rest.split_once(',').expect("a number").0.parse().expect("a number")
}

#[test]
fn a_long_match_ends_once_it_is_answered_and_goes_on_no_more() {
    let place = tempfile::tempdir().expect("a folder");
    let args = ["match", "2048:3x3", "greedy", "random", "--games", "10000000", "--db", "run.db"];
    let asked = ["--until", "greedy > random", "--format", "json"];
    for _ in 0..2 {
        let output = damier(place.path(), &[&args[..], &asked].concat())
            .assert()
            .success()
            .stderr(contains("greedy is better than random, by more than 0 normalised Elo"))
            .get_output()
            .stdout
            .clone();
        let report: Value = serde_json::from_slice(&output).expect("JSON");
        let event = &report["events"][0];
        let [stored, scheduled] =
            ["stored", "scheduled"].map(|key| event[key].as_u64().expect("a number"));
        assert!(stored >= 16 && stored < scheduled / 2, "{stored} of {scheduled}");
    }
}

#[test]
fn the_end_is_the_same_on_any_number_of_threads_and_the_file_tells_it() {
    let place = tempfile::tempdir().expect("a folder");
    let [one, three] = ["1", "3"].map(|threads| {
        let db = format!("{threads}.db");
        let args = ["match", "quarto", "one-ply", "random", "--games", "100000", "--db", &db];
        let asked = ["--threads", threads, "--seed", "3", "--until", "one-ply > random"];
        damier(place.path(), &[&args[..], &asked].concat()).assert().success();
        let report = damier(place.path(), &["report", &db, "--format", "json"]).output();
        serde_json::from_slice::<Value>(&report.expect("runs").stdout).expect("JSON")
    });
    assert_eq!(one["digest"], three["digest"]);
    let question = &one["questions"][0];
    assert_eq!((&question["better"], &question["decided"]), (&"one-ply".into(), &true.into()));
    assert_eq!(question["asked_after"], 0);
    damier(place.path(), &["report", "1.db"]).assert().success().stdout(
        contains("one-ply is better than random, by more than 0 normalised Elo")
            .and(contains("fixed beforehand"))
            .and(contains("asked after").not()),
    );
    damier(place.path(), &["report", "1.db", "--html", "1.html"]).assert().success();
    let page = std::fs::read_to_string(place.path().join("1.html")).expect("written");
    assert!(page.contains(">Answer<") && page.contains("one-ply is better than random"));
}

#[test]
fn a_question_after_the_games_is_told_as_one() {
    let place = tempfile::tempdir().expect("a folder");
    let args = ["match", "quarto", "one-ply", "random", "--games", "40", "--db", "run.db"];
    damier(place.path(), &args).assert().success();
    let asked = [&args[..], &["--until", "one-ply > random"]].concat();
    damier(place.path(), &asked)
        .assert()
        .success()
        .stdout(contains("This question was asked after 40 games"));
}

#[test]
fn a_run_of_one_event_ends_when_its_groups_are_told_apart() {
    let place = tempfile::tempdir().expect("a folder");
    let spec = "seed = 4\n[[event]]\ngame = '2048:3x3'\nplayers = ['greedy', 'random', 'cycle']\n\
                games = 100000";
    std::fs::write(place.path().join("run.toml"), spec).expect("written");
    damier(place.path(), &["run", "run.toml", "--until", "groups"])
        .assert()
        .success()
        .stdout(contains("All 3 players are told apart"));
    let refused = damier(place.path(), &["run", "run.toml", "--until", "groups", "--shard", "1/2"]);
    { refused }.assert().code(2).stderr(contains("cannot be used with"));
    std::fs::write(
        place.path().join("two.toml"),
        format!(
            "{spec}\n[[event]]\nname = 'b'\n\
                   game = '2048:2x2'\nplayers = ['greedy', 'random']"
        ),
    )
    .expect("written");
    let refused = damier(place.path(), &["run", "two.toml", "--until", "groups"]);
    { refused }.assert().code(2).stderr(contains("--until: this run has several events"));
}

#[test]
fn the_other_way_round_the_ratio_is_the_opposite() {
    for game in ["quarto", "2048:2x2"] {
        let place = tempfile::tempdir().expect("a folder");
        let place = place.path();
        let [there, back] =
            ["one-ply > random", "random > one-ply"].map(|question| ratio(place, game, question));
        assert!(there > 0.5 && (there + back).abs() < 0.02, "{game}: {there} {back}");
    }
}

#[test]
fn a_lower_bound_below_0_shows_no_lead() {
    let place = tempfile::tempdir().expect("a folder");
    let args = ["match", "quarto", "one-ply", "random", "--games", "200", "--seed", "1"];
    let asked = ["--until", "one-ply > random", "--bounds=-100,50"];
    let said = damier(place.path(), &[&args[..], &asked].concat()).assert().success();
    said.stdout(contains("If one-ply is worse than random, it is by less than 100 normalised Elo"));
}

#[test]
fn two_bounds_up_to_0_test_that_nothing_was_lost() {
    let place = tempfile::tempdir().expect("a folder");
    for (question, said) in [
        (
            "one-ply > random",
            "If one-ply is worse than random, it is by less than 50 normalised Elo",
        ),
        ("random > one-ply", "random is worse than one-ply, by more than 0 normalised Elo"),
    ] {
        let args = ["match", "quarto", "one-ply", "random", "--games", "2000", "--seed", "1"];
        let asked = ["--until", question, "--bounds=-50,0"];
        let done = damier(place.path(), &[&args[..], &asked].concat()).assert().success();
        done.stdout(contains(said));
    }
}

#[test]
fn questions_that_cannot_be_asked_are_refused_in_one_line() {
    let place = tempfile::tempdir().expect("a folder");
    let ask = |game: &str, players: [&str; 2], more: &[&str], said: &str| {
        let args = ["match", game, players[0], players[1], "--games", "2", "--db", "run.db"];
        let refused = damier(place.path(), &[&args[..], more].concat()).assert().code(2);
        refused.stderr(
            contains(said).and(predicate::function(|text: &str| text.lines().count() == 1)),
        );
    };
    let two = ["greedy", "random"];
    ask(
        "2048",
        two,
        &["--until", "greedy"],
        "--until: found `greedy`, expected A > B, where A and B are two players",
    );
    ask("2048", two, &["--until", "greedy > nobody"], "--until: `nobody`");
    ask(
        "2048",
        two,
        &["--until", "greedy > greedy"],
        "--until: found `greedy > greedy`, expected A > B",
    );
    let bounds = ["--until", "greedy > random", "--bounds", "20,0"];
    ask("2048", two, &bounds, "--bounds: found `20,0`, expected two different leads");
    let far = ["--until", "greedy > random", "--bounds", "0,250"];
    ask("2048", two, &far, "--bounds: found `0,250`, expected two different leads");
    let adversary = "2048:spawner=adversary";
    ask(adversary, ["defender", "adversary"], &["--until", "defender > adversary"], "a duel");
    assert!(damier(place.path(), &["match", "2048", "greedy", "--bounds", "0,5"]).ok().is_err());
}
