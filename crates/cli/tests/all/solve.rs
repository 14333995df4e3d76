//! Tests of `damier solve` and `damier advise`.

use serde_json::Value;
use std::io::Write;
use std::process::{Command, Output, Stdio};

fn damier(args: &[&str], input: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_damier"));
    command.env("LC_ALL", "C").env("DAMIER_PROGRESS", "off");
    command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("starts");
    // A command that reads no input may have closed it.
    let _ = child.stdin.take().expect("piped").write_all(input.as_bytes());
    child.wait_with_output().expect("ends")
}

fn succeed(args: &[&str], input: &str) -> String {
    let output = damier(args, input);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && errors.is_empty(), "{args:?}: {errors}");
    String::from_utf8(output.stdout).expect("text")
}

/// Runs a command that must fail on bad input, and returns its one line.
fn refused(args: &[&str]) -> String {
    let output = damier(args, "");
    let line = String::from_utf8(output.stderr).expect("text");
    assert_eq!(output.status.code(), Some(2), "{args:?}: {line}");
    assert!(output.stdout.is_empty(), "{args:?} printed a result");
    assert_eq!(line.trim_end().lines().count(), 1, "{args:?}: {line}");
    line
}

/// Returns the answers for these positions, in order.
fn answers(game: &str, positions: &[String]) -> Vec<Value> {
    let args = ["solve", game, "--stdin", "--format", "json"];
    let text = succeed(&args, &positions.join("\n"));
    let answers: Vec<Value> =
        text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(answers.len(), positions.len());
    answers
}

/// Position; result and distance for the seat to move; how many actions win, draw and lose. Computed by a full-window
/// minimax that shares no code with this program.
const KNOWN: &[(&str, &str, Option<u64>, [usize; 3])] = &[
    ("fc.d/.3b1/.78./4..9 5", "win", Some(1), [3, 0, 3]),
    ("e..3/..b./5.c0/7941 -", "loss", Some(1), [0, 0, 6]),
    (".c7e/5a4./f.83/0... 9", "win", Some(5), [1, 2, 3]),
    (".09./.74b/81ef/6... -", "win", Some(4), [1, 0, 5]),
    ("7.25/...e/6.c9/380. d", "loss", Some(6), [0, 0, 6]),
    ("695f/..3./db70/8... -", "loss", Some(5), [0, 0, 6]),
    ("4f35/8a2./..../e7.b -", "win", Some(2), [1, 0, 5]),
    (".0.d/.f86/.b2./.379 -", "draw", None, [0, 1, 5]),
    ("..7a/.35./.82./06d4 9", "draw", None, [0, 4, 2]),
    ("38.c/9..1/.4.e/5d.2 -", "loss", Some(3), [0, 0, 6]),
    ("..25/bd.4/.8.3/17.a -", "draw", None, [0, 3, 3]),
    ("e5b3/a.../7..2/c.8f 0", "win", Some(5), [2, 2, 2]),
    ("..25/..b./7a../4f96 c", "draw", None, [0, 1, 6]),
    ("2.../96.8/e4.b/a.7. -", "draw", None, [0, 7, 0]),
    (".1../f3../27c8/ae69 -", "win", Some(4), [2, 2, 1]),
    ("387e/4.0./c295/.b1. f", "win", Some(3), [1, 0, 3]),
];

#[test]
fn positions_with_known_answers() {
    let positions: Vec<String> = KNOWN.iter().map(|known| known.0.to_string()).collect();
    for ((position, value, distance, counts), found) in
        KNOWN.iter().zip(answers("quarto", &positions))
    {
        let with = |value| {
            let actions = found["actions"].as_array().expect("actions").iter();
            actions.filter(|action| action["value"] == value).count()
        };
        assert_eq!(found["position"], *position);
        assert_eq!(found["value"], *value, "{position}");
        assert_eq!(found["distance"].as_u64(), *distance, "{position}");
        assert_eq!(["win", "draw", "loss"].map(with), *counts, "{position}");
    }
}

