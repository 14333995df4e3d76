//! The content of a cell.

use super::piece::{self, PieceShape};
use crate::palette::Palette;
use crate::say::board as say;
use egui::{Align2, Color32, CornerRadius, FontId, Painter, Rect, Stroke, StrokeKind, Vec2};
use words::Message;
use workbench::{Cell, CellKind};

/// The narrowest cell on which letters are read, in points.
const LEGIBLE: f32 = 13.0;

/// The part of a cell's width that a number may take.
const TEXT_WIDTH: f32 = 0.84;

/// Draws a cell.
pub(crate) fn draw(painter: &Painter, area: Rect, cell: &Cell, palette: &Palette) {
    let round = CornerRadius::same((area.width() * 0.08).min(12.0) as u8);
    match cell.kind {
        CellKind::Hole => {}
        CellKind::Empty => _ = painter.rect_filled(area, round, palette.empty),
        CellKind::Tile(exponent) => {
            let fill = Palette::tile(exponent);
            let line = Stroke::new(1.0, palette.line.gamma_multiply(0.35));
            painter.rect(area, round, fill, line, StrokeKind::Inside);
            draw_fitting(painter, area, &cell.text, Palette::ink(fill));
        }
        CellKind::Colour(colour) => {
            let fill = Palette::call(colour);
            painter.rect_filled(area, 0.0, fill);
            letter(painter, area, &cell.text, Palette::ink(fill));
        }
        CellKind::Owned(seat) => {
            let fill = Palette::zone(seat.index());
            painter.rect_filled(area.expand(0.5), 0.0, fill);
            letter(painter, area, &cell.text, Palette::ink(fill).gamma_multiply(0.8));
        }
        CellKind::Stone(seat) => {
            painter.rect_filled(area, round, palette.empty);
            let fill = Palette::zone(seat.index());
            let line = Stroke::new((area.width() * 0.03).max(1.0), palette.line);
            painter.circle(area.center(), area.width() * 0.4, fill, line);
        }
        CellKind::Piece(bits) => {
            painter.rect_filled(area, round, palette.empty);
            piece::draw(painter, area, bits, palette);
        }
    }
    if cell.marked {
        let line = Stroke::new((area.width() * 0.05).max(2.0), palette.accent);
        painter.rect_stroke(area, round, line, StrokeKind::Inside);
    }
}

/// The content of a cell in words, for those who do not see it.
pub(crate) fn spoken(cell: &Cell) -> Message {
    match cell.kind {
        CellKind::Empty => say::empty().into(),
        CellKind::Hole => say::hole().into(),
        CellKind::Tile(_) => (&cell.text).into(),
        CellKind::Colour(colour) => say::coloured(&cell.text, Palette::call_name(colour)),
        CellKind::Owned(seat) => say::zone(seat),
        CellKind::Stone(seat) => say::stone(seat),
        CellKind::Piece(bits) => say::numbered(&cell.text, PieceShape::of(bits).words()),
    }
}

/// A text as large as it fits.
fn draw_fitting(painter: &Painter, area: Rect, text: &str, colour: Color32) {
    let usual = area.height() * 0.42;
    let width = |size: f32| {
        painter.layout_no_wrap(text.to_string(), FontId::proportional(size), colour).size().x
    };
    let room = area.width() * TEXT_WIDTH;
    // Widths grow in proportion to the size, but for rounding: two steps are enough.
    let first = usual.min(usual * room / width(usual).max(1.0));
    let size = first.min(first * room / width(first).max(1.0));
    painter.text(area.center(), Align2::CENTER_CENTER, text, FontId::proportional(size), colour);
}

fn letter(painter: &Painter, area: Rect, text: &str, colour: Color32) {
    if area.width() >= LEGIBLE {
        let size = (area.height() * 0.62).min(22.0);
        painter.text(
            area.center(),
            Align2::CENTER_CENTER,
            text,
            FontId::proportional(size),
            colour,
        );
    }
}

/// An area around the same middle.
pub(crate) fn scale(area: Rect, part: f32) -> Rect {
    Rect::from_center_size(area.center(), Vec2::new(area.width(), area.height()) * part)
}
