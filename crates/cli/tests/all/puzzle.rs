//! Tests of `damier lab puzzles` and `damier puzzle`.

use assert_cmd::Command;
use damier_catalog::{
    Effort, Limits, PuzzleLevel, PuzzleSet, SingleThread, date_of_day, games, open,
};
use predicates::prelude::*;
use predicates::str::contains;
use std::path::Path;

fn damier(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_damier"));
    command.env("LC_ALL", "C").env("DAMIER_PROGRESS", "off").args(args);
    // Nothing is kept from test to test.
    command.env_remove("DAMIER_DATA").env_remove("XDG_DATA_HOME").env_remove("HOME");
    command
}

const SEARCH: [&str; 7] = ["lab", "puzzles", "quarto", "--count", "3", "--by", "novice"];

#[test]
fn a_search_that_finds_too_few_puzzles_keeps_them() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("few.txt");
    let many = ["lab", "puzzles", "quarto", "--count", "900", "--by", "novice", "--tries", "60"];
    let file_name = file.to_str().expect("text");
    damier(&[&many[..], &["--out", file_name]].concat())
        .assert()
        .failure()
        .stdout(contains("few.txt holds "))
        .stderr(contains("of 900 puzzles in 60 games"));
    let text = std::fs::read_to_string(&file).expect("written");
    let found = PuzzleSet::read(&text).expect("a set").puzzles.len();
    assert!(found > 0 && text.contains(&format!("--count {found} ")), "{text}");
}

#[test]
fn the_same_puzzles_are_found_again_and_are_set_one_a_day() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("some.txt");
    let file = file.to_str().expect("text");
    let found = damier(&SEARCH).assert().success().get_output().stdout.clone();
    damier(&[&SEARCH[..], &["--out", file]].concat()).assert().success().stdout("");
    assert_eq!(std::fs::read(file).expect("written"), found);
    let set = PuzzleSet::read(&String::from_utf8(found).expect("text")).expect("a set");
    assert_eq!((set.game.as_str(), set.puzzles.len()), ("quarto", 3));
    let solution = set.puzzles[1].solution.clone();
    // The second hint is the solution.
    damier(&["puzzle", "--file", file, "--number", "2"])
        .write_stdin("hint\nhint\n")
        .assert()
        .success()
        .stdout(contains("hint: the right choice ").and(contains(solution.as_str())));
    damier(&["puzzle", "--file", file, "--number", "2"])
        .write_stdin(format!("nonsense\nhint\n{solution}\n"))
        .assert()
        .success()
        .stdout(
            contains("quarto, puzzle 2 of 3")
                .and(contains("\nYou play "))
                .and(contains("\nRight!\n"))
                .and(contains("difficulty ")),
        );
    damier(&["puzzle", "--file", file]).write_stdin("quit\n").assert().success();
}

#[test]
fn a_wrong_answer_is_told_what_it_leads_to() {
    let number = |puzzles: &PuzzleSet| {
        puzzles.puzzles.iter().position(|puzzle| !puzzle.solution.starts_with("give")).expect("one")
    };
    let text = games().iter().find(|info| info.name == "quarto").expect("known").puzzles[0];
    let set = PuzzleSet::read(text).expect("sound");
    let index = number(&set);
    let puzzle = &set.puzzles[index];
    let session = open(&set.game).expect("known").session_from(&puzzle.position, 0).expect("one");
    let legal = session.legal();
    let wrong = legal.iter().find(|action| **action != puzzle.solution).expect("another");
    damier(&["puzzle", "quarto", "--number", &(index + 1).to_string()])
        .write_stdin(format!("{wrong}\nsolution\n"))
        .assert()
        .success()
        .stdout(contains(format!("{wrong}: ")).and(contains("Try another choice.")))
        .stdout(contains(format!("{}: ", puzzle.solution)).and(contains("Right!").not()));
}

