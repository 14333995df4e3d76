//! The sixteen pieces of Quarto, drawn so that all four traits are seen at a glance.

use crate::palette::Palette;
use crate::say::board as say;
use egui::{Color32, CornerRadius, Painter, Pos2, Rect, Stroke, StrokeKind, Vec2};
use words::Message;

/// The traits of a piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct PieceShape {
    is_white: bool,
    is_tall: bool,
    is_solid: bool,
    is_square: bool,
}

impl PieceShape {
    /// Of the trait bits of a [`workbench::CellKind::Piece`].
    pub(crate) const fn of(bits: u8) -> Self {
        Self {
            is_white: bits & 8 != 0,
            is_tall: bits & 4 != 0,
            is_solid: bits & 2 != 0,
            is_square: bits & 1 != 0,
        }
    }

    /// In words.
    pub(crate) fn words(self) -> Message {
        let word = |is: bool, yes: &'static str, no: &'static str| if is { yes } else { no };
        say::piece(
            word(self.is_white, "white", "black"),
            word(self.is_tall, "tall", "low"),
            word(self.is_solid, "solid", "hollow"),
            word(self.is_square, "square", "round"),
        )
    }
}

/// Draws a piece as a column seen from above and in front: its top is its shape, hollow ones have a hole,
/// tall ones stand high.
pub(crate) fn draw(painter: &Painter, area: Rect, bits: u8, palette: &Palette) {
    let traits = PieceShape::of(bits);
    let unit = area.width().min(area.height());
    let width = unit * 0.56;
    let top = Vec2::new(width, width * 0.8);
    let height = unit * if traits.is_tall { 0.36 } else { 0.1 };
    let foot = area.center() + Vec2::new(0.0, unit * 0.2);
    let head = foot - Vec2::new(0.0, height);
    let body = Palette::piece(traits.is_white);
    let line = Stroke::new((unit * 0.03).max(1.0), edge(traits.is_white, palette));
    let shade = body.lerp_to_gamma(
        if traits.is_white { Color32::from_rgb(0x8a, 0x62, 0x2c) } else { Color32::BLACK },
        0.35,
    );
    let solid = Form { painter, is_square: traits.is_square };
    solid.fill(foot, top, shade, line);
    let side =
        Rect::from_center_size(foot - Vec2::new(0.0, height / 2.0), Vec2::new(top.x, height));
    painter.rect_filled(side, 0.0, shade);
    for x in [side.left(), side.right()] {
        painter.vline(x, side.y_range(), line);
    }
    solid.fill(head, top, body, line);
    if !traits.is_solid {
        solid.fill(head, top * 0.5, shade.lerp_to_gamma(Color32::BLACK, 0.45), line);
    }
}

fn edge(is_white: bool, palette: &Palette) -> Color32 {
    if is_white {
        Color32::from_rgb(0x4a, 0x35, 0x20)
    } else {
        palette.line.lerp_to_gamma(Color32::WHITE, 0.4)
    }
}

/// A square or round shape.
struct Form<'a> {
    painter: &'a Painter,
    is_square: bool,
}

impl Form<'_> {
    fn fill(&self, middle: Pos2, size: Vec2, fill: Color32, line: Stroke) {
        if self.is_square {
            let rect = Rect::from_center_size(middle, size);
            let corner = CornerRadius::same((size.x * 0.06) as u8);
            self.painter.rect(rect, corner, fill, line, StrokeKind::Middle);
        } else {
            let ellipse = egui::epaint::EllipseShape {
                center: middle,
                radius: size / 2.0,
                fill,
                stroke: line,
                angle: 0.0,
            };
            self.painter.add(ellipse);
        }
    }
}
