//! The panel beside the board: players, notes and hints.

use crate::app::{App, Order};
use crate::board::PieceShape;
use crate::palette::Palette;
use egui::{Grid, RichText, Ui};
use workbench::{Aside, Seat, Turn};

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
                Some(player) => player.as_str(),
                None if persons > 1 => "a person",
                None => "you",
            };
            let text = RichText::new(format!("{seat}: {name}"));
            ui.horizontal(|ui| {
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
        Grid::new("notes").num_columns(2).spacing([12.0, 3.0]).show(ui, |ui| {
            for note in self.view.scene.notes.iter().filter(|note| shown(&note.aside)) {
                ui.label(RichText::new(note.name.to_string()).color(Palette::of(ui).faint));
                ui.label(match note.aside {
                    Aside::Piece(Some(bits)) => {
                        format!("{} {}", note.aside, PieceShape::of(bits).words())
                    }
                    _ => note.aside.to_string(),
                });
                ui.end_row();
            }
        });
    }

    fn show_pace(&mut self, ui: &mut Ui) {
        ui.add_space(6.0);
        ui.horizontal_wrapped(|ui| {
            let name = if self.table.is_paused() { "Go on" } else { "Pause" };
            if ui.button(name).clicked() {
                self.order(Order::Pause);
            }
            if ui.button("Slower").clicked() {
                self.order(Order::Slower);
            }
            if ui.button("Faster").clicked() {
                self.order(Order::Faster);
            }
            let delay = format!("{} ms", self.table.delay().as_millis());
            ui.label(delay).on_hover_text("how long a position stands before a player moves");
        });
        if self.thinker.is_busy() && ui.button("Move now").clicked() {
            self.order(Order::Escape);
        }
    }
}
