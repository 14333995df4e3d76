//! `damier boards`: fair openings, and what the first move and the seat are worth.

mod find;
mod measure;
mod show;

use crate::args::AnswerFormat;
use crate::failure::Failure;
use crate::progress::{Spinner, stop_flag};
use crate::solve::{pool, unsolved};
use clap::{ArgGroup, Args};
use std::io::Write;
use std::ops::Range;
use std::time::Duration;
use workbench::{
    AnyGame, Contest, Goal, Judge, Limits, ScopedThreads, Stopwatch, Survey, Surveyed, TextError,
    open,
};

const AFTER_HELP: &str = "\
Each line that is found is a position of the game named:
  damier boards filler:8x7,win=full --exactly-drawn 20 > fair.txt
  damier solve filler:8x7,win=full --stdin < fair.txt
  damier match filler:8x7,win=full greedy hybrid --openings fair.txt
  damier play filler:8x7,win=full --position \"$(head -1 fair.txt)\" --against greedy
In Seven Colours, play to the end (win=full) or to more than half (win=majority) can be drawn; whoever
reaches half first (win=half) has won. Opening number i is the same in every command of the same game and seed, at any number of threads.";

#[derive(Args, Debug)]
#[command(after_help = AFTER_HELP)]
#[command(group = ArgGroup::new("what").required(true).args(["exactly_drawn", "margin", "measure"]))]
pub(crate) struct BoardsArgs {
    /// The game, as filler:8x7 or filler:5x5,layout=symmetric
    pub(crate) game: String,
    /// Find so many openings that are drawn under best play
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) exactly_drawn: Option<u64>,
    /// Find openings that best play ends within so many points for either seat
    #[arg(long, value_name = "POINTS")]
    pub(crate) margin: Option<u32>,
    /// How many openings --margin finds
    #[arg(long, value_name = "N", default_value_t = 10, conflicts_with_all = ["exactly_drawn", "measure"], value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) most: u64,
    /// Measure on so many openings what the first move and the seat are worth: each is begun by either
    /// seat, where the game allows it
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) measure: Option<u64>,
    /// Measure by this player's games against itself, instead of best play
    #[arg(long, value_name = "PLAYER", conflicts_with_all = ["exactly_drawn", "margin"])]
    pub(crate) by: Option<String>,
    /// What solving an opening may take, or with --by what the player may spend; openings that are not
    /// solved within it are counted
    #[arg(long, default_value = "5s/move")]
    pub(crate) budget: String,
    /// The number from which all openings follow
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Leave out the first openings, to go on where a search was stopped
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u64).range(..1 << 40))]
    pub(crate) skip: u64,
    /// Give up the search after so many openings
    #[arg(long, value_name = "N", default_value_t = 100_000, conflicts_with = "measure", value_parser = clap::value_parser!(u64).range(1..1 << 40))]
    pub(crate) tries: u64,
    /// ScopedThreads, each with an opening of its own [default: one per processor]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    /// What the findings are written as
    #[arg(long, value_enum, default_value_t = AnswerFormat::Text)]
    pub(crate) format: AnswerFormat,
}

pub(crate) fn boards(args: &BoardsArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let game = open(&args.game)?;
    if game.contest() != Contest::Duel {
        let allowed = "a game whose seats have the same task, as filler or quarto";
        return Err(TextError::new(game.name(), "game", allowed).into());
    }
    let survey = Survey {
        game: game.as_ref(),
        seed: args.seed,
        any_seat_begins: args.measure.is_some(),
        judge: judge(args, game.as_ref())?,
        limits: Limits::read(&args.budget)?,
        stop: stop_flag(),
    };
    let walk = Walk { args, survey, pool: pool(args.threads) };
    match args.measure {
        Some(openings) => measure::measure(&walk, openings, out),
        None => find::find(&walk, out),
    }
}

fn judge(args: &BoardsArgs, game: &dyn AnyGame) -> Result<Judge, TextError> {
    match &args.by {
        Some(player) => Ok(Judge::Player(game.check_player(player, None)?)),
        None if game.analyst().is_none() => Err(unsolved(&game.name())),
        // Who wins takes less time than by how much.
        None if args.exactly_drawn.is_some() => Ok(Judge::Exact(Goal::Verdicts)),
        None => Ok(Judge::Exact(Goal::Scores)),
    }
}

/// A walk through openings in their order.
struct Walk<'a> {
    args: &'a BoardsArgs,
    survey: Survey<'a>,
    pool: ScopedThreads,
}

/// Openings are judged so many at a time that it takes about as long as this: long enough to keep all
/// threads busy, short enough to tell the progress.
const PART: Duration = Duration::from_millis(500);

impl Walk<'_> {
    /// Shows each opening of these numbers to `see`, in their order, until it has seen enough, and tells
    /// the progress that it says. False if Ctrl-C came first.
    fn go(
        &self,
        numbers: Range<u64>,
        mut see: impl FnMut(&Surveyed) -> Result<Sight, Failure>,
    ) -> Result<bool, Failure> {
        let spinner = Spinner::new(format!("judging openings of {}", self.survey.game.name()));
        let clock = Stopwatch::start();
        let least = 4 * self.pool.0.max(1) as u64;
        let (mut next, mut size) = (numbers.start, least);
        while next < numbers.end {
            let began = clock.elapsed();
            let part = next..numbers.end.min(next + size);
            let judged = self.survey.judge(part.clone(), &self.pool)?;
            for opening in &judged {
                match see(opening)? {
                    Sight::Enough => return Ok(true),
                    Sight::More(told) => {
                        let seconds = clock.elapsed().as_secs_f64().max(1e-3);
                        let rate = (opening.number + 1 - numbers.start) as f64 / seconds;
                        spinner.say(format!("{told}, {rate:.1} openings/s"));
                    }
                }
            }
            next += judged.len() as u64;
            if next < part.end {
                return Ok(false);
            }
            size = if clock.elapsed() - began < PART { 2 * size } else { least.max(size / 2) };
        }
        Ok(true)
    }
}

/// Whether a walk goes on, and how far it has come.
enum Sight {
    More(String),
    Enough,
}
