//! The keys.

use super::outcome::DialogOutcome;
use crate::say::{dialog, help as say};
use egui::{Grid, Ui};
use words::{Lang, Phrase};
use workbench::games;

/// Keys and their effects.
const KEYS: [(Phrase, Phrase); 11] = [
    (say::arrows(), say::arrows_do()),
    (say::letters_4d(), say::letters_4d_do()),
    (say::letters(), say::letters_do()),
    (say::enter(), say::enter_does()),
    (say::undo(), say::undo_does()),
    (say::hint(), say::hint_does()),
    (say::pause(), say::pause_does()),
    (say::pace(), say::pace_does()),
    (say::escape(), say::escape_does()),
    (say::files(), say::files_do()),
    (say::help(), say::help_does()),
];

/// Draws the keys and the games.
pub(super) fn show(ui: &mut Ui, lang: Lang) -> DialogOutcome {
    ui.heading(say::keys().say(lang));
    Grid::new("keys").num_columns(2).spacing([16.0, 4.0]).show(ui, |ui| {
        for (key, what) in KEYS {
            ui.strong(key.say(lang));
            ui.label(what.say(lang));
            ui.end_row();
        }
    });
    ui.add_space(8.0);
    for game in games() {
        ui.label(say::game(game.name, game.summary).say(lang));
    }
    ui.add_space(8.0);
    if ui.button(dialog::close().say(lang)).clicked() {
        DialogOutcome::Close
    } else {
        DialogOutcome::Stay
    }
}
