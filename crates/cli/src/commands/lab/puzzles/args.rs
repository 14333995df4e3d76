//! Arguments of `damier lab puzzles`.

use crate::args::AnswerFormat;
use clap::Args;
use std::path::PathBuf;

/// The default number of puzzles to find.
const FOUND: u64 = 10;

#[derive(Args, Debug)]
pub(crate) struct PuzzlesArgs {
    /// The game, for example quarto or filler:6x6
    pub(crate) game: String,
    /// The number of puzzles [default: 10; with --measure, all]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=i64::MAX as u64))]
    pub(crate) count: Option<u64>,
    /// Random seed of the games, or of the answers
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// A player; repeat the option for several players, the weakest first. The first two players play the games in
    /// which puzzles are found; with --measure, all players try to solve the puzzles [default: the game's levels]
    #[arg(long, value_name = "PLAYER")]
    pub(crate) by: Vec<String>,
    /// A player that grades puzzles; repeat the option for several players. A puzzle's grade is 1 plus the number of
    /// these players that miss it in most tries [default: the players of --by]
    #[arg(long, value_name = "PLAYER")]
    pub(crate) grade_by: Vec<String>,
    /// Budget for proving a position; a position not proven within it is not a puzzle
    #[arg(long, default_value = "300000nodes")]
    pub(crate) budget: String,
    /// Stop after N games
    #[arg(long, value_name = "N", default_value_t = 1_000_000, value_parser = clap::value_parser!(u64).range(1..=i64::MAX as u64))]
    pub(crate) tries: u64,
    /// The file to write [default: standard output]
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    /// Measure which share of the puzzles of each grade the players solve, instead of finding puzzles; each player
    /// tries each puzzle once
    #[arg(long, conflicts_with_all = ["tries", "out", "budget", "grade_by"])]
    pub(crate) measure: bool,
    /// Measure the puzzles of this file, instead of the built-in ones
    #[arg(long, value_name = "FILE", requires = "measure")]
    pub(crate) file: Option<PathBuf>,
    /// Threads that prove or try [default: one per processor]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    /// Output format of the measurement
    #[arg(long, value_enum, default_value_t = AnswerFormat::Text, requires = "measure")]
    pub(crate) format: AnswerFormat,
}

impl PuzzlesArgs {
    /// Returns the number of puzzles to find.
    pub(super) fn wanted(&self) -> u64 {
        self.count.unwrap_or(FOUND)
    }
}
