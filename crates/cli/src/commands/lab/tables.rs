//! `damier lab tables`: builds tables of exact probabilities for players to look up.

use crate::failure::CommandError;
use crate::out::Out;
use crate::progress::{Spinner, stop_flag};
use crate::table::{Align, TextTable};
use crate::text::other as text;
use crate::threads::make_pool;
use crate::usage_error::Refusal;
use clap::{Args, Subcommand};
use damier_catalog::{Stopwatch, TablePlan, TextError, data_folder, games};
use damier_experiments::{TableBudget, TableFailure, Tables, tables};
use damier_i18n::{Lang, Message, Number, count};
use damier_reports::number::{duration, megabytes, whole};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;
use std::time::Duration;

/// Formation if only a target is named.
const FORMATION: &str = "442";

#[derive(Subcommand, Debug)]
pub(crate) enum TablesWhat {
    /// Build the tables that gain most within the limits, or the table that is named
    ///
    /// A table that exists is not built again. Ctrl-C leaves existing files intact.
    Build(BuildArgs),
    /// List the existing tables
    List(FolderArgs),
    /// Check every byte of the existing tables
    Verify(FolderArgs),
}

/// Arguments that name a game's tables and their folder.
#[derive(Args, Debug)]
pub(crate) struct FolderArgs {
    /// The game
    #[arg(default_value = games()[0].name)]
    pub(crate) game: String,
    /// The folder of the tables [default: $DAMIER_DATA, or damier in the platform's data folder]
    #[arg(long, value_name = "DIR")]
    pub(crate) folder: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct BuildArgs {
    #[command(flatten)]
    pub(crate) place: FolderArgs,
    /// The cells that hold large tiles, which stay in place: the number of other cells in each row from the top (442),
    /// the name L3 (a 2x3 block in a corner), or all cells written out with # for large tiles (..../..../..##/####).
    /// With a + at the end, large tiles may move by one cell. With @ and a large tile's cell (0 to f, row by row:
    /// L3@a), that tile equals the target, which must be made beside it [default: 442 if there is a target]
    #[arg(long, value_name = "NAME")]
    pub(crate) formation: Option<String>,
    /// The tile to make on the other cells: 16 to 4096 [default: the largest that fits]
    #[arg(long, value_name = "TILE")]
    pub(crate) target: Option<u32>,
    /// Build nothing: show the tables worth building, what they need, and the scores with them
    #[arg(long, conflicts_with_all = ["formation", "target"])]
    pub(crate) advise: bool,
    /// Disk space for the tables
    #[arg(long, value_name = "SIZE", default_value = "2GB", value_parser = read_size)]
    pub(crate) disk: u64,
    /// Memory for the build
    #[arg(long, value_name = "SIZE", default_value = "4GB", value_parser = read_size)]
    pub(crate) memory: u64,
    /// Threads that build [default: one per processor]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
}

pub(crate) fn run_tables(what: &TablesWhat, out: &mut Out<'_>) -> Result<(), CommandError> {
    match what {
        TablesWhat::Build(args) => build(args, out),
        TablesWhat::List(args) => list(args, out),
        TablesWhat::Verify(args) => verify(args, out),
    }
}

/// Reads a number of bytes, such as 800MB, 2GB or 1.5GiB.
fn read_size(text: &str) -> Result<u64, Refusal> {
    let text = text.trim();
    let units = [
        ("KiB", 1024.0),
        ("MiB", 1_048_576.0),
        ("GiB", 1_073_741_824.0),
        ("KB", 1e3),
        ("MB", 1e6),
        ("GB", 1e9),
        ("TB", 1e12),
        ("B", 1.0),
    ];
    let lower = text.to_ascii_lowercase();
    let read = units.iter().find_map(|(unit, bytes)| {
        let number = lower.strip_suffix(&unit.to_ascii_lowercase())?.trim().parse::<f64>().ok()?;
        Some(number * bytes)
    });
    let read = read.filter(|bytes| (1.0..1e18).contains(bytes));
    read.map(|bytes| bytes as u64).ok_or(Refusal(text::expected_size()))
}

fn find_folder(args: &FolderArgs) -> Result<PathBuf, TextError> {
    let none = || TextError::failed("--folder", text::no_folder());
    args.folder.clone().or_else(data_folder).ok_or_else(none)
}

fn open_tables(args: &FolderArgs) -> Result<(Tables, PathBuf), TextError> {
    let folder = find_folder(args)?;
    Ok((tables(&args.game, &folder)?, folder))
}

fn build(args: &BuildArgs, out: &mut Out<'_>) -> Result<(), CommandError> {
    let (tables, folder) = open_tables(&args.place)?;
    let budget = TableBudget { disk: args.disk, memory: args.memory };
    if args.advise {
        return advise(&tables, budget, out);
    }
    if args.formation.is_some() || args.target.is_some() {
        let formation = args.formation.as_deref().unwrap_or(FORMATION);
        return build_one(
            &tables.plan(formation, args.target, budget)?,
            (&tables, &folder),
            args,
            out,
        );
    }
    let advice = tables.advise(budget)?;
    let plans = advice.iter().filter(|set| set.fits).flat_map(|set| &set.plans);
    let mut plans = plans.peekable();
    if plans.peek().is_none() {
        out.say(text::no_room_for_tables())?;
        return advise(&tables, budget, out);
    }
    plans.try_for_each(|plan| build_one(plan, (&tables, &folder), args, out))
}

/// Shows the tables worth building, and the mean scores with them.
fn advise(tables: &Tables, budget: TableBudget, out: &mut Out<'_>) -> Result<(), CommandError> {
    let mut shown = TextTable::new(out.lang);
    shown.column(text::tables(), Align::Left).column(text::disk_in_all(), Align::Right);
    shown.column(text::build_memory(), Align::Right).column(text::mean_score(), Align::Right);
    shown.column(text::fits(), Align::Left);
    let mut earlier = "";
    for set in tables.advise(budget)? {
        let names = set.plans.iter().map(|plan| format!("{} {}", plan.formation, plan.target));
        let names = names.collect::<Vec<_>>().join(", ");
        let (mean, error) = set.score;
        shown.row([
            if names.is_empty() { text::none().into() } else { format!("{earlier}{names}").into() },
            megabytes(set.disk),
            megabytes(set.memory),
            format!("{mean} ± {error}").into(),
            Message::from(if set.fits { text::yes() } else { text::no() }),
        ]);
        earlier = if names.is_empty() { "" } else { "+ " };
    }
    writeln!(out, "{shown}")?;
    Ok(out.say(text::advice_is_of())?)
}

/// Builds a table, unless it already exists.
fn build_one(
    plan: &TablePlan,
    (tables, folder): (&Tables, &Path),
    args: &BuildArgs,
    out: &mut Out<'_>,
) -> Result<(), CommandError> {
    if let Some(path) = tables.built(plan)? {
        return Ok(out.say(text::table_there(path.display().to_string()))?);
    }
    let watch = CountProgress::new(plan, out.lang);
    let mut step = |done: u64, of: u64| watch.step(done, of);
    let built = tables.build(plan, args.disk, &make_pool(args.threads), &mut step);
    drop(watch);
    let built = built.map_err(|failure| match failure {
        TableFailure::Refused(error) => error.into(),
        TableFailure::Stopped => CommandError::Stopped,
        TableFailure::Unwritten(message) => CommandError::Machine(message),
    })?;
    let path = folder.join(&plan.file);
    let (target, chance) = (plan.target.to_string(), Number::ungrouped(100.0 * built.chance, 2));
    let (name, size) = (path.display().to_string(), megabytes(built.bytes));
    out.say(text::table_built(name, built.afterstates, size, target, chance))?;
    // A table is checked before players first use it. Checked now, it does not let them wait.
    if check(tables, &path, out.lang)? { Ok(()) } else { Err(CommandError::Stopped) }
}

fn list(args: &FolderArgs, out: &mut Out<'_>) -> Result<(), CommandError> {
    let (tables, folder) = open_tables(args)?;
    let files = tables.files()?;
    if files.is_empty() {
        let hint = format!("damier lab tables build {}", args.game);
        return Ok(out.say(text::no_tables(folder.display().to_string(), hint))?);
    }
    let mut shown = TextTable::new(out.lang);
    shown.column(text::file(), Align::Left).column(text::formation(), Align::Left);
    shown.column(text::target(), Align::Right).column(text::afterstates(), Align::Right);
    shown.column(text::size(), Align::Right);
    let mut refused = Ok(());
    for path in files {
        match tables.row(&path) {
            Ok(row) => {
                shown.row([
                    name(&path),
                    row.formation,
                    row.target.to_string(),
                    count(row.afterstates, Lang::English),
                    megabytes(row.bytes).to_string(),
                ]);
            }
            Err(error) => refused = refused.and(Err(error)),
        }
    }
    writeln!(out, "{}\n{shown}", folder.display())?;
    Ok(refused?)
}

fn verify(args: &FolderArgs, out: &mut Out<'_>) -> Result<(), CommandError> {
    let (tables, _) = open_tables(args)?;
    let mut refused = Ok(());
    for path in tables.files()? {
        match check(&tables, &path, out.lang) {
            Ok(true) => out.say(text::whole(path.display().to_string()))?,
            Ok(false) => return Err(CommandError::Stopped),
            Err(error) => refused = refused.and(Err(error)),
        }
    }
    Ok(refused?)
}

/// Checks a whole table, and shows the progress. Returns false after Ctrl-C.
fn check(tables: &Tables, path: &Path, lang: Lang) -> Result<bool, TextError> {
    let (spinner, stop) = (Spinner::new(text::checking(name(path)), lang), stop_flag());
    tables.verify(path, &mut |done| {
        spinner.say(text::checking_at(name(path), megabytes(done)));
        !stop.load(Ordering::Relaxed)
    })
}

fn name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// Shows progress: arrangements done, rate, time left.
struct CountProgress {
    spinner: Spinner,
    clock: Stopwatch,
    what: Message,
}

impl CountProgress {
    fn new(plan: &TablePlan, lang: Lang) -> Self {
        // Without the flag's handler, Ctrl-C would leave a partial file behind.
        stop_flag();
        let what = text::building(&plan.formation, plan.target.to_string());
        Self { spinner: Spinner::new(what.clone(), lang), clock: Stopwatch::start(), what }
    }

