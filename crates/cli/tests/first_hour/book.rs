//! The READMEs and the pages of the book: every command that they print works, and prints what the page shows.
//!
//! A fence marked `sh` holds commands. They run in order, in a folder of the page's own. A fence marked `text` shows what
//! the command before it prints, or what the commands print that it holds itself, after `$ `. The info string of a
//! fence can say more:
//!
//! | info string | in every test | in `cargo xtask prove-all` |
//! | --- | --- | --- |
//! | `sh` | runs, shortened by `short.sh` unless its output is shown | runs as printed |
//! | `sh slow` | is only parsed | runs as printed |
//! | `sh hours` | is only parsed | runs, shortened by `short.sh` |
//! | `sh skip REASON` | | |
//!
//! Commands of `cargo` build the program, so they do not run, except that `cargo run --release --` stands for `damier`.
//! The commands of a French page equal those of the English page.

use crate::lacks::lacks;
use crate::stage::{Stage, block, document_text, printed_bot};
use std::fs;
use std::path::Path;

/// Files that a page uses but does not make, because they are somebody's work.
const GIVEN: [(&str, &str); 10] = [
    ("README.md", "handed-in/zoe.py"),
    ("README.md", "game.txt"),
    ("README.md", "tournaments/class.toml"),
    ("docs/book/src/cluster.md", "spec.toml"),
    ("docs/book/src/getting-started.md", "tournaments/class.toml"),
    ("docs/book/src/results.md", "class.toml"),
    ("docs/book/src/submissions.md", "handed-in/zoe.py"),
    ("docs/book/src/teacher.md", "handed-in/zoe.py"),
    ("docs/book/src/teacher.md", "tournaments/class.toml"),
    ("docs/book/src/terminal.md", "game.txt"),
];

/// A game that a person saved.
const GAME: &str = "damier game 1\ngame: quarto\nseat 1: ada\nseat 2: bob\n\
                    opening: ..25/bd.4/.8.3/17.a -\n\n1. give 0\n2. B3\n";

/// A tournament that a person described.
const SPEC: &str = r#"seed = 1

[[event]]
game = "quarto"
players = ["random", "cautious"]
games = 80

[[event]]
name = "2048, fast"
game = "2048"
players = ["random", "greedy"]
games = 20
budget = "fast"
"#;

/// Names in commands that differ between the French and the English pages, and options that only one of them has.
const FRENCH_NAMES: [(&str, &str); 8] = [
    ("'rendus/*'", "'handed-in/*'"),
    ("resultats", "results"),
    ("notes.csv", "marks.csv"),
    ("exemple.fr/classe", "example.org/class"),
    ("FICHIER", "FILE"),
    ("DOSSIER", "FOLDER"),
    (" --lang fr", ""),
    (" --csv-style excel-fr", ""),
];

/// Shell function for commands of `cargo`.
const CARGO: &str =
    "cargo() { [ \"$1 $2 $3\" = 'run --release --' ] || return 0; shift 3; damier \"$@\"; }\n";

/// Shell function that asks the program `sqlite3` of Python, because few machines have the command.
const SQLITE: &str = "sqlite3() { python3 -c 'import sqlite3, sys; \
                      print(sqlite3.connect(sys.argv[1]).execute(sys.argv[2]).fetchall())' \"$@\"; }\n";

/// The mark of a fence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mark {
    Plain,
    Slow,
    Hours,
    Skip,
}

impl Mark {
    fn parse(text: &str) -> Self {
        match text.split_once(' ').unwrap_or((text, "")) {
            ("", "") => Self::Plain,
            ("slow", "") => Self::Slow,
            ("hours", "") => Self::Hours,
            ("skip", reason) if !reason.is_empty() => Self::Skip,
            _ => panic!("unknown mark `{text}`; allowed: slow, hours, skip REASON"),
        }
    }
}

/// How a command runs.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Run {
    AsPrinted,
    Shortened,
    OnlyParsed,
}

impl Run {
    /// Returns the shell code that changes the command `damier` accordingly.
    fn prelude(self) -> &'static str {
        match self {
            Self::AsPrinted => "unset -f damier\n",
            Self::Shortened => include_str!("short.sh"),
            Self::OnlyParsed => "damier() { command damier \"$@\" --help; }\n",
        }
    }
}

/// Command that a page prints.
struct Command {
    line: String,
    mark: Mark,
    /// What the page shows as its output.
    shown: Option<String>,
}

impl Command {
    fn new(line: &str, mark: Mark) -> Self {
        Self { line: line.to_string(), mark, shown: None }
    }

    /// Returns how it runs in every test or, for `is_proof`, in the slow proof. Returns `None` if it never runs.
    fn run(&self, is_proof: bool) -> Option<Run> {
        match (self.mark, is_proof) {
            (Mark::Plain, false) if self.shown.is_none() => Some(Run::Shortened),
            (Mark::Plain, _) | (Mark::Slow, true) => Some(Run::AsPrinted),
            (Mark::Hours, true) => Some(Run::Shortened),
            (Mark::Slow | Mark::Hours, false) => Some(Run::OnlyParsed),
            (Mark::Skip, _) => None,
        }
    }

