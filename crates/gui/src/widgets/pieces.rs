//! Pieces beside the board: the one in hand, which can be dragged to its square, and the remaining ones.

use crate::app::App;
use crate::lettering::CAPTION;
use crate::palette::Palette;
use crate::text::board as text;
use crate::theme::{FINGER, is_stacked};
use crate::widgets::board::{PieceShape, Touch, draw_piece};
use crate::widgets::controls::point_at;
use damier_catalog::{Aside, Reach};
use damier_i18n::Lang;
use egui::{
    Align2, FontId, Grid, LayerId, Order, Rect, Response, RichText, Sense, Ui, Vec2, WidgetInfo,
    WidgetType, vec2,
};

/// Side of the piece in hand, in points.
const HAND: f32 = 72.0;

/// Largest side of a piece in the tray, in points.
const PIECE: f32 = 64.0;

/// Size of the digit of a piece in the tray, in points.
const DIGIT: f32 = 11.0;

/// Width of the digit beside the piece, in points.
const BESIDE: f32 = 8.0;

/// Margin of a piece in the tray, in points.
const GAP: f32 = 2.0;

/// Number of pieces: each has four traits of two values.
const PIECES: u8 = 16;

impl App {
    /// Draws the piece in hand, large enough to recognise. It can be dragged to a square.
    pub(crate) fn show_hand(&mut self, ui: &mut Ui) {
        let notes = &self.board.position.scene.notes;
        let hand = notes.iter().find_map(|note| match note.aside {
            Aside::Piece(Some(bits)) => Some((note.name.clone(), note.aside.message(), bits)),
            _ => None,
        });
        let Some((name, number, bits)) = hand else { return };
        let words = text::numbered(number, PieceShape::from_bits(bits).words());
        let can = self.table.person().is_some() && self.dialog.is_none();
        let piece = ui.horizontal(|ui| {
            let sense = if can { Sense::drag() } else { Sense::hover() };
            let (area, response) = ui.allocate_exact_size(Vec2::splat(HAND), sense);
            ui.painter().rect_filled(area, 8.0, Palette::CLOTH);
            if !response.dragged() {
                draw_piece(ui.painter(), area.shrink(2.0), bits);
            }
            ui.vertical(|ui| {
                ui.add_space(8.0);
                let name = RichText::new(name.say(self.lang)).size(CAPTION);
                ui.label(name.color(Palette::from_ui(ui).faint));
                ui.label(words.say(self.lang));
            });
            response
        });
        let piece = piece.inner;
        if can {
            let help = text::drag_the_piece().say(self.lang);
            piece.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, &help));
            self.drag_piece(ui, &piece, bits);
            piece.on_hover_text(help);
        }
    }

    /// Draws a dragged piece under the pointer, and places it on the square where it is dropped: the last one under
    /// the pointer, because a lifted finger has no position.
    fn drag_piece(&mut self, ui: &Ui, piece: &Response, bits: u8) {
        if let Some(at) = piece.interact_pointer_pos().filter(|_| piece.dragged()) {
            self.board.input.cursor = self.board.layout.and_then(|layout| layout.at(at));
            let layer = LayerId::new(Order::Tooltip, piece.id);
            let area = Rect::from_center_size(at, Vec2::splat(HAND));
            draw_piece(&ui.ctx().layer_painter(layer), area, bits);
        } else if let Some((row, column)) = self.board.input.cursor.filter(|_| piece.drag_stopped())
        {
            self.touch(Touch::Cell { row, column });
        }
    }

    /// Returns true if the game has pieces to choose from.
    pub(crate) fn has_tray(&self) -> bool {
        let notes = &self.board.position.scene.notes;
        notes.iter().any(|note| matches!(note.aside, Aside::Stock(_)))
    }

    /// Returns true if the person on turn has to choose a piece.
    pub(crate) fn gives_piece(&self) -> bool {
        let mut legal = self.board.position.scene.legal();
        legal.any(|control| matches!(control.reach, Reach::Piece(_)))
    }

    /// Draws the remaining pieces. Each keeps its place, so that it is easy to find.
    pub(crate) fn show_tray(&mut self, ui: &mut Ui) -> Option<String> {
        let scene = &self.board.position.scene;
        let stock = scene.notes.iter().find_map(|note| match &note.aside {
            Aside::Stock(pieces) => Some(pieces),
            _ => None,
        })?;
        let is_in_hand = |bits| scene.notes.iter().any(|n| n.aside == Aside::Piece(Some(bits)));
        let (is_persons, lang) = (self.table.person().is_some(), self.lang);
        let mut given = None;
        let lit = self.pointed_at().map(str::to_string);
        let (columns, side) = layout_of_tray(ui);
        Grid::new("tray").num_columns(columns.into()).spacing([0.0; 2]).show(ui, |ui| {
            for bits in 0..PIECES {
                let control = scene.controls.iter().find(|one| one.reach == Reach::Piece(bits));
                let can = is_persons && control.is_some_and(|control| control.is_legal);
                let is_left = stock.contains(&bits);
                let is_lit = control.is_some_and(|one| lit.as_ref() == Some(&one.action));
                let is_in_hand = is_in_hand(bits);
                let look = TrayPiece { bits, is_left, is_in_hand, is_lit, can, lang };
                let (clicked, middle) = look.show(ui, side);
                if let Some(control) = control {
                    self.board.targets.push((control.action.clone(), middle));
                    given = given.take().or(clicked.then(|| control.action.clone()));
                }
                if (bits + 1) % columns == 0 {
                    ui.end_row();
                }
            }
        });
        given
    }
}

