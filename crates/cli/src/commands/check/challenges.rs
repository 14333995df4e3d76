//! Reads the positions in which submissions are marked.

use super::args::CheckArgs;
use crate::commands::puzzle::find_set;
use crate::failure::{CommandError, complain};
use crate::file;
use crate::finding::finding_in_words;
use crate::powers::refuse_unsolved;
use crate::progress::{Spinner, stop_flag};
use crate::text::check as text;
use crate::threads::make_pool;
use damier_catalog::{AnyGame, Effort, Limits, PuzzleLevel, PuzzleLine, PuzzleSet, open};
use damier_experiments::{ChallengeFailure, ChallengePosition};
use damier_i18n::{Lang, Message};
use damier_reports::number::whole;
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::atomic::Ordering;

/// Number of positions of each grade that are used of a built-in set, unless the user asks for another number. The check
/// of a submission then takes seconds.
const USUAL_COUNT: u64 = 30;

/// Positions with their values.
pub(super) struct ChallengeSet {
    /// Name of the game.
    pub(super) game: String,
    pub(super) positions: Vec<ChallengePosition>,
}

/// Reads a set, and solves the positions whose values it does not hold.
///
/// # Errors
/// If the set cannot be read, or a position cannot be used. Each such position is reported.
pub(super) fn read_challenges(
    args: &CheckArgs,
    set: &str,
    lang: Lang,
) -> Result<ChallengeSet, CommandError> {
    let (name, lines, usual) = read_lines(set)?;
    let game = open(&name).map_err(|error| error.within(set))?;
    let lines = choose(lines, args.count.or(usual));
    let mut positions = Vec::with_capacity(lines.len());
    for read in read_positions(args, game.as_ref(), &lines, lang)? {
        match read {
            Ok(position) => positions.push(position),
            Err(LineFailure { line, failure }) => {
                let place = text::place(set, line.to_string());
                complain(text::at(place, failure_in_words(&failure, &args.proof_budget)), lang);
            }
        }
    }
    let refused = lines.len() - positions.len();
    if refused > 0 {
        let [refused, all] = [refused, lines.len()].map(|count| whole(count as u64));
        return Err(CommandError::Input(text::refused_positions(refused, all)));
    }
    if positions.is_empty() {
        return Err(CommandError::Input(text::no_positions(set)));
    }
    Ok(ChallengeSet { game: game.name(), positions })
}

/// Reads the lines of a file or of a built-in set. Returns the game, the numbered puzzles, and the usual number of
/// puzzles of each grade.
fn read_lines(set: &str) -> Result<(String, Vec<NumberedLine>, Option<u64>), CommandError> {
    let path = Path::new(set);
    if !path.is_file()
        && let Ok(game) = open(set)
    {
        let PuzzleSet { game, puzzles } = find_set(game.as_ref(), set)?;
        let lines = (1..).zip(puzzles);
        let lines = lines.map(|(number, puzzle)| PuzzleLine { number, puzzle: Ok(puzzle) });
        return Ok((game, number_lines(lines), Some(USUAL_COUNT)));
    }
    let read = PuzzleSet::read_lines(&file::read(path)?);
    let (game, lines) = read.map_err(|error| error.within(set))?;
    Ok((game, number_lines(lines.into_iter()), None))
}

/// A line with the number of its puzzle, from 1.
type NumberedLine = (u64, PuzzleLine);

fn number_lines(lines: impl Iterator<Item = PuzzleLine>) -> Vec<NumberedLine> {
    (1..).zip(lines).collect()
}

/// Keeps at most `count` puzzles of each grade. A damaged line is kept, so that it is reported.
fn choose(mut lines: Vec<NumberedLine>, count: Option<u64>) -> Vec<NumberedLine> {
    let mut kept: BTreeMap<Option<PuzzleLevel>, u64> = BTreeMap::new();
    lines.retain(|(_, line)| {
        let Ok(puzzle) = &line.puzzle else { return true };
        let kept = kept.entry(puzzle.level()).or_default();
        *kept += 1;
        count.is_none_or(|count| *kept <= count)
    });
    lines
}

/// A line that cannot be used: its number in the file, and why.
struct LineFailure {
    line: usize,
    failure: ChallengeFailure,
}

/// Reads or solves the positions of these lines.
fn read_positions(
    args: &CheckArgs,
    game: &dyn AnyGame,
    lines: &[NumberedLine],
    lang: Lang,
) -> Result<Vec<Result<ChallengePosition, LineFailure>>, CommandError> {
    let limits = Limits::read(&args.proof_budget);
    let limits = limits.map_err(|error| error.within("--proof-budget"))?;
    let mut analyst = game.analyst().ok_or_else(|| refuse_unsolved(&game.name()))?;
    let (spinner, stop, pool) =
        (Spinner::new(text::solving(game.name()), lang), stop_flag(), make_pool(None));
    let effort = Effort { limits, stop: Some(stop.clone()), gauge: None, pool: &pool };
    let mut positions = Vec::with_capacity(lines.len());
    for (number, line) in lines {
        let read = ChallengePosition::from_line(game, analyst.as_mut(), *number, line, &effort)?;
        positions.push(read.map_err(|failure| LineFailure { line: line.number, failure }));
        if stop.load(Ordering::Relaxed) {
            return Err(CommandError::Stopped);
        }
    }
    drop(spinner);
    Ok(positions)
}

/// Says why a position cannot be used.
fn failure_in_words(failure: &ChallengeFailure, budget: &str) -> Message {
    match failure {
        ChallengeFailure::Position(finding) => finding_in_words(finding, budget),
        ChallengeFailure::Illegal(action) => text::illegal_in_set(action),
        ChallengeFailure::Damaged(why) => why.clone(),
    }
}
