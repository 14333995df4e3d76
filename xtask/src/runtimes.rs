//! Plays a game with a bot in each language and runtime, and writes the page that shows what each of them can do in the
//! sandbox.

pub(crate) mod class;

use crate::root;
use anyhow::{Context, Result, bail};
use class::{Bot, SYSTEM_PATH};
use serde_json::Value;
use std::fs;
use std::io::{Read, Seek};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;
use xtask::table::TablePage;

/// Page with the table of results.
const PAGE: TablePage = TablePage { page: "docs/log/runtimes.md", chore: "runtimes" };

/// Abilities that every bot tries before its hello message.
const ABILITIES: [&str; 5] = ["randomness", "file", "thread", "array", "logger"];

/// Head of the table.
const HEAD: &str = "\
| language | runtime | version | memory | CPU time to start | random numbers | temporary file | thread | large array | logger | verdict |
| --- | --- | --- | --: | --: | --- | --- | --- | --- | --- | --- |
";

/// Verdict on a bot that plays and whose abilities all work as far as its language supports them.
const PLAYS: &str = "plays";

/// Interval between two measurements of a bot's memory.
const LOOK_EVERY: Duration = Duration::from_millis(1);

/// Game that the bots play. They must play like the built-in player `first`.
pub(crate) const GAME: &str = "2048:2x3";

/// Builds the bots, plays games with each, and writes the table into the page.
///
/// # Errors
/// If a bot loses a game by a fault or plays differently from `first`, or if the page lacks its marks.
#[expect(clippy::print_stdout, reason = "a development command prints its results")]
pub(crate) fn compare(program: Option<PathBuf>) -> Result<()> {
    let program = find_program(program)?;
    let folder = root().join("target/runtimes");
    let bots = class::build(&folder)?;
    let mut table = String::from(HEAD);
    let mut failed = Vec::new();
    for bot in &bots {
        let row = match &bot.version {
            Ok(version) => {
                let row = play(&program, &folder, &bot.name)?;
                failed.extend((row.verdict != PLAYS).then_some(bot.name.as_str()));
                row.print(version)
            }
            Err(reason) => format!("{} not tried: {reason}", "- | ".repeat(8)),
        };
        let line = format!("| {} | {} | {row} |\n", bot.language, bot.runtime);
        print!("{line}");
        table += &line;
    }
    PAGE.write(&root(), &table)?;
    if !failed.is_empty() {
        bail!("these bots do not play: {}", failed.join(", "));
    }
    Ok(())
}

/// Returns the program to play with. If `named` is `None`, builds that of this workspace.
pub(crate) fn find_program(named: Option<PathBuf>) -> Result<PathBuf> {
    let program = match named {
        Some(program) => program,
        None => {
            let mut cargo = Command::new("cargo");
            cargo.args(["build", "--package", "damier-cli"]).current_dir(root());
            crate::run(&mut cargo, "cargo build")?;
            root().join("target/debug/damier")
        }
    };
    fs::canonicalize(&program).with_context(|| program.display().to_string())
}

