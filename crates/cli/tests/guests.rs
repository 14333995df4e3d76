//! Submissions through the program itself: created, checked, played, and given reasons for lost games.
#![cfg(target_os = "linux")]

#[path = "../../guest/tests/lacks/mod.rs"]
mod lacks;
mod packages;
mod positions;
mod told;

use lacks::lacks;
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use tempfile::TempDir;

fn damier(folder: &Path, args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_damier"));
    command.env("LC_ALL", "C").env("DAMIER_PROGRESS", "off");
    command.current_dir(folder).stdin(Stdio::null()).args(args).output().expect("runs")
}

/// Runs a command that must succeed, and returns its output.
fn done(folder: &Path, args: &[&str]) -> String {
    let output = damier(folder, args);
    let problem = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{args:?}: {problem}");
    String::from_utf8(output.stdout).expect("text")
}

/// Returns the report of a match as data.
fn played(folder: &Path, args: &[&str]) -> Value {
    let mut all = vec!["match"];
    all.extend(args);
    all.extend(["--format", "json", "--quiet"]);
    serde_json::from_str(&done(folder, &all)).expect("JSON")
}

fn place() -> TempDir {
    tempfile::tempdir().expect("a folder")
}

/// Creates and builds a bot in a language for a game.
fn bot(place: &Path, language: &str, game: &str) -> String {
    let name = format!("{language}-bot");
    done(place, &["new", "bot", &name, "--language", language, "--game", game]);
    let build: &[&str] = match language {
        "c" => &["make", "-s"],
        "rust" => &["cargo", "build", "--release", "--quiet"],
        _ => return format!("./{name}"),
    };
    let mut command = Command::new(build[0]);
    command.args(&build[1..]).current_dir(place.join(&name)).env_remove("CARGO_TARGET_DIR");
    assert!(command.status().expect("it is there").success(), "{language} for {game}");
    format!("./{name}")
}

#[test]
fn every_game_is_played_by_its_starter_bots() {
    if lacks(&["python3", "make"]) {
        return;
    }
    for game in damier_catalog::games().iter().map(|info| info.name) {
        let place = place();
        let bots = ["python", "c", "rust"].map(|language| bot(place.path(), language, game));
        let [python, c, rust] = bots.each_ref().map(String::as_str);
        let check = done(place.path(), &["check", python, c, rust, "--game", game]);
        assert!(!check.contains("FAIL") && check.contains("plays "), "{check}");
        let report = played(place.path(), &[game, python, c, rust, "--games", "4"]);
        let event = &report["events"][0];
        assert_eq!(event["counted"], event["scheduled"], "{game}: {event:#}");
        assert!(event["faults"].as_array().expect("a list").is_empty(), "{game}: {event:#}");
        let rows = event["table"]["rows"].as_array().expect("rows");
        let names: Vec<&str> = rows.iter().filter_map(|row| row["name"].as_str()).collect();
        assert!(["python-bot", "c-bot", "rust-bot"].iter().all(|name| names.contains(name)));
        assert!(report["hosting"][0].as_str().expect("told").starts_with("own session"));
    }
}

/// The class's shared libraries in the class's table: 100 games together with the course's own strategies.
#[test]
fn a_shared_object_gets_its_row_in_the_courses_table() {
    let place = place();
    compile("corner.c", &place.path().join("libcorner.so"), &[]);
    let players = ["2048", "./libcorner.so", "random", "cycle", "greedy"];
    let report = played(place.path(), &[&players[..], &["--games", "100"]].concat());
    let event = &report["events"][0];
    let rows = event["table"]["rows"].as_array().expect("rows");
    assert_eq!(rows.len(), 4, "{event:#}");
    let row = rows.iter().find(|row| row["name"] == "corner").expect("its row");
    assert_eq!((&row["games"], &row["faults"]), (&Value::from(100), &Value::from(0)));
    let mean = |name: &str| {
        let row = rows.iter().find(|row| row["name"] == name).expect("a row");
        row["mean"]["value"].as_f64().expect("a number")
    };
    assert!(mean("corner") > mean("random"), "a strategy that is asked for its moves plays better");
}

