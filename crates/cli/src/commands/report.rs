//! `damier report`: writes the tables of a run as text, JSON, CSV or an HTML page.

use crate::args::{OutputFormat, TableOptions};
use crate::counts;
use crate::failure::CommandError;
use crate::file::{self, Overwrites};
use crate::out::Out;
use crate::progress::{Spinner, stop_flag};
use crate::results::{RunFile, write};
use crate::saved_losses::SavedLosses;
use crate::text::{progress, run as text};
use clap::Args;
use damier_catalog::{Stopwatch, shell_word};
use damier_experiments::arena::{self, Report, Store};
use damier_experiments::{FileComparison, Hosting, Verifier, open};
use damier_i18n::Number;
use damier_reports::EventLosses;
use damier_reports::number::whole;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;

/// Show the tables of a run file
#[derive(Args, Debug)]
pub(crate) struct ReportArgs {
    /// The run file, or a .csv file that counts how often each tile was made, for example name,games,t1024,t2048
    pub(crate) run: PathBuf,
    #[command(flatten)]
    pub(crate) output: TableOptions,
    /// Write an HTML page instead: one file with tables, charts and games to step through, to publish or print
    #[arg(long, value_name = "FILE", conflicts_with = "format")]
    pub(crate) html: Option<PathBuf>,
    /// The title of the HTML page [default: the name of the run file]
    #[arg(long, value_name = "TEXT", requires = "html")]
    pub(crate) title: Option<String>,
    /// Write each figure of the HTML page as an SVG file in this folder, instead of tables
    #[arg(long, value_name = "FOLDER", conflicts_with_all = ["format", "html"])]
    pub(crate) figures: Option<PathBuf>,
    /// Measure ratings relative to this player instead of the player in the middle of the table
    #[arg(long, value_name = "PLAYER", allow_hyphen_values = true)]
    pub(crate) anchor: Option<String>,
    /// A file of losses that damier regret wrote about this run, for columns with what each player's moves lost. Can be
    /// repeated
    #[arg(long, value_name = "FILE")]
    pub(crate) losses: Vec<PathBuf>,
    /// First replay every game and compare it with its record
    #[arg(long)]
    pub(crate) verify: bool,
}

pub(crate) fn report(args: &ReportArgs, out: &mut Out<'_>) -> Result<(), CommandError> {
    args.html.as_deref().map(|path| Overwrites::Page.check(path)).transpose()?;
    if counts::is_table(&args.run) {
        return report_counts(args, out);
    }
    let store = Store::open_to_read(&args.run)?;
    let file = args.run.display().to_string();
    if args.verify {
        verify(&store, args.output.format, out)?;
    }
    let report = arena::report_from(&store, args.anchor.as_deref())?;
    let losses = read_losses(&store, &report, &args.losses)?;
    if let Some(folder) = &args.figures {
        return write_figures(&store, &report, &losses, folder, out);
    }
    if let Some(path) = &args.html {
        let spinner = Spinner::new(progress::writing_page(), out.lang);
        let title = args.title.as_deref();
        let page = damier_reports::page(&store, &report, &losses, title, out.lang)?;
        drop(spinner);
        Overwrites::Page.write(path, &page)?;
        return Ok(out.say(text::page_written(path.display().to_string()))?);
    }
    write(&report, &losses, args.output, RunFile { name: Some(&file) }, out)
}

/// Reads the losses of a run's games from files, and sums them up by event. Empty if no file is named.
fn read_losses(
    store: &Store,
    report: &Report,
    files: &[PathBuf],
) -> Result<Vec<EventLosses>, CommandError> {
    if files.is_empty() {
        return Ok(Vec::new());
    }
    let saved = SavedLosses::read(files)?;
    let mut all = Vec::new();
    for ((number, lineup), event) in (0..).zip(store.lineups()).zip(&report.events) {
        let mut games = Vec::new();
        for record in store.records(number) {
            games.extend(saved.find(&record?));
        }
        let game = open(&lineup.game)?;
        all.push(EventLosses::new(&lineup.name, game.as_ref(), &games, event.stored));
    }
    if all.iter().all(|losses| losses.games == 0) {
        let file = store.file().to_string();
        let word = shell_word(&file);
        return Err(CommandError::Input(text::losses_of_another_run(file, word)));
    }
    Ok(all)
}