/// Result of one bot.
struct Row {
    abilities: [&'static str; ABILITIES.len()],
    /// Largest resident memory of the process of the bot, in MiB.
    memory: u64,
    start: String,
    verdict: String,
}

impl Row {
    fn print(&self, version: &str) -> String {
        let Self { abilities, memory, start, verdict } = self;
        format!("{version} | {memory} MiB | {start} | {} | {verdict}", abilities.join(" | "))
    }
}

/// Checks a bot, and plays two games with it against `first`. Reads its abilities from its log.
fn play(program: &Path, folder: &Path, name: &str) -> Result<Row> {
    let (db, player) = (format!("{name}.db"), format!("./{name}"));
    let run = |arguments: &[&str]| run_in(program, folder, arguments);
    let check = run(&["check", &player, "--game", GAME, "--format", "json"])?;
    let how = ["first", "--games", "2", "--seed", "1", "--threads", "1", "--quiet", "--db", &db];
    let played = run(&[&["match", GAME, &player], &how[..]].concat())?;
    let report: Value = serde_json::from_str(&run(&["report", &db, "--format", "json"])?.text)
        .with_context(|| format!("{name}: no report"))?;
    let event = &report["events"][0];
    let rows = event["table"]["rows"].as_array().context("a table")?;
    let is_same = rows.iter().all(|row| row["mean"]["value"] == rows[0]["mean"]["value"]);
    let (abilities, failures) = read_abilities(&run(&["replay", &db, "0"])?.text);
    let verdict = match event["faults"][0]["message"].as_str() {
        Some(fault) => format!("at fault: {}", fault.replace('|', "\\|")),
        None if !check.is_success => "fails the check".to_string(),
        None if !failures.is_empty() => failures,
        None if !is_same => "plays other games than `first`".to_string(),
        None => PLAYS.to_string(),
    };
    let (start, memory) = (read_start(&check.text), check.peak.max(played.peak) >> 20);
    Ok(Row { abilities, memory, start, verdict })
}

/// Result of a run of the program.
struct Output {
    is_success: bool,
    text: String,
    /// Largest resident memory of a bot, in bytes.
    peak: u64,
}

fn run_in(program: &Path, class: &Path, arguments: &[&str]) -> Result<Output> {
    let mut command = Command::new(program);
    command.args(arguments).current_dir(class).env("PATH", SYSTEM_PATH).env("LC_ALL", "C");
    // Use a file instead of a pipe, because nothing would read from the pipe during the run.
    let mut said = tempfile::tempfile()?;
    command.stdout(said.try_clone()?).stderr(Stdio::null());
    let mut child = command.spawn().with_context(|| program.display().to_string())?;
    let mut peak = 0;
    let status = loop {
        peak = peak.max(peak_of_guests(child.id(), program, class));
        if let Some(status) = child.try_wait()? {
            break status;
        }
        std::thread::sleep(LOOK_EVERY);
    };
    said.rewind()?;
    let mut text = String::new();
    said.read_to_string(&mut text)?;
    Ok(Output { is_success: status.success(), text, peak })
}

/// Returns the largest memory in bytes that a bot of the class has used, among the children of this process.
fn peak_of_guests(process: u32, program: &Path, class: &Path) -> u64 {
    let tasks = fs::read_dir(format!("/proc/{process}/task")).into_iter().flatten().flatten();
    let lists = tasks.filter_map(|task| fs::read_to_string(task.path().join("children")).ok());
    let children = lists.collect::<Vec<_>>().join(" ");
    let peak = |child| peak_of_guest(&Path::new("/proc").join(child), program, class);
    children.split_ascii_whitespace().filter_map(peak).max().unwrap_or(0)
}

/// Returns the largest memory in bytes that a process has used, if it is a bot of the class. The process runs the
/// program of the referee until it becomes the bot, so its program is checked. It must also run in a folder of the
/// class, because the referee starts other processes to test the machine.
fn peak_of_guest(process: &Path, program: &Path, class: &Path) -> Option<u64> {
    let link = |name: &str| fs::read_link(process.join(name)).ok();
    if link("exe")? == program || link("cwd")?.parent() != Some(class) {
        return None;
    }
    let status = fs::read_to_string(process.join("status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    let kibibytes: u64 = line.trim().strip_suffix(" kB")?.parse().ok()?;
    Some(kibibytes << 10)
}

/// Reads the log of a bot. Returns a table cell for each ability, and the reasons why abilities failed.
fn read_abilities(log: &str) -> ([&'static str; ABILITIES.len()], String) {
    let mut failures = Vec::new();
    let cells = ABILITIES.map(|ability| {
        if log.contains(&format!("works: {ability}")) {
            return "yes";
        }
        if log.contains(&format!("lacks: {ability}")) {
            return "has none";
        }
        let start = format!("fails: {ability}");
        let Some(line) = log.lines().find(|line| line.contains(&start)) else { return "not tried" };
        failures.push(line.trim().replace('|', "\\|"));
        "no"
    });
    (cells, failures.join("; "))
}

/// Returns the CPU time up to the hello message, from the output of a check.
fn read_start(check: &str) -> String {
    let time = check.split_once("hello after ").and_then(|(_, rest)| rest.split_once(" of CPU"));
    time.map_or_else(|| "-".to_string(), |(time, _)| time.to_string())
}

/// Returns true if a bot was built, false if it could not be built.
pub(crate) fn is_built(bot: &Bot) -> bool {
    bot.version.is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn abilities_are_read_from_the_log() {
        let log = "  works: randomness\n fails: file: a|b\nlacks: thread\nINFO works: array\n";
        let (cells, failures) = read_abilities(log);
        assert_eq!(cells, ["yes", "no", "has none", "yes", "not tried"]);
        assert_eq!(failures, "fails: file: a\\|b");
        assert_eq!(read_start("says hello after 95 ms of CPU time"), "95 ms");
        assert_eq!(read_start("does not start"), "-");
    }
}
