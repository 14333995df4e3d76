//! `damier review`: reviews a saved game or a game of a run, and shows where it turned.

mod graph;
mod json;
mod paragraph;
mod puzzles;
mod table;

use crate::answer;
use crate::args::AnswerFormat;
use crate::commands::play::{PlayMode, ReviewWalk, Theme, is_there, show};
use crate::failure::CommandError;
use crate::file::{self, Overwrites};
use crate::out::Out;
use crate::progress::{StepProgress, stop_flag};
use crate::record;
use crate::text::review as text;
use crate::threads::{default_threads, make_pool};
use clap::Args;
use damier_catalog::{Limits, SavedGame, TextError, open, shell_word};
use damier_experiments::arena::{Store, Termination};
use damier_i18n::{Lang, Message};
use damier_play::{
    Analyser, GameController, Review, ReviewOrder, Reviewer, SeatPlan, usual_limits,
};
use damier_reports::number::whole;
use paragraph::{count_columns, write_paragraph};
use std::io::Write;
use std::path::{Path, PathBuf};

/// Review a game turn by turn: the best move, the move played, and what it cost
#[derive(Args, Debug)]
pub(crate) struct ReviewArgs {
    /// A saved game, or a run file
    file: PathBuf,
    /// The game of a run: EVENT/NUMBER (see damier games), or NUMBER in the first event
    game: Option<String>,
    /// Budget per turn: half for a proof, half for an estimate [default: a minute of CPU time for the whole game, but
    /// at most 500ms/move]
    #[arg(long)]
    budget: Option<String>,
    /// The player that estimates where no exact answer is found [default: the network, or a player that
    /// suits the game]
    #[arg(long, value_name = "PLAYER")]
    advisor: Option<String>,
    /// Review only every N-th turn of each player
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    every: u32,
    /// Show every reviewed turn, not only the mistakes
    #[arg(long)]
    all: bool,
    /// Step through the game in full screen, with the verdict on every turn next to the board
    #[arg(long, conflicts_with_all = ["all", "format"])]
    board: bool,
    /// The background of your terminal, for readable colours in full screen
    #[arg(long, value_enum, default_value_t = Theme::Auto, requires = "board")]
    theme: Theme,
    /// Save the mistakes with one proven answer in this file, as puzzles for damier puzzle --file
    #[arg(long, value_name = "FILE", conflicts_with = "board")]
    puzzles: Option<PathBuf>,
    /// Threads that search for exact answers [default: one per processor]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Output format
    #[arg(long, value_enum, default_value_t = AnswerFormat::Text)]
    format: AnswerFormat,
}

impl ReviewArgs {
    /// Returns the run file and the name of the game if the command reviews a game of a run; `None` for a saved game.
    pub(crate) fn of_run(&self) -> Option<(String, &str)> {
        Some((self.file.display().to_string(), self.game.as_deref()?))
    }

    /// Returns the file for the mistakes as puzzles.
    pub(crate) fn puzzles(&self) -> Option<String> {
        self.puzzles.as_ref().map(|path| path.display().to_string())
    }

    /// Returns the command, without options.
    fn command(&self) -> String {
        let game = self.game.iter().map(|game| format!(" {}", shell_word(game)));
        format!("damier review {}{}", shell_word(&self.saved()), game.collect::<String>())
    }

    /// Returns the path of the saved game.
    pub(crate) fn saved(&self) -> String {
        self.file.display().to_string()
    }
}

