//! `damier lab prove-puzzles`: says of each position of a text whether it has one best action.

use crate::answer::json_line;
use crate::args::AnswerFormat;
use crate::failure::CommandError;
use crate::file::{self, Overwrites};
use crate::finding::finding_in_words;
use crate::out::Out;
use crate::powers::refuse_unsolved;
use crate::progress::{Spinner, stop_flag};
use crate::text::puzzle as text;
use crate::threads::make_pool;
use clap::Args;
use damier_catalog::{
    AnyAnalyst, AnyGame, Effort, Limits, Puzzle, PuzzleLine, PuzzleSet, TextError, open, shell_word,
};
use damier_experiments::PositionFinding;
use damier_reports::number::whole;
use serde::Serialize;
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;

#[derive(Args, Debug)]
pub(crate) struct ProvePuzzlesArgs {
    /// A puzzle set, as damier lab puzzles and damier review write it, or a text with a position on each line
    pub(crate) file: PathBuf,
    /// The game of a text of positions, for example quarto or filler:6x6; a puzzle set names its game
    #[arg(long)]
    pub(crate) game: Option<String>,
    /// Budget for proving a position
    #[arg(long, default_value = "300000nodes")]
    pub(crate) budget: String,
    /// Write the positions with one answer into this file, as a puzzle set with the values of all actions
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    /// Threads that prove [default: one per processor]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    /// Output format
    #[arg(long, value_enum, default_value_t = AnswerFormat::Text)]
    pub(crate) format: AnswerFormat,
}

/// A line of the text: its number, and what it asks.
struct ProofLine {
    number: usize,
    question: Result<ProofQuestion, TextError>,
}

/// A position to prove.
struct ProofQuestion {
    position: String,
    /// The puzzle that the line holds, if it is more than a position.
    puzzle: Option<Puzzle>,
}

/// The finding about a line as JSON.
#[derive(Serialize)]
struct Object<'a> {
    line: usize,
    one_answer: bool,
    finding: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    solution: Option<&'a str>,
}

pub(crate) fn prove_puzzles(
    args: &ProvePuzzlesArgs,
    out: &mut Out<'_>,
) -> Result<(), CommandError> {
    args.out.as_deref().map(|path| Overwrites::Puzzles.check(path)).transpose()?;
    let (game, lines) = read_lines(args)?;
    let game = open(&game)?;
    let mut analyst = game.analyst().ok_or_else(|| refuse_unsolved(&game.name()))?;
    let limits = Limits::read(&args.budget).map_err(|error| error.within("--budget"))?;
    let pool = make_pool(args.threads);
    let effort = Effort { limits, stop: Some(stop_flag()), gauge: None, pool: &pool };
    let (mut proven, mut is_stopped) = (Vec::new(), false);
    for line in &lines {
        let spinner = Spinner::new(text::proving(line.number as u64), out.lang);
        let finding = prove(game.as_ref(), analyst.as_mut(), line, &effort)?;
        drop(spinner);
        is_stopped = stop_flag().load(Ordering::Relaxed);
        if is_stopped {
            break;
        }
        write_finding(args, line.number, &finding, out)?;
        proven.extend(puzzle_of(line, finding));
    }
    if let Some(path) = &args.out {
        write_set(path, args, &game.name(), &proven)?;
    }
    if is_stopped {
        return Err(CommandError::Stopped);
    }
    let [failed, all] = [lines.len() - proven.len(), lines.len()].map(|count| whole(count as u64));
    match (lines.len(), proven.len()) {
        (0, _) => Err(CommandError::Input(text::none_in_file().into())),
        (all_lines, good) if all_lines > good => {
            Err(CommandError::Input(text::not_one_answer(failed, all)))
        }
        _ if args.format == AnswerFormat::Text => Ok(out.say(text::all_one_answer(all))?),
        _ => Ok(()),
    }
}

/// Reads the file. Returns the name of the game, and the lines.
fn read_lines(args: &ProvePuzzlesArgs) -> Result<(String, Vec<ProofLine>), CommandError> {
    let content = file::read(&args.file)?;
    let place = || args.file.display().to_string();
    if let Some(game) = &args.game
        && !PuzzleSet::is_set(&content)
    {
        let lines = (1..).zip(content.lines().map(str::trim));
        let lines = lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
        let plain = |(number, line): (usize, &str)| {
            let question = ProofQuestion { position: line.to_string(), puzzle: None };
            ProofLine { number, question: Ok(question) }
        };
        return Ok((game.clone(), lines.map(plain).collect()));
    }
    if !PuzzleSet::is_set(&content) {
        let why = TextError::failed("--game", text::name_the_game());
        return Err(why.within(place()).into());
    }
    let (game, lines) = PuzzleSet::read_lines(&content).map_err(|error| error.within(place()))?;
    let of_set = |PuzzleLine { number, puzzle }: PuzzleLine| {
        let question = puzzle.map(|puzzle| ProofQuestion {
            position: puzzle.position.clone(),
            puzzle: Some(puzzle),
        });
        ProofLine { number, question }
    };
    Ok((game, lines.into_iter().map(of_set).collect()))
}

fn prove(
    game: &dyn AnyGame,
    analyst: &mut dyn AnyAnalyst,
    line: &ProofLine,
    effort: &Effort<'_>,
) -> Result<PositionFinding, TextError> {
    let question = match &line.question {
        Ok(question) => question,
        Err(error) => return Ok(PositionFinding::Unreadable(error.clone().into())),
    };
    let solution = question.puzzle.as_ref().map(|puzzle| puzzle.solution.as_str());
    PositionFinding::prove(game, analyst, &question.position, solution, effort)
}

/// Returns the proven puzzle with the grade that its line has; `None` if there is not one answer.
fn puzzle_of(line: &ProofLine, finding: PositionFinding) -> Option<Puzzle> {
    let PositionFinding::OneAnswer(puzzle) = finding else { return None };
    let named = line.question.as_ref().ok().and_then(|question| question.puzzle.as_ref());
    Some(Puzzle { grade: named.and_then(|puzzle| puzzle.grade), ..puzzle })
}

fn write_finding(
    args: &ProvePuzzlesArgs,
    line: usize,
    finding: &PositionFinding,
    out: &mut Out<'_>,
) -> Result<(), CommandError> {
    let said = finding_in_words(finding, &args.budget);
    let solution = match finding {
        PositionFinding::OneAnswer(puzzle) => Some(puzzle.solution.as_str()),
        _ => None,
    };
    match args.format {
        AnswerFormat::Text => out.say(text::finding(line as u64, said))?,
        AnswerFormat::Json => {
            let finding = said.to_string();
            json_line(&Object { line, one_answer: solution.is_some(), finding, solution }, out)?;
        }
    }
    Ok(())
}

/// Writes the puzzles as a set.
fn write_set(
    path: &Path,
    args: &ProvePuzzlesArgs,
    game: &str,
    puzzles: &[Puzzle],
) -> Result<(), CommandError> {
    let budget = &args.budget;
    let source = shell_word(&args.file.display().to_string());
    let command = format!("damier lab prove-puzzles {source} --game {game} --budget {budget}");
    let lines: String = puzzles.iter().map(|puzzle| puzzle.write() + "\n").collect();
    let set = PuzzleSet::write_head(game, &command) + &lines;
    Overwrites::Puzzles.write(path, &set)
}