/// Compiles one of the class's sources.
fn compile(source: &str, library: &Path, arguments: &[&str]) {
    let class = Path::new(env!("CARGO_MANIFEST_DIR")).join("../libgrid");
    let mut compiler = Command::new("cc");
    compiler.args(["-w", "-shared", "-fPIC", "-I"]).arg(class.join("include"));
    compiler.arg(class.join("tests/class").join(source)).args(arguments);
    assert!(compiler.arg("-o").arg(library).status().expect("cc is there").success());
}

/// Returns the class's libraries by name, each in the event of its budget together with a built-in player of the same
/// name.
#[test]
fn names_enter_libraries_in_the_event_of_their_budget() {
    let place = place();
    fs::create_dir_all(place.path().join("handed-in/late")).expect("made");
    for (folder, name) in
        [("", "A1_fast"), ("", "A1_efficient"), ("", "greedy"), ("late/", "A2_x_fast")]
    {
        let library = place.path().join(format!("handed-in/{folder}lib{name}.so"));
        compile("blind.c", &library, &[&format!("-DNAME={name}"), "-DSTRATEGY=cycle"]);
    }
    let event = |name: &str, players: &str, budget: &str| {
        format!(
            "[[event]]\nname='{name}'\ngame='2048'\ngames=2\nplayers=[{players}]\nbudget='{budget}'\n"
        )
    };
    let fast = event("fast", "'handed-in/lib*_fast.so', 'handed-in/*/lib*', 'cycle'", "fast");
    let efficient = event("efficient", "'handed-in/lib*_efficient.so', 'random'", "efficient");
    let all = event("all", "'handed-in/lib*', 'greedy', 'handed-in/libA1*'", "fast");
    write(place.path().join("class.toml"), &[fast, efficient, all].concat());
    let report = done(place.path(), &["run", "class.toml", "--format", "json", "--quiet"]);
    let report: Value = serde_json::from_str(&report).expect("JSON");
    for (index, players) in [
        &["A1_fast", "A2_x_fast", "cycle"][..],
        &["A1_efficient", "random"],
        &["A1_efficient", "A1_fast", "greedy", "libgreedy (greedy)"],
    ]
    .iter()
    .enumerate()
    {
        let event = &report["events"][index];
        let rows = event["table"]["rows"].as_array().expect("rows");
        let mut names: Vec<&str> = rows.iter().filter_map(|row| row["name"].as_str()).collect();
        names.sort_unstable();
        assert_eq!(&names, players, "{event:#}");
        assert!(event["faults"].as_array().expect("a list").is_empty(), "{event:#}");
    }
}

/// A library compiled for another board than the event's gets one clear sentence.
#[test]
fn libraries_play_on_the_board_that_they_are_compiled_for() {
    let place = place();
    for (name, side) in [("four", "4"), ("five", "5")] {
        let library = place.path().join(format!("lib{name}.so"));
        let define = format!("-DGRID_SIDE={side}");
        compile("blind.c", &library, &[&format!("-DNAME={name}"), "-DSTRATEGY=clockwise", &define]);
    }
    for (game, fits, other, sentence) in [
        (
            "2048:5x5",
            "five",
            "four",
            "the library is compiled for 2048; compile it with -DGRID_SIDE=5",
        ),
        ("2048", "four", "five", "does not play 2048: its `games` are 2048:5x5"),
    ] {
        let report = played(place.path(), &[game, "./libfour.so", "./libfive.so", "--games", "2"]);
        let event = &report["events"][0];
        let faults = event["faults"].as_array().expect("a list");
        assert!(faults.iter().all(|fault| fault["entrant"] != fits), "{event:#}");
        let told = |fault: &Value| fault["message"].as_str().unwrap_or_default().contains(sentence);
        assert!(!faults.is_empty() && faults.iter().all(told), "{other}: {event:#}");
    }
    let checked = done(place.path(), &["check", "./libfive.so"]);
    assert!(checked.contains("2048:5x5"), "{checked}");
}

