//! A student gets from nothing to a bot in the table and to "is mine better than yesterday's?", without reading
//! documentation.

use crate::lacks::lacks;
use crate::stage::{Stage, printed_bot, rows};
use std::fs;

#[test]
fn from_nothing_to_a_place_in_the_table() {
    if lacks(&["python3"]) {
        return;
    }
    let stage = Stage::new();
    let made = stage.does(&["new", "bot", "today", "--game", "filler"]);
    // The suggested next step works.
    assert!(made.contains("damier check ./today"), "{made}");
    assert!(stage.does(&["check", "today"]).contains("ok"));
    let table = stage.does(&["match", "filler:6x6", "./today", "greedy", "--games", "2"]);
    assert!(table.contains("today") && table.contains("greedy"), "{table}");

    // A copy is distinguished by its folder, although its manifest still has the old name.
    for file in ["bot.py", "submission.toml"] {
        let text = fs::read_to_string(stage.path("today").join(file)).expect("readable");
        stage.write(&format!("yesterday/{file}"), &text);
    }
    let compared = ["match", "filler:6x6", "./today", "./yesterday", "--games", "2"];
    let rows = rows(&stage.does(&[&compared[..], &["--format", "json"]].concat()));
    let mut names: Vec<&str> = rows.iter().filter_map(|row| row["name"].as_str()).collect();
    names.sort_unstable();
    assert_eq!(names, ["today", "yesterday (today)"]);
    let kept = ["--db", "run.db", "--seed", "1"];
    stage.does(&[&compared[..], &kept].concat());
    let games = stage.does(&["games", "run.db", "--player", "yesterday (today)"]);
    assert!(games.contains("filler:6x6/"), "{games}");
}

/// Versions: an idea is tested against the previous version.
#[test]
fn a_better_bot_is_shown_to_be_better_than_the_last_version() {
    if lacks(&["python3"]) {
        return;
    }
    let stage = Stage::new();
    stage.does(&["new", "bot", "ada", "--game", "filler"]);
    let good = fs::read_to_string(stage.path("ada/bot.py")).expect("written");
    let first = good.replace("    rows = turn.rows\n", "    return turn.legal[0]\n");
    assert_ne!(first, good);
    stage.write("ada/bot.py", &first);
    let keep = ["check", "ada", "--keep", "versions"];
    assert!(stage.does(&keep).contains("copied to versions/ada@1"));
    assert!(stage.does(&keep).contains("equals its last copy, versions/ada@1"));
    stage.write("ada/bot.py", &good);
    let compare = ["match", "filler:6x6", "./ada", "versions/ada@1", "--games", "20"];
    let seeded = [&compare[..], &["--seed", "1", "--db", "run.db"]].concat();
    let table = stage.does(&seeded);
    assert!(table.contains("- ada is better than ada@1 (ada) by more than"), "{table}");
    let report = stage.does(&["report", "run.db", "--format", "json"]);
    let lead = rows(&report)[0]["rating"]["interval"][0].as_f64().expect("a bound");
    assert!(2.0 * lead > 30.0, "better by 30 Elo: {report}");
    assert!(stage.does(&keep).contains("copied to versions/ada@2"));
    // A version that fails the check is not kept.
    stage.write("ada/bot.py", "raise SystemExit('not yet')\n");
    assert_eq!(stage.damier(&keep).status.code(), Some(2));
    assert!(!stage.path("versions/ada@3").exists());
}

#[test]
fn the_bot_that_the_readme_prints_is_handed_in_as_it_stands() {
    if lacks(&["python3"]) {
        return;
    }
    let stage = Stage::new();
    let bot = printed_bot();
    stage.write("in/zoe.py", &bot);
    // A wrapper next to submissions is not itself a submission.
    stage.write("in/damier.py", "raise SystemExit('not this one')\n");
    // A folder without a wrapper, and one with its own.
    stage.write("in/yves/bot.py", &bot.replace("ada", "yves"));
    stage.write("in/xena/bot.py", &bot.replace("ada", "xena"));
    stage.write("in/xena/damier/bot.py", &wrapper());
    // The wrapper's old name, with and without a file.
    let old = bot
        .replace("from damier.bot import play", "import damier")
        .replace("play(ch", "damier.play(ch");
    stage.write("old/will.py", &old.replace("ada", "will"));
    stage.write("old/vera/bot.py", &old.replace("ada", "vera"));
    stage.write("old/vera/damier.py", &wrapper());
    let checked = stage.damier(&["check", "in/*", "--game", "2048"]);
    let text = String::from_utf8(checked.stdout).expect("text");
    assert!(checked.status.success(), "{text}");
    let report = stage.does(&["match", "2048", "in/*", "--games", "1", "--format", "json"]);
    let mut names: Vec<String> =
        rows(&report).iter().map(|row| row["name"].as_str().expect("a name").to_string()).collect();
    names.sort_unstable();
    assert_eq!(names, ["xena", "yves", "zoe"], "{report}");
    for (bot, is_old) in [("old/will.py", true), ("old/vera", true), ("in/zoe.py", false)] {
        let text = stage.does(&["check", bot, "--game", "2048"]);
        assert_eq!(text.contains("Write `from damier.bot import play` instead"), is_old, "{text}");
    }
}

/// Returns the wrapper that `damier new bot` writes.
fn wrapper() -> String {
    let stage = Stage::new();
    stage.does(&["new", "bot", "x"]);
    fs::read_to_string(stage.path("x/damier/bot.py")).expect("written")
}

#[test]
fn a_module_that_is_not_there_is_told_with_what_may_be_imported() {
    if lacks(&["python3"]) {
        return;
    }
    let stage = Stage::new();
    stage.write("in/zoe.py", "import no_such_module\n");
    let checked = stage.damier(&["check", "in/zoe.py"]);
    let text = String::from_utf8(checked.stdout).expect("text");
    assert_eq!(checked.status.code(), Some(2), "{text}");
    assert!(text.contains("No module named 'no_such_module'"), "{text}");
    assert!(text.contains("A bot can import `damier.bot`"), "{text}");
}
