//! `damier tune`: finds better settings for a player, and proves that they are better.

mod keep;
mod show;

use crate::args::{AnswerFormat, SubmissionOptions};
use crate::engine::Engine;
use crate::failure::{CommandError, complain};
use crate::out::Out;
use crate::progress::stop_flag;
use crate::text::tune as text;
use crate::threads::make_pool;
use clap::Args;
use damier_catalog::{Limits, TextError};
use damier_experiments::arena::DEFAULT_SEED;
use damier_experiments::{TuneOrder, TuneWorkers, Tuning, Workforce, draw_seed};
use damier_i18n::Lang;
use keep::TuningFile;
use show::TuningProgress;
use std::path::PathBuf;

/// Tune the settings of a player, and test whether the new settings are better
///
/// The command plays --games games for each candidate of each generation, then a final test: by default about 52,000
/// games in all, a minute or two for fast players. A submission is started for each game, which alone takes about 50 ms,
/// so ask for fewer games: for example --generations 8 --games 40 --proof 400. Progress and the time left are shown;
/// Ctrl-C stops the tuning, and with --out the same command continues it.
#[derive(Args, Debug)]
pub(crate) struct TuneArgs {
    /// The game, for example 2048 or filler:10x10
    pub(crate) game: String,
    /// The player, with the settings to start from, for example hybrid or hybrid(gain=2); or a submission that declares
    /// numeric options, for example ./ada
    pub(crate) player: String,
    /// The settings to tune, separated by commas [default: all numeric ones]
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    pub(crate) settings: Vec<String>,
    /// The opponents in a two-player game: players or submissions separated by commas [default: the player itself]
    #[arg(long, value_name = "PLAYERS")]
    pub(crate) against: Option<String>,
    /// The number of generations: 1 to 1000
    #[arg(long, value_name = "N", default_value_t = 20)]
    pub(crate) generations: u32,
    /// Candidates per generation: 4 to 1000
    #[arg(long, value_name = "N", default_value_t = 12)]
    pub(crate) population: u32,
    /// Games per candidate and generation (against each opponent, in a two-player game)
    #[arg(long, value_name = "N", default_value_t = 200)]
    pub(crate) games: u64,
    /// Games of the final test on new boards (against each opponent, in a two-player game)
    #[arg(long, value_name = "N", default_value_t = 4000)]
    pub(crate) proof: u64,
    /// Budget per player; the result is reproducible only without a time limit
    #[arg(long, default_value = "none")]
    pub(crate) budget: String,
    /// Random seed [default: 1; drawn at random if submissions play]
    #[arg(long)]
    pub(crate) seed: Option<u64>,
    /// Save the tuning in this file, as text; if it exists, the tuning resumes
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    /// Who plays the games
    #[arg(long, value_enum, default_value_t = Engine::Threads)]
    pub(crate) engine: Engine,
    /// Threads that play [default: one per processor]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    /// Output format
    #[arg(long, value_enum, default_value_t = AnswerFormat::Text)]
    pub(crate) format: AnswerFormat,
    /// Hide the progress bar
    #[arg(long, short)]
    pub(crate) quiet: bool,
    #[command(flatten)]
    submissions: SubmissionOptions,
}

pub(crate) fn tune(args: &TuneArgs, out: &mut Out<'_>) -> Result<(), CommandError> {
    let order = order(args)?;
    let enforced = match &args.out {
        _ if !order.has_submissions() => None,
        _ if args.engine == Engine::Ray => {
            return Err(TextError::failed("--engine", text::only_threads()).into());
        }
        Some(file) => Some(order.hosting.enforced_beside(file)?),
        None => Some(order.hosting.enforced()?),
    };
    let mut tuning = Tuning::new(&order)?;
    let keep = TuningFile::open(args.out.as_deref(), &mut tuning)?;
    let is_complete = play(args, &mut tuning, &keep, out.lang);
    if let Some(faults) = tuning.faults() {
        let sentence =
            text::faults(faults.games, faults.player, faults.at.to_string(), faults.cause);
        complain(sentence, out.lang);
    }
    if !is_complete? {
        let standing = tuning.standing();
        if args.format == AnswerFormat::Text {
            show::write_stopped(&standing, keep.file(), out)?;
        }
        return Err(CommandError::Stopped);
    }
    match tuning.outcome() {
        Some(outcome) if args.format == AnswerFormat::Json => {
            show::json(&outcome, enforced.as_ref(), out)
        }
        Some(outcome) => show::text(&outcome, enforced, out),
        None => Ok(()),
    }
}

fn order(args: &TuneArgs) -> Result<TuneOrder, CommandError> {
    let mut order = TuneOrder {
        game: args.game.clone(),
        player: args.player.clone(),
        settings: args.settings.iter().map(|name| name.trim().to_string()).collect(),
        against: args.against.as_deref().map_or(Vec::new(), split_players),
        generations: args.generations,
        population: args.population,
        games: args.games,
        proof: args.proof,
        budget: Limits::read(&args.budget)?,
        seed: args.seed.unwrap_or(DEFAULT_SEED),
        hosting: args.submissions.hosting_here()?,
    };
    // Submissions could foresee the default seed.
    if args.seed.is_none() && order.has_submissions() {
        order.seed = keep::stored_seed(args.out.as_deref()).unwrap_or_else(draw_seed);
    }
    Ok(order)
}

/// Splits a list of players at commas, but not at those within parentheses.
fn split_players(text: &str) -> Vec<String> {
    let mut depth = 0;
    let between = |c: char| {
        depth += i32::from(c == '(') - i32::from(c == ')');
        c == ',' && depth == 0
    };
    text.split(between).map(|name| name.trim().to_string()).collect()
}

/// Plays the remaining games step by step. Returns false if stopped.
fn play(
    args: &TuneArgs,
    tuning: &mut Tuning,
    keep: &TuningFile,
    lang: Lang,
) -> Result<bool, CommandError> {
    let (stop, pool) = (stop_flag(), make_pool(args.threads));
    let cluster = args.engine.join()?;
    let workforce = cluster.as_ref().map(|cluster| cluster as &dyn Workforce);
    let watch = TuningProgress::new(args.quiet, &tuning.standing(), lang);
    while !tuning.is_done() {
        let standing = tuning.standing();
        let show = |games: u64| watch.show(&standing, games);
        show(0);
        if !tuning.step(&TuneWorkers { pool: &pool, stop: &stop, watch: &show, workforce })? {
            return Ok(false);
        }
        keep.write(tuning)?;
    }
    Ok(true)
}

#[cfg(test)]
mod tests {
    use super::split_players;

    #[test]
    fn commas_part_players_not_settings() {
        let two = ["hybrid(gain=1,border=2)", "greedy"];
        assert_eq!(split_players("hybrid(gain=1,border=2), greedy"), two);
        assert_eq!(split_players("greedy"), ["greedy"]);
    }
}