/// Twelve strategies in the style of students, none of which checks whether a direction can move: a tournament has no
/// faults unless its file has the strict rule.
#[test]
fn blind_strategies_play_a_tournament_and_lose_by_the_strict_rule() {
    let place = place();
    fs::create_dir_all(place.path().join("handed-in")).expect("made");
    let strategies = [
        "at_random",
        "cycle",
        "clockwise",
        "reseeded",
        "talks",
        "mostly_left",
        "by_room",
        "remembers",
        "plays_on_it",
        "looks_ahead",
        "two_ways",
        "by_the_name",
    ];
    for strategy in strategies {
        let library = place.path().join(format!("handed-in/lib{strategy}_fast.so"));
        let define = [format!("-DNAME={strategy}_fast"), format!("-DSTRATEGY={strategy}")];
        compile("blind.c", &library, &define.each_ref().map(String::as_str));
    }
    let event = |name: &str, players: &str, more: &str| {
        format!("[[event]]\nname='{name}'\ngame='2048'\ngames=3\nplayers=[{players}]\n{more}\n")
    };
    let class = event("class", "'handed-in/lib*_fast.so', 'random'", "budget='fast'");
    let strict = event("strict", "'handed-in/libcycle_fast.so', 'random'", "vain_moves = 0");
    write(place.path().join("class.toml"), &[class, strict].concat());
    let report = done(place.path(), &["run", "class.toml", "--format", "json", "--quiet"]);
    let report: Value = serde_json::from_str(&report).expect("JSON");
    let [class, strict] = [&report["events"][0], &report["events"][1]];
    assert_eq!(class["table"]["rows"].as_array().expect("rows").len(), strategies.len() + 1);
    assert!(class["faults"].as_array().expect("a list").is_empty(), "{class:#}");
    assert_eq!(class["counted"], class["scheduled"]);
    let faults = strict["faults"].as_array().expect("a list");
    assert!(!faults.is_empty(), "{strict:#}");
    let told = faults[0]["message"].as_str().expect("a sentence");
    assert!(told.contains("; legal: "), "{told}");
    assert!(done(place.path(), &["report", "class.db", "--verify"]).contains("cycle_fast"));
}

fn write(path: PathBuf, text: &str) {
    fs::create_dir_all(path.parent().expect("a folder")).expect("made");
    fs::write(path, text).expect("written");
}

/// Returns a Python bot that takes the first legal action, after some extra lines.
fn first(own: &str) -> String {
    format!(
        "import json, sys\nprint('{{\"type\":\"hello\"}}', flush=True)\nfor line in sys.stdin:\n    \
         m = json.loads(line)\n    if m['type'] == 'go':\n{own}        \
         print(json.dumps({{'type': 'move', 'id': m['id'], 'action': m['legal'][0]}}), flush=True)\n"
    )
}

/// The class is played whatever names the submissions have.
#[test]
fn odd_names_stop_nobody() {
    use std::os::unix::ffi::OsStrExt;
    use std::os::unix::fs::symlink;
    if lacks(&["python3"]) {
        return;
    }
    let place = place();
    let folder = place.path().join("handed-in");
    write(folder.join("ada/bot.py"), &first(""));
    write(place.path().join("teacher/bot.py"), &first(""));
    write(folder.join("(a, b)*.py"), &first(""));
    write(folder.join(format!("{}.py", "long".repeat(60))), &first(""));
    write(folder.join("two\nlines/bot.py"), "");
    write(folder.join("red\u{1b}[31m.py"), "");
    write(folder.join(std::ffi::OsStr::from_bytes(b"\xff.py")), "");
    symlink("nowhere", folder.join("lost.py")).expect("a link");
    symlink("../teacher", folder.join("eve")).expect("a link");
    let arguments = ["match", "2048", "handed-in/*", "--games", "1", "--format", "json", "--quiet"];
    let output = damier(place.path(), &arguments);
    let told = String::from_utf8(output.stderr).expect("text");
    assert!(output.status.success(), "{told}");
    assert_eq!(
        told.matches("its name contains characters that cannot be shown").count(),
        3,
        "{told}"
    );
    assert!(told.contains("a link that leads out of this folder"), "{told}");
    let report: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let faults = report["events"][0]["faults"].as_array().expect("faults");
    assert_eq!(faults.len(), 1, "{faults:?}");
    assert!(faults[0]["message"].as_str().expect("text").contains("does not exist"), "{faults:?}");
    assert_eq!(report["events"][0]["counted"], 4);
    // A folder whose name equals the pattern also matches it.
    write(folder.join("*/bot.py"), &first(""));
    let report = played(place.path(), &["2048", "handed-in/*", "--games", "1"]);
    assert_eq!(report["events"][0]["counted"], 5);
    let players = ["2048", "handed-in/*", "handed-in/ada", "handed-in/lost.py", "--games", "1"];
    let report = played(place.path(), &players);
    assert_eq!(report["events"][0]["counted"], 5);
    // Patterns can do more than match everything in a folder.
    let report = played(place.path(), &["2048", "./handed-in/lo*.py", "--games", "1"]);
    assert_eq!(report["events"][0]["counted"], 2);
}