/// Returns the position after an action, from its text alone.
fn after(position: &str, action: &str) -> String {
    let (board, hand) = position.split_once(' ').expect("a board and a hand");
    match action.strip_prefix("give ") {
        Some(piece) => format!("{board} {piece}"),
        None => {
            let [row, column] = action.as_bytes() else { panic!("no square: {action}") };
            let at = 5 * usize::from(row - b'A') + usize::from(column - b'1');
            format!("{}{hand}{} -", &board[..at], &board[at + 1..])
        }
    }
}

/// After placing, the same seat gives, and a placement is one step nearer to the end. After a gift the other seat
/// moves, and the distance is the same.
#[test]
fn every_action_is_worth_what_the_position_after_it_is_worth() {
    let positions: Vec<String> = KNOWN.iter().map(|known| known.0.to_string()).collect();
    for (position, found) in positions.iter().zip(answers("quarto", &positions)) {
        let actions = found["actions"].as_array().expect("actions");
        let text = |action: &Value| action["action"].as_str().expect("text").to_string();
        let running = |action: &&Value| action["distance"] != 1 || position.ends_with('-');
        let actions: Vec<&Value> = actions.iter().filter(running).collect();
        let next: Vec<String> = actions.iter().map(|a| after(position, &text(a))).collect();
        for (action, next) in actions.iter().zip(answers("quarto", &next)) {
            let gives = text(action).starts_with("give");
            let value = match next["value"].as_str().expect("a value") {
                "win" if gives => "loss",
                "loss" if gives => "win",
                same => same,
            };
            let distance = next["distance"].as_u64().map(|far| far + u64::from(!gives));
            assert_eq!(action["value"], value, "{position}: {action}");
            assert_eq!(action["distance"].as_u64(), distance, "{position}: {action}");
            assert_eq!(action["line"][0], action["action"]);
        }
    }
}

#[test]
fn sentences_tell_what_matters() {
    let says = |position: &str, sentences: &[&str]| {
        let text = succeed(&["solve", "quarto", "--position", position], "");
        for sentence in sentences {
            assert!(text.lines().any(|line| line == *sentence), "{sentence}\n{text}");
        }
    };
    says("38.c/9..1/.4.e/5d.2 -", &["player 1: loss in 3 placements", "every piece loses"]);
    says("7.25/...e/6.c9/380. d", &["player 2: loss in 6 placements", "every square loses"]);
    says(
        "e138/.5d./.7../4a2. 6",
        &["player 2: win in 1 placement", "only D4 wins, in 1 placement"],
    );
    says(".0.d/.f86/.b2./.379 -", &["player 1: draw", "only give 4 holds the draw"]);
    says("2.../96.8/e4.b/a.7. -", &["player 2: draw", "every piece draws"]);
    says("..7a/.35./.82./06d4 9", &["4 of 6 squares hold the draw; the others lose"]);
    says(" E138/.5D./.7../4A2. 6", &["quarto: e138/.5d./.7../4a2. 6", "  A  e  1  3  8"]);
}

#[test]
fn the_answer_is_the_same_at_any_number_of_threads_and_reads_back() {
    let ask = |position: &str, threads: &str| {
        let args = ["--position", position, "--threads", threads, "--format", "json"];
        succeed(&[&["solve", "quarto:squares"], args.as_slice()].concat(), "")
    };
    let one = ask(" .09./.74B /81EF/6... -", "1");
    let answer: Value = serde_json::from_str(&one).expect("JSON");
    assert_eq!(answer["game"], "quarto:squares");
    assert_eq!((&answer["turn"], &answer["distance"]), (&"seat 1".into(), &4.into()));
    let position = answer["position"].as_str().expect("text");
    assert_eq!(position, ".09./.74b/81ef/6... -");
    assert_eq!(ask(position, "4"), one);
}

