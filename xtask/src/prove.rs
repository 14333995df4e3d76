//! Slow proofs: their commands, the code that they cover, and the record of their results.

use crate::table::TablePage;
use anyhow::{Context, Result, bail};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::string::FromUtf8Error;

/// Page with the record.
pub const RECORD: TablePage = TablePage { page: "docs/log/proofs.md", chore: "prove-all" };

/// Entry in the record for a proof that was never run. Any text other than this and a pass is a failure.
const NOT_RUN: &str = "not yet run";
const PASSED: &str = "passed";

/// Command of a proof.
#[derive(Clone, Copy, Debug)]
pub enum ProofCommand {
    /// Command of `cargo xtask`.
    Chore(&'static str),
    /// Ignored tests in a file, which is a module of a crate or of one of its test programs.
    Ignored {
        /// Path of the file.
        file: &'static str,
        /// True if the tests are built in release mode, for long computations; false for debug mode.
        is_release: bool,
    },
}

/// Command that proves something about some code.
#[derive(Debug)]
pub struct Proof {
    /// Name of the proof in the record.
    pub name: &'static str,
    /// Duration of the proof, in words.
    pub cost: &'static str,
    /// Command of the proof.
    pub run: ProofCommand,
    /// Folders and files with the code and data that it proves something about, besides the file of its tests. Messages
    /// are not among them.
    pub covers: CoveredPaths,
}

const QUARTO: &[&str] = &[
    "crates/game/src",
    "crates/search/src",
    "crates/quarto/src",
    "crates/quarto/book",
    "crates/quarto/tests/all/halves",
    "crates/quarto/tests/all/position",
    "crates/quarto/tests/all/twin",
];
const TWENTY48: &[&str] =
    &["crates/game/src", "crates/search/src", "crates/twenty48/src", "crates/twenty48/puzzles.txt"];
const GUEST: &[&str] = &["crates/guest"];
const MACHINES: &[&str] = &["crates/guest", "xtask/machines", "xtask/src/machines"];
const REFEREE: &[&str] =
    &["crates/arena/src", "crates/guest/src", "crates/experiments/src", "crates/cli/tests/hostile"];
const CLOCKS: &[&str] =
    &["crates/game/src", "crates/search/src", "crates/filler/src", "crates/quarto/src"];
const PAGES: &[&str] = &["docs/book/src", "crates/cli/src", "crates/cli/tests/first_hour"];
const PYTHON: &[&str] = &["crates/python/frameworks", "crates/python/python", "crates/python/src"];
const SERVER: &[&str] =
    &["crates/arena/src", "crates/guest/src", "crates/experiments/src", "crates/serve"];

/// All proofs.
pub const PROOFS: &[Proof] = &[
    chore("runtimes", "two minutes, and 15 runtimes", GUEST),
    chore("machines", "half an hour, and 15 runtimes", MACHINES),
    chore("frameworks", "a quarter of an hour, 7 GB of disk", PYTHON),
    ignored("languages built", "a minute", "crates/guest/src/build.rs", GUEST),
    ignored("loaded machine", "minutes", "crates/cli/tests/hostile/machine.rs", REFEREE),
    release("own clocks", "minutes", "crates/cli/tests/hostile/clocks.rs", CLOCKS),
    ignored("every guest at once", "minutes", "crates/cli/tests/hostile/tournament.rs", REFEREE),
    ignored("a thousand kills", "five minutes", "crates/cli/tests/hostile/kills.rs", REFEREE),
    ignored("soak", "an hour", "crates/cli/tests/hostile/soak.rs", REFEREE),
    release("server: 200 kills", "ten minutes", "crates/serve/tests/all/kills.rs", SERVER),
    release("server: flood", "an idle minute", "crates/serve/tests/all/load.rs", SERVER),
    release("server: a term", "half an hour", "crates/serve/tests/all/forty.rs", SERVER),
    release(
        "book commands",
        "half an hour, 3 GB of disk",
        "crates/cli/tests/first_hour/book.rs",
        PAGES,
    ),
    release("2048: values", "half a minute", "crates/twenty48/tests/all/exact.rs", TWENTY48),
    release("2048: puzzles", "minutes, 1.5 GB", "crates/twenty48/tests/all/puzzles.rs", TWENTY48),
    release("Quarto: symmetries", "ten seconds", "crates/quarto/tests/all/symmetry.rs", QUARTO),
    release("Quarto: second counts", "six minutes", "crates/quarto/tests/all/count.rs", QUARTO),
    release("Quarto: perfect play", "minutes", "crates/quarto/tests/all/perfect.rs", QUARTO),
    release("Quarto: alpha-beta", "minutes", "crates/quarto/tests/all/solver.rs", QUARTO),
    release("Quarto: books", "half an hour", "crates/quarto/tests/all/book.rs", QUARTO),
];

/// Ignored tests that `.ci/run` or other tests run, given by the beginnings of their paths.
pub const RUN_ELSEWHERE: &[&str] = &[
    "crates/gui/tests/page/",
    "crates/gui/tests/real_window.rs",
    "crates/guest/tests/machine.rs",
    "crates/serve/tests/browser.rs",
    "crates/serve/tests/proxy.rs",
];

type CoveredPaths = &'static [&'static str];

