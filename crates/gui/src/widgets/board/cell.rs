//! The content of a cell.

use super::layout::{Layout, scale};
use super::piece::{self, PieceShape};
use super::zone;
use crate::lettering;
use crate::palette::Palette;
use crate::text::board as text;
use damier_catalog::{BoardLook, Cell, CellKind};
use damier_i18n::Message;
use egui::{Align2, Color32, CornerRadius, FontId, Painter, Rect, Shape, Stroke, StrokeKind};

/// Smallest cell with readable letters, in points.
const LEGIBLE: f32 = 24.0;

/// Largest width of a number, as a part of the cell's width.
const TEXT_WIDTH: f32 = 0.84;

/// Height of a number by its count of digits, as a part of the cell's height. Longer ones are like the last.
const DIGITS: [f32; 6] = [0.5, 0.48, 0.40, 0.33, 0.28, 0.23];

/// Corner radius of a tile, as a part of its side.
const CORNER: f32 = 0.07;

/// Draws the cells of a board.
pub(crate) struct CellPainter<'a> {
    pub(crate) painter: &'a Painter,
    pub(crate) layout: &'a Layout,
    pub(crate) palette: Palette,
    pub(crate) look: BoardLook,
    /// True if colours have their letters on them.
    pub(crate) has_letters: bool,
}

impl CellPainter<'_> {
    /// Draws a cell.
    pub(crate) fn draw(&self, area: Rect, cell: &Cell) {
        let painter = self.painter;
        let round = CornerRadius::same((area.width() * CORNER).clamp(2.0, 12.0) as u8);
        match cell.kind {
            CellKind::Hole => {}
            CellKind::Empty => self.draw_empty(area, round, cell.marked),
            CellKind::Tile(exponent) => self.draw_tile(area, round, exponent, &cell.text),
            CellKind::Colour(colour) => {
                let fill = Palette::call(colour);
                self.fill(area, round.at_most(4), fill);
                if self.has_letters {
                    letter(painter, area, &cell.text, Palette::ink(fill));
                }
            }
            CellKind::Owned(seat) => {
                // A zone is one shape without lines between its cells.
                let whole = area.expand(area.width() * 0.025 + 0.5);
                self.fill(whole, CornerRadius::ZERO, Palette::zone(seat.index()));
            }
            CellKind::Stone(seat) => {
                painter.rect_filled(area, round, self.palette.empty);
                let fill = Palette::zone(seat.index());
                let line = Stroke::new((area.width() * 0.03).max(1.0), self.palette.line);
                painter.circle(area.center(), area.width() * 0.4, fill, line);
                let middle = scale(area, 0.8 * std::f32::consts::FRAC_1_SQRT_2);
                zone::draw_pattern(painter, middle, seat.index());
            }
            CellKind::Piece(bits) => {
                self.draw_empty(area, round, cell.marked);
                piece::draw(painter, area, bits);
            }
        }
        if cell.marked && self.look != BoardLook::Squares {
            let line = Stroke::new((area.width() * 0.05).max(2.0), self.palette.accent);
            painter.rect_stroke(area, round, line, StrokeKind::Inside);
        }
    }

    fn fill(&self, area: Rect, round: CornerRadius, fill: Color32) {
        if self.layout.is_hex {
            let corners = self.layout.outline(area);
            self.painter.add(Shape::convex_polygon(corners, fill, Stroke::NONE));
        } else {
            self.painter.rect_filled(area, round, fill);
        }
    }

    /// Draws an empty cell; a socket if the game has pieces.
    fn draw_empty(&self, area: Rect, round: CornerRadius, is_marked: bool) {
        if self.look != BoardLook::Squares {
            self.painter.rect_filled(area, round, self.palette.empty);
            return;
        }
        let (fill, ring) =
            if is_marked { (Palette::GOLD, Some(Palette::DARK)) } else { (Palette::SOCKET, None) };
        piece::draw_socket(self.painter, area, fill, ring);
    }

    fn draw_tile(&self, area: Rect, round: CornerRadius, exponent: u8, text: &str) {
        let fill = Palette::tile(exponent);
        self.painter.rect_filled(area, round, fill);
        if let Some(rim) = Palette::rim(exponent) {
            let line = Stroke::new((area.width() * 0.025).max(1.5), rim);
            self.painter.rect_stroke(area, round, line, StrokeKind::Inside);
        }
        draw_number(self.painter, area, text, Palette::ink(fill));
    }
}

/// Returns the content of a cell for screen readers.
pub(crate) fn spoken(cell: &Cell) -> Message {
    match cell.kind {
        CellKind::Empty => text::empty().into(),
        CellKind::Hole => text::hole().into(),
        CellKind::Tile(_) => (&cell.text).into(),
        CellKind::Colour(colour) => text::coloured(&cell.text, Palette::call_name(colour)),
        CellKind::Owned(seat) => text::zone(seat),
        CellKind::Stone(seat) => text::stone(seat),
        CellKind::Piece(bits) => text::numbered(&cell.text, PieceShape::from_bits(bits).words()),
    }
}

/// Draws a number as large as its digits allow.
fn draw_number(painter: &Painter, area: Rect, text: &str, colour: Color32) {
    let part = DIGITS[text.chars().count().clamp(1, DIGITS.len()) - 1];
    let usual = area.height() * part;
    let width = |size: f32| {
        painter.layout_no_wrap(text.to_string(), lettering::figures(size), colour).size().x
    };
    let room = area.width() * TEXT_WIDTH;
    let size = usual.min(usual * room / width(usual).max(1.0));
    painter.text(area.center(), Align2::CENTER_CENTER, text, lettering::figures(size), colour);
}

fn letter(painter: &Painter, area: Rect, text: &str, colour: Color32) {
    if area.width() >= LEGIBLE {
        let font = FontId::proportional((area.height() * 0.5).min(18.0));
        painter.text(area.center(), Align2::CENTER_CENTER, text, font, colour);
    }
}
