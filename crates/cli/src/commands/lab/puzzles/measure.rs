//! Measures the share of each grade's puzzles that players solve.

use super::args::PuzzlesArgs;
use super::players::choose_players;
use crate::answer::json_line;
use crate::args::AnswerFormat;
use crate::commands::puzzle::{find_set, read_set};
use crate::failure::CommandError;
use crate::out::Out;
use crate::pace::Pace;
use crate::progress::{Spinner, stop_flag};
use crate::table::{Align, TextTable};
use crate::text::puzzle as text;
use crate::threads::make_pool;
use damier_catalog::{AnyGame, Puzzle, PuzzleSet, TextError, open};
use damier_experiments::arena::Estimate;
use damier_experiments::{PuzzleShare, PuzzleTrial};
use damier_i18n::{Lang, Message};
use damier_reports::number::{share, whole};
use serde::Serialize;
use std::io::Write;
use std::sync::atomic::{AtomicU64, Ordering};

/// Columns repeated in every part of a folded table: the grade and the number of puzzles.
const GRADE_COLUMNS: usize = 2;

pub(super) fn measure(
    args: &PuzzlesArgs,
    game: &dyn AnyGame,
    out: &mut Out<'_>,
) -> Result<(), CommandError> {
    let PuzzleSet { game: name, mut puzzles } = match &args.file {
        Some(path) => read_set(path)?,
        None => find_set(game, &args.game)?,
    };
    if args.file.is_some() && name != game.name() {
        return Err(TextError::new(game.name(), text::place(), text::game_of_file(name)).into());
    }
    let game = open(&name)?;
    let players = choose_players(args, game.as_ref())?;
    let count = args.count.map_or(puzzles.len(), |count| count.try_into().unwrap_or(usize::MAX));
    puzzles.truncate(count);
    let found = ask(args, (game.as_ref(), &players), &puzzles, out.lang)?;
    let shares = PuzzleShare::count(&puzzles, &found);
    let measured =
        PuzzleMeasurement { game: &name, seed: args.seed, puzzles: found.len(), players: &players };
    match args.format {
        AnswerFormat::Text => measured.write(&shares, out)?,
        AnswerFormat::Json => {
            shares.iter().try_for_each(|share| json_line(&measured.object(share), out))?;
        }
    }
    // Results measured before Ctrl-C are still shown.
    if found.len() == puzzles.len() { Ok(()) } else { Err(CommandError::Stopped) }
}

/// Has the players try the puzzles, and shows the progress.
fn ask(
    args: &PuzzlesArgs,
    (game, players): (&dyn AnyGame, &[String]),
    puzzles: &[Puzzle],
    lang: Lang,
) -> Result<Vec<Vec<bool>>, CommandError> {
    let spinner = Spinner::new(text::trying(game.name()), lang);
    let (done, pace, all) = (AtomicU64::new(0), Pace::new(0), puzzles.len() as u64);
    let tried = || {
        let done = done.fetch_add(1, Ordering::Relaxed) + 1;
        spinner.say(match pace.left(done, all) {
            Some(left) => text::tried_left(done, all, left),
            None => text::tried(done, all),
        });
    };
    let trial = PuzzleTrial { game, seed: args.seed, players, stop: stop_flag(), tried: &tried };
    Ok(trial.ask(puzzles, &make_pool(args.threads))?)
}

/// The results with the game and the players.
struct PuzzleMeasurement<'a> {
    game: &'a str,
    seed: u64,
    puzzles: usize,
    players: &'a [String],
}

impl PuzzleMeasurement<'_> {
    fn write(&self, shares: &[PuzzleShare], out: &mut Out<'_>) -> Result<(), CommandError> {
        let all = whole(self.puzzles as u64);
        out.say(text::measured(self.game, all, self.seed.to_string()))?;
        for part in shares.chunk_by(|one, next| one.task == next.task) {
            let Some(task) = part.first().map(|share| share.task) else { continue };
            writeln!(out)?;
            if let Some(task) = task {
                out.say(name_task(task))?;
            }
            writeln!(out, "{}", self.lay_out(part, out.lang).folded(GRADE_COLUMNS))?;
        }
        writeln!(out)?;
        Ok(out.say(text::measured_intervals())?)
    }

    fn lay_out(&self, shares: &[PuzzleShare], lang: Lang) -> TextTable {
        let mut table = TextTable::new(lang);
        table
            .column(text::grade_column(), Align::Right)
            .column(text::puzzles_column(), Align::Right);
        for player in self.players {
            table.column(player.clone(), Align::Right);
        }
        for PuzzleShare { grade, puzzles, solved, .. } in shares {
            let grade = grade.map_or_else(|| "-".into(), |grade| Message::from(grade.to_string()));
            let head = [grade, puzzles.to_string().into()];
            table.row(head.into_iter().chain(solved.iter().map(share)));
        }
        table
    }

    fn object<'a>(&'a self, share: &'a PuzzleShare) -> GradeObject<'a> {
        let players = self.players.iter().map(String::as_str);
        GradeObject {
            game: self.game,
            seed: self.seed,
            task: share.task,
            grade: share.grade,
            puzzles: share.puzzles,
            solved: players.zip(share.solved.iter().copied()).map(SolvedShare::new).collect(),
        }
    }
}

fn name_task(task: &str) -> Message {
    match task {
        "win" => text::task_win().into(),
        "hold" => text::task_hold().into(),
        _ => text::task_most().into(),
    }
}

/// The results for the puzzles of a grade, as JSON. Without a task, they cover the puzzles of all tasks.
#[derive(Serialize)]
struct GradeObject<'a> {
    game: &'a str,
    seed: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    task: Option<&'a str>,
    grade: Option<u32>,
    puzzles: u64,
    solved: Vec<SolvedShare<'a>>,
}

/// The share that a player solved.
#[derive(Serialize)]
struct SolvedShare<'a> {
    player: &'a str,
    share: Estimate,
}

impl<'a> SolvedShare<'a> {
    fn new((player, share): (&'a str, Estimate)) -> Self {
        Self { player, share }
    }
}
