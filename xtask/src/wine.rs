//! Runs the tests of the crates below the front ends as Windows programs in Wine, and prints a table of results.

use crate::{root, run};
use anyhow::{Context, Result, bail};
use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Crates whose tests are run.
const CRATES: [&str; 11] = [
    "damier-i18n",
    "damier-game",
    "damier-search",
    "damier-twenty48",
    "damier-filler",
    "damier-quarto",
    "damier-arena",
    "damier-guest",
    "damier-catalog",
    "damier-experiments",
    "damier-play",
];

/// Target triple of the tests.
const TARGET: &str = "x86_64-pc-windows-gnu";

/// Tests that have no meaning under Wine. Each has its crate and the reason.
const LEFT_OUT: [(&str, &str, &str); 1] = [(
    "damier-twenty48",
    "ntuple::time_is_kept",
    "plays on 20 ms of CPU time a game, and Wine's clock of it stands still for 10 ms at a time",
)];

/// Source of a Windows library that provides random numbers for Rust. Wine has this library only from version 9.
const RANDOM: &str = "#include <windows.h>
#include <ntsecapi.h>
__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE bytes, SIZE_T count) {
    return RtlGenRandom(bytes, (ULONG)count);
}
";

/// Error message for a missing program of Wine.
const NEEDED: &str = "Wine: Debian's wine, wine64 and gcc-mingw-w64-x86-64 are needed";

/// Test program that was built.
struct Program {
    /// Folder of the crate, which is the working directory of the program.
    folder: PathBuf,
    package: &'static str,
    /// Name of the test file, or `lib` for the unit tests of the library.
    name: String,
    path: PathBuf,
}

/// Builds the tests, runs them, and prints a table. Passes `words` to every test program.
///
/// # Errors
/// If a test fails, or if Wine, mingw or the target is missing on this machine.
#[expect(clippy::print_stdout, reason = "a development command prints its results")]
pub(crate) fn test(words: &[String]) -> Result<()> {
    let prefix = root().join("target/wine");
    prepare(&prefix)?;
    let programs = build()?;
    let mut tallies: Vec<(&str, Tally)> =
        CRATES.into_iter().map(|package| (package, Tally::default())).collect();
    for program in &programs {
        let tally = run_tests(program, &prefix, words)?;
        let of_crate = tallies.iter_mut().find(|(package, _)| *package == program.package);
        of_crate.context("a crate that was not asked for")?.1.add(tally);
    }
    for (package, name, reason) in LEFT_OUT {
        if let Some((_, tally)) = tallies.iter_mut().find(|(of_crate, _)| *of_crate == package) {
            tally.left_out.push(format!("{name}: {reason}"));
        }
    }
    print!("{}", table(&tallies));
    let failed: usize = tallies.iter().map(|(_, tally)| tally.failed.len()).sum();
    if failed > 0 {
        bail!("{failed} failed under Wine");
    }
    Ok(())
}

/// Builds all test programs, and returns those that cargo reports.
fn build() -> Result<Vec<Program>> {
    let mut cargo = Command::new("cargo");
    cargo.args(["test", "--locked", "--no-run", "--target", TARGET]);
    cargo.arg("--message-format=json-render-diagnostics");
    CRATES.iter().for_each(|one| {
        cargo.args(["--package", one]);
    });
    let built = cargo.current_dir(root()).stderr(Stdio::inherit()).output().context("cargo")?;
    if !built.status.success() {
        bail!("the tests could not be built: `rustup target add {TARGET}`, and {NEEDED}");
    }
    let told = String::from_utf8_lossy(&built.stdout);
    let told = told.lines().filter_map(|line| serde_json::from_str(line).ok());
    let mut programs: Vec<Program> = told.filter_map(|message| program(&message)).collect();
    let place = |program: &Program| CRATES.iter().position(|one| *one == program.package);
    programs.sort_by(|one, other| (place(one), &one.name).cmp(&(place(other), &other.name)));
    Ok(programs)
}

/// Returns the test program that a message of cargo reports, or `None` if the message is about something else.
fn program(message: &serde_json::Value) -> Option<Program> {
    let is_test = message["profile"]["test"].as_bool()?;
    let path = PathBuf::from(message["executable"].as_str().filter(|_| is_test)?);
    let folder = Path::new(message["manifest_path"].as_str()?).parent()?.to_path_buf();
    // The folder of a published package has its short name.
    let short = folder.file_name()?.to_str()?;
    let package = CRATES.into_iter().find(|one| one.trim_start_matches("damier-") == short)?;
    let is_within = message["target"]["kind"][0].as_str()? != "test";
    let name = if is_within { "lib" } else { message["target"]["name"].as_str()? };
    Some(Program { folder, package, name: name.to_string(), path })
}

/// Runs one test program, shows its output, and counts the results of its tests.
#[expect(clippy::print_stdout, reason = "a development command prints its results")]
fn run_tests(program: &Program, prefix: &Path, words: &[String]) -> Result<Tally> {
    println!("\n== {}, {}", program.package, program.name);
    let mut wine = Command::new("wine");
    wine.arg(&program.path).args(words).current_dir(&program.folder);
    for (_, name, _) in LEFT_OUT.iter().filter(|(package, ..)| *package == program.package) {
        wine.args(["--skip", name]);
    }
    let ended = in_prefix(&mut wine, prefix).stderr(Stdio::inherit()).output().context(NEEDED)?;
    io::stdout().write_all(&ended.stdout)?;
    Ok(Tally::read(&String::from_utf8_lossy(&ended.stdout), &program.name))
}