#[test]
fn a_table_is_kept_in_a_file_for_one_game() {
    let path = std::env::temp_dir().join(format!("damier-table-{}", std::process::id()));
    let _ = std::fs::remove_file(&path);
    let file = path.to_str().expect("text");
    let position = ["--position", "9f6./..../0.../8... -", "--threads", "1", "--table", file];
    let args = [&["solve", "quarto:torus,misere"], position.as_slice()].concat();
    let first = succeed(&args, "");
    let content = std::fs::read(&path).expect("written");
    assert!(content.starts_with(b"damier table 1\nrules: quarto:torus,misere\n"));
    // The end of the file is cut, as by a power failure.
    std::fs::write(&path, &content[..content.len() - 5]).expect("written");
    assert_eq!(succeed(&args, ""), first);
    assert_eq!(std::fs::read(&path).expect("written").len(), content.len());
    let other = refused(&[&["solve", "quarto:diamonds"], position.as_slice()].concat());
    assert!(other.contains("quarto:torus,misere") && other.contains(file), "{other}");
    let none = refused(&["solve", "2048:2x2", "--table", file]);
    assert!(none.contains("Games that have one: quarto"), "{none}");
    let book = [args.as_slice(), &["--book", "my.book"]].concat();
    assert!(refused(&book).contains("--book none"));
    std::fs::remove_file(&path).expect("removed");
}

#[test]
fn standard_input_is_answered_line_by_line_until_one_is_wrong() {
    let args = ["solve", "quarto", "--stdin", "--format", "json"];
    let good = "e138/.5d./.7../4a2. 6";
    let output = damier(&args, &format!("\n{good}\n{good}\nnonsense\n{good}\n"));
    assert_eq!(output.status.code(), Some(2));
    let text = String::from_utf8(output.stdout).expect("text");
    assert_eq!(text.lines().count(), 2, "what was answered before is kept: {text}");
    let error = String::from_utf8(output.stderr).expect("text");
    assert!(error.contains("line 4") && error.trim_end().lines().count() == 1, "{error}");
    assert_eq!(succeed(&args, ""), "");
    assert_eq!(succeed(&["solve", "quarto", "--stdin"], good).matches("only D4 wins").count(), 1);
}

/// Lists of positions from played games contain finished ones.
#[test]
fn a_finished_position_of_standard_input_is_answered_and_the_next_one_too() {
    let (good, won) = ("e138/.5d./.7../4a2. 6", "0123/..../..../.... -");
    let input = format!("{won}\n{FULL}\n{good}\n");
    for command in ["solve", "advise"] {
        let text = succeed(&[command, "quarto", "--stdin", "--format", "json"], &input);
        let found: Vec<Value> =
            text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
        assert_eq!(found.len(), 3, "{text}");
        let over = |answer: &Value| answer["over"].as_bool();
        assert_eq!((over(&found[0]), &found[0]["winner"]), (Some(true), &"seat 1".into()));
        assert_eq!(found[0]["scores"], serde_json::json!([1, -1]));
        assert_eq!((over(&found[1]), found[1].get("winner")), (Some(true), None));
        assert_eq!((over(&found[2]), &found[2]["value"]), (None, &"win".into()));
        let text = succeed(&[command, "quarto", "--stdin"], &input);
        let told = ["over: player 1 wins (deciding cells: A1 A2 A3 A4)", "over: a draw", "only D4"];
        assert!(told.iter().all(|part| text.contains(part)), "{text}");
    }
    let text = succeed(&["solve", "2048:2x2", "--stdin"], "2 4/4 2 score=8\n2 2/4 8\n");
    assert!(text.contains("over: final score 8") && text.contains("player 1: "), "{text}");
}