#[test]
fn a_folder_of_submissions_makes_a_table_and_a_sentence_for_each_that_failed() {
    if lacks(&["python3"]) {
        return;
    }
    let place = place();
    let file = |name: &str| place.path().join("handed-in").join(name);
    write(file("ada/bot.py"), &first("        print('thinking', file=sys.stderr)\n"));
    write(file("ben.py"), &first("        if m['ply'] > 9: sys.exit('out of ideas')\n"));
    write(file("cleo/submission.toml"), "command = ['./bot']");
    write(file("dan/submission.toml"), "name = 'ada'\ncommand = ['python3', '../ada/bot.py']");
    write(file("NOTES.md"), "not a submission");
    let text = "[[event]]\ngame = '2048'\nplayers = ['random', 'handed-in/*']\ngames = 5\n\
                budget = '5s/game'";
    write(place.path().join("tournament.toml"), text);
    let output = damier(place.path(), &["run", "tournament.toml", "--quiet"]);
    assert!(output.status.success());
    let told = String::from_utf8(output.stderr).expect("text");
    assert!(told.contains("NOTES.md\": skipped"), "{told}");
    let table = String::from_utf8(output.stdout).expect("text");
    assert!(table.contains("disqualified: ben") && table.contains("exit status 1"), "{table}");
    assert!(table.contains("its standard error ends with `out of ideas`"), "{table}");
    assert!(table.contains("disqualified: cleo") && table.contains("has it been compiled?"));
    // Files in another's folder cannot be read, so there is nothing to run.
    assert!(table.contains("disqualified: dan (ada)"), "{table}");
    assert!(table.contains("restrictions on submissions: own session"), "{table}");
    let replay = table.lines().find_map(|line| line.trim().strip_prefix("replay: damier "));
    let words: Vec<&str> = replay.expect("a command").split(' ').collect();
    let words: Vec<&str> = words.iter().map(|word| word.trim_matches('\'')).collect();
    assert!(done(place.path(), &words).contains("loses by a fault"));
    let game = done(place.path(), &["games", "tournament.db", "--player", "ada", "--games", "1"]);
    let id = game.split_whitespace().find(|word| word.starts_with("2048/")).expect("a game");
    let replayed = done(place.path(), &["replay", "tournament.db", id]);
    assert!(replayed.contains("(ada) wrote to standard error:\n  thinking"), "{replayed}");
    // The same command resumes or repeats a run: nothing is left to play.
    let again = damier(place.path(), &["run", "tournament.toml", "--quiet"]);
    assert_eq!(String::from_utf8(again.stdout).expect("text"), table);
}

#[test]
fn what_is_wrong_with_a_submission_is_one_line() {
    if lacks(&["python3"]) {
        return;
    }
    let place = place();
    write(place.path().join("bot.py"), &first(""));
    write(place.path().join("empty/readme"), "");
    let refused = |args: &[&str]| {
        let output = damier(place.path(), args);
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        let line = String::from_utf8(output.stderr).expect("text");
        assert_eq!(line.trim_end().lines().count(), 1, "{args:?}: {line}");
        line
    };
    assert!(refused(&["match", "2048", "./absent.py"]).contains("absent.py"));
    assert!(refused(&["match", "2048", "./bot.py", "./bot.py"]).contains("list every player once"));
    assert!(
        refused(&["match", "2048", "empty/*"])
            .contains("no file that matches `empty/*` can play: readme")
    );
    assert!(refused(&["match", "2048", "absent/*"]).contains("absent/: cannot be read: "));
    assert!(refused(&["match", "2048", "./bot.py(depth)"]).contains("name=value"));
    assert!(refused(&["check", "./bot.py", "--game", "chess"]).contains("chess"));
    assert!(refused(&["check", "./bot.py", "--budget", "lots"]).contains("lots"));
    assert!(refused(&["new", "bot", "x", "--language", "cobol"]).contains("python, c, rust"));
    assert!(refused(&["new", "bot", "x", "--game", "chess"]).contains("chess"));
    assert!(!place.path().join("x").exists());
    assert!(refused(&["new", "bot", "empty"]).contains("is not empty"));
    let failed = damier(place.path(), &["check", "empty", "./bot.py"]);
    assert_eq!(failed.status.code(), Some(2));
    let text = String::from_utf8(failed.stdout).expect("text");
    assert!(
        text.contains(
            "FAIL  empty     cannot be run: the folder contains neither submission.toml nor bot.py"
        ),
        "{text}"
    );
    assert_eq!(
        String::from_utf8(failed.stderr).expect("text"),
        "damier: 1 of 2 submissions fails the check\n"
    );
}

