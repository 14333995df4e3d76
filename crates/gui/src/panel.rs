//! What stands beside the board: who plays, what is known, what can be done, and hints.

use crate::app::{App, Order};
use crate::board::{Board, Traits, draw_piece};
use crate::palette::Palette;
use crate::status::calls;
use egui::{Button, Grid, RichText, Sense, Ui, Vec2, WidgetInfo, WidgetType};
use workbench::{Gesture, Seat, Turn, Way};

/// The side of a button for a direction or a colour: wide enough for a finger, in points.
const BUTTON: f32 = 46.0;

/// The side of a piece in the tray, in points.
const PIECE: f32 = 54.0;

/// Between two pieces in the tray, in points.
const GAP: f32 = 4.0;

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
        let shown = |name: &str| name != "remaining" && name != "phase";
        Grid::new("notes").num_columns(2).spacing([12.0, 3.0]).show(ui, |ui| {
            for (name, text) in self.view.scene.notes.iter().filter(|(name, _)| shown(name)) {
                ui.label(RichText::new(name).color(Palette::of(ui).faint));
                let piece = u8::from_str_radix(text, 16).ok().filter(|_| name == "in hand");
                ui.label(
                    piece.map_or(text.clone(), |bits| {
                        format!("{text} {}", Traits::of(bits).words())
                    }),
                );
                ui.end_row();
            }
        });
    }

    /// What can be done by buttons: ways, colours, pieces, or what a cell left open.
    fn show_controls(&mut self, ui: &mut Ui) {
        if let Some(action) = self.chosen(ui) {
            self.act(&action);
        }
        if self.table.takes_pushes() {
            self.show_ways(ui);
        } else if calls(&self.table) || self.table.session().game().starts_with("filler") {
            self.show_colours(ui);
        } else if !self.view.scene.notes.iter().all(|(name, _)| name != "remaining") {
            self.show_tray(ui);
        }
    }

    /// Between actions that one gesture could mean.
    fn chosen(&self, ui: &mut Ui) -> Option<String> {
        let mut chosen = None;
        ui.horizontal_wrapped(|ui| {
            for action in &self.choices {
                if ui.add(Button::new(action).min_size(Vec2::splat(BUTTON))).clicked() {
                    chosen = Some(action.clone());
                }
            }
        });
        chosen
    }

    fn show_ways(&mut self, ui: &mut Ui) {
        let within =
            [(Way::Up, "Up"), (Way::Left, "Left"), (Way::Down, "Down"), (Way::Right, "Right")];
        let across =
            [(Way::Up, "Ana"), (Way::Left, "In"), (Way::Down, "Kata"), (Way::Right, "Out")];
        ui.horizontal(|ui| {
            self.show_pad(ui, within, Gesture::Push);
            if self.table.has_grids() {
                ui.add_space(10.0);
                self.show_pad(ui, across, Gesture::PushAcross);
            }
        });
    }

    /// Four buttons as the arrow keys lie.
    fn show_pad(&mut self, ui: &mut Ui, ways: [(Way, &str); 4], gesture: fn(Way) -> Gesture) {
        let [up, rest @ ..] = ways;
        let is_persons = self.table.person().is_some();
        let mut pressed = None;
        let mut button = |ui: &mut Ui, (way, name): (Way, &str), targets: &mut Vec<_>| {
            let size = Vec2::new(BUTTON * 1.15, BUTTON * 0.8);
            let response = ui.add_enabled(is_persons, Button::new(name).min_size(size));
            targets.push((name.to_lowercase(), response.rect.center().into()));
            if response.clicked() {
                pressed = Some(gesture(way));
            }
        };
        ui.vertical(|ui| {
            ui.horizontal(|ui| {
                ui.add_space(BUTTON * 1.15 + ui.spacing().item_spacing.x);
                button(ui, up, &mut self.targets);
            });
            ui.horizontal(|ui| {
                rest.into_iter().for_each(|way| button(ui, way, &mut self.targets));
            });
        });
        if let Some(gesture) = pressed {
            self.gesture(gesture);
        }
    }

    /// The colours on the board, and those that may be called although none is left; with their letters.
    fn colours(&self, legal: &[String]) -> Vec<(u8, String)> {
        let standing = Board::colours(&self.view.scene);
        let mut colours: Vec<_> = standing.into_iter().map(|(c, t)| (c, t.to_string())).collect();
        for action in legal {
            if let [letter @ b'A'..=b'Z'] = action.as_bytes()
                && !colours.iter().any(|(_, known)| known == action)
            {
                colours.push((letter - b'A', action.clone()));
            }
        }
        colours.sort_unstable();
        colours
    }

    fn show_colours(&mut self, ui: &mut Ui) {
        let legal = self.table.session().legal();
        let is_persons = self.table.person().is_some();
        let mut called = None;
        let colours = self.colours(&legal);
        ui.horizontal_wrapped(|ui| {
            for (colour, letter) in colours {
                let can = is_persons && legal.contains(&letter);
                let fill = Palette::call(colour);
                let text = RichText::new(&letter).size(20.0).color(Palette::ink(fill));
                let button = Button::new(text).fill(fill).min_size(Vec2::splat(BUTTON));
                let response = ui.add_enabled(can, button);
                let name = format!("call {letter}, {}", Palette::call_name(colour));
                response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, can, &name));
                self.targets.push((letter.clone(), response.rect.center().into()));
                if response.on_hover_text(name).clicked() {
                    called = Some(letter);
                }
            }
            if legal.iter().any(|action| action == "swap") && ui.button("Swap").clicked() {
                called = Some("swap".to_string());
            }
        });
        if let Some(action) = called {
            self.act(&action);
        }
    }

    /// The pieces that are left, each in its place, so that they are found again.
    fn show_tray(&mut self, ui: &mut Ui) {
        let legal = self.table.session().legal();
        let notes = &self.view.scene.notes;
        let note = |wanted: &str| {
            notes.iter().find(|(name, _)| name == wanted).map_or("", |(_, text)| text).to_string()
        };
        let (remaining, hand) = (note("remaining"), note("in hand"));
        let is_persons = self.table.person().is_some();
        let mut given = None;
        let width = ui.available_width();
        let columns = if width >= 8.0 * (PIECE + GAP) { 8 } else { 4 };
        let size = PIECE.min(width / 4.0 - 6.0);
        Grid::new("tray").num_columns(columns.into()).spacing([GAP; 2]).show(ui, |ui| {
            for bits in 0..16u8 {
                let digit = format!("{bits:x}");
                let is_left = remaining.split_whitespace().any(|piece| piece == digit);
                let action = format!("give {digit}");
                let can = is_persons && legal.contains(&action);
                let look = Look { bits, is_left, is_in_hand: hand == digit, can };
                let (clicked, middle) = look.show(ui, size);
                self.targets.push((action.clone(), middle));
                if clicked {
                    given = Some(action);
                }
                if (bits + 1) % columns == 0 {
                    ui.end_row();
                }
            }
        });
        if let Some(action) = given {
            self.act(&action);
        }
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

/// A piece in the tray.
struct Look {
    bits: u8,
    is_left: bool,
    is_in_hand: bool,
    can: bool,
}

impl Look {
    /// Draws it; whether it was pressed, and its middle.
    fn show(&self, ui: &mut Ui, size: f32) -> (bool, [f32; 2]) {
        let sense = if self.can { Sense::click() } else { Sense::hover() };
        let (area, response) = ui.allocate_exact_size(Vec2::splat(size), sense);
        let palette = Palette::of(ui);
        let name = Traits::of(self.bits).words();
        let name = match (self.is_in_hand, self.is_left) {
            (true, _) => format!("in hand: {:x} {name}", self.bits),
            (_, true) => format!("give {:x}: {name}", self.bits),
            (..) => format!("placed: {:x} {name}", self.bits),
        };
        let kind = if self.can { WidgetType::Button } else { WidgetType::Label };
        response.widget_info(|| WidgetInfo::labeled(kind, self.can || !self.is_left, &name));
        ui.painter().rect_filled(area, 4.0, palette.empty);
        if self.is_left || self.is_in_hand {
            draw_piece(ui.painter(), area, self.bits, &palette);
        }
        if self.is_in_hand || (self.can && (response.hovered() || response.has_focus())) {
            let line = egui::Stroke::new(2.5, palette.accent);
            ui.painter().rect_stroke(area, 4.0, line, egui::StrokeKind::Inside);
        }
        let middle = area.center().into();
        (response.on_hover_text(name).clicked(), middle)
    }
}