/// Returns the table, followed by the names of failed and skipped tests.
fn table(tallies: &[(&str, Tally)]) -> String {
    let mut lines = vec![
        "\n| crate | passed | failed | left out |".to_string(),
        "| --- | --- | --- | --- |".to_string(),
    ];
    let of = |package: &str, passed, failed, left_out| {
        format!("| {package} | {passed} | {failed} | {left_out} |")
    };
    for (package, tally) in tallies {
        lines.push(of(package, tally.passed, tally.failed.len(), tally.left_out.len()));
    }
    let sum = |one: fn(&Tally) -> usize| tallies.iter().map(|(_, tally)| one(tally)).sum::<usize>();
    let passed = tallies.iter().map(|(_, tally)| tally.passed).sum();
    lines.push(of("all", passed, sum(|one| one.failed.len()), sum(|one| one.left_out.len())));
    for (kind, is_failure) in [("failed", true), ("left out", false)] {
        for (package, tally) in tallies {
            let names = if is_failure { &tally.failed } else { &tally.left_out };
            lines.extend(names.iter().map(|name| format!("{kind}: {package}: {name}")));
        }
    }
    lines.push("Tests that are not compiled for Windows are not counted.".to_string());
    lines.join("\n") + "\n"
}

/// Creates a Wine prefix, if it does not exist.
fn prepare(prefix: &Path) -> Result<()> {
    let library = prefix.join("drive_c/windows/system32/bcryptprimitives.dll");
    if library.exists() {
        return Ok(());
    }
    fs::create_dir_all(prefix).with_context(|| prefix.display().to_string())?;
    run(in_prefix(Command::new("wine").args(["wineboot", "--init"]), prefix), NEEDED)?;
    if library.exists() {
        return Ok(());
    }
    let source = prefix.join("random.c");
    fs::write(&source, RANDOM)?;
    let mut compiler = Command::new("x86_64-w64-mingw32-gcc");
    compiler.arg("-shared").arg("-o").arg(&library).arg(&source).arg("-ladvapi32");
    run(&mut compiler, NEEDED)
}

/// Sets the Wine prefix of a command, and turns off the debug output of Wine.
fn in_prefix<'a>(command: &'a mut Command, prefix: &Path) -> &'a mut Command {
    command.env("WINEPREFIX", prefix).env("WINEDEBUG", "-all")
}

/// Results of the tests of a crate, or of one of its programs.
#[derive(Debug, Default, PartialEq, Eq)]
struct Tally {
    passed: u32,
    /// Names of the failed tests. If a program ended before it had counted its tests, its message is also here.
    failed: Vec<String>,
    /// Names of the tests that were left out, each with the reason.
    left_out: Vec<String>,
}

impl Tally {
    /// Reads the output of one test program, which has a line for each test and a line with the counts.
    fn read(written: &str, program: &str) -> Self {
        let mut tally = Self::default();
        let mut is_counted = false;
        for line in written.lines().map(str::trim_end) {
            if let Some(counts) = line.strip_prefix("test result: ") {
                is_counted = true;
                tally.passed += count(counts, " passed");
            } else if let Some((name, end)) = line.strip_prefix("test ").and_then(split) {
                match end {
                    "FAILED" => tally.failed.push(name.to_string()),
                    reason if reason.starts_with("ignored") => {
                        let reason =
                            reason.strip_prefix("ignored, ").unwrap_or("it says no reason");
                        tally.left_out.push(format!("{name}: {reason}"));
                    }
                    _ => {}
                }
            } else if line == "running 0 tests" && program != "lib" {
                tally.left_out.push(format!("all of {program}: written for another system"));
            }
        }
        if !is_counted {
            tally.failed.push(format!("{program}: ended before it had counted its tests"));
        }
        tally
    }

    /// Adds the results of another program.
    fn add(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed.extend(other.failed);
        self.left_out.extend(other.left_out);
    }
}

/// Splits the line of a test into its name and its result.
fn split(line: &str) -> Option<(&str, &str)> {
    let (name, end) = line.split_once(" ... ")?;
    Some((name.split(" - should panic").next()?, end))
}

/// Returns the number before a word.
fn count(counts: &str, word: &str) -> u32 {
    let before = counts.split(word).next().unwrap_or_default();
    before.rsplit(' ').next().and_then(|number| number.parse().ok()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tests_are_counted_with_names_and_reasons() {
        let written = "running 4 tests\r\ntest one ... ok\r\ntest two - should panic ... FAILED\r\n\
            test slow ... ignored, minutes\r\ntest other ... ignored\r\n\r\n\
            test result: FAILED. 1 passed; 1 failed; 2 ignored; 0 measured; 0 filtered out\r\n";
        let mut tally = Tally::read(written, "all");
        let left_out = ["slow: minutes", "other: it says no reason"].map(String::from).to_vec();
        assert_eq!(tally, Tally { passed: 1, failed: vec!["two".into()], left_out });
        tally
            .add(Tally::read("running 0 tests\n\ntest result: ok. 0 passed; 0 failed;", "sandbox"));
        assert_eq!(tally.left_out.last().unwrap(), "all of sandbox: written for another system");
        assert_eq!((tally.passed, tally.failed.len()), (1, 1));
    }

    #[test]
    fn a_program_that_dies_is_a_failure() {
        let tally = Tally::read("running 2 tests\ntest one ... ok\n", "trusted");
        assert_eq!(tally.failed, ["trusted: ended before it had counted its tests"]);
    }
}
