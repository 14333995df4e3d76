//! Arguments that several commands take.

use clap::{Args, ValueEnum};
use std::path::PathBuf;

#[derive(Clone, Copy, ValueEnum, Debug, PartialEq, Eq)]
pub(crate) enum Format {
    /// Tables to read
    Text,
    /// One JSON document
    Json,
    /// Comma-separated values
    Csv,
}

#[derive(Clone, Copy, ValueEnum, Debug, PartialEq, Eq)]
pub(crate) enum AnswerFormat {
    /// Boards, sentences and tables to read
    Text,
    /// JSON Lines: one object per answer
    Json,
}

/// How a run is carried out; none of these changes a result.
#[derive(Args, Clone, Debug)]
pub(crate) struct RunOptions {
    /// ScopedThreads that play [default: one per processor]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    /// What the tables are written as
    #[arg(long, value_enum, default_value_t = Format::Text)]
    pub(crate) format: Format,
    /// Show no progress
    #[arg(long, short)]
    pub(crate) quiet: bool,
    /// Let submissions do what you may: only for code of your own
    #[arg(long)]
    pub(crate) trust_submissions: bool,
}

/// Which positions are asked about, and what the answers are written as.
#[derive(Args, Debug)]
pub(crate) struct AskArgs {
    /// The game, as quarto or quarto:squares
    pub(crate) game: String,
    /// The position, as the game writes it (`state` in `damier play` shows it) [default: the opening]
    #[arg(long, value_name = "TEXT")]
    pub(crate) position: Option<String>,
    /// Read one position per line and answer each at once; the first that is wrong ends the command
    #[arg(long, conflicts_with = "position")]
    pub(crate) stdin: bool,
    /// Look early positions up in this book (see damier book) instead of the one that ships; `none`
    /// for no book
    #[arg(long, value_name = "FILE")]
    pub(crate) book: Option<PathBuf>,
    /// Find out who wins, and not by how much: much faster on large boards of Seven Colours
    #[arg(long)]
    pub(crate) verdict_only: bool,
    /// ScopedThreads that search [default: one per processor]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    /// What the answers are written as
    #[arg(long, value_enum, default_value_t = AnswerFormat::Text)]
    pub(crate) format: AnswerFormat,
}