#[test]
fn options_reach_a_submission_that_declares_them() {
    if lacks(&["python3"]) {
        return;
    }
    let place = place();
    let declares = first("        print(options, file=sys.stderr)\n")
        .replace("{\"type\":\"hello\"}", "{\"type\":\"hello\",\"options\":[{\"name\":\"depth\"}]}")
        .replace(
            "if m['type'] == 'go'",
            "if m['type'] == 'newgame': options = m['options']\n    if m['type'] == 'go'",
        );
    write(place.path().join("bot.py"), &declares);
    let run = ["match", "2048", "./bot.py(depth=3)", "--games", "1", "--db", "run.db", "--quiet"];
    assert!(done(place.path(), &run).contains("bot(depth=3)"));
    assert!(done(place.path(), &["replay", "run.db", "0"]).contains("{'depth': '3'}"));
    let other =
        done(place.path(), &["match", "2048", "./bot.py(width=3)", "--games", "3", "--quiet"]);
    assert!(other.contains("has no option `width`; its options: depth"), "{other}");
    let ranged = declares.replace("\"depth\"", "\"depth\",\"default\":3,\"min\":1,\"max\":9");
    write(place.path().join("bot.py"), &ranged);
    let other =
        done(place.path(), &["match", "2048", "./bot.py(depth=99)", "--games", "1", "--quiet"]);
    let sentence = "does not accept `depth=99`: `depth` is a number from 1 to 9";
    assert!(other.contains(sentence), "{other}");
    let run =
        ["match", "2048", "./bot.py(depth=4.0)", "--games", "1", "--db", "four.db", "--quiet"];
    done(place.path(), &run);
    assert!(done(place.path(), &["replay", "four.db", "0"]).contains("{'depth': '4'}"));
}

/// Anyone who guessed a run's seed could predict all chance, so with submissions it is drawn, stored, and reused when
/// the run resumes.
#[test]
fn a_seed_is_drawn_where_submissions_play() {
    if lacks(&["python3"]) {
        return;
    }
    let place = place();
    write(place.path().join("ada/bot.py"), &first(""));
    let seed = |db: &str, more: &[&str]| {
        let arguments = ["2048", "./ada", "--games", "1", "--db", db];
        played(place.path(), &[&arguments[..], more].concat())["seed"].as_u64().expect("a seed")
    };
    let drawn = seed("one.db", &[]);
    assert_eq!(seed("one.db", &[]), drawn, "the run goes on");
    assert_ne!(seed("two.db", &[]), drawn, "one in 2^63 draws it again");
    assert_eq!(seed("three.db", &["--seed", "5"]), 5);
    assert_eq!(played(place.path(), &["2048", "greedy", "--games", "1"])["seed"], 1);
    let text = "[[event]]\ngame = '2048'\nplayers = ['./ada']\ngames = 2";
    write(place.path().join("t.toml"), text);
    let output = damier(place.path(), &["run", "t.toml", "--shard", "1/2"]);
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.code() == Some(2) && told.contains("need one seed"), "{told}");
}

