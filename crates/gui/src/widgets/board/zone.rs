//! The zone of a seat as one shape: its pattern, a double outline, of which one line is visible on every colour, and
//! its size.

use super::layout::{Layout, scale};
use crate::lettering;
use crate::palette::Palette;
use damier_catalog::{CellKind, Scene, Seat};
use egui::{Align2, Painter, Pos2, Rect, Shape, Stroke};

/// Widths of the two lines, in points.
const OUTER: f32 = 3.0;
const INNER: f32 = 1.5;

/// Text size of the number, in points, and the smallest zone that has one.
const NUMBER: f32 = 15.0;
const NUMBERED: usize = 4;

/// Smallest cell that fits a readable number, in points.
const LEGIBLE: f32 = 14.0;

/// Smallest cell with a pattern, in points.
const PATTERNED: f32 = 5.0;

/// Width of a stripe and radius of a dot, as parts of a cell's side.
const STRIPE: f32 = 0.13;
const DOT: f32 = 0.15;

/// Area of a pattern in a hexagon, as a part of its width and height.
const HEX_SQUARE: f32 = 0.6;

/// Draws the pattern of a seat in one cell: a stripe from corner to corner, or a dot. The patterns of adjoining cells
/// join, so the zone looks like one cloth.
pub(crate) fn draw_pattern(painter: &Painter, area: Rect, seat: usize) {
    let (side, colour) = (area.width(), Palette::zone_pattern(seat));
    if side < PATTERNED {
        return;
    }
    if seat == 0 {
        let line = Stroke::new((side * STRIPE).max(1.0), colour);
        painter.line_segment([area.left_bottom(), area.right_top()], line);
    } else {
        painter.circle_filled(area.center(), (side * DOT).max(1.0), colour);
    }
}

/// Draws the outlines and sizes of all zones. Zones with cells in motion have no outline, because it would not follow
/// them.
pub(super) fn draw(painter: &Painter, layout: &Layout, scene: &Scene) {
    for seat in [Seat::FIRST, Seat::SECOND] {
        let zone = Zone { scene, layout, seat };
        let cells = zone.cells();
        cells.iter().for_each(|&(row, column)| zone.draw_pattern(painter, row, column));
        zone.draw_outline(painter, &cells);
        zone.draw_size(painter, &cells);
    }
}

struct Zone<'a> {
    scene: &'a Scene,
    layout: &'a Layout,
    seat: Seat,
}

