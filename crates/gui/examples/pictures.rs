//! Draws the pictures of the window that the README shows, and all others that are worth looking at, in
//! software: `cargo run --release -p gui --example pictures -- FOLDER`.

#[path = "../tests/board/stage.rs"]
#[expect(dead_code, reason = "tests do more with a window than pictures do")]
mod stage;

use egui::Theme;
use gui::{Going, Start};
use stage::{Stage, start};
use std::path::{Path, PathBuf};
use workbench::{Limits, SavedGame, Session, Turn, open};

/// A phone, a tablet and a wide screen, in points.
const SIZES: [(&str, [f32; 2]); 3] =
    [("phone", [390.0, 844.0]), ("tablet", [820.0, 1180.0]), ("wide", [1280.0, 800.0])];

const THEMES: [(&str, Theme); 2] = [("light", Theme::Light), ("dark", Theme::Dark)];

fn main() {
    let folder = std::env::args().nth(1).map_or_else(|| PathBuf::from("."), PathBuf::from);
    std::fs::create_dir_all(&folder).expect("a folder to write to");
    for (name, size) in SIZES {
        for (theme_name, theme) in THEMES {
            let draw = |what: &str, stage: &mut Stage| {
                save(stage, &folder.join(format!("{what}-{name}-{theme_name}.png")));
            };
            for (what, game, players, plies) in [
                ("2048", "2048", ["fast", ""], 700),
                ("4d", "2048:shape=4d", ["greedy", ""], 60),
                ("filler", "filler:14x14", ["greedy", "greedy"], 14),
                ("class", "filler", ["greedy", "greedy"], 40),
                ("hex", "filler:9x9,topology=hex", ["greedy", "greedy"], 8),
                ("quarto", "quarto", ["cautious", "random"], 11),
            ] {
                let mut stage = Stage::sized(after(game, &players, plies), size, theme);
                draw(what, &mut stage);
            }
            draw("hint", &mut hint(size, theme));
            draw("review", &mut review(size, theme));
            draw("new-game", &mut dialog(size, theme));
        }
    }
}

/// A game after so many plies of these players, for persons to go on with.
fn after(game: &str, players: &[&str], plies: usize) -> Start {
    let going = Going { game: played(game, players, plies), plies: usize::MAX, is_unsaved: true };
    Start { going: Some(going), ..start(game, &[]) }
}

fn played(game: &str, players: &[&str], plies: usize) -> SavedGame {
    let limits = Limits { nodes: Some(300), ..Limits::NONE };
    let mut session = open(game).expect("a known game").session(7);
    while session.plies() < plies && step(session.as_mut(), players, limits) {}
    while session.turn() == Turn::Chance && session.roll() {}
    session.saved(Vec::new())
}

fn step(session: &mut dyn Session, players: &[&str], limits: Limits) -> bool {
    match session.turn() {
        Turn::Over => false,
        Turn::Chance => session.roll(),
        Turn::Player(seat) => {
            let seed = session.plies() as u64;
            let advice = session.advise(players[seat.index()], limits, seed).expect("a player");
            advice.action.is_some_and(|action| session.act(&action).is_ok())
        }
    }
}

/// A hint that is exact.
fn hint(size: [f32; 2], theme: Theme) -> Stage {
    let position = Some("b74./c.93/20fd/.5a. 6".to_string());
    let mut stage = Stage::sized(Start { position, ..start("quarto", &[]) }, size, theme);
    stage.press("Hint");
    stage.wait("a hint", |stage| stage.app().table().hint().is_some());
    stage.settle();
    stage
}

/// A game of Seven Colours, reviewed, and the board at one of its turns.
fn review(size: [f32; 2], theme: Theme) -> Stage {
    let saved = played("filler:8x8,colours=5", &["one-ply", "greedy"], 1000);
    let mut stage = Stage::sized(start("filler:8x8,colours=5", &[]), size, theme);
    stage.0.state_mut().review_game(&saved).expect("a game to review");
    stage.wait("the review", |stage| {
        stage.app().known().is_some_and(|known| known.turns.len() == known.wanted)
    });
    for _ in 0..9 {
        stage.key(egui::Key::ArrowRight);
    }
    stage
}

fn dialog(size: [f32; 2], theme: Theme) -> Stage {
    let mut stage = Stage::sized(start("2048", &[]), size, theme);
    stage.press("New");
    stage.settle();
    stage
}

fn save(stage: &mut Stage, path: &Path) {
    let picture = stage.0.render().expect("a picture");
    picture.save(path).expect("the picture is written");
}
