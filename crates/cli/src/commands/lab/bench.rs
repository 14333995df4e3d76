//! `damier lab bench`: measures the signature, the speed, and the strength of trained players.

use crate::args::{OutputFormat, RunOptions};
use crate::conduct::play_event;
use crate::failure::CommandError;
use crate::out::Out;
use crate::powers::find_training;
use crate::table::{Align, TextTable};
use crate::text::other as text;
use clap::Args;
use damier_catalog::open;
use damier_experiments::arena::Event;
use damier_experiments::{bench as run, signature};
use std::io::Write;

#[derive(Args, Debug)]
pub(crate) struct BenchArgs {
    /// The game whose trained players are measured, for example 2048 [default: none; print the signature]
    pub(crate) game: Option<String>,
    /// Games per player
    #[arg(long, default_value_t = 40, requires = "game", value_parser = clap::value_parser!(u64).range(2..=1_000_000))]
    pub(crate) games: u64,
    /// Random seed
    #[arg(long, default_value_t = 1, requires = "game", value_parser = clap::value_parser!(u64).range(..=i64::MAX as u64))]
    pub(crate) seed: u64,
    #[command(flatten)]
    pub(crate) options: RunOptions,
}

pub(crate) fn bench(args: &BenchArgs, out: &mut Out<'_>) -> Result<(), CommandError> {
    match &args.game {
        Some(game) => measure_strength(game, args, out),
        None if args.options.output.format != OutputFormat::Text => {
            Err(CommandError::Input(text::speed_as_text().into()))
        }
        None => measure_speed(out),
    }
}

/// Measures mean scores with intervals, and the CPU time of a game.
fn measure_strength(game: &str, args: &BenchArgs, out: &mut Out<'_>) -> Result<(), CommandError> {
    let opened = open(game)?;
    let ladder = find_training(opened.as_ref())?.ladder();
    let players = ladder.iter().copied().map(String::from).collect();
    let event = Event { games: args.games, ..Event::new(game, players) };
    play_event(event, None, Some(args.seed), None, &args.options, out)
}

fn measure_speed(out: &mut Out<'_>) -> Result<(), CommandError> {
    let lines = run(|_| ())?;
    let mut table = TextTable::new(out.lang);
    table.column(text::game(), Align::Left).column(text::player(), Align::Left);
    table.column(text::positions(), Align::Right).column(text::nodes(), Align::Right);
    table.column("ms", Align::Right).column(text::nodes_per_second(), Align::Right);
    for line in &lines {
        let seconds = line.time.as_secs_f64();
        table.row([
            line.game.to_string(),
            line.player.to_string(),
            line.positions.to_string(),
            line.nodes.to_string(),
            format!("{:.1}", seconds * 1e3),
            format!("{:.0}", line.nodes as f64 / seconds.max(1e-9)),
        ]);
    }
    writeln!(out, "{table}")?;
    Ok(out.say(text::signature(signature(&lines).to_string()))?)
}
