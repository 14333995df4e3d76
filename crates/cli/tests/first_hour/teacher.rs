//! A teacher gets from forty submissions in C and Python, nine of them broken, to a ranked page, without reading
//! documentation.

use crate::lacks::lacks;
use crate::stage::{Stage, printed_bot, rows};

/// Ways to break a bot, with a part of the expected message.
const BROKEN: [(&str, &str, &str); 9] = [
    ("nothing/notes.txt", "to do", "neither submission.toml nor bot.py"),
    ("unbuilt/submission.toml", "command = ['./bot']", "has it been compiled?"),
    ("typo/submission.toml", "comand = ['./bot']", "`comand` is unknown"),
    ("quitter.py", "raise SystemExit('out of ideas')\n", "out of ideas"),
    ("misspelt.py", "import damir\n", "No module named 'damir'"),
    (
        "chatty.py",
        "print('hello, teacher', flush=True)\n",
        "Standard output is for protocol messages",
    ),
    ("slip.py", "from damier.bot import play\nplay(lambda turn: turn.nothing)\n", "nothing"),
    ("cheat.py", "from damier.bot import play\nplay(lambda turn: 'sideways')\n", "sideways"),
    ("libempty.so", "no library", "not a shared library"),
];

fn hand_in(stage: &Stage) {
    stage.library("corner.c", "in/libc0.so");
    for number in 1..16 {
        let library = std::fs::read(stage.path("in/libc0.so")).expect("compiled");
        let name = format!("in/class{number}/libc0.so");
        stage.write(&name, "");
        std::fs::write(stage.path(&name), library).expect("written");
        let manifest = format!("name = 'c{number}'\ncommand = ['./libc0.so']\ngames = ['2048']\n");
        stage.write(&format!("in/class{number}/submission.toml"), &manifest);
    }
    for number in 0..15 {
        stage.write(&format!("in/p{number}.py"), &printed_bot());
    }
    for (name, text, _) in BROKEN {
        stage.write(&format!("in/{name}"), text);
    }
}

#[test]
fn forty_submissions_become_a_ranked_page() {
    if lacks(&["python3", "cc"]) {
        return;
    }
    let stage = Stage::new();
    hand_in(&stage);
    let checked = stage.damier(&["check", "in/*", "--game", "2048"]);
    let text = String::from_utf8(checked.stdout).expect("text");
    assert_eq!(checked.status.code(), Some(2), "{text}");
    let told = String::from_utf8(checked.stderr).expect("text");
    assert_eq!(told, "damier: 9 of 40 submissions fail the check\n");
    // One line each, and the broken ones again at the end, with the cause.
    assert!(text.lines().count() <= 60, "{text}");
    let end = text.lines().rev().take(BROKEN.len()).collect::<Vec<_>>().join("\n");
    for (name, _, cause) in BROKEN {
        let path = format!("in/{} ", name.split('/').next().expect("a name"));
        let line = end.lines().find(|line| line.contains(&path));
        assert!(line.is_some_and(|line| line.contains(cause)), "{name}: {cause}\n{text}");
    }

    let run = ["match", "2048", "in/*", "greedy", "--games", "3", "--db", "class.db"];
    let table = stage.does(&[&run[..], &["--quiet"]].concat());
    assert!(table.contains("disqualified: nothing"), "{table}");
    let ranked = rows(&stage.does(&["report", "class.db", "--format", "json"]));
    let played = ranked.iter().filter(|row| row["games"].as_u64() == Some(3)).count();
    assert!(played >= 32, "31 submissions and a player of ours: {table}");

    // The published page names everyone, and shows a game for each fault.
    stage.does(&["report", "class.db", "--html", "class.html"]);
    let page = std::fs::read_to_string(stage.path("class.html")).expect("a page");
    let broken = BROKEN.iter().map(|(name, ..)| name.split(['/', '.']).next().expect("a name"));
    for name in (0..15).map(|number| format!("p{number}")).chain(broken.map(ToString::to_string)) {
        assert!(page.contains(&name), "{name}");
    }
    assert!(page.contains("href=\"#game-0\""), "a game can be opened");
    // Other files are not overwritten.
    let refused = stage.damier(&["report", "class.db", "--html", "in/p0.py"]);
    assert_eq!(refused.status.code(), Some(2));
    let told = String::from_utf8(refused.stderr).expect("text");
    assert!(
        told.lines().count() == 1 && told.contains("is not a report, so it is not overwritten"),
        "{told}"
    );
    assert!(
        std::fs::read_to_string(stage.path("in/p0.py")).is_ok_and(|text| text == printed_bot())
    );
}
