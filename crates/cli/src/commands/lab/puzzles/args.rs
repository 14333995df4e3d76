//! The puzzles to find, or to measure.

use crate::args::AnswerFormat;
use clap::Args;
use std::path::PathBuf;

/// The number of puzzles found where none is given.
const FOUND: u64 = 10;

#[derive(Args, Debug)]
pub(crate) struct PuzzlesArgs {
    /// The game, as quarto or filler:6x6
    pub(crate) game: String,
    /// The number of puzzles [default: 10; with --measure, all]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) count: Option<u64>,
    /// Random seed of the games, or of the answers
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// A player, the weakest first, once for each: the first two play the games that puzzles are found in, and with
    /// --measure all try to solve them [default: the game's levels]
    #[arg(long, value_name = "PLAYER")]
    pub(crate) by: Vec<String>,
    /// A player to grade puzzles by, once for each: the grade is one more than the number of those who mostly miss it
    /// [default: those of --by]
    #[arg(long, value_name = "PLAYER")]
    pub(crate) grade_by: Vec<String>,
    /// Budget of the proof of a position; what is not proven within it is no puzzle
    #[arg(long, default_value = "300000nodes")]
    pub(crate) budget: String,
    /// Stop after N games
    #[arg(long, value_name = "N", default_value_t = 1_000_000, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) tries: u64,
    /// The file to write [default: standard output]
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    /// Measure which share of the puzzles of each grade the players solve, instead of finding any: each tries each puzzle
    /// once
    #[arg(long, conflicts_with_all = ["tries", "out", "budget", "grade_by"])]
    pub(crate) measure: bool,
    /// Measure the puzzles of this file, instead of those that ship
    #[arg(long, value_name = "FILE", requires = "measure")]
    pub(crate) file: Option<PathBuf>,
    /// Threads that prove or try [default: one per processor]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    /// Output format of what is measured
    #[arg(long, value_enum, default_value_t = AnswerFormat::Text, requires = "measure")]
    pub(crate) format: AnswerFormat,
}

impl PuzzlesArgs {
    /// The number of puzzles to find.
    pub(super) fn wanted(&self) -> u64 {
        self.count.unwrap_or(FOUND)
    }
}
