//! `damier report`: the tables of a run as text, JSON or CSV, or as a page.

mod verify;

use crate::args::TableOptions;
use crate::counts;
use crate::failure::CommandError;
use crate::file;
use crate::out::Out;
use crate::progress::Spinner;
use crate::results::{RunFile, write};
use crate::say::{progress, run as say};
use clap::Args;
use damier_experiments::arena::{self, Report, Store};
use std::io::Write;
use std::path::{Path, PathBuf};

/// Show the tables of a run file
#[derive(Args, Debug)]
pub(crate) struct ReportArgs {
    /// The run file, or a table of how often each tile was made, as name,games,t1024,t2048 in a file named .csv
    pub(crate) run: PathBuf,
    #[command(flatten)]
    pub(crate) output: TableOptions,
    /// Write a page of HTML instead: one file with tables, charts and games to step through, to publish or to print
    #[arg(long, value_name = "FILE", conflicts_with = "format")]
    pub(crate) html: Option<PathBuf>,
    /// Write each figure of that page as an SVG file in this folder instead
    #[arg(long, value_name = "FOLDER", conflicts_with_all = ["format", "html"])]
    pub(crate) figures: Option<PathBuf>,
    /// Measure ratings from this player instead of the one in the middle
    #[arg(long, value_name = "PLAYER", allow_hyphen_values = true)]
    pub(crate) anchor: Option<String>,
    /// First replay every game and compare it with its record
    #[arg(long)]
    pub(crate) verify: bool,
}

pub(crate) fn report(args: &ReportArgs, out: &mut Out<'_>) -> Result<(), CommandError> {
    args.html.as_deref().map(file::check_page).transpose()?;
    if counts::is_table(&args.run) {
        return report_counts(args, out);
    }
    let store = Store::open_to_read(&args.run)?;
    let file = args.run.display().to_string();
    if args.verify {
        verify::verify(&store, args.output.format, out)?;
    }
    let report = arena::report_from(&store, args.anchor.as_deref())?;
    if let Some(folder) = &args.figures {
        return write_figures(&store, &report, folder, out);
    }
    if let Some(path) = &args.html {
        let spinner = Spinner::new(progress::writing_page(), out.lang);
        let page = damier_reports::page(&store, &report, out.lang)?;
        drop(spinner);
        file::write_page(path, &page)?;
        return Ok(out.say(say::page_written(path.display().to_string()))?);
    }
    write(&report, args.output, RunFile { name: Some(&file) }, out)
}

/// Writes the figures of a report into a folder, which is made if it is not there.
fn write_figures(
    store: &Store,
    report: &Report,
    folder: &Path,
    out: &mut Out<'_>,
) -> Result<(), CommandError> {
    let figures = damier_reports::figures(store, report, out.lang)?;
    std::fs::create_dir_all(folder).map_err(|error| file::refuse_write(folder, &error))?;
    for (number, figure) in (1..).zip(&figures) {
        let path = folder.join(format!("figure-{number}.svg"));
        file::replace(&path, &figure.svg).map_err(|error| file::refuse_write(&path, &error))?;
        writeln!(out, "{}: {}", path.display(), figure.title)?;
    }
    Ok(())
}

/// Reports a table of outcomes, behind which there are no games to show or to replay.
fn report_counts(args: &ReportArgs, out: &mut Out<'_>) -> Result<(), CommandError> {
    if args.html.is_some() || args.figures.is_some() || args.anchor.is_some() || args.verify {
        return Err(CommandError::Input(say::no_games_behind(args.run.display().to_string())));
    }
    counts::report(&args.run, args.output, out)
}
