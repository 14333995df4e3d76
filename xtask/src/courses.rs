//! Repeats the experiments of the courses, and writes the page that compares the figures of the courses with the
//! results.

use crate::{root, run};
use anyhow::{Context, Result, bail};
use std::fs;
use std::process::{Command, Stdio};

/// File that specifies the tournament.
const SPEC: &str = "tournaments/courses.toml";

/// File with the figures of the courses, each with the result to compare it with.
const FIGURES: &str = "crates/experiments/examples/courses.figures.toml";

/// Marks at the beginning and the end of the generated part of the page.
const MARKS: [&str; 2] = ["<!-- figures: cargo xtask courses -->\n", "<!-- end of figures -->"];

/// Page with the comparison.
const PAGE: &str = "docs/log/courses.md";

/// Plays the remaining games of the tournament, and writes the table of the page.
///
/// # Errors
/// If the tournament cannot be played, if it has no result for a figure, or if the page lacks its marks.
#[expect(clippy::print_stdout, reason = "a development command prints its results")]
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
