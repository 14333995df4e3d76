//! The sixteen pieces of Quarto, drawn so that all four traits are visible at a glance.

use crate::palette::Palette;
use crate::text::board as text;
use damier_i18n::Message;
use egui::epaint::{Mesh, PathShape, PathStroke};
use egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, Vec2, pos2};
use std::f32::consts::{PI, TAU};

/// Traits of a piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct PieceShape {
    is_white: bool,
    is_tall: bool,
    is_solid: bool,
    is_square: bool,
}

impl PieceShape {
    /// Reads the trait bits of a [`damier_catalog::CellKind::Piece`].
    pub(crate) const fn from_bits(bits: u8) -> Self {
        Self {
            is_white: bits & 8 != 0,
            is_tall: bits & 4 != 0,
            is_solid: bits & 2 != 0,
            is_square: bits & 1 != 0,
        }
    }

    /// Returns the traits in words.
    pub(crate) fn words(self) -> Message {
        let word = |is: bool, yes: &'static str, no: &'static str| if is { yes } else { no };
        text::piece(
            word(self.is_white, "white", "black"),
            word(self.is_tall, "tall", "low"),
            word(self.is_solid, "solid", "hollow"),
            word(self.is_square, "square", "round"),
        )
    }
}

/// Lengths as parts of a cell's side, seen from above at the angle of an isometric drawing turned by 45°. Every piece
/// stands on the same point.
const STAND: Vec2 = Vec2::new(0.5, 0.72);
const ROUND: Vec2 = Vec2::new(0.29, 0.167);
const SQUARE: Vec2 = Vec2::new(0.36, 0.208);
const SOCKET: Vec2 = Vec2::new(0.43, 0.25);
const HOLE: Vec2 = Vec2::new(0.155, 0.09);
const TALL: f32 = 0.46;
const LOW: f32 = 0.20;
const LINE: f32 = 0.015;

/// Corners of a round shape, and strips of a round wall.
const CORNERS: usize = 40;
const STRIPS: usize = 14;

/// Colours of a piece: its top, the wall to the left and to the right, its outline.
struct PieceFaces {
    top: Color32,
    left: Color32,
    right: Color32,
    line: Color32,
}

impl PieceFaces {
    fn new(is_white: bool) -> Self {
        let rgb = |hex: [u8; 3]| Color32::from_rgb(hex[0], hex[1], hex[2]);
        let [brown, pale] = [false, true].map(Palette::piece);
        if is_white {
            let [left, right] = [[0xe0, 0xc4, 0x8c], [0xc3, 0x9c, 0x5f]].map(rgb);
            Self { top: pale, left, right, line: brown }
        } else {
            let [left, right] = [[0x36, 0x20, 0x0f], [0x22, 0x14, 0x0a]].map(rgb);
            Self { top: brown, left, right, line: pale }
        }
    }
}

/// Draws the place of a piece, with or without a piece; gold if a line was completed.
pub(super) fn draw_socket(painter: &Painter, area: Rect, fill: Color32, ring: Option<Color32>) {
    let unit = area.width().min(area.height());
    let points = ellipse(area.min + STAND * unit, SOCKET * unit, 0.0, TAU);
    let stroke = ring.map_or(PathStroke::NONE, |ring| PathStroke::new(unit * 0.03, ring));
    painter.add(PathShape::convex_polygon(points, fill, stroke));
}

/// Draws a piece: its top has its shape, hollow ones have a hole, and tall ones are higher.
pub(crate) fn draw(painter: &Painter, area: Rect, bits: u8) {
    let traits = PieceShape::from_bits(bits);
    let unit = area.width().min(area.height());
    let middle = area.min + (area.size() - Vec2::splat(unit)) / 2.0 + STAND * unit;
    let rise = Vec2::new(0.0, unit * if traits.is_tall { TALL } else { LOW });
    let piece = PieceSolid {
        foot: middle,
        head: middle - rise,
        reach: unit * if traits.is_square { SQUARE } else { ROUND },
        is_square: traits.is_square,
        faces: PieceFaces::new(traits.is_white),
        line: (unit * LINE).max(0.8),
    };
    piece.draw(painter);
    if !traits.is_solid {
        piece.draw_hole(painter, HOLE * unit);
    }
}

/// A prism or a cylinder on the screen.
struct PieceSolid {
    foot: Pos2,
    head: Pos2,
    /// Half of its width, and of the depth of its top.
    reach: Vec2,
    is_square: bool,
    faces: PieceFaces,
    line: f32,
}

impl PieceSolid {
    fn draw(&self, painter: &Painter) {
        let around = PathStroke::new(2.0 * self.line, self.faces.line);
        painter.add(PathShape::convex_polygon(self.silhouette(), self.faces.line, around));
        if self.is_square {
            self.draw_walls(painter);
        } else {
            self.draw_round_wall(painter);
        }
        let top = self.outline(self.head);
        painter.add(PathShape::convex_polygon(top, self.faces.top, PathStroke::NONE));
        let edge = Stroke::new(self.line / 2.0, self.faces.line);
        let front = if self.is_square {
            let [left, front, right] = self.front(self.head);
            painter.line_segment([front, self.front(self.foot)[1]], edge);
            vec![left, front, right]
        } else {
            ellipse(self.head, self.reach, 0.0, PI)
        };
        painter.add(Shape::line(front, edge));
        let outline = PathStroke::new(self.line, self.faces.line);
        painter.add(PathShape::closed_line(self.silhouette(), outline));
    }