/// Every puzzle can be set up. For games of two seats, a sample is solved again.
#[test]
fn puzzles_that_ship_have_one_best_action() {
    for text in games().iter().flat_map(|info| info.puzzles) {
        let set = PuzzleSet::read(text).expect("sound");
        let game = open(&set.game).expect("known");
        assert!(set.puzzles.len() >= 1000, "{}", set.game);
        let mut analyst = game.analyst().expect("solvable");
        for (index, puzzle) in set.puzzles.iter().enumerate() {
            let session = game.session_from(&puzzle.position, 0).expect("a position");
            assert!(session.legal().contains(&puzzle.solution), "{puzzle:?}");
            if game.seats() < 2 || index % 50 > 0 {
                continue;
            }
            let effort =
                Effort { limits: Limits::NONE, stop: None, gauge: None, pool: &SingleThread };
            let found = session.analyse(analyst.as_mut(), &effort).expect("sound").expect("an end");
            let [best, second] = [0, 1].map(|place| &found.candidates[place]);
            assert_eq!(best.action, puzzle.solution, "{puzzle:?}");
            assert!(best.worth.score > second.worth.score, "{puzzle:?}");
        }
    }
}

#[test]
fn what_cannot_be_is_refused_in_one_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("cut.txt");
    let cut = "damier puzzles 1\ngame: quarto\nhold\tA1\n";
    std::fs::write(&file, cut).expect("written");
    let cut = file.to_str().expect("text");
    for (args, said) in [
        (["puzzle", "--file", cut].as_slice(), "expected a task, a solution"),
        (&["puzzle", "--file", "nowhere.txt"], "nowhere.txt"),
        (
            &["puzzle", "quarto", "--number", "100000"],
            "--number: found `100000`, expected a number from 1 to ",
        ),
        (
            &["puzzle", "quarto:torus"],
            "quarto:torus has no built-in puzzles. Games that have some: ",
        ),
        (&["lab", "puzzles", "2048:3x3"], "--by: this game has no levels. Name the players"),
        (&["lab", "puzzles", "quarto", "--by", "nobody"], "--by"),
        (&["lab", "puzzles", "2048"], "2048 has no exact answers. Games that have: "),
    ] {
        let refused = damier(args).assert().code(2).stdout("").stderr(contains(said));
        assert_eq!(String::from_utf8_lossy(&refused.get_output().stderr).lines().count(), 1);
    }
}

#[test]
fn the_share_that_players_solve_is_measured_by_grade() {
    let args = [
        "lab",
        "puzzles",
        "quarto",
        "--measure",
        "--count",
        "40",
        "--by",
        "random",
        "--by",
        "club",
    ];
    let text = damier(&args).assert().success().get_output().stdout.clone();
    let text = String::from_utf8(text).expect("text");
    assert!(text.contains("40 puzzles, each tried once by each player, seed 1"), "{text}");
    assert!(text.contains("To win:") && text.contains("Not to lose:"), "{text}");
    let mut json = damier(&[&args[..], &["--format", "json", "--threads", "2"]].concat());
    let found =
        String::from_utf8(json.assert().success().get_output().stdout.clone()).expect("text");
    let shares = |name: &str| {
        let mut solved = (0.0, 0.0);
        for line in found.lines() {
            let grade: serde_json::Value = serde_json::from_str(line).expect("an object");
            let number = |value: &serde_json::Value| value.as_f64().expect("a number");
            let puzzles = number(&grade["puzzles"]);
            for player in grade["solved"].as_array().expect("a list") {
                let [low, high] = [0, 1].map(|end| number(&player["share"]["interval"][end]));
                let value = number(&player["share"]["value"]);
                assert!(low <= value && value <= high, "{line}");
                if player["player"] == name && grade.get("task").is_none() {
                    solved = (solved.0 + value * puzzles, solved.1 + puzzles);
                }
            }
        }
        assert!((solved.1 - 40.0_f64).abs() < 1e-9, "{solved:?}");
        solved.0
    };
    assert!(shares("club") > 2.0 * shares("random"), "{found}");
}