    /// Shows the progress. Returns true to continue, and false after Ctrl-C.
    fn step(&self, done: u64, of: u64) -> bool {
        let seconds = self.clock.elapsed().as_secs_f64();
        let rate = done as f64 / seconds.max(1e-3);
        let left = Duration::from_secs_f64(of.saturating_sub(done) as f64 / rate.max(1.0));
        let [done, of] = [done, of].map(|count| whole(count / 1_000_000));
        let rate = Number::ungrouped(rate / 1e6, 1);
        self.spinner.say(text::built(self.what.clone(), done, of, rate, duration(left)));
        !stop_flag().load(Ordering::Relaxed)
    }
}

#[cfg(test)]
mod tests {
    use super::read_size;

    #[test]
    fn sizes_are_read() {
        let sizes = [("2GB", 2_000_000_000), ("1.5 gib", 1_610_612_736), ("800mb", 800_000_000)];
        for (text, bytes) in sizes.into_iter().chain([("512B", 512), ("3TB", 3_000_000_000_000)]) {
            assert_eq!(read_size(text), Ok(bytes), "{text}");
        }
        for text in ["", "2", "GB", "-1GB", "nanGB", "infGB", "0B", "2XB"] {
            assert!(read_size(text).is_err(), "{text}");
        }
    }
}
