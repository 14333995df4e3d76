//! Controls beside the board: directions, colours, buttons, and choices between the actions of one cell.

use crate::app::App;
use crate::lettering::{self, CAPTION};
use crate::palette::Palette;
use crate::text::board as text;
use damier_catalog::{Control, Reach, Way};
use damier_i18n::Lang;
use egui::{Align2, Button, Ui, Vec2, WidgetInfo, WidgetType};

/// Side of a button for a direction or a colour, in points: wide enough for a finger.
const BUTTON: f32 = 44.0;

impl App {
    /// Draws the controls that are not on the board, and carries out what was pressed.
    pub(crate) fn show_controls(&mut self, ui: &mut Ui) {
        let chosen = self.show_choices(ui);
        let pressed = if self.table.takes_pushes() { self.show_ways(ui) } else { None };
        let called = self.show_buttons(ui);
        let given = self.show_tray(ui);
        if let Some(action) = chosen.or(pressed).or(called).or(given) {
            self.act(&action);
        }
    }

    /// Draws the actions that one gesture could mean. Returns the one that was pressed.
    fn show_choices(&self, ui: &mut Ui) -> Option<String> {
        let mut chosen = None;
        if self.board.input.choices.is_empty() {
            return None;
        }
        ui.horizontal_wrapped(|ui| {
            for action in &self.board.input.choices {
                if ui.add(Button::new(action).min_size(Vec2::splat(BUTTON))).clicked() {
                    chosen = Some(action.clone());
                }
            }
        });
        chosen
    }

    /// Draws the directions within the grids, and those across grids if there are several.
    fn show_ways(&mut self, ui: &mut Ui) -> Option<String> {
        let width = self.way_width(ui);
        let within = self.show_pad(ui, Reach::Push, width);
        if !self.table.has_grids() {
            return within;
        }
        self.show_pad(ui, Reach::PushAcross, width).or(within)
    }

    /// Returns the width of the widest direction button. All get this width, so that they are arranged like the arrow
    /// keys.
    fn way_width(&self, ui: &Ui) -> f32 {
        let font = egui::TextStyle::Button.resolve(ui.style());
        let is_way = |reach| matches!(reach, Reach::Push(_) | Reach::PushAcross(_));
        let ways =
            self.board.position.scene.controls.iter().filter(|control| is_way(control.reach));
        let widths = ways.map(|control| {
            let label = control.label.say(self.lang);
            ui.painter().layout_no_wrap(label, font.clone(), egui::Color32::WHITE).size().x
        });
        let widest = widths.fold(0.0, f32::max) + 2.0 * ui.spacing().button_padding.x;
        widest.max(BUTTON * 1.15)
    }

    /// Draws four buttons in a row, or arranged like the arrow keys if the space is narrow.
    fn show_pad(&mut self, ui: &mut Ui, reach: fn(Way) -> Reach, width: f32) -> Option<String> {
        let (is_persons, lang) = (self.table.person().is_some(), self.lang);
        let mut pressed = None;
        let lit = self.pointed_at().map(str::to_string);
        let (controls, targets) = (&self.board.position.scene.controls, &mut self.board.targets);
        let mut button = |ui: &mut Ui, way: Way| {
            let control = controls.iter().find(|control| control.reach == reach(way));
            let Some(Control { label, action, is_legal, .. }) = control else { return };
            let button = Button::new(label.say(lang)).min_size(Vec2::new(width, BUTTON));
            let response = ui.add_enabled(is_persons && *is_legal, button);
            point_at(ui, &response, lit.as_deref() == Some(action.as_str()));
            targets.push((action.clone(), response.rect.center().into()));
            if response.clicked() {
                pressed = Some(action.clone());
            }
        };
        let gap = ui.spacing().item_spacing.x;
        if ui.available_width() >= 4.0 * width + 3.0 * gap {
            ui.horizontal(|ui| {
                let row = [Way::Left, Way::Up, Way::Down, Way::Right];
                row.into_iter().for_each(|way| button(ui, way));
            });
            return pressed;
        }
        ui.vertical(|ui| {
            ui.horizontal(|ui| {
                ui.add_space(width + gap);
                button(ui, Way::Up);
            });
            ui.horizontal(|ui| {
                [Way::Left, Way::Down, Way::Right].into_iter().for_each(|way| button(ui, way));
            });
        });
        pressed
    }