/// The same run has the same digest from Python; see `crates/python/tests/test_seeds.py`.
#[test]
fn a_run_with_a_seed_has_one_digest_from_every_front_end() {
    if lacks(&["python3"]) {
        return;
    }
    let place = place();
    let bot = "import json, sys\nprint('{\"type\":\"hello\"}', flush=True)\nfor line in sys.stdin:\n    \
        m = json.loads(line)\n    if m[\"type\"] == \"go\":\n        \
        print(json.dumps({\"type\": \"move\", \"id\": m[\"id\"], \"action\": m[\"legal\"][0]}), flush=True)\n";
    write(place.path().join("bot.py"), bot);
    let report =
        played(place.path(), &["2048:2x2", "./bot.py", "random", "--games", "4", "--seed", "3"]);
    let digest = "dd44f0e373bcae6878bf082b6bee21e727f4cf7e91c11c50fb91acaaa41e017b";
    assert_eq!(report["digest"], digest);
}

/// Returns a bot that always takes the legal action at this index.
fn simple_bot(place: &Path, name: &str, index: &str) {
    let bot = format!(
        "import json, sys\nprint('{{\"type\":\"hello\"}}', flush=True)\nfor line in sys.stdin:\n    \
        m = json.loads(line)\n    legal = m.get(\"legal\")\n    if m[\"type\"] == \"go\":\n        \
        print(json.dumps({{\"type\": \"move\", \"id\": m[\"id\"], \"action\": legal[{index}]}}), flush=True)\n"
    );
    write(place.join(name), &bot);
}

/// Runs `class.toml` into `class.db`, and returns whether it succeeded and its standard error.
fn run_class(place: &Path, game: &str, games: u32) -> (bool, String) {
    let spec = format!(
        "[[event]]\ngame = \"{game}\"\nplayers = [\"random\", \"in/*\"]\ngames = {games}\n"
    );
    write(place.join("class.toml"), &spec);
    let output = damier(place, &["run", "class.toml", "--quiet", "--no-report"]);
    (output.status.success(), String::from_utf8(output.stderr).expect("text"))
}

fn class_report(place: &Path) -> Value {
    serde_json::from_str(&done(place, &["report", "class.db", "--format", "json"])).expect("JSON")
}

/// Returns the entrants of the table with their numbers of games.
fn table_games(report: &Value) -> Vec<(String, u64)> {
    let rows = report["events"][0]["table"]["rows"].as_array().expect("rows");
    let games = |row: &Value| match &row["games"] {
        Value::Array(results) => results.iter().filter_map(Value::as_u64).sum(),
        other => other.as_u64().expect("a number"),
    };
    let mut rows: Vec<_> = rows
        .iter()
        .map(|row| (row["name"].as_str().expect("text").to_string(), games(row)))
        .collect();
    rows.sort();
    rows
}

#[test]
fn a_finished_run_goes_on_with_entrants_games_and_mended_files() {
    if lacks(&["python3"]) {
        return;
    }
    for game in ["filler:4x4", "2048:2x2"] {
        let place = place();
        let folder = place.path();
        fs::create_dir(folder.join("in")).expect("a folder");
        simple_bot(folder, "in/ada.py", "0");
        let per_rival =
            |rivals: u64, games: u64| if game == "2048:2x2" { games } else { rivals * games };
        assert_eq!(run_class(folder, game, 4), (true, String::new()));
        simple_bot(folder, "in/bob.py", "-1");
        let (ok, said) = run_class(folder, game, 4);
        assert!(ok && said.contains("new players: bob"), "{said}");
        let (ok, said) = run_class(folder, game, 6);
        assert!(ok && said.contains("more games"), "{said}");
        let all = ["ada", "bob", "random"].map(|name| (name.to_string(), per_rival(2, 6)));
        assert_eq!(table_games(&class_report(folder)), all);
        let stored = class_report(folder)["events"][0]["stored"].as_u64().expect("a number");
        simple_bot(folder, "in/ada.py", "len(legal) // 2");
        let (ok, said) = run_class(folder, game, 6);
        assert!(ok && said.contains("whose files have changed: ada"), "{said}");
        let report = class_report(folder);
        assert_eq!(table_games(&report), all, "the old ada has left the table");
        let played = report["events"][0]["stored"].as_u64().expect("a number") - stored;
        assert_eq!(played, per_rival(2, 6), "only the games of ada are played");
        assert!(
            done(folder, &["report", "class.db", "--verify"])
                .contains("files of all 2 submissions")
        );
        assert_eq!(run_class(folder, game, 6), (true, String::new()), "nothing is left to play");
        assert_eq!(class_report(folder)["digest"], report["digest"]);
    }
}