#[test]
fn boards_of_other_programs_are_read_and_a_word_says_its_order() {
    let rows = "2 . . 2/4 2 . ./. . . ./. . . 8";
    let list = "[[2,0,0,2],[4,2,0,0],[0,0,0,0],[0,0,0,8]]";
    let word = "0x3000000000121001";
    for (text, order) in [(rows, ""), (list, ""), (word, "row 1 in its lowest 16 bits")] {
        let output = damier(&["show", "2048", "--position", text], "");
        let (shown, note) = (output.stdout, String::from_utf8(output.stderr).expect("text"));
        let shown = String::from_utf8(shown).expect("text");
        assert!(shown.contains(rows) && note.contains(order), "{text}: {shown} {note}");
        assert_eq!(note.is_empty(), order.is_empty(), "{note}");
        // What is shown can be pasted again, whole or only the board.
        let board: Vec<&str> = shown.lines().take(5).collect();
        for text in [shown.clone(), board.join("\n")] {
            assert_eq!(succeed(&["show", "2048", "--position", &text], ""), shown);
        }
    }
    let args = ["advise", "2048", "--stdin", "--budget", "10nodes", "--format", "json"];
    let output = damier(&args, &format!("{word}\n{word}\n{list}\n"));
    let answers = String::from_utf8(output.stdout).expect("text");
    assert_eq!(answers.matches(rows).count(), 3, "{answers}");
    let notes = String::from_utf8(output.stderr).expect("text");
    assert_eq!(notes.matches("row 1").count(), 1, "{notes}");
    let refusal = refused(&["show", "2048:3x3", "--position", "2,4,6,8,0x1000 and more"]);
    let cited = "--position: found `2,4,6,8,0x1000 and more`, expected 3 rows of 3 cells";
    assert!(refusal.contains(cited), "{refusal}");
    let saved = "damier game 1\ngame: quarto\nopening: 9f6.....0...8... 3\n\nA4\n";
    let place = tempfile::tempdir().expect("a folder");
    let file = place.path().join("game.txt");
    std::fs::write(&file, saved).expect("written");
    let args = ["play", "--load", file.to_str().expect("text"), "--plain"];
    assert!(succeed(&args, "state\nquit\n").contains("9f63/..../0.../8... -"));
}

/// The figures of 2048 on 2x2 (see crates/twenty48/EXACT.md), over all random openings.
#[test]
fn the_answer_at_chances_turn_is_an_expectation_with_the_chance_of_every_tile() {
    let text = succeed(&["solve", "2048:2x2", "--format", "json"], "");
    let found: Value = serde_json::from_str(&text).expect("JSON");
    let close = |found: &Value, known: f64| {
        assert!((found.as_f64().expect("a number") - known).abs() < 1e-6, "{found}");
    };
    assert_eq!((&found["turn"], &found["actions"]), (&"chance".into(), &Value::Array(Vec::new())));
    close(&found["score"], 66.964_149);
    assert_eq!((&found["reach"]["8"], &found["fail"]["8"]), (&1.0.into(), &0.0.into()));
    close(&found["reach"]["16"], 0.962_511_253_750);
    close(&found["fail"]["32"], 1.0 - 0.082_887_289_072);
    let text = succeed(&["solve", "2048:2x2"], "");
    assert!(text.contains("chance: score 66.964149\nsure: 4, 8\n"), "{text}");
    assert!(text.contains("  32  0.082887289072  9.171127e-1"), "{text}");
}

#[test]
fn slides_are_told_with_their_expected_scores_and_chances() {
    let position = ["--position", "8 4/2 2 score=20", "--format", "json"];
    let text = succeed(&[["solve", "2048:2x2"].as_slice(), &position].concat(), "");
    let found: Value = serde_json::from_str(&text).expect("JSON");
    let actions = found["actions"].as_array().expect("actions");
    assert_eq!(actions.len(), 2);
    assert_eq!((&found["turn"], &actions[0]["score"]), (&"seat 1".into(), &found["score"]));
    assert!(found["reach"].get("8").is_none() && found["reach"]["16"].as_f64() > Some(0.5));
    let advice = succeed(&[["advise", "2048:2x2"].as_slice(), &position].concat(), "");
    let advice: Value = serde_json::from_str(&advice).expect("JSON");
    assert_eq!((&advice["exact"], &advice["actions"]), (&true.into(), &found["actions"]));
}

