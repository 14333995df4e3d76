//! The courses' experiments, played again, and the page that puts their figures beside ours.

use crate::{root, run};
use anyhow::{Context, Result, bail};
use std::fs;
use std::process::{Command, Stdio};

/// The tournament.
const SPEC: &str = "tournaments/courses.toml";

/// Which figure of a course is answered by what of it.
const FIGURES: &str = "crates/experiments/examples/courses.figures.toml";

/// Begins and ends the part of a page that is written anew.
const MARKS: [&str; 2] = ["<!-- figures: cargo xtask courses -->\n", "<!-- end of figures -->"];

/// The page.
const PAGE: &str = "docs/log/courses.md";

/// Plays what of the tournament is not played yet, and writes the table of the page.
///
/// # Errors
/// A tournament that cannot be played, a figure that it does not answer, and a page without its marks.
#[expect(clippy::print_stdout, reason = "a chore talks to whoever typed it")]
pub(crate) fn compare() -> Result<()> {
    let db = root().join("target/courses.db");
    let mut play = Command::new("cargo");
    play.args(["run", "--release", "--quiet", "--", "run", SPEC, "--db"]).arg(&db);
    run(play.current_dir(root()), "the tournament")?;
    let text = fs::read_to_string(root().join(PAGE)).context(PAGE)?;
    let (head, rest) = text.split_once(MARKS[0]).context(PAGE)?;
    let (_, tail) = rest.split_once(MARKS[1]).context(PAGE)?;
    let mut print = Command::new("cargo");
    print.args(["run", "--release", "--quiet", "--package", "damier-experiments"]);
    print.args(["--example", "courses", "--"]);
    print.arg(&db).arg(FIGURES);
    let printed = print.current_dir(root()).stderr(Stdio::inherit()).output()?;
    if !printed.status.success() {
        bail!("{PAGE}: the figures: {}", printed.status);
    }
    let table = String::from_utf8(printed.stdout)?;
    fs::write(root().join(PAGE), [head, MARKS[0], "\n", &table, "\n", MARKS[1], tail].concat())?;
    println!("{PAGE}: {} figures", table.lines().count() - 2);
    Ok(())
}
