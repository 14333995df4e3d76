//! The courses' experiments, played again, and the page that puts their figures beside ours.

use crate::{root, run};
use anyhow::{Context, Result};
use std::fs;
use std::process::Command;
use words::Lang;
use workbench::arena::{Store, report};
use xtask::figures;

/// The tournament.
const SPEC: &str = "tournaments/courses.toml";

/// Which figure of a course is answered by what of it.
const FIGURES: &str = "tournaments/courses.figures.toml";

/// Begins and ends the part of a page that is written anew.
const MARKS: [&str; 2] = ["<!-- figures: cargo xtask courses -->\n", "<!-- end of figures -->"];

/// The page in each language.
const PAGES: [(&str, Lang); 2] =
    [("docs/book/src/courses.md", Lang::English), ("docs/fr/src/courses.md", Lang::French)];

/// Plays what of the tournament is not played yet, and writes the tables of the pages.
///
/// # Errors
/// A tournament that cannot be played, a figure that it does not answer, and a page without its marks.
#[expect(clippy::print_stdout, reason = "a chore talks to whoever typed it")]
pub(crate) fn compare() -> Result<()> {
    let db = root().join("target/courses.db");
    let mut play = Command::new("cargo");
    play.args(["run", "--release", "--quiet", "--", "run", SPEC, "--db"]).arg(&db);
    run(play.current_dir(root()), "the tournament")?;
    let report = report(&Store::open_to_read(&db)?)?;
    let figures = fs::read_to_string(root().join(FIGURES)).context(FIGURES)?;
    let figures = figures::read(&figures).context(FIGURES)?;
    for (page, lang) in PAGES {
        let text = fs::read_to_string(root().join(page)).context(page)?;
        let (head, rest) = text.split_once(MARKS[0]).context(page)?;
        let (_, tail) = rest.split_once(MARKS[1]).context(page)?;
        let table = figures::table(&figures, &report, lang)?;
        fs::write(
            root().join(page),
            [head, MARKS[0], "\n", &table, "\n", MARKS[1], tail].concat(),
        )?;
        println!("{page}: {} figures", figures.len());
    }
    Ok(())
}