    /// Returns the command without its comment and with English names.
    fn in_english(&self) -> String {
        let plain = self.line.split_once(" #").map_or(&*self.line, |(command, _)| command);
        let renamed = |line: String, (french, english): (&str, &str)| line.replace(french, english);
        FRENCH_NAMES.into_iter().fold(plain.trim().to_string(), renamed)
    }
}

/// Returns the commands of a page, in order.
fn commands(page: &str) -> Vec<Command> {
    let text = document_text(page);
    let parts: Vec<&str> = text.split("\n```").collect();
    assert!(parts.len() % 2 == 1, "{page}: a fence is not closed");
    let mut commands = Vec::new();
    for (at, fence) in parts.iter().enumerate().skip(1).step_by(2) {
        let (info, body) = fence.split_once('\n').unwrap_or((fence, ""));
        let (language, mark) = info.split_once(' ').unwrap_or((info, ""));
        let follows = at > 1 && parts[at - 1].trim().is_empty() && parts[at - 2].starts_with("sh");
        match language {
            "sh" => commands.extend(typed_commands(body, Mark::parse(mark))),
            "text" if body.starts_with("$ ") => {
                commands.extend(shown_commands(body, Mark::parse(mark)));
            }
            "text" if follows => {
                commands.last_mut().expect("a command").shown = Some(body.to_string());
            }
            "text" => (),
            _ => {
                let mut lines = body.lines().map(|line| line.trim_start_matches("$ "));
                let is_missed = lines.any(|line| line.starts_with("damier "));
                assert!(!is_missed, "{page}: mark commands as `sh` or `text`: {body}");
            }
        }
    }
    commands
}

/// Returns the commands of a block that holds only commands.
fn typed_commands(body: &str, mark: Mark) -> impl Iterator<Item = Command> {
    let is_command = |line: &&str| !line.trim().is_empty() && !line.starts_with('#');
    body.lines().filter(is_command).map(move |line| Command::new(line, mark))
}

/// Returns the commands of a block that shows commands after `$ `, each with its output.
fn shown_commands(body: &str, mark: Mark) -> Vec<Command> {
    let mut commands: Vec<Command> = Vec::new();
    for line in body.lines() {
        if let Some(command) = line.strip_prefix("$ ") {
            commands.push(Command { shown: Some(String::new()), ..Command::new(command, mark) });
        } else if let Some(shown) = commands.last_mut().and_then(|last| last.shown.as_mut()) {
            *shown += &format!("{line}\n");
        }
    }
    commands
}

/// Returns the pages that print commands: the English path, and the French one if there is a translation.
fn pages() -> Vec<(String, Option<String>)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let entries = fs::read_dir(root.join("docs/book/src")).expect("the book");
    let names = entries.filter_map(|entry| entry.expect("readable").file_name().into_string().ok());
    let mut pages = vec![("README.md".to_string(), Some("README.fr.md".to_string()))];
    for name in names.filter(|name| name.ends_with(".md")) {
        let french = format!("docs/fr/src/{name}");
        let french = root.join(&french).exists().then_some(french);
        pages.push((format!("docs/book/src/{name}"), french));
    }
    pages.sort();
    pages.retain(|(page, _)| !commands(page).is_empty());
    pages
}

/// Writes a file that a page uses but does not make.
fn give(stage: &Stage, name: &str) {
    match name {
        "game.txt" => stage.write(name, GAME),
        "class.toml" | "spec.toml" => stage.write(name, SPEC),
        "handed-in/zoe.py" => stage.write(name, &printed_bot()),
        _ => stage.write(name, &document_text(name)),
    }
}

/// A run of the commands of one page.
struct PageRun<'a> {
    page: &'a str,
    commands: Vec<Command>,
    french: Option<Vec<Command>>,
    /// Folder of the page.
    stage: Stage,
    /// Folder of the outputs, and of the files that damier keeps for a person.
    outputs: Stage,
    is_proof: bool,
}

impl<'a> PageRun<'a> {
    fn new(page: &'a str, french: Option<&str>, is_proof: bool) -> Self {
        let run = Self {
            page,
            commands: commands(page),
            french: french.map(commands),
            stage: Stage::new(),
            outputs: Stage::new(),
            is_proof,
        };
        for (_, name) in GIVEN.iter().filter(|(user, _)| *user == page) {
            give(&run.stage, name);
        }
        run
    }

    /// Returns the script of the page. Each command writes its outputs into files, and the script ends at the first
    /// failure. A command whose output a French page shows runs a second time, in French.
    fn script(&self) -> String {
        let mut script = format!("{CARGO}{SQLITE}out='{}'\n", self.outputs.path("").display());
        for (at, command) in self.commands.iter().enumerate() {
            let Some(run) = command.run(self.is_proof) else { continue };
            let is_compared = command.shown.is_some() && run == Run::AsPrinted;
            let languages = if is_compared && self.french.is_some() { 2 } else { 1 };
            script += run.prelude();
            for (lang, locale) in [("en", "C"), ("fr", "fr_FR.UTF-8")].into_iter().take(languages) {
                let Command { line, .. } = command;
                script +=
                    &format!("export LC_ALL={locale}; echo {at} > \"$out/last\"\n{{\n{line}\n}} ");
                script +=
                    &format!("< /dev/null > \"$out/{at}.{lang}\" 2> \"$out/errors\" || exit 1\n");
            }
        }
        script
    }