    /// Draws colours with their letters, and buttons.
    fn show_buttons(&mut self, ui: &mut Ui) -> Option<String> {
        let (is_persons, lang) = (self.table.person().is_some(), self.lang);
        let is_button = |reach: Reach| matches!(reach, Reach::Swatch(_) | Reach::Button);
        let controls = self.board.position.scene.controls.iter().filter(|one| is_button(one.reach));
        let controls: Vec<Control> = controls.cloned().collect();
        if controls.is_empty() {
            return None;
        }
        self.refresh_gains();
        let (mut called, mut pointed) = (None, None);
        let lit = self.pointed_at().map(str::to_string);
        ui.horizontal_wrapped(|ui| {
            for control in &controls {
                let action = control.action.as_str();
                let can = is_persons && control.is_legal;
                let label = control.label.say(lang);
                let response = match control.reach {
                    Reach::Swatch(colour) => {
                        let gain = self.board.gains.cells(action).map(<[_]>::len);
                        Swatch { colour, letter: &label, gain, can, lang }.show(ui)
                    }
                    _ => ui.add_enabled(can, Button::new(label)),
                };
                point_at(ui, &response, lit.as_deref() == Some(action));
                self.board.targets.push((action.to_string(), response.rect.center().into()));
                if can && (response.hovered() || response.has_focus()) {
                    pointed = Some(action.to_string());
                }
                if response.clicked() {
                    called = Some(action.to_string());
                }
            }
        });
        self.board.pointed = pointed;
        called
    }
}

/// Draws a gold ring around what a hint marks.
pub(crate) fn point_at(ui: &Ui, response: &egui::Response, is_lit: bool) {
    if is_lit {
        for (width, colour) in [(5.0, Palette::DARK), (3.0, Palette::GOLD)] {
            let line = egui::Stroke::new(width, colour);
            let area = response.rect.expand(1.0);
            ui.painter().rect_stroke(area, 8.0, line, egui::StrokeKind::Outside);
        }
    }
}

/// Draws a colour as a button, with its letter and the number of cells that it takes.
struct Swatch<'a> {
    colour: u8,
    letter: &'a str,
    gain: Option<usize>,
    can: bool,
    lang: Lang,
}

impl Swatch<'_> {
    fn show(&self, ui: &mut Ui) -> egui::Response {
        let fill = Palette::call(self.colour);
        let ink = Palette::ink(fill);
        let size = Vec2::new(BUTTON, BUTTON + if self.gain.is_some() { 6.0 } else { 0.0 });
        let button = Button::new("").fill(fill).min_size(size);
        let response = ui.add_enabled(self.can, button);
        let ink = if self.can { ink } else { ink.gamma_multiply(0.5) };
        let write = |text: &str, shift: f32, size: f32| {
            let at = response.rect.center() + Vec2::new(0.0, shift);
            ui.painter().text(at, Align2::CENTER_CENTER, text, lettering::strong(size), ink);
        };
        match self.gain {
            Some(gain) => {
                write(self.letter, -8.0, 18.0);
                write(&text::gain(gain as u64).say(self.lang), 12.0, CAPTION);
            }
            None => write(self.letter, 0.0, 20.0),
        }
        let colour = Palette::call_name(self.colour);
        let name = match self.gain {
            Some(gain) => text::call_for(self.letter, colour, gain as u64),
            None => text::call(self.letter, colour),
        };
        let name = name.say(self.lang);
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, self.can, &name));
        response.on_hover_text(name)
    }
}
