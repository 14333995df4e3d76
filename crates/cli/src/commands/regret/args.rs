//! The arguments of `damier regret`.

use crate::args::{AnswerFormat, SubmissionOptions};
use clap::Args;
use damier_experiments::arena::DEFAULT_SEED;
use std::path::{Path, PathBuf};

/// Measure what the moves of players lose, compared with best play
///
/// Names a game and its players, or a run file, whose games are measured. Every turn is judged as `damier review` judges
/// it. Proven losses and estimates are counted apart.
#[derive(Args, Debug)]
pub(crate) struct RegretArgs {
    /// The game, for example quarto, filler:10x10 or 2048:3x3; or a run file
    pub(crate) game: String,
    /// The players, for example casual or expert(nodes=2000). Of a run file, only these [default: all]
    pub(super) players: Vec<String>,
    /// Games per player, or per pair of players in a two-player game
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=100_000))]
    pub(super) games: u64,
    /// Budget per player: none, fast, efficient, 50ms/move, 1000nodes, depth4, …
    #[arg(long, default_value = "none")]
    pub(super) budget: String,
    /// Random seed [default: 1; drawn at random if submissions play]
    #[arg(long, value_parser = clap::value_parser!(u64).range(..=i64::MAX as u64))]
    pub(super) seed: Option<u64>,
    /// Budget for the value of a turn: half for a proof, half for an estimate
    #[arg(long, value_name = "BUDGET", default_value = "200ms/move")]
    pub(super) per_turn: String,
    /// Measure only every N-th turn of each player
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub(super) every: u32,
    /// Save the games in this run file; if it exists, the run resumes
    #[arg(long, value_name = "FILE")]
    pub(super) db: Option<PathBuf>,
    /// Save the losses of each game in this file; if it exists, its games are not measured again
    #[arg(long, value_name = "FILE")]
    pub(super) losses: Option<PathBuf>,
    /// Threads [default: one per processor]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(super) threads: Option<u16>,
    /// Output format
    #[arg(long, value_enum, default_value_t = AnswerFormat::Text)]
    pub(super) format: AnswerFormat,
    #[command(flatten)]
    pub(super) submissions: SubmissionOptions,
}

impl RegretArgs {
    /// Returns the seed of games between damier's own players.
    pub(super) fn seed(&self) -> u64 {
        self.seed.unwrap_or(DEFAULT_SEED)
    }

    /// Returns true if the games or their losses are saved, or turns left out: whole games are then measured one by one.
    pub(super) fn is_stepwise(&self) -> bool {
        self.db.is_some() || self.losses.is_some() || self.every > 1
    }

    /// Returns the run file, if the command names one instead of a game.
    pub(crate) fn run_file(&self) -> Option<&Path> {
        Some(Path::new(&self.game)).filter(|path| path.is_file())
    }
}
