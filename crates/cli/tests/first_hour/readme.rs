//! The README, in both languages: every command and every program text in it works as printed.

use crate::lacks::lacks;
use crate::stage::{Stage, block, document_text, printed_bot};
use std::fs;
use std::path::Path;

/// The READMEs, with the name of their folder of submissions.
const READMES: [(&str, &str); 2] = [("README.md", "handed-in"), ("README.fr.md", "rendus")];

/// How to test a printed command.
enum Way {
    /// Run it as printed.
    Printed,
    /// Run it with fewer games: replace the first text with the second.
    Shorter(&'static str, &'static str),
    /// Only parse it, because it takes long or needs a person.
    OnlyRead,
    /// Skip it: it builds the program.
    Build,
}

use Way::{Build, OnlyRead, Printed, Shorter};

/// Every command of the READMEs, by its beginning, and how to test it.
const WAYS: [(&str, Way); 16] = [
    // A minute of CPU time.
    ("damier run tournaments/class.toml", OnlyRead),
    ("damier check '", Printed),
    ("damier match 2048 '", Shorter("--db results.db", "--db results.db --games 1")),
    ("damier report results.db", Printed),
    ("damier new bot ada", Printed),
    ("damier check ./ada", Printed),
    ("damier match 2048 ./ada", Shorter("--games 100", "--games 1")),
    ("damier play quarto", Printed),
    ("damier review game.txt", Printed),
    ("damier puzzle", Printed),
    ("damier solve quarto", Printed),
    ("damier advise 2048", Shorter("--position", "--budget 100ms/move --position")),
    // Hours of CPU time.
    ("damier train 2048", OnlyRead),
    ("cargo test --workspace", Build),
    ("cargo run --release -p damier-gui", Build),
    ("cargo xtask page", Build),
];

/// Returns the commands of a document's shell blocks, without comments, with the program's name.
fn commands(document: &str) -> Vec<String> {
    let text = document_text(document);
    let blocks = text.split("```sh\n").skip(1);
    let lines = blocks.flat_map(|block| block.split("```").next().unwrap_or_default().lines());
    let plain = |line: &str| line.split("  #").next().unwrap_or_default().trim().to_string();
    let named = |line: String| line.replace("cargo run --release -- ", "damier ");
    lines.map(plain).filter(|line| !line.is_empty()).map(named).collect()
}

/// Creates the files that the commands use: submissions, and a saved game.
fn prepare(stage: &Stage, folder: &str) {
    stage.write(&format!("{folder}/zoe.py"), &printed_bot());
    let game = "damier game 1\ngame: quarto\nseat 1: ada\nseat 2: bob\n\
                opening: ..25/bd.4/.8.3/17.a -\n\n1. give 0\n2. B3\n";
    stage.write("game.txt", game);
    fs::create_dir(stage.path("bin")).expect("made");
    let program = Path::new(env!("CARGO_BIN_EXE_damier"));
    std::os::unix::fs::symlink(program, stage.path("bin/damier")).expect("a link");
}

/// Runs a line in a shell and returns its output.
fn shell(stage: &Stage, line: &str) -> String {
    let path = std::env::var("PATH").expect("a path");
    let mut command = stage.command("sh");
    command.env("PATH", format!("{}:{path}", stage.path("bin").display()));
    let output = command.args(["-c", line]).stdin(std::process::Stdio::null()).output();
    let output = output.expect("a shell");
    let told = String::from_utf8_lossy(&output.stderr);
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{line}: {told}{text}");
    text
}

#[test]
fn every_command_works_as_printed() {
    if lacks(&["python3", "make"]) {
        return;
    }
    for (readme, folder) in READMES {
        let stage = Stage::new();
        prepare(&stage, folder);
        let commands = commands(readme);
        assert!(commands.len() >= 14, "{readme}: {commands:?}");
        for line in &commands {
            let known = WAYS.iter().find(|(start, _)| line.starts_with(start));
            let (_, way) = known.unwrap_or_else(|| panic!("{readme}: nobody tries `{line}`"));
            match way {
                Printed => drop(shell(&stage, line)),
                Shorter(this, that) => {
                    assert!(line.contains(this), "{line}");
                    shell(&stage, &line.replace(this, that));
                }
                OnlyRead => drop(shell(&stage, &format!("{line} --help"))),
                Build => {}
            }
        }
        for (start, _) in WAYS {
            let is_printed = commands.iter().any(|line| line.starts_with(start));
            assert!(is_printed, "{readme} no longer prints `{start}`");
        }
    }
}

/// The table in each README equals the output of its command in that language, except for times.
#[test]
fn the_table_is_the_one_that_its_command_prints() {
    for ((readme, _), lang) in READMES.into_iter().zip(["en", "fr"]) {
        let text = block(readme, "text");
        let mut lines = text.lines();
        let command = lines.next().and_then(|line| line.strip_prefix("$ damier "));
        let arguments = command.expect("a command").split(' ').chain(["--lang", lang]);
        let printed = Stage::new().does(&arguments.collect::<Vec<_>>());
        let printed: Vec<Vec<&str>> = printed.lines().map(without_time).collect();
        for line in lines.map(without_time) {
            assert!(printed.contains(&line), "{line:?} is not in {printed:#?}");
        }
    }
}

/// Returns the words of a table line without times: without the last two of a row, or the end of a title.
fn without_time(line: &str) -> Vec<&str> {
    let line = line.split([';', '─']).next().unwrap_or_default();
    let mut words: Vec<&str> = line.split_whitespace().collect();
    if words.last().is_some_and(|last| ["ns", "us", "µs", "ms", "s"].contains(last)) {
        words.truncate(words.len() - 2);
    }
    words
}

#[test]
fn the_bot_is_the_same_in_both_languages() {
    assert_eq!(printed_bot(), block("README.fr.md", "python"));
}