const fn chore(name: &'static str, cost: &'static str, covers: CoveredPaths) -> Proof {
    Proof { name, cost, run: ProofCommand::Chore(name), covers }
}

const fn ignored(
    name: &'static str,
    cost: &'static str,
    file: &'static str,
    covers: CoveredPaths,
) -> Proof {
    Proof { name, cost, run: ProofCommand::Ignored { file, is_release: false }, covers }
}

const fn release(
    name: &'static str,
    cost: &'static str,
    file: &'static str,
    covers: CoveredPaths,
) -> Proof {
    Proof { name, cost, run: ProofCommand::Ignored { file, is_release: true }, covers }
}

/// Entry of a proof in the record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Day on which the proof was run.
    pub date: String,
    /// Commit that was checked out.
    pub commit: String,
    /// True if the proof passed, false if it failed.
    pub has_passed: bool,
    /// Checksum of the code on which it was run.
    pub checksum: String,
}

/// State of a proof, from its record and the current code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// It passed on this code.
    Holds,
    /// It failed on this code.
    Fails,
    /// The code has changed since it was run.
    IsOlder,
    /// It was never run.
    NeverRun,
}

impl State {
    /// Returns the state in words.
    #[must_use]
    pub fn words(self) -> &'static str {
        match self {
            Self::Holds => "holds for this code",
            Self::Fails => "FAILS for this code",
            Self::IsOlder => "older than the code it proves",
            Self::NeverRun => NOT_RUN,
        }
    }
}

impl Proof {
    /// Returns the state of the proof, from its record and the code below `root`.
    ///
    /// # Errors
    /// If the code cannot be read.
    pub fn state(&self, root: &Path, record: &BTreeMap<String, Entry>) -> Result<State> {
        let Some(entry) = record.get(self.name) else { return Ok(State::NeverRun) };
        if entry.checksum != self.checksum(root)? {
            return Ok(State::IsOlder);
        }
        Ok(if entry.has_passed { State::Holds } else { State::Fails })
    }

    /// Returns a checksum of the files that the proof covers, with the file of its tests.
    ///
    /// # Errors
    /// If a file or folder is missing.
    pub fn checksum(&self, root: &Path) -> Result<String> {
        let mut covered = self.covers.to_vec();
        if let ProofCommand::Ignored { file, .. } = self.run {
            covered.push(file);
        }
        checksum(root, &covered)
    }

    /// Runs the proof at the lowest priority. Returns true if it passes, false if it fails.
    ///
    /// # Errors
    /// If cargo is missing, or if a file is not a module of tests.
    pub fn run(&self, root: &Path) -> Result<bool> {
        let mut command = Command::new("nice");
        command.args(["-n", "19"]);
        match self.run {
            ProofCommand::Chore(name) => {
                command.arg(env::current_exe().context("this program")?).arg(name);
            }
            ProofCommand::Ignored { file, is_release } => {
                command.arg("cargo");
                let [_, package, kind, rest @ ..] = &*file.split('/').collect::<Vec<_>>() else {
                    bail!("{file} is no module of tests");
                };
                let manifest = format!("crates/{package}/Cargo.toml");
                command.args(["test", "--manifest-path", &manifest]);
                command.args(is_release.then_some("--release"));
                match rest {
                    [target, _] if *kind == "tests" => command.args(["--test", target]),
                    _ => command.arg("--lib"),
                };
                let module = Path::new(file).file_stem().unwrap_or_default().to_string_lossy();
                command.args(["--", "--ignored", "--nocapture", "--test-threads=1"]);
                command.arg(format!("{module}::"));
            }
        }
        Ok(command.current_dir(root).status().context("cargo")?.success())
    }
}

