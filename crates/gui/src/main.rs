//! `damier-gui`: the window.

use gui::{App, Desk, Start};
use workbench::Limits;

fn main() -> eframe::Result {
    let start = Start {
        game: "2048".to_string(),
        players: Vec::new(),
        limits: Limits::NONE,
        seed: None,
        saved: None,
    };
    eframe::run_native(
        "damier",
        eframe::NativeOptions::default(),
        Box::new(|_| Ok(Box::new(App::new(Box::new(Desk), start)?))),
    )
}