#[test]
fn only_the_puzzles_of_the_game_are_measured() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("some.txt");
    std::fs::write(&file, PuzzleSet::write_head("quarto", "")).expect("written");
    let file = file.to_str().expect("text");
    damier(&["lab", "puzzles", "filler:5x5", "--measure", "--file", file])
        .assert()
        .failure()
        .stderr(contains("expected quarto, the game of the puzzles in the file"));
    damier(&["lab", "puzzles", "quarto", "--file", file]).assert().failure();
}

#[test]
fn a_review_is_walked_through_on_a_terminal_only() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.txt");
    std::fs::write(&file, "damier game 1\ngame: quarto\n\n1. give 0\n").expect("written");
    let file = file.to_str().expect("text");
    damier(&["review", file, "--board"])
        .assert()
        .failure()
        .stderr(contains("--board: this option needs a terminal"));
}

/// The day that counts as today.
const TODAY: u64 = 20_003;

/// Runs `damier puzzle` with this data folder and typed lines. Returns what it prints.
fn solve(data: &Path, args: &[&str], typed: &str) -> String {
    let mut command = damier(&[&["puzzle"], args].concat());
    command.env("DAMIER_DATA", data).env("DAMIER_DAY", TODAY.to_string());
    let output = command.write_stdin(typed).assert().success();
    String::from_utf8(output.get_output().stdout.clone()).expect("text")
}

/// Returns the solution of the puzzle of today with this level.
fn solution(level: PuzzleLevel) -> String {
    let set = PuzzleSet::of_day(TODAY, level).expect("sound").expect("one ships");
    let number = set.number_of_day(TODAY, Some(level)).expect("one of this level");
    set.puzzles[number as usize - 1].solution.clone()
}

#[test]
fn a_day_has_three_puzzles_and_those_that_are_missed_are_listed() {
    let data = tempfile::tempdir().expect("a folder");
    let data = data.path();
    let easy = solve(data, &[], &format!("{}\n", solution(PuzzleLevel::Easy)));
    assert!(easy.starts_with("Puzzle of the day: easy (") && easy.contains("1 day in a row"));
    assert!(solve(data, &[], "quit\n").starts_with("Puzzle of the day: medium ("), "the next");
    let hard = solve(data, &["--grade", "hard"], "solution\n");
    assert!(hard.starts_with("Puzzle of the day: hard ("), "{hard}");
    let listed = solve(data, &["--missed"], "");
    let due = date_of_day((TODAY + 3) as i64);
    assert!(listed.contains("hard") && listed.contains(&due), "{listed}");
    let typed = format!("{}\n", solution(PuzzleLevel::Hard));
    let again = solve(data, &["--missed", "--number", "1"], &typed);
    assert!(again.starts_with("Missed puzzle 1 of 1 (") && again.contains("Right!"), "{again}");
    assert_eq!(solve(data, &["--missed"], ""), "You have no missed puzzles.\n");
}

#[test]
fn a_damaged_progress_is_refused_with_what_to_do() {
    let data = tempfile::tempdir().expect("a folder");
    std::fs::write(data.path().join("puzzles.txt"), "streak many\n").expect("written");
    damier(&["puzzle"])
        .env("DAMIER_DATA", data.path())
        .assert()
        .code(2)
        .stderr(contains("puzzles.txt, line 1: found `streak many`").and(contains("delete")));
}

#[test]
fn a_grade_chooses_among_the_puzzles_of_a_game_or_a_file() {
    let data = tempfile::tempdir().expect("a folder");
    for (grade, most) in [("easy", 1), ("medium", 3), ("hard", 6)] {
        let said = solve(data.path(), &["quarto", "--grade", grade], "solution\n");
        let found = said.split("difficulty ").nth(1).and_then(|rest| rest.chars().next());
        let found = found.and_then(|digit| digit.to_digit(10)).expect("a grade");
        assert!(found <= most && (found > 3) == (grade == "hard"), "{grade}: {said}");
    }
    let file = data.path().join("one.txt");
    let line = "win:1\tB2\t-\tb74./c.93/20fd/.5a. 6\n";
    std::fs::write(&file, PuzzleSet::write_head("quarto", "") + line).expect("written");
    let file = file.to_str().expect("text");
    damier(&["puzzle", "--file", file, "--grade", "easy"])
        .assert()
        .code(2)
        .stderr(contains("--grade: no puzzle here has the grade easy"));
}

