//! The arguments of `damier check`.

use crate::args::{AnswerFormat, SubmissionOptions};
use clap::Args;
use std::path::PathBuf;

/// Check submissions: whether they start and play, and which faults would make them lose games
#[derive(Args, Debug)]
pub(crate) struct CheckArgs {
    /// Submissions: folders with submission.toml or bot.py, .py or .so files, programs; FOLDER/* for all submissions in
    /// a folder
    #[arg(required = true)]
    pub(crate) submissions: Vec<String>,
    /// A game to test, for example 2048 or filler:30x30 [default: the games that the submission declares; if it
    /// declares none, those that it can play]
    #[arg(long)]
    pub(crate) game: Vec<String>,
    /// Budget per game; with --positions, per position
    #[arg(long, default_value = "fast")]
    pub(super) budget: String,
    /// Copy each submission that passes the check into this folder as NAME@1, NAME@2, … unless it equals its last copy.
    /// You can play against these versions later, for example against FOLDER/NAME@1
    #[arg(long, value_name = "FOLDER")]
    pub(super) keep: Option<PathBuf>,
    /// Mark each submission by what it loses in these positions, instead of checking it: the built-in positions of a
    /// game, such as quarto, filler:8x7 or 2048:3x3, or a file of damier lab puzzles. Built-in players can be marked,
    /// too
    #[arg(long, value_name = "SET", conflicts_with_all = ["game", "keep"])]
    pub(super) positions: Option<String>,
    /// Ask for a turn in at most N positions of each grade [default: 30 of the built-in ones, all of a file]
    #[arg(long, value_name = "N", requires = "positions", value_parser = clap::value_parser!(u64).range(1..=i64::MAX as u64))]
    pub(super) count: Option<u64>,
    /// Budget for solving a position whose values are not in the file
    #[arg(long, value_name = "BUDGET", requires = "positions", default_value = "300000nodes")]
    pub(super) proof_budget: String,
    #[command(flatten)]
    pub(super) options: SubmissionOptions,
    /// Output format
    #[arg(long, value_enum, default_value_t = AnswerFormat::Text)]
    pub(super) format: AnswerFormat,
}