    /// Returns the front corners of its top or bottom: left, middle, right.
    fn front(&self, at: Pos2) -> [Pos2; 3] {
        let Vec2 { x, y } = self.reach;
        [[-x, 0.0], [0.0, y], [x, 0.0]].map(|[x, y]| at + Vec2::new(x, y))
    }

    fn outline(&self, at: Pos2) -> Vec<Pos2> {
        if !self.is_square {
            return ellipse(at, self.reach, 0.0, TAU);
        }
        let [left, front, right] = self.front(at);
        vec![left, at - Vec2::new(0.0, self.reach.y), right, front]
    }

    /// Returns its whole outline, so that no seam shows where a wall meets a top.
    fn silhouette(&self) -> Vec<Pos2> {
        if self.is_square {
            let back = self.head - Vec2::new(0.0, self.reach.y);
            let [left, _, right] = self.front(self.head);
            let [foot_left, foot_front, foot_right] = self.front(self.foot);
            return vec![left, back, right, foot_right, foot_front, foot_left];
        }
        let mut points = ellipse(self.head, self.reach, PI, TAU);
        points.extend(ellipse(self.foot, self.reach, 0.0, PI));
        points
    }

    fn draw_walls(&self, painter: &Painter) {
        let [left, front, right] = self.front(self.head);
        let [foot_left, foot_front, foot_right] = self.front(self.foot);
        for (wall, colour) in [
            (vec![left, front, foot_front, foot_left], self.faces.left),
            (vec![front, right, foot_right, foot_front], self.faces.right),
        ] {
            painter.add(PathShape::convex_polygon(wall, colour, PathStroke::NONE));
        }
    }

    /// Shades a round wall from the left to the right.
    fn draw_round_wall(&self, painter: &Painter) {
        let mut mesh = Mesh::default();
        for strip in 0..=STRIPS {
            let part = strip as f32 / STRIPS as f32;
            let turn = PI * (1.0 - part);
            let across = Vec2::new(self.reach.x * turn.cos(), self.reach.y * turn.sin());
            let colour = self.faces.left.lerp_to_gamma(self.faces.right, part);
            mesh.colored_vertex(self.head + across, colour);
            mesh.colored_vertex(self.foot + across, colour);
        }
        for strip in 0..STRIPS as u32 {
            let first = 2 * strip;
            mesh.add_triangle(first, first + 1, first + 2);
            mesh.add_triangle(first + 1, first + 2, first + 3);
        }
        painter.add(Shape::mesh(mesh));
    }

    /// Draws a round hole in its top, lit on the near side, so that it does not suggest the shape of the piece.
    fn draw_hole(&self, painter: &Painter, reach: Vec2) {
        let dark = self.faces.right.lerp_to_gamma(Color32::BLACK, 0.75);
        let lit = self.faces.left;
        let fill = |points, colour| {
            painter.add(PathShape::convex_polygon(points, colour, PathStroke::NONE));
        };
        fill(ellipse(self.head, reach, 0.0, TAU), lit);
        let shift = Vec2::new(0.0, reach.y * 0.22);
        fill(ellipse(self.head - shift * 0.9, reach - shift, 0.0, TAU), dark);
        let edge = PathStroke::new(self.line / 2.0, self.faces.line);
        painter.add(PathShape::closed_line(ellipse(self.head, reach, 0.0, TAU), edge));
    }
}

/// Points on an ellipse, clockwise on the screen from one angle to another.
fn ellipse(middle: Pos2, reach: Vec2, from: f32, to: f32) -> Vec<Pos2> {
    let count = ((CORNERS as f32 * (to - from) / TAU) as usize).max(2);
    let is_whole = to - from >= TAU;
    let steps = if is_whole { count } else { count + 1 };
    let point = |step: usize| {
        let turn = from + (to - from) * step as f32 / count as f32;
        pos2(middle.x + reach.x * turn.cos(), middle.y + reach.y * turn.sin())
    };
    (0..steps).map(point).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::palette::contrast;

    #[test]
    fn every_piece_stands_within_its_cell() {
        let highest = STAND.y - TALL - SQUARE.y;
        let lowest = STAND.y + SQUARE.y;
        assert!(highest - LINE > 0.0 && lowest + LINE < 1.0, "{highest} {lowest}");
        let (left, right) = (STAND - SOCKET, STAND + SOCKET);
        assert!(left.x > 0.0 && right.x < 1.0, "{left:?} {right:?}");
    }

    #[test]
    fn pieces_stand_out_from_the_cloth_and_from_each_other() {
        let [dark, light] = [false, true].map(PieceFaces::new);
        for ground in [Palette::CLOTH, Palette::SOCKET] {
            assert!(contrast(light.top, ground) >= 3.0, "{ground:?}");
            assert!(contrast(dark.left, ground) >= 3.0, "{ground:?}");
        }
        assert!(contrast(light.top, dark.top) >= 7.0);
    }
}
