//! Arguments of `damier lab boards`.

use crate::args::AnswerFormat;
use crate::engine::Engine;
use clap::{ArgGroup, Args};

const AFTER_HELP: &str = "\
Each line found is a position of the game:
  damier lab boards GAME --exactly-drawn 20 > fair.txt
  damier solve GAME --stdin < fair.txt
  damier match GAME PLAYER PLAYER --openings fair.txt
  damier play GAME --position \"$(head -1 fair.txt)\" --against PLAYER
In Seven Colours, games played to the end (win=full) or to more than half (win=majority) can be drawn; with
win=half, the first to reach half wins. Opening number i is the same in every command with the same game and
seed, for any number of threads.";

#[derive(Args, Debug)]
#[command(after_help = AFTER_HELP)]
#[command(group = ArgGroup::new("what").required(true).args(["exactly_drawn", "margin", "measure"]))]
pub(crate) struct BoardsArgs {
    /// The game, for example filler:8x7 or filler:5x5,layout=symmetric
    pub(crate) game: String,
    /// Find N openings that are drawn under best play
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=i64::MAX as u64))]
    pub(crate) exactly_drawn: Option<u64>,
    /// Find openings that either seat wins by at most POINTS under best play
    #[arg(long, value_name = "POINTS")]
    pub(crate) margin: Option<u32>,
    /// The number of openings that --margin finds
    #[arg(long, alias = "most", value_name = "N", default_value_t = 10, conflicts_with_all = ["exactly_drawn", "measure"], value_parser = clap::value_parser!(u64).range(1..=i64::MAX as u64))]
    pub(crate) count: u64,
    /// Measure the advantage of the first move and of the seat on N openings; if the rules let either seat move first,
    /// each opening is judged once with each seat moving first
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=i64::MAX as u64))]
    pub(crate) measure: Option<u64>,
    /// Measure with games of this player against itself, instead of best play
    #[arg(long, value_name = "PLAYER", conflicts_with_all = ["exactly_drawn", "margin"])]
    pub(crate) by: Option<String>,
    /// Budget for solving an opening or, with --by, the budget of the player; openings that this budget cannot solve
    /// are only counted
    #[arg(long, default_value = "5s/move")]
    pub(crate) budget: String,
    /// Random seed of the openings
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Skip the first N openings, to resume a search that was stopped
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u64).range(..=(1 << 40) - 1))]
    pub(crate) skip: u64,
    /// Stop the search after N openings
    #[arg(long, value_name = "N", default_value_t = 100_000, conflicts_with = "measure", value_parser = clap::value_parser!(u64).range(1..=(1 << 40) - 1))]
    pub(crate) tries: u64,
    /// Who judges the openings
    #[arg(long, value_enum, default_value_t = Engine::Threads)]
    pub(crate) engine: Engine,
    /// Threads, each with its own opening [default: one per processor]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    /// Output format
    #[arg(long, value_enum, default_value_t = AnswerFormat::Text)]
    pub(crate) format: AnswerFormat,
}