/// Reads the record of the proofs that were run, by name.
///
/// # Errors
/// If the page is missing, or if a row is invalid.
pub fn read_record(root: &Path) -> Result<BTreeMap<String, Entry>> {
    let mut record = BTreeMap::new();
    for row in RECORD.read(root)? {
        let cells: Vec<&str> = row.iter().map(String::as_str).collect();
        let [name, _, date, commit, result, checksum] = cells[..] else {
            bail!("{}: {}", RECORD.page, row.join(" | "));
        };
        // A proof that was renamed must be run again.
        if result != NOT_RUN && PROOFS.iter().any(|proof| proof.name == name) {
            let [date, commit, checksum] = [date, commit, checksum].map(str::to_string);
            let has_passed = result == PASSED;
            record.insert(name.to_string(), Entry { date, commit, has_passed, checksum });
        }
    }
    Ok(record)
}

/// Writes the record, with a row for each proof.
///
/// # Errors
/// If the page cannot be read or written.
pub fn write_record(root: &Path, record: &BTreeMap<String, Entry>) -> Result<()> {
    let mut table = String::from(
        "| proof | cost | date | commit | result | checksum of the code |\n| --- | --- | --- | --- | --- | --- |\n",
    );
    for Proof { name, cost, .. } in PROOFS {
        table += &record.get(*name).map_or_else(
            || format!("| {name} | {cost} | - | - | {NOT_RUN} | - |\n"),
            |Entry { date, commit, has_passed, checksum }| {
                let result = if *has_passed { PASSED } else { "failed" };
                format!("| {name} | {cost} | {date} | {commit} | {result} | {checksum} |\n")
            },
        );
    }
    RECORD.write(root, &table)
}

/// Returns a checksum of these files and all files below these folders, and of their paths: the first 64 bits of the
/// SHA-256. It does not depend on commits or line endings.
///
/// # Errors
/// If a file or folder is missing.
pub fn checksum(root: &Path, covered: &[&str]) -> Result<String> {
    let mut files: Vec<PathBuf> = Vec::new();
    for path in covered {
        match root.join(path) {
            file if file.is_file() => files.push(file),
            folder => collect(&folder, &mut files)?,
        }
    }
    files.sort();
    files.dedup();
    let mut digest = Sha256::new();
    for file in files {
        let path = file.strip_prefix(root).unwrap_or(&file).to_string_lossy().replace('\\', "/");
        let bytes = fs::read(&file).with_context(|| path.clone())?;
        let text = String::from_utf8(bytes)
            .map_or_else(FromUtf8Error::into_bytes, |text| text.replace("\r\n", "\n").into_bytes());
        digest.update(format!("{path} {}\n", text.len()));
        digest.update(text);
    }
    Ok(digest.finalize().iter().take(8).map(|byte| format!("{byte:02x}")).collect())
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> Result<()> {
    for entry in fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        let entry = entry?;
        let is_hidden = entry.file_name().to_string_lossy().starts_with('.');
        if entry.file_type()?.is_dir() {
            collect(&entry.path(), files)?;
        } else if !is_hidden {
            files.push(entry.path());
        }
    }
    Ok(())
}

/// Returns the files below `crates` and `xtask` that have ignored tests which no proof and no other test runs.
///
/// # Errors
/// If a source file cannot be read.
pub fn ignored_by_all(root: &Path) -> Result<Vec<String>> {
    let mut files = Vec::new();
    collect(&root.join("crates"), &mut files)?;
    collect(&root.join("xtask"), &mut files)?;
    let is_run = |path: &String| {
        RUN_ELSEWHERE.iter().any(|start| path.starts_with(start))
            || PROOFS.iter().any(
                |proof| matches!(proof.run, ProofCommand::Ignored { file, .. } if file == path),
            )
    };
    let mut found = Vec::new();
    for file in files.iter().filter(|file| file.extension().is_some_and(|end| end == "rs")) {
        let text = fs::read_to_string(file).with_context(|| file.display().to_string())?;
        if text.lines().any(|line| line.trim_start().starts_with("#[ignore")) {
            let path = file.strip_prefix(root).unwrap_or(file).to_string_lossy().replace('\\', "/");
            found.extend((!is_run(&path)).then_some(path));
        }
    }
    Ok(found)
}