/// Writes the figures of a report into a folder, creating it if necessary.
fn write_figures(
    store: &Store,
    report: &Report,
    losses: &[EventLosses],
    folder: &Path,
    out: &mut Out<'_>,
) -> Result<(), CommandError> {
    let figures = damier_reports::figures(store, report, losses, out.lang)?;
    if figures.is_empty() {
        return Err(CommandError::Input(text::no_figures(store.file().to_string())));
    }
    std::fs::create_dir_all(folder).map_err(|error| file::refuse_write(folder, &error))?;
    for (number, figure) in (1..).zip(&figures) {
        let path = folder.join(format!("figure-{number}.svg"));
        Overwrites::Picture.write(&path, &figure.svg)?;
        writeln!(out, "{}: {}", path.display(), figure.title)?;
    }
    Ok(())
}

/// Reports a table of outcomes. It has no games to show or replay.
fn report_counts(args: &ReportArgs, out: &mut Out<'_>) -> Result<(), CommandError> {
    let is_about_games = args.html.is_some() || args.figures.is_some() || args.anchor.is_some();
    if is_about_games || args.verify || !args.losses.is_empty() {
        return Err(CommandError::Input(text::no_games_behind(args.run.display().to_string())));
    }
    counts::report(&args.run, args.output, out)
}

/// The most games that are listed one by one.
const MAX_LISTED: u64 = 100;

/// Number of games between two checks of the clock.
const STEP: u64 = 256;

/// Replays all games. Prints that all agree, or lists those that differ and fails.
fn verify(store: &Store, format: OutputFormat, out: &mut Out<'_>) -> Result<(), CommandError> {
    let stored: u64 = store.stored()?;
    let (spinner, watch) = (Spinner::new(progress::replaying(), out.lang), Stopwatch::start());
    let (mut replayed, mut wrong) = (0u64, 0u64);
    for (number, lineup) in (0u32..).zip(store.lineups()) {
        let mut verifier = Verifier::new(store.spec(), number, lineup)
            .map_err(|error| error.within(text::place_event(&lineup.name)))?;
        verifier.draw_by(lineup, store.records(number))?;
        for record in store.records(number) {
            let record = record?;
            if let Err(why) = verifier.check(&record) {
                wrong += 1;
                if wrong <= MAX_LISTED {
                    out.say(text::disagrees(format!("{}/{}", lineup.name, record.id), why))?;
                }
            }
            replayed += 1;
            if replayed.is_multiple_of(STEP) {
                if stop_flag().load(Ordering::Relaxed) {
                    return Err(CommandError::Stopped);
                }
                let rate = replayed as f64 / watch.elapsed().as_secs_f64();
                let left = (stored.saturating_sub(replayed)) as f64 / rate;
                let left = Number::ungrouped(left, 0);
                spinner.say(progress::replayed(whole(replayed), whole(stored), left));
            }
        }
    }
    drop(spinner);
    if wrong > 0 {
        let (file, all) = (store.file(), whole(replayed));
        return Err(CommandError::Input(if wrong > MAX_LISTED {
            text::disagree_listed(file, whole(wrong), all, whole(MAX_LISTED))
        } else {
            text::disagree(file, whole(wrong), all)
        }));
    }
    if format == OutputFormat::Text {
        out.say(text::all_agree(whole(replayed)))?;
    }
    verify_files(store, format, out)
}

/// Compares the files of submissions, found from the current folder, with those that played.
fn verify_files(
    store: &Store,
    format: OutputFormat,
    out: &mut Out<'_>,
) -> Result<(), CommandError> {
    let hosting = Hosting::new(".", true);
    let FileComparison { same, other, missing } =
        FileComparison::new(store.spec(), store.lineups(), &hosting);
    if !other.is_empty() {
        return Err(CommandError::Input(text::other_files(other.join(", "))));
    }
    if format == OutputFormat::Text && !missing.is_empty() {
        out.say(text::no_files(missing.join(", ")))?;
    }
    if format == OutputFormat::Text && same > 0 {
        out.say(text::same_files(whole(same)))?;
    }
    Ok(())
}