/// Either seat of the adversarial game: what the slider can force, and the line that shows it.
#[test]
fn an_adversary_is_answered_exactly_in_either_seat() {
    let game = "2048:2x2,spawner=adversary";
    let text = succeed(&["solve", game], "");
    assert!(text.contains("player 2: score -8\nsure: 4, 8\nout of reach: 16, 32\n"), "{text}");
    let found = answers(game, &["2 2/. .".to_string()]);
    assert_eq!((&found[0]["turn"], &found[0]["score"]), (&"seat 1".into(), &12.0.into()));
}

#[test]
fn positions_that_cannot_be_are_refused() {
    let cases = [
        ("", "position: nothing given"),
        ("nonsense", "position: found `nonsense`"),
        ("..../..../.... -", "position: "),
        ("..../..../..../... -", "row D"),
        ("g.../..../..../.... -", "square A1"),
        ("..../..../..../.... x", "piece in hand"),
        ("11../..../..../.... -", "square A2"),
        ("1.../..../..../.... 1", "piece in hand"),
        ("0123/..../..../.... 4", "a line is complete and the game is over"),
        ("0123/4567/..../.... -", "that all contain the square of the last placement"),
        ("0123/..../..../.... -", "over: player 1 wins (deciding cells: A1 A2 A3 A4)"),
    ];
    for (position, names) in cases {
        for command in ["solve", "advise"] {
            let line = refused(&[command, "quarto", "--position", position]);
            assert!(line.contains("--position") && line.contains(names), "{position}: {line}");
        }
    }
    let full = refused(&["solve", "quarto", "--position", FULL]);
    assert!(full.contains("over: a draw"), "{full}");
    let misere = refused(&["solve", "quarto:misere", "--position", "0123/..../..../.... -"]);
    assert!(misere.contains("over: player 2 wins (deciding cells: A1 A2 A3 A4)"), "{misere}");
}

/// A full board without a line, reached from a known position under best play.
const FULL: &str = "b746/c893/20fd/e5a1 -";

#[test]
fn what_cannot_be_asked_is_refused() {
    let cases: &[(&[&str], &str)] = &[
        (&["solve", "chess"], "quarto"),
        (&["solve", "2048"], "exact answers. Games that have: 2048:3x3, filler, quarto"),
        (&["solve", "2048:2x5"], "exact answers. Games that have: 2048:3x3, filler, quarto"),
        (&["solve", "2048:2x2", "--position", "2 4/4 2"], "this game is over"),
        (
            &["advise", "2048:2x2", "--position", "2 ./. . spawn=1"],
            "the next move is drawn at random",
        ),
        (&["solve", "filler:4x4"], "drawn at random"),
        (&["solve", "quarto", "--position", "x", "--stdin"], "cannot be used with"),
        (&["solve", "quarto", "--threads", "0"], "from 1 to 1024"),
        (&["solve", "quarto", "--format", "csv"], "possible values"),
        (&["advise", "quarto", "--budget", "soon"], "budget"),
        (&["advise", "quarto", "--advisor", "nobody"], "player"),
        (&["advise", "filler:4x4"], "drawn at random"),
        (&["advise", "2048"], "drawn at random"),
    ];
    for (args, names) in cases {
        let line = refused(args);
        assert!(line.contains(names), "{args:?}: {line}");
    }
}

