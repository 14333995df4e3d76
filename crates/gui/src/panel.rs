//! The panel beside the board: players, notes and hints.

use crate::app::{App, Order};
use crate::board::PieceShape;
use crate::palette::Palette;
use crate::say::{board, panel as say};
use egui::{Grid, RichText, Ui};
use words::Message;
use workbench::{Aside, Seat, Turn};

/// Between the names of notes and what they say, and between two of them, in points.
const SPACING: [f32; 2] = [12.0, 3.0];

impl App {
    /// Draws everything beside the board.
    pub(crate) fn show_panel(&mut self, ui: &mut Ui) {
        if self.reviewing.is_some() {
            self.show_review(ui);
            ui.separator();
        }
        self.show_seats(ui);
        self.show_bar(ui);
        ui.add_space(6.0);
        self.show_controls(ui);
        ui.add_space(6.0);
        self.show_notes(ui);
        if self.table.players().iter().any(Option::is_some) {
            self.show_pace(ui);
        }
        ui.add_space(6.0);
        self.show_hint(ui);
    }

    fn show_seats(&self, ui: &mut Ui) {
        let turn = self.table.session().turn();
        let persons = self.table.players().iter().filter(|player| player.is_none()).count();
        for (index, player) in self.table.players().iter().enumerate() {
            let seat = Seat::new(index);
            let is_on_turn = turn == Turn::Player(seat);
            let name = match player {
                Some(player) => Message::from(player),
                None if persons > 1 => say::a_person().into(),
                None => say::you().into(),
            };
            let text = RichText::new(say::seat_of(seat, name).say(self.lang));
            ui.horizontal_wrapped(|ui| {
                let (mark, colour) = if is_on_turn {
                    ("▶", Palette::of(ui).accent)
                } else {
                    ("", Palette::of(ui).faint)
                };
                ui.add_sized([14.0, 18.0], egui::Label::new(RichText::new(mark).color(colour)));
                ui.label(if is_on_turn { text.strong() } else { text });
            });
        }
    }

    fn show_notes(&self, ui: &mut Ui) {
        let shown = |aside: &Aside| !matches!(aside, Aside::Stock(_) | Aside::Phase(_));
        let names = self.view.scene.notes.iter().filter(|note| shown(&note.aside));
        let names = names.map(|note| text_width(ui, note.name.say(self.lang)));
        let left = ui.available_width() - names.fold(0.0, f32::max) - SPACING[0];
        let grid = Grid::new("notes").num_columns(2).spacing(SPACING).max_col_width(left);
        grid.show(ui, |ui| {
            for note in self.view.scene.notes.iter().filter(|note| shown(&note.aside)) {
                ui.label(RichText::new(note.name.say(self.lang)).color(Palette::of(ui).faint));
                let value = match note.aside {
                    Aside::Piece(Some(bits)) => {
                        board::numbered(note.aside.message(), PieceShape::of(bits).words())
                    }
                    _ => note.aside.message(),
                };
                ui.label(value.say(self.lang));
                ui.end_row();
            }
            if let Some(best) = self.best_score() {
                ui.label(
                    RichText::new(say::best_score().say(self.lang)).color(Palette::of(ui).faint),
                );
                ui.label(Aside::Number(i128::from(best)).message().say(self.lang));
                ui.end_row();
            }
        });
    }

    fn show_pace(&mut self, ui: &mut Ui) {
        let lang = self.lang;
        ui.add_space(6.0);
        ui.horizontal_wrapped(|ui| {
            let name = if self.table.is_paused() { say::go_on() } else { say::pause() };
            if ui.button(name.say(lang)).clicked() {
                self.order(Order::Pause);
            }
            if ui.button(say::slower().say(lang)).clicked() {
                self.order(Order::Slower);
            }
            if ui.button(say::faster().say(lang)).clicked() {
                self.order(Order::Faster);
            }
            let delay = u64::try_from(self.table.delay().as_millis()).unwrap_or(u64::MAX);
            let delay = say::delay(delay).say(lang);
            ui.label(delay).on_hover_text(say::delay_help().say(lang));
        });
        if self.thinker.is_busy() && ui.button(say::move_now().say(lang)).clicked() {
            self.order(Order::Escape);
        }
    }
}

/// The width of a text on one line, in points.
fn text_width(ui: &Ui, text: String) -> f32 {
    let font = egui::TextStyle::Body.resolve(ui.style());
    ui.painter().layout_no_wrap(text, font, egui::Color32::WHITE).size().x
}