pub(crate) fn review(args: &ReviewArgs, out: &mut Out<'_>) -> Result<(), CommandError> {
    args.puzzles.as_deref().map(|path| Overwrites::Puzzles.check(path)).transpose()?;
    let (saved, fault) = load(args)?;
    let limits = args.budget.as_deref().map(Limits::read).transpose()?;
    let every = args.every as usize;
    let order = ReviewOrder { limits: Limits::NONE, advisor: args.advisor.clone(), every };
    let place = |error: TextError| error.within(args.file.display().to_string());
    let mut reviewer = Reviewer::new(&saved, order).map_err(place)?;
    let (_, turns) = reviewer.progress();
    let limits = limits.unwrap_or_else(|| usual_limits(turns));
    reviewer.limit(limits);
    if args.board {
        return walk_through(args, &saved, reviewer, out);
    }
    let stopped = !go_over(&mut reviewer, args.threads, out.lang);
    let review = reviewer.review();
    match args.format {
        AnswerFormat::Json => write_json(review, out)?,
        AnswerFormat::Text => {
            write_text(review, fault, args.all, out)?;
            puzzles::describe(&review.puzzles(), limits, args.puzzles.is_some(), out)?;
        }
    }
    if let Some(path) = &args.puzzles {
        let command = format!("{} --budget {limits}", args.command());
        puzzles::save(review, &command, path)?;
    }
    if stopped { Err(CommandError::Stopped) } else { Ok(()) }
}

/// Reviews the game in full screen, where the user can step through it meanwhile.
fn walk_through(
    args: &ReviewArgs,
    saved: &SavedGame,
    reviewer: Reviewer,
    out: &mut Out<'_>,
) -> Result<(), CommandError> {
    if !is_there() {
        return Err(TextError::failed("--board", text::needs_terminal()).into());
    }
    let game = open(&saved.game)?;
    let session = game.load(saved, 0)?;
    let seats = vec![None; game.seats()];
    let seated =
        SeatPlan { players: seats, advisor: None, limits: Limits::NONE, seed: 0, position: None };
    let mut table = GameController::new(game, session, seated);
    table.go_to(0);
    let threads = args.threads.map_or_else(default_threads, usize::from);
    let walk = ReviewWalk::begin(reviewer, threads)?;
    show(table, PlayMode::Review(Box::new(walk)), args.theme, out)
}

/// Loads the game, and a description of the fault if a fault ended the game.
fn load(args: &ReviewArgs) -> Result<(SavedGame, Option<Message>), CommandError> {
    let Some(game) = &args.game else {
        refuse_run(&args.file)?;
        let text = file::read(&args.file)?;
        let saved = SavedGame::read(&text)
            .map_err(|error| error.within(args.file.display().to_string()))?;
        return Ok((saved, None));
    };
    let record = record::find(&Store::open_to_read(&args.file)?, game)?;
    let fault = matches!(record.termination, Termination::Fault { .. });
    Ok((record.saved(), fault.then(|| record.termination.in_words())))
}

/// Returns an error if the file is a run file, because the command then needs the number of a game.
fn refuse_run(path: &Path) -> Result<(), CommandError> {
    if Store::open_to_read(path).is_err() {
        return Ok(());
    }
    Err(TextError::failed(path.display().to_string(), text::name_a_game()).into())
}

/// Judges one turn after another. Returns true at the end, and false if Ctrl-C was pressed before.
fn go_over(reviewer: &mut Reviewer, threads: Option<u16>, lang: Lang) -> bool {
    let steps = StepProgress::turns(reviewer.progress().1, lang);
    let (mut analyser, pool) = (Analyser::default(), make_pool(threads));
    reviewer.go_over(&mut analyser, &pool, &stop_flag(), &mut |done| steps.reach(done))
}

fn write_text(
    review: &Review,
    fault: Option<Message>,
    all: bool,
    out: &mut Out<'_>,
) -> Result<(), CommandError> {
    writeln!(out, "{}\n", review.game)?;
    write_paragraph(&review.summary(), out)?;
    if let Some(fault) = fault {
        out.say(text::by_fault(fault))?;
    }
    if review.unjudged > 0 {
        let why = review.trouble.clone().unwrap_or_else(|| text::nobody_knew().into());
        out.say(text::unjudged(whole(review.unjudged as u64), why))?;
    }
    let graph = graph::graph(review, count_columns(), out.lang);
    if !graph.is_empty() {
        writeln!(out, "\n{}", graph.join("\n"))?;
    }
    table::write(review, all, out)
}

fn write_json(review: &Review, out: &mut Out<'_>) -> Result<(), CommandError> {
    for turn in &review.turns {
        answer::json_line(&json::turn(review, turn), out)?;
    }
    answer::json_line(&json::whole(review), out)
}