impl Zone<'_> {
    fn cells(&self) -> Vec<(usize, usize)> {
        let own = self.scene.cells().filter(|(_, cell)| cell.kind == CellKind::Owned(self.seat));
        own.map(|(place, _)| place).collect()
    }

    fn draw_pattern(&self, painter: &Painter, row: usize, column: usize) {
        let cell = self.layout.cell(row, column);
        // Within a hexagon there is room for a square of this part.
        let area = if self.layout.is_hex { scale(cell, HEX_SQUARE) } else { cell };
        draw_pattern(painter, area, self.seat.index());
    }

    fn is_own(&self, (row, column): (isize, isize)) -> bool {
        let place = usize::try_from(row).ok().zip(usize::try_from(column).ok());
        let place =
            place.filter(|&(row, column)| row < self.scene.rows() && column < self.scene.columns());
        let cell = place.and_then(|(row, column)| self.scene.cell(row, column));
        cell.is_some_and(|cell| cell.kind == CellKind::Owned(self.seat))
    }

    /// Returns the sides of its cells on its border.
    fn sides(&self, cells: &[(usize, usize)]) -> Vec<[Pos2; 2]> {
        let mut sides = Vec::new();
        for &(row, column) in cells {
            let cell = self.layout.cell(row, column);
            for side in 0..self.layout.sides() {
                if !self.is_own(self.layout.neighbour(row, column, side)) {
                    sides.push([side, side + 1].map(|index| self.layout.corner(cell, index)));
                }
            }
        }
        sides
    }

    fn draw_outline(&self, painter: &Painter, cells: &[(usize, usize)]) {
        let sides = self.sides(cells);
        let lines = if self.layout.is_hex { sides } else { join(sides) };
        for (width, colour) in [(OUTER, Palette::DARK), (INNER, Palette::LIGHT)] {
            for [from, to] in &lines {
                if self.layout.is_hex {
                    painter.line_segment([*from, *to], Stroke::new(width, colour));
                    painter.circle_filled(*from, width / 2.0, colour);
                    painter.circle_filled(*to, width / 2.0, colour);
                } else {
                    // Square ends close the corners.
                    let line = Rect::from_two_pos(*from, *to).expand(width / 2.0);
                    painter.rect_filled(line, 0.0, colour);
                }
            }
        }
    }

    /// Draws its size on the cell nearest to its centre.
    fn draw_size(&self, painter: &Painter, cells: &[(usize, usize)]) {
        let count = cells.len();
        if count < NUMBERED || self.layout.side < LEGIBLE {
            return;
        }
        let sum = cells
            .iter()
            .fold((0.0, 0.0), |sum, &(row, column)| (sum.0 + row as f32, sum.1 + column as f32));
        let middle = (sum.0 / count as f32, sum.1 / count as f32);
        let far = |&(row, column): &(usize, usize)| {
            (row as f32 - middle.0).powi(2) + (column as f32 - middle.1).powi(2)
        };
        let nearest = cells.iter().min_by(|a, b| far(a).total_cmp(&far(b)));
        let Some(&(row, column)) = nearest else { return };
        let (fill, at) = (Palette::zone(self.seat.index()), self.layout.cell(row, column).center());
        let ink = Palette::ink(fill);
        let font = lettering::strong(NUMBER);
        let text = painter.layout_no_wrap(count.to_string(), font, ink);
        let area = Align2::CENTER_CENTER.anchor_size(at, text.size());
        // Even a thin zone has room for it.
        painter.add(Shape::rect_filled(area.expand2(egui::vec2(5.0, 1.0)), 4.0, fill));
        painter.rect_stroke(
            area.expand2(egui::vec2(5.0, 1.0)),
            4.0,
            Stroke::new(1.0, ink.gamma_multiply(0.35)),
            egui::StrokeKind::Inside,
        );
        painter.galley(area.min, text, ink);
    }
}

/// Joins sides on the same line, because their ends would be visible where they meet.
fn join(sides: Vec<[Pos2; 2]>) -> Vec<[Pos2; 2]> {
    let key = |[from, to]: &[Pos2; 2]| {
        let is_level = from.y == to.y;
        let (line, along) =
            if is_level { (from.y, from.x.min(to.x)) } else { (from.x, from.y.min(to.y)) };
        (is_level, line, along)
    };
    let mut sides: Vec<[Pos2; 2]> = sides.into_iter().map(|[a, b]| [a.min(b), a.max(b)]).collect();
    sides.sort_by(|a, b| {
        let (a, b) = (key(a), key(b));
        a.0.cmp(&b.0).then(a.1.total_cmp(&b.1)).then(a.2.total_cmp(&b.2))
    });
    let mut lines: Vec<[Pos2; 2]> = Vec::new();
    for side in sides {
        match lines.last_mut() {
            Some(last) if last[1] == side[0] && key(last).0 == key(&side).0 => last[1] = side[1],
            _ => lines.push(side),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::pos2;

    #[test]
    fn sides_in_a_row_are_one_line() {
        let side = |x: f32| [pos2(x, 0.0), pos2(x + 1.0, 0.0)];
        let down = [pos2(2.0, 1.0), pos2(2.0, 0.0)];
        let joined = join(vec![side(1.0), down, side(0.0), side(4.0)]);
        let level = [pos2(0.0, 0.0), pos2(2.0, 0.0)];
        assert_eq!(joined, [[pos2(2.0, 0.0), pos2(2.0, 1.0)], level, side(4.0)]);
    }
}
