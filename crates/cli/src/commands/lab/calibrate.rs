//! `damier lab calibrate`: fits the probabilities of reaching goals to a network's estimates.

use crate::failure::CommandError;
use crate::file::Overwrites;
use crate::out::Out;
use crate::pace::Pace;
use crate::powers::find_training;
use crate::progress::{Spinner, stop_flag};
use crate::table::{Align, TextTable};
use crate::text::other as text;
use crate::threads::make_pool;
use clap::Args;
use damier_catalog::{Calibration, CalibrationOrder, TextError, open};
use damier_i18n::Message;
use damier_reports::number::whole;
use std::io::Write;
use std::path::PathBuf;
use std::sync::atomic::Ordering;

#[derive(Args, Debug)]
pub(crate) struct CalibrateArgs {
    /// The game, for example 2048
    pub(crate) game: String,
    /// Write the fitted probabilities to this file, as text
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    /// The network, a file written by `damier train` [default: the built-in one]
    #[arg(long, value_name = "FILE")]
    pub(crate) network: Option<String>,
    /// Search effort of the player: 0 for none, 1 for two slides ahead
    #[arg(long, default_value_t = 0.0)]
    pub(crate) effort: f64,
    /// The player's network for endings: the word `none`, the word `shipped` (the built-in network), or a file
    #[arg(long, value_name = "FILE", default_value = "none")]
    pub(crate) ending: String,
    /// Number of games for fitting the probabilities; as many other games validate them
    #[arg(long, default_value_t = 2000, value_parser = clap::value_parser!(u64).range(10..=10_000_000))]
    pub(crate) games: u64,
    /// Random seed
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Threads that play [default: one per processor]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
}

pub(crate) fn calibrate(args: &CalibrateArgs, out: &mut Out<'_>) -> Result<(), CommandError> {
    if !(0.0..=1e6).contains(&args.effort) {
        return Err(TextError::new(args.effort, "--effort", text::an_effort()).into());
    }
    args.out.as_deref().map(|path| Overwrites::Nothing.check(path)).transpose()?;
    let game = open(&args.game)?;
    let order = CalibrationOrder {
        file: args.network.clone(),
        effort: args.effort,
        ending: Some(args.ending.clone()),
        games: args.games,
        seed: args.seed,
    };
    let (stop, spinner) = (stop_flag(), Spinner::new(text::playing(), out.lang));
    let (all, pace) = (2 * args.games, Pace::new(0));
    let show = |done: u64| spinner.say(describe_playing(&pace, done, all));
    show(0);
    let school = find_training(game.as_ref())?;
    let found = school.calibrate(&order, &make_pool(args.threads), &stop, &show)?;
    drop(spinner);
    let Some(found) = found.filter(|_| !stop.load(Ordering::Relaxed)) else {
        return Err(CommandError::Stopped);
    };
    if let Some(path) = &args.out {
        Overwrites::Nothing.write(path, &found.text)?;
    }
    show_table(&found, out)
}

/// Describes the progress of the games and the time left.
fn describe_playing(pace: &Pace, done: u64, all: u64) -> Message {
    match pace.left(done, all) {
        Some(left) => text::playing_games_left(whole(done), whole(all), left),
        None => text::playing_games(whole(done), whole(all)),
    }
}

/// Writes the outcomes of positions from the games used for validation.
fn show_table(found: &Calibration, out: &mut Out<'_>) -> Result<(), CommandError> {
    let mut table = TextTable::new(out.lang);
    table.column(text::goal(), Align::Right).column(text::told_percent(), Align::Right);
    table.column(text::reached_percent(), Align::Right).column(text::positions(), Align::Right);
    table.column(text::games(), Align::Right);
    for row in &found.rows {
        table.row([
            row.goal.clone(),
            format!("{:.1}", 100.0 * row.predicted),
            format!("{:.1} ± {:.1}", 100.0 * row.reached, 100.0 * row.error),
            row.positions.to_string(),
            row.games.to_string(),
        ]);
    }
    writeln!(out, "{table}")?;
    let within =
        |row: &&damier_catalog::ReliabilityRow| (row.predicted - row.reached).abs() <= row.error;
    let right = found.rows.iter().filter(within).count();
    out.say(text::rows_within(whole(right as u64), whole(found.rows.len() as u64)))?;
    let bias = format!("{:+.0}", found.bias);
    Ok(out.say(text::bias(whole(found.games), bias))?)
}
