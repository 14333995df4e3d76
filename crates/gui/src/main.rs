//! `damier-gui`: the window.

use clap::Parser;
use gui::{App, Desk, Start};
use std::process::ExitCode;
use workbench::{Limits, PERSON};

/// Play 2048, Seven Colours and Quarto in a window
#[derive(Parser)]
#[command(version, about)]
struct Args {
    /// A game, as 2048 or quarto:squares; or a saved game
    #[arg(default_value = "2048")]
    what: String,
    /// Who plays, seat by seat, as `human,expert`
    #[arg(long, value_name = "PLAYER,PLAYER", value_delimiter = ',')]
    players: Vec<String>,
    /// What a player and a hint may spend on a move
    #[arg(long, default_value = "1s/move")]
    budget: String,
    /// The number from which all randomness follows [default: drawn]
    #[arg(long)]
    seed: Option<u64>,
    /// Begin in this position [default: the opening]
    #[arg(long, value_name = "TEXT")]
    position: Option<String>,
}

fn main() -> ExitCode {
    match app(Args::parse()).and_then(|app| show(app).map_err(|error| error.to_string())) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            report(&why);
            ExitCode::from(2)
        }
    }
}

#[expect(clippy::print_stderr, reason = "a program says why it ends")]
fn report(why: &str) {
    eprintln!("damier-gui: {why}");
}

/// The board as it was asked for.
fn app(args: Args) -> Result<App, String> {
    let is_file = std::path::Path::new(&args.what).is_file();
    let players = args.players.into_iter().map(|name| Some(name).filter(|name| name != PERSON));
    let start = Start {
        game: if is_file { "2048".to_string() } else { args.what.clone() },
        players: players.collect(),
        limits: Limits::read(&args.budget).map_err(|error| error.within("--budget").to_string())?,
        seed: args.seed,
        position: args.position,
        saved: None,
    };
    let mut app = App::new(Box::new(Desk), start)?;
    if is_file {
        app.open_file(&args.what)?;
    }
    Ok(app)
}

fn show(app: App) -> eframe::Result {
    let viewport = egui::ViewportBuilder::default()
        .with_title("damier")
        .with_app_id("damier")
        .with_inner_size([980.0, 720.0])
        .with_min_inner_size([320.0, 420.0]);
    let options = eframe::NativeOptions { viewport, ..eframe::NativeOptions::default() };
    eframe::run_native("damier", options, Box::new(|_| Ok(Box::new(app))))
}