/// Returns the number of pieces in a row of the tray, and their side, in points. On a phone, two rows are in sight
/// together with the board, and each piece is still as wide as a finger.
fn layout_of_tray(ui: &Ui) -> (u8, f32) {
    let side = (ui.available_width() / 8.0).min(PIECE);
    let is_wide_enough = side == PIECE || is_stacked(ui) && side >= FINGER;
    if is_wide_enough { (8, side) } else { (4, PIECE) }
}

/// A piece in the tray.
struct TrayPiece {
    bits: u8,
    is_left: bool,
    is_in_hand: bool,
    is_lit: bool,
    can: bool,
    lang: Lang,
}

impl TrayPiece {
    /// Draws the piece. Returns true if it was pressed, and its centre.
    fn show(&self, ui: &mut Ui, size: f32) -> (bool, [f32; 2]) {
        let sense = if self.can { Sense::click() } else { Sense::hover() };
        let (area, response) = ui.allocate_exact_size(Vec2::splat(size), sense);
        let (palette, area) = (Palette::from_ui(ui), area.shrink(GAP));
        let (digit, piece) = (format!("{:x}", self.bits), PieceShape::from_bits(self.bits).words());
        let name = match (self.is_in_hand, self.is_left) {
            (true, _) => text::in_hand(&digit, piece),
            (_, true) => text::give(&digit, piece),
            (..) => text::placed(&digit, piece),
        };
        let name = name.say(self.lang);
        let kind = if self.can { WidgetType::Button } else { WidgetType::Label };
        response.widget_info(|| WidgetInfo::labeled(kind, self.can || !self.is_left, &name));
        ui.painter().rect_filled(area, 8.0, Palette::CLOTH);
        if self.is_left || self.is_in_hand {
            // The list of moves names pieces by their digits.
            let beside = Rect::from_min_max(area.min + vec2(BESIDE, 0.0), area.max);
            draw_piece(ui.painter(), beside, self.bits);
            let (at, font) = (area.left_top() + vec2(3.0, 1.0), FontId::proportional(DIGIT));
            ui.painter().text(at, Align2::LEFT_TOP, digit, font, Palette::ink(Palette::CLOTH));
        }
        if self.is_in_hand || (self.can && response.hovered()) {
            let line = egui::Stroke::new(2.5, palette.accent);
            ui.painter().rect_stroke(area, 4.0, line, egui::StrokeKind::Inside);
        }
        point_at(ui, &response, self.is_lit);
        let middle = area.center().into();
        (response.on_hover_text(name).clicked(), middle)
    }
}
