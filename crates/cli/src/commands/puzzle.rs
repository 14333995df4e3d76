//! `damier puzzle`: poses the puzzles of the day, other puzzles by their number, and those that were missed.

mod missed;
mod plain;

use crate::commands::play::{PlayMode, PuzzleView, Theme, is_there, show};
use crate::failure::CommandError;
use crate::file;
use crate::out::Out;
use crate::powers::list_examples;
use crate::saved_progress::SavedProgress;
use crate::text::puzzle as text;
use clap::{Args, ValueEnum};
use damier_catalog::{
    AnyGame, PuzzleLevel, PuzzleSet, TextError, data_folder, days_since_1970, open,
};
use damier_play::{PuzzleProgress, PuzzleSeries, level_in_words};
use std::path::{Path, PathBuf};

/// The environment variable that tests set to the day that counts as today, in days since 1 January 1970.
const DAY: &str = "DAMIER_DAY";

/// Solve the puzzles of the day, others by their number, or those you missed
#[derive(Args, Debug)]
pub(crate) struct PuzzleArgs {
    /// The game, for example quarto [default: the games of the day]
    game: Option<String>,
    /// How hard the puzzle is [default: easy; without a game, the first of today's puzzles that you have not finished]
    #[arg(long, value_enum, conflicts_with = "number")]
    grade: Option<GradeArg>,
    /// The number of the puzzle, from 1 [default: the puzzle of the day]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=i64::MAX as u64))]
    number: Option<u64>,
    /// List the puzzles that you missed; with --number, solve one of them
    #[arg(long, conflicts_with_all = ["game", "file", "grade"])]
    missed: bool,
    /// A file of puzzles written by damier lab puzzles or damier review, instead of the built-in ones
    #[arg(long, value_name = "FILE", conflicts_with = "game")]
    file: Option<PathBuf>,
    /// The background of your terminal, for readable colours in full screen
    #[arg(long, value_enum, default_value_t = Theme::Auto)]
    theme: Theme,
    /// Answer line by line instead of in full screen (the default in a pipe or with TERM=dumb)
    #[arg(long)]
    plain: bool,
}

/// The level of a puzzle.
#[derive(Clone, Copy, ValueEnum, Debug)]
enum GradeArg {
    /// Grade 1, and a win takes at most four steps
    Easy,
    /// Other puzzles of grades 1 to 3
    Medium,
    /// Grades 4 to 6
    Hard,
}

impl From<GradeArg> for PuzzleLevel {
    fn from(grade: GradeArg) -> Self {
        match grade {
            GradeArg::Easy => Self::Easy,
            GradeArg::Medium => Self::Medium,
            GradeArg::Hard => Self::Hard,
        }
    }
}

pub(crate) fn puzzle(args: &PuzzleArgs, out: &mut Out<'_>) -> Result<(), CommandError> {
    let (today, saved) = (today(), SavedProgress::new(data_folder()));
    let progress = saved.load().map_err(CommandError::Input)?;
    if args.missed && args.number.is_none() {
        return missed::list(progress.missed(), today, out);
    }
    let series = choose(args, &progress, today)?;
    if !args.plain && is_there() {
        let (table, puzzle_view) = PuzzleView::pose(series, today, saved)?;
        return show(table, PlayMode::Puzzle(Box::new(puzzle_view)), args.theme, out);
    }
    plain::solve(&series, today, &saved, &mut std::io::stdin().lock(), out)
}

/// Returns the day that counts as today: that of [`DAY`], otherwise that of the clock.
fn today() -> u64 {
    let fixed = std::env::var(DAY).ok().and_then(|day| day.parse().ok());
    fixed.unwrap_or_else(days_since_1970)
}

/// Returns the puzzle to pose, and those after it.
fn choose(
    args: &PuzzleArgs,
    progress: &PuzzleProgress,
    today: u64,
) -> Result<PuzzleSeries, CommandError> {
    let level = args.grade.map(PuzzleLevel::from);
    Ok(match (&args.file, &args.game) {
        (Some(path), _) => choose_in(&read_set(path)?, args.number, level, today)?,
        (None, Some(name)) => {
            let level = level.or(args.number.is_none().then_some(PuzzleLevel::Easy));
            choose_in(&find_set(open(name)?.as_ref(), name)?, args.number, level, today)?
        }
        (None, None) if args.missed => choose_missed(progress, args.number.unwrap_or(1))?,
        (None, None) => choose_of_day(args.number, level, progress, today)?,
    })
}

/// Returns the puzzle of a set with this number, or its puzzle of the day.
fn choose_in(
    set: &PuzzleSet,
    number: Option<u64>,
    level: Option<PuzzleLevel>,
    today: u64,
) -> Result<PuzzleSeries, TextError> {
    let chosen = number.or_else(|| set.number_of_day(today, level));
    let series = chosen.and_then(|chosen| PuzzleSeries::from_set(set, level)?.at_number(chosen));
    series.ok_or_else(|| match (number, level) {
        (Some(number), _) => refuse_number(number, set.puzzles.len()),
        (None, Some(level)) => {
            TextError::failed("--grade", text::none_of_grade(level_in_words(level)))
        }
        (None, None) => TextError::failed("", text::none_in_file()),
    })
}

fn choose_missed(progress: &PuzzleProgress, number: u64) -> Result<PuzzleSeries, TextError> {
    let missed = progress.missed();
    let series = PuzzleSeries::from_missed(missed);
    let series = series.ok_or_else(|| TextError::failed("--missed", text::none_missed()))?;
    let index = usize::try_from(number - 1).ok();
    let series = index.and_then(|index| series.at(index));
    series.ok_or_else(|| refuse_number(number, missed.len()))
}

/// Returns a puzzle of today, or another puzzle of the set that today's easy puzzle is from.
fn choose_of_day(
    number: Option<u64>,
    level: Option<PuzzleLevel>,
    progress: &PuzzleProgress,
    today: u64,
) -> Result<PuzzleSeries, TextError> {
    let none = || TextError::failed("", text::none_built_in());
    if number.is_some() {
        let set = PuzzleSet::of_day(today, PuzzleLevel::Easy)?.ok_or_else(none)?;
        return choose_in(&set, number, None, today);
    }
    let series = match level {
        Some(level) => PuzzleSeries::from_day(today)?.and_then(|series| series.at_level(level)),
        None => PuzzleSeries::for_today(today, progress)?,
    };
    series.ok_or_else(none)
}

fn refuse_number(number: u64, all: usize) -> TextError {
    TextError::new(number, "--number", text::numbers(all.to_string()))
}

/// Reads the puzzles of a file.
pub(crate) fn read_set(path: &Path) -> Result<PuzzleSet, CommandError> {
    let place = path.display().to_string();
    Ok(PuzzleSet::read(&file::read(path)?).map_err(|error| error.within(place))?)
}

/// Finds the built-in puzzles of a game. `name` is the text that the user typed for the game.
pub(crate) fn find_set(game: &dyn AnyGame, name: &str) -> Result<PuzzleSet, TextError> {
    let sets = game.info().puzzles.iter().map(|text| PuzzleSet::read(text));
    let sets = sets.collect::<Result<Vec<_>, _>>()?;
    let fits = |set: &PuzzleSet| set.game == game.name() || game.info().name == name;
    sets.into_iter().find(fits).ok_or_else(|| {
        let names = list_examples(|game| !game.info().puzzles.is_empty());
        TextError::failed("", text::with_puzzles(game.name(), names))
    })
}
