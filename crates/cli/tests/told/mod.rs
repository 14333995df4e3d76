//! Messages to authors about their submissions, and about files that are not submissions.

use super::{damier, done, first, lacks, place, write};
use serde_json::Value;
use std::path::Path;

/// Runs a command that ends with status 2, and returns its output.
fn failed(folder: &Path, args: &[&str]) -> String {
    let output = damier(folder, args);
    assert_eq!(output.status.code(), Some(2), "{args:?}");
    String::from_utf8(output.stdout).expect("text")
}

#[test]
fn a_check_names_every_file_that_a_pattern_fits() {
    if lacks(&["python3"]) {
        return;
    }
    let place = place();
    let file = |name: &str, text: &str| write(place.path().join("in").join(name), text);
    file("ada.py", &first(""));
    file("bob", "#!/usr/bin/python3\n");
    file("BOB.PY", &first(""));
    file("fay.zip", "PK");
    file("oceane.c", "int main(void) { return 0; }");
    file("leo/leo/bot.py", &first(""));
    file("mia/Bot.py", &first(""));
    file("__MACOSX/x", "");
    let text = failed(place.path(), &["check", "in/*", "--game", "quarto"]);
    for said in [
        "ok    in/ada.py",
        "FAIL  in/bob",
        "cannot be run: `bob` is not executable (chmod +x)",
        "skipped: rename it to BOB.py",
        "skipped: an archive: unpack it",
        "skipped: source code: compile it with `cc -O2 -o oceane oceane.c`",
        "cannot be run: the folder contains leo/bot.py: submit its subfolder leo instead",
        "cannot be run: the folder contains Bot.py: rename it to bot.py",
    ] {
        assert!(text.contains(said), "{said}: {text}");
    }
    assert!(!text.contains("MACOSX"), "{text}");
    let lines = failed(place.path(), &["check", "in/*", "--game", "quarto", "--format", "json"]);
    let lines: Vec<Value> =
        lines.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(lines.len(), 8, "{lines:?}");
    let copies = &lines[7]["copies"];
    assert_eq!(copies["names"], serde_json::json!(["in/ada.py", "in/leo", "in/mia"]), "{lines:?}");
    assert_eq!(copies["is_exact"], false);
    let over = lines.iter().find(|line| line["path"] == "in/fay.zip").expect("its line");
    assert_eq!(over["passed_over"], "an archive: unpack it");
    let refused = damier(place.path(), &["match", "quarto", "in/B*", "random"]);
    let refused = String::from_utf8(refused.stderr).expect("text");
    assert!(refused.contains("can play: BOB.PY (rename it to BOB.py)"), "{refused}");
}

#[test]
fn a_failed_start_shows_what_the_program_wrote() {
    if lacks(&["python3"]) {
        return;
    }
    let place = place();
    let text = "import sys\nprint('why', file=sys.stderr)\nimport nothing_here\n";
    write(place.path().join("bot/bot.py"), text);
    let cause = "bot.py, line 3: ModuleNotFoundError: No module named 'nothing_here'";
    let check = failed(place.path(), &["check", "./bot"]);
    assert!(check.contains(&format!("FAIL  does not start: {cause}")), "{check}");
    assert!(check.contains("    why\n"), "{check}");
    let french = failed(place.path(), &["--lang", "fr", "check", "./bot"]);
    assert!(
        french.contains("ne démarre pas\u{a0}: bot.py, ligne 3\u{a0}: ModuleNotFound"),
        "{french}"
    );
    let args = ["match", "quarto", "./bot", "random", "--games", "2", "--db", "b.db", "--quiet"];
    let table = done(place.path(), &args);
    assert!(table.contains(cause) && table.contains("    why\n"), "{table}");
    let replay = done(place.path(), &["replay", "b.db", "0"]);
    assert!(replay.contains("wrote to standard error:\n  why"), "{replay}");
    let report = done(place.path(), &["report", "b.db", "--format", "json"]);
    let report: Value = serde_json::from_str(&report).expect("JSON");
    let log = report["events"][0]["faults"][0]["log"].as_str().expect("its log");
    assert!(log.starts_with("why\nTraceback"), "{log}");
}

#[test]
fn what_only_people_read_loses_no_game() {
    if lacks(&["python3"]) {
        return;
    }
    let place = place();
    let bot = |keys: &str| {
        let text = format!(
            "import json, sys\nprint('{{\"type\":\"hello\",\"options\":null}}', flush=True)\n\
             for line in sys.stdin:\n    m = json.loads(line)\n    if m['type'] == 'go':\n        \
             print(json.dumps({{'type': 'move', 'id': float(m['id']), 'action': m['legal'][0], {keys}}}), flush=True)\n"
        );
        write(place.path().join("bot.py"), &text);
        done(place.path(), &["check", "./bot.py", "--game", "quarto"])
    };
    let sound = bot("'pv': None, 'depth': 4.0, 'nodes': 1e6, 'text': 12, 'value': '0.5'");
    assert!(!sound.contains("note"), "{sound}");
    let odd = bot("'pv': 'B4 A1', 'depth': -1");
    assert!(odd.contains("the values of `depth`, `pv` are ignored"), "{odd}");
}
