//! The keys.

use super::outcome::DialogOutcome;
use crate::lettering::{BODY, titled};
use crate::palette::Palette;
use crate::say::{dialog, help as say};
use crate::theme::plain;
use egui::{Grid, RichText, ScrollArea, Ui};
use words::{Lang, Phrase};
use workbench::games;

/// Keys and their effects.
const KEYS: [(Phrase, Phrase); 12] = [
    (say::arrows(), say::arrows_do()),
    (say::letters_4d(), say::letters_4d_do()),
    (say::letters(), say::letters_do()),
    (say::enter(), say::enter_does()),
    (say::undo(), say::undo_does()),
    (say::hint(), say::hint_does()),
    (say::pause(), say::pause_does()),
    (say::pace(), say::pace_does()),
    (say::walk(), say::walk_does()),
    (say::escape(), say::escape_does()),
    (say::files(), say::files_do()),
    (say::help(), say::help_does()),
];

/// From this width on, keys and their effects stand side by side, in points.
const WIDE: f32 = 480.0;

/// Space for what stands around the keys, in points.
const AROUND: f32 = 120.0;

/// Draws the keys and the games.
pub(super) fn show(ui: &mut Ui, lang: Lang) -> DialogOutcome {
    ui.heading(say::keys().say(lang));
    let height = (ui.ctx().content_rect().height() - AROUND).max(AROUND);
    ScrollArea::vertical().max_height(height).show(ui, |ui| {
        show_keys(ui, lang);
        ui.add_space(8.0);
        for game in games() {
            ui.label(titled(game.title.say(lang), BODY));
            ui.label(game.invitation.say(lang));
            ui.label(RichText::new(game.actions.say(lang)).color(Palette::of(ui).faint));
        }
    });
    ui.add_space(8.0);
    if plain(ui, dialog::close().say(lang)).clicked() {
        DialogOutcome::Close
    } else {
        DialogOutcome::Stay
    }
}

fn show_keys(ui: &mut Ui, lang: Lang) {
    if ui.available_width() < WIDE {
        for (key, what) in KEYS {
            ui.strong(key.say(lang));
            ui.indent(key.say(lang), |ui| ui.label(what.say(lang)));
        }
        return;
    }
    let widest = ui.available_width() * 0.6;
    let grid = Grid::new("keys").num_columns(2).spacing([16.0, 4.0]).max_col_width(widest);
    grid.show(ui, |ui| {
        for (key, what) in KEYS {
            ui.strong(key.say(lang));
            ui.label(what.say(lang));
            ui.end_row();
        }
    });
}