    /// Runs the page. Returns what does not work.
    fn complaints(&self) -> Vec<String> {
        let own = Path::new(env!("CARGO_BIN_EXE_damier")).parent().expect("a folder").display();
        let path = format!("{own}:{}", std::env::var("PATH").unwrap_or_default());
        let mut shell = self.stage.command("sh");
        shell.env("PATH", path).env("DAMIER_DATA", self.outputs.path("data"));
        let status = shell.args(["-c", &self.script()]).status().expect("a shell");
        if !status.success() {
            let last: usize = self.output("last").trim().parse().unwrap_or_default();
            let line = self.commands.get(last).map_or("", |command| &command.line);
            return vec![format!("{}: `{line}` failed: {}", self.page, self.output("errors"))];
        }
        let french = self.french.iter().flat_map(|french| self.differences("fr", french));
        self.differences("en", &self.commands).into_iter().chain(french).collect()
    }

    /// Compares the outputs in a language with what the commands of a page show.
    fn differences(&self, lang: &str, commands: &[Command]) -> Vec<String> {
        let mut found = Vec::new();
        for (at, command) in commands.iter().enumerate() {
            let is_compared = command.run(self.is_proof) == Some(Run::AsPrinted);
            let Some(shown) = command.shown.as_ref().filter(|_| is_compared) else { continue };
            let output = self.output(&format!("{at}.{lang}"));
            if let Some(line) = difference(shown, &output) {
                let Command { line: typed, .. } = command;
                found.push(format!(
                    "{} ({lang}): `{typed}` does not print: {line}\n{output}",
                    self.page
                ));
            }
        }
        found
    }

    fn output(&self, name: &str) -> String {
        fs::read_to_string(self.outputs.path(name)).unwrap_or_default()
    }
}

/// Returns the first line that a page shows and the output lacks. A page may leave out lines of the output.
fn difference<'a>(shown: &'a str, output: &str) -> Option<&'a str> {
    let mut printed = output.lines().map(comparable);
    shown.lines().find(|line| !printed.any(|found| found == comparable(line)))
}

/// Returns a line without what differs between machines: the time at the end of a row, and the times in a title. Pages
/// show no-break spaces as spaces.
fn comparable(line: &str) -> String {
    let line = line.replace(['\u{a0}', '\u{202f}'], " ");
    if line.starts_with("== ") {
        return line.split(';').next().unwrap_or_default().trim_end().to_string();
    }
    let units = ["ns", "us", "µs", "ms", "s"];
    let time = units.iter().find_map(|unit| line.trim_end().strip_suffix(&format!(" {unit}")));
    let row = time.map_or(&*line, |row| row.trim_end_matches(|letter: char| letter != ' '));
    row.trim_end().to_string()
}

/// Runs all pages and fails with everything that does not work.
fn run_pages(is_proof: bool) {
    if lacks(&["python3", "make", "cc"]) {
        return;
    }
    let mut complaints = Vec::new();
    for (page, french) in pages() {
        complaints.extend(PageRun::new(&page, french.as_deref(), is_proof).complaints());
    }
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}

#[test]
fn every_command_works() {
    run_pages(false);
}

#[test]
#[ignore = "runs every command unshortened, which takes about half an hour of CPU time"]
fn every_command_works_unshortened() {
    run_pages(true);
}

#[test]
fn french_pages_print_the_same_commands() {
    for (page, french) in pages() {
        let Some(french) = french else { continue };
        let told = |page: &str| {
            let commands = commands(page);
            let told = commands.iter().map(|one| (one.in_english(), one.mark, one.shown.is_some()));
            told.collect::<Vec<_>>()
        };
        assert_eq!(told(&page), told(&french), "{french}");
    }
}

#[test]
fn a_page_may_leave_out_lines_and_times_and_nothing_else() {
    let printed = "== 2048: 2 games; 12 ms of CPU time\n ada  12.5   812 ns\n bob   3.0     2 us\nA sentence.\n";
    for shown in [
        "== 2048: 2 games; 7 s of CPU time\n ada  12.5     1 us\n bob   3.0     2 us",
        " bob   3.0    70 us\nA sentence.",
    ] {
        assert_eq!(difference(shown, printed), None);
    }
    for (shown, line) in [
        ("== 2048: 3 games; 12 ms of CPU time", "== 2048: 3 games; 12 ms of CPU time"),
        (" ada  12.6   812 ns\n bob   3.0     2 us", " ada  12.6   812 ns"),
        ("A sentence.\n bob   3.0     2 us", " bob   3.0     2 us"),
    ] {
        assert_eq!(difference(shown, printed), Some(line));
    }
}

#[test]
fn the_bot_is_the_same_in_both_languages() {
    assert_eq!(printed_bot(), block("README.fr.md", "python"));
}
