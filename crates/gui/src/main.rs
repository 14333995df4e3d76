//! `damier-gui`: the window.

use clap::Parser;
use gui::{App, Desk, Start};
use std::process::ExitCode;
use tabletop::seats_named;
use workbench::{Limits, games, open};

/// Play 2048, Seven Colours and Quarto in a window
#[derive(Parser)]
#[command(version, about)]
struct Args {
    /// A game, as 2048 or quarto:squares; or a saved game
    #[arg(default_value = games()[0].name)]
    what: String,
    /// Players, seat by seat, as `human,expert`
    #[arg(long, value_name = "PLAYER,PLAYER")]
    players: Option<String>,
    /// Budget of a player and a hint for a move
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
    let limits =
        Limits::read(&args.budget).map_err(|error| error.within("--budget").to_string())?;
    let start = Start { limits, seed: args.seed, ..Start::default() };
    if std::path::Path::new(&args.what).is_file() {
        let beside =
            [("--players", args.players.is_some()), ("--position", args.position.is_some())];
        if let Some((option, _)) = beside.iter().find(|(_, is_given)| *is_given) {
            return Err(format!("{option}: does not go with a file; allowed: with a game's name"));
        }
        let mut app = App::new(Box::new(Desk), start)?;
        app.open_file(&args.what)?;
        return Ok(app);
    }
    let game = open(&args.what).map_err(|error| error.to_string())?;
    let players = args.players.map(|list| seats_named(game.as_ref(), &list)).transpose();
    let players = players.map_err(|error| error.to_string())?.unwrap_or_default();
    App::new(Box::new(Desk), Start { game: args.what, players, position: args.position, ..start })
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