#[test]
fn advice_is_exact_where_the_budget_allows_and_says_so() {
    let ask = |args: &[&str]| -> Value {
        let text = succeed(&[args, ["--format", "json"].as_slice()].concat(), "");
        serde_json::from_str(&text).expect("JSON")
    };
    let exact = ask(&["advise", "quarto", "--position", "38.c/9..1/.4.e/5d.2 -"]);
    assert_eq!((&exact["exact"], &exact["distance"]), (&Value::Bool(true), &Value::from(3)));
    assert_eq!(exact["actions"].as_array().map(Vec::len), Some(6));

    let opening = ["advise", "quarto", "--book", "none", "--budget", "3000nodes", "--advisor"];
    let estimate = ask(&[opening.as_slice(), &["flat-mc(playouts=2)"]].concat());
    assert_eq!(estimate["exact"], false);
    assert_eq!(estimate["player"], "flat-mc(playouts=2)");
    assert!(estimate["score"].is_number() && estimate["value"].is_null(), "{estimate}");
    assert_eq!(estimate["actions"].as_array().map(Vec::len), Some(1));

    let position = [
        "advise",
        "2048",
        "--budget",
        "20ms/move",
        "--position",
        "2 2 . ./. . . ./. . . ./. . . 2",
    ];
    let text = succeed(&position, "");
    assert!(text.contains("(not exact: the network expects about "), "{text}");
    assert!(text.contains("one slide ahead: 2048 9"), "nine or more in ten make 2048: {text}");
    assert!(text.contains("(the player `fast` searches much further"), "{text}");
    let found: Value =
        serde_json::from_str(&succeed(&[&position[..], &["--format", "json"]].concat(), ""))
            .expect("JSON");
    assert_eq!(
        (found["player"].as_str(), found["exact"].as_bool()),
        (Some("network"), Some(false))
    );
    assert_eq!(found["actions"].as_array().map(Vec::len), Some(4), "{found}");
    assert!(found["actions"][0]["reach"]["65536"].is_number(), "{found}");
    let text = succeed(&["advise", "quarto", "--position", "e138/.5d./.7../4a2. 6"], "");
    assert!(
        text.contains(
            "player 2: D4 (exact: win in 1 placement)\nonly D4 wins, in 1 placement\nD4: completes "
        ),
        "{text}"
    );
}

/// Ctrl-C ends a search and the wait for the next line, with the status of a stopped command. Earlier answers are kept.
#[cfg(unix)]
#[test]
fn ctrl_c_stops_cleanly() {
    let good = "e138/.5d./.7../4a2. 6\n";
    for (args, input, answered) in [
        (["solve", "quarto:diamonds,misere", "--threads", "2"].as_slice(), "", 0),
        (&["solve", "quarto", "--stdin", "--format", "json"], good, 1),
    ] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_damier"));
        command.env("LC_ALL", "C").env("DAMIER_PROGRESS", "off");
        command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().expect("starts");
        let mut pipe = child.stdin.take().expect("piped");
        pipe.write_all(input.as_bytes()).expect("reads");
        std::thread::sleep(std::time::Duration::from_millis(500));
        // The shell's builtin `kill`: a minimal system has no other.
        let interrupt = format!("kill -INT {}", child.id());
        assert!(Command::new("sh").args(["-c", &interrupt]).status().expect("runs").success());
        let output = child.wait_with_output().expect("ends");
        assert_eq!((output.status.code(), output.stderr.len()), (Some(130), 0), "{args:?}");
        assert_eq!(String::from_utf8_lossy(&output.stdout).lines().count(), answered, "{args:?}");
        drop(pipe);
    }
}

/// The same positions have other values in another game.
#[test]
fn a_book_does_not_go_on_with_another_games_part() {
    let folder = tempfile::tempdir().expect("a folder");
    let (file, part) = (folder.path().join("book.txt"), folder.path().join("book.txt.part"));
    let found = "part of a damier book of quarto:torus\n..../..../..../.... - loss 13;5\n";
    std::fs::write(&part, found).expect("written");
    let line = refused(&["lab", "book", "quarto", file.to_str().expect("text"), "--moves", "0"]);
    assert!(line.contains("expected part of a damier book of quarto\n"), "{line}");
    assert_eq!(std::fs::read_to_string(&part).expect("kept"), found);
    let told =
        succeed(&["lab", "book", "quarto:torus", file.to_str().expect("text"), "--moves", "0"], "");
    assert!(told.ends_with("1 position of quarto:torus\n"), "{told}");
    assert!(!part.exists(), "the book is whole");
}
