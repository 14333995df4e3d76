//! Draws pictures of the window, for the README and for inspection, in software, in English or another language:
//! `cargo run --release -p damier-gui --example pictures -- FOLDER [LANG [SCENE…]]`. Without names, it draws every
//! scene.

#[path = "../tests/board/scenes.rs"]
mod scenes;
#[path = "../tests/board/stage.rs"]
#[expect(dead_code, reason = "tests do more with a window than pictures do")]
mod stage;

use damier_i18n::Lang;
use egui::Theme;
use scenes::{Look, SCENES};
use stage::Stage;
use std::path::{Path, PathBuf};

/// A phone, upright and on its side, a tablet and a wide screen, in points.
const SIZES: [(&str, [f32; 2]); 4] = [
    ("phone", [390.0, 844.0]),
    ("landscape", [844.0, 390.0]),
    ("tablet", [820.0, 1180.0]),
    ("wide", [1280.0, 800.0]),
];

const THEMES: [(&str, Theme); 2] = [("light", Theme::Light), ("dark", Theme::Dark)];

fn main() {
    let folder = std::env::args().nth(1).map_or_else(|| PathBuf::from("."), PathBuf::from);
    let lang = std::env::args().nth(2).map_or(Some(Lang::English), |code| Lang::from_code(&code));
    let lang = lang.expect("a language: en, fr or xx");
    let named: Vec<String> = std::env::args().skip(3).collect();
    std::fs::create_dir_all(&folder).expect("a folder to write to");
    for (name, size) in SIZES {
        for (theme_name, theme) in THEMES {
            let is_wanted = |what: &str| named.is_empty() || named.iter().any(|name| name == what);
            for (what, make) in SCENES.into_iter().filter(|(what, _)| is_wanted(what)) {
                let mut stage = make(Look { size, theme, lang });
                save(&mut stage, &folder.join(format!("{what}-{name}-{theme_name}.png")));
            }
        }
    }
}

fn save(stage: &mut Stage, path: &Path) {
    let picture = stage.0.render().expect("a picture");
    picture.save(path).expect("the picture is written");
}
