//! The keys.

use super::outcome::DialogOutcome;
use egui::{Grid, Ui};
use workbench::games;

/// Keys and their effects.
const KEYS: &[(&str, &str)] = &[
    ("arrows, h j k l", "slide the tiles, or move the cursor"),
    ("a d w s", "4D: slide from grid to grid (also Shift and a swipe)"),
    ("letters, digits", "call a colour, give a piece; B4 places on a square"),
    ("Enter", "act at the cursor"),
    ("Backspace, u / U", "undo / redo (also Ctrl-Z, Ctrl-Y)"),
    ("H", "a hint"),
    ("Space, p", "pause"),
    ("+ / -", "faster / slower"),
    ("Esc", "stop thinking: move now"),
    ("Ctrl-N, S, O", "new game, save, load"),
    ("?", "this help"),
];

/// Draws the keys and the games.
pub(super) fn show(ui: &mut Ui) -> DialogOutcome {
    ui.heading("Keys");
    Grid::new("keys").num_columns(2).spacing([16.0, 4.0]).show(ui, |ui| {
        for (key, what) in KEYS {
            ui.strong(*key);
            ui.label(*what);
            ui.end_row();
        }
    });
    ui.add_space(8.0);
    for game in games() {
        ui.label(format!("{}: {}.", game.name, game.summary));
    }
    ui.add_space(8.0);
    if ui.button("Close").clicked() { DialogOutcome::Close } else { DialogOutcome::Stay }
}