const HEAD: &str = "damier puzzles 1\ngame: quarto\n";

/// The 6 in hand wins on B2 and draws elsewhere.
const WON: &str = "b74./c.93/20fd/.5a. 6";

#[test]
fn positions_are_checked_line_by_line_and_a_set_is_made_of_the_good_ones() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_str().expect("text").to_string();
    let (text, made) = (path("positions.txt"), path("made.txt"));
    let lines = format!(
        "# my positions\n{WON}\n0123/..../..../.... -\n1.../..../..../.... -\nhuh\n\
         75f./6.b./..9./204d -\n"
    );
    std::fs::write(&text, lines).expect("written");
    let args = ["lab", "prove-puzzles", &text, "--game", "quarto", "--out", &made];
    damier(&args)
        .assert()
        .code(2)
        .stdout(
            contains("line 2: one answer: B2\nline 3: the game is over in this position\n")
                .and(contains("line 4: several actions are best: give 0, "))
                .and(contains("line 5: unreadable: found `huh`"))
                .and(contains("line 6: one answer: give 8\n")),
        )
        .stderr(contains("3 of 5 positions do not have exactly one proven answer"));
    damier(&["lab", "prove-puzzles", &made])
        .assert()
        .success()
        .stdout(contains("All 2 positions have exactly one proven answer."));
    let marked = damier(&["check", "perfect", "random", "--positions", &made]).assert().success();
    let marked = String::from_utf8(marked.get_output().stdout.clone()).expect("text");
    assert!(marked.contains("mean loss of one turn in 2 positions"), "{marked}");
    damier(&["lab", "prove-puzzles", &text]).assert().code(2).stderr(contains("--game quarto"));
    let short = ["lab", "prove-puzzles", &text, "--game", "quarto:torus", "--budget", "1nodes"];
    damier(&short).assert().code(2).stdout(contains("not solved within 1nodes"));
}

#[test]
fn a_damaged_set_is_refused_with_the_lines() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("set.txt");
    let good = format!("win:1\tB2\t1\t{WON}");
    let lines = [
        good.as_str(),
        "nonsense",
        "win:1\tA1\t1\tb74./c.93/20fd/.5a. 6",
        "win:1\tA4\t1\tb74./c.93/20fd/.5a. 6",
        "win:1\tA4\t1\t0123/..../..../.... -",
        "win:1\tB2\t1\tb74./c.93/20fd/.5a. 6\tA1 win>draw",
    ];
    std::fs::write(&file, HEAD.to_string() + &lines.join("\n")).expect("written");
    let file = file.to_str().expect("text");
    damier(&["check", "random", "--positions", file]).assert().code(2).stdout("").stderr(
        contains(format!("{file}, line 4: puzzles: found `nonsense`"))
            .and(contains("line 5: `A1` is not a legal action"))
            .and(contains("line 6: A4 is not the best action: B2 is better"))
            .and(contains("line 7: the game is over"))
            .and(contains("line 8: `A1` is not a legal action"))
            .and(contains("5 of 6 positions cannot be used")),
    );
    std::fs::write(file, HEAD.to_string() + &good).expect("written");
    damier(&["check", "perfect", "--positions", file])
        .assert()
        .success()
        .stdout(contains("perfect  easy ").and(contains("100.0")));
    damier(&["check", "random", "--positions", "quarto:torus"]).assert().code(2);
    damier(&["check", "random", "--positions", "nowhere.txt"]).assert().code(2);
}