#[test]
fn a_run_that_changed_is_refused_with_what_differs() {
    if lacks(&["python3"]) {
        return;
    }
    let place = place();
    let folder = place.path();
    fs::create_dir(folder.join("in")).expect("a folder");
    simple_bot(folder, "in/ada.py", "0");
    simple_bot(folder, "in/bob.py", "-1");
    assert!(run_class(folder, "filler:4x4", 4).0);
    let before = fs::read(folder.join("class.db")).expect("reads");
    let refused = |game: &str, games: u32, wanted: &str| {
        let (ok, said) = run_class(folder, game, games);
        assert!(!ok && said.contains(wanted), "{said}");
        assert_eq!(fs::read(folder.join("class.db")).expect("reads"), before, "nothing is written");
    };
    refused("filler:4x4", 2, "the number of games is 4 in the file and 2 now");
    refused("filler:5x5", 4, "the list of events is filler:4x4 in the file and filler:5x5 now");
    fs::rename(folder.join("in/bob.py"), folder.join("bob.py")).expect("moves");
    refused("filler:4x4", 4, "no longer has bob");
    fs::rename(folder.join("bob.py"), folder.join("in/bob.py")).expect("moves");
    assert!(run_class(folder, "filler:4x4", 4).0);
}

/// After a stop, a change and a restart, games of two programs are never under one name.
#[test]
fn a_submission_that_changes_in_an_unfinished_run_is_refused() {
    if lacks(&["python3"]) {
        return;
    }
    let place = place();
    let folder = place.path();
    fs::create_dir(folder.join("in")).expect("a folder");
    simple_bot(folder, "in/ada.py", "0");
    let spec =
        "seed = 1\n[[event]]\ngame = \"filler:4x4\"\nplayers = [\"random\", \"in/*\"]\ngames = 8\n";
    write(folder.join("class.toml"), spec);
    let run = |more: &[&str]| {
        let args =
            [&["run", "class.toml", "--db", "class.db", "--quiet", "--no-report"], more].concat();
        let output = damier(folder, &args);
        (output.status.success(), String::from_utf8(output.stderr).expect("text"))
    };
    // A shard is half of a run.
    assert_eq!(run(&["--shard", "1/2"]), (true, String::new()));
    simple_bot(folder, "in/ada.py", "-1");
    for more in [&[][..], &["--shard", "2/2"]] {
        let (ok, said) = run(more);
        assert!(!ok && said.contains("the files of ada have changed"), "{said}");
    }
    assert!(damier(folder, &["report", "class.db", "--verify"]).status.code() != Some(0));
    simple_bot(folder, "in/ada.py", "0");
    assert_eq!(run(&[]), (true, String::new()));
}

/// Afterwards nothing could tell which games belong to which version.
#[test]
fn a_submission_that_changes_while_it_plays_is_told() {
    if lacks(&["python3"]) {
        return;
    }
    let place = place();
    let folder = place.path();
    fs::create_dir(folder.join("in")).expect("a folder");
    let changed = folder.join("in/ada.py");
    simple_bot(folder, "in/ada.py", "0");
    let slow =
        fs::read_to_string(&changed).expect("reads").replace("for line", "import time\nfor line");
    let slow = slow.replace("    legal", "    time.sleep(0.05)\n    legal");
    write(changed.clone(), &slow);
    let game = ["match", "filler:4x4", "./in/ada.py", "random", "--games", "40"];
    let args = [&game[..], &["--quiet", "--db", "m.db"]].concat();
    let mut command = Command::new(env!("CARGO_BIN_EXE_damier"));
    command.env("LC_ALL", "C").env("DAMIER_PROGRESS", "off").current_dir(folder).args(args);
    let run = command.stdout(Stdio::null()).stderr(Stdio::piped()).spawn().expect("runs");
    // The file is created when the run is prepared.
    while !folder.join("m.db").exists() {
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    write(changed, &slow.replace("[0]", "[-1]"));
    let output = run.wait_with_output().expect("ends");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(!output.status.success() && said.contains("changed while"), "{said}");
}
