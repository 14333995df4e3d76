//! Positions of a board's cells on the screen.

use damier_catalog::{BoardLook, Scene};
use egui::{Pos2, Rect, Vec2, pos2, vec2};

/// Margin within a cell, as a part of its side, if there is room.
const GAP: f32 = 0.06;

/// The same if cells are joined.
const REGION_GAP: f32 = 0.02;

/// Smallest cell with a margin, in points.
const GAPLESS: f32 = 20.0;

/// Distance between grids, in cells.
const BETWEEN_GRIDS: f32 = 0.3;

/// Space for a label beside the board, in points.
const LABEL: f32 = 36.0;

/// Space for the names of directions at the left and the top, and for a warning, in points.
const AXES: [f32; 2] = [96.0, 56.0];
const WARNING: f32 = 26.0;

/// Width of the edges that are repeated around a board with joined edges, in cells.
const REPEATED: f32 = 0.5;

/// Distance between two rows of hexagons, and their height, in widths of a hexagon.
const HEX_PITCH: f32 = 0.866;
const HEX_HEIGHT: f32 = 1.1547;

/// Positions of cells.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Layout {
    /// Area of the board without labels.
    pub(crate) board: Rect,
    /// Side of a cell, in points; the width of a hexagon.
    pub(crate) side: f32,
    /// Width of the repeated edges around the board, in points; 0 if there are none.
    pub(crate) repeated: f32,
    /// True if cells are hexagons: odd rows are shifted right by half a cell.
    pub(crate) is_hex: bool,
    rows: usize,
    columns: usize,
    /// Rows and columns of a grid.
    grid: [usize; 2],
    /// Margin within a cell, as a part of its side, if there is room.
    gap: f32,
}

impl Layout {
    /// Returns the largest board that fits in the middle of an area, with space for all that is drawn around it.
    pub(crate) fn within(area: Rect, scene: &Scene) -> Self {
        let axes = scene.marks.axes.as_ref().map_or([0.0; 2], |_| AXES);
        let warning = if scene.marks.warning.is_empty() { 0.0 } else { WARNING };
        let left = scene.row_label(0).map_or(0.0, |_| LABEL) + axes[0];
        let top = scene.column_label(0).map_or(0.0, |_| LABEL) + axes[1] + warning;
        let repeated = if scene.marks.is_joined { REPEATED } else { 0.0 };
        Self::beside(area, scene, [left, top], repeated)
    }

    /// Returns the largest board that fits in the middle of an area, without space around it.
    pub(crate) fn bare(area: Rect, scene: &Scene) -> Self {
        Self::beside(area, scene, [0.0; 2], 0.0)
    }

    /// Returns the largest board that fits, with this much space in points at the left and the top, and in cells for
    /// repeated edges.
    fn beside(area: Rect, scene: &Scene, [left, top]: [f32; 2], repeated: f32) -> Self {
        let (rows, columns, is_hex) = (scene.rows(), scene.columns(), scene.is_shifted());
        let down = scene.grids.len().div_ceil(scene.across);
        let between = [scene.across, down].map(|grids| BETWEEN_GRIDS * (grids - 1) as f32);
        let (shift, pitch, height) =
            if is_hex { (0.5, HEX_PITCH, HEX_HEIGHT) } else { (0.0, 1.0, 1.0) };
        let high = (rows - 1) as f32 * pitch + height;
        let units = vec2(columns as f32 + between[0] + shift, high + between[1]);
        let around = units + Vec2::splat(2.0 * repeated);
        let room = area.size() - vec2(left, top);
        let side = (room.x / around.x).min(room.y / around.y).max(1.0);
        // Whole points keep the lines between cells equally wide.
        let side = if side >= 4.0 { side.floor() } else { side };
        let size = units * side;
        let middle = area.center() + vec2(left, top) / 2.0;
        let corner = (middle - size / 2.0).round();
        Self {
            board: Rect::from_min_size(corner, size),
            side,
            repeated: repeated * side,
            is_hex,
            rows,
            columns,
            grid: [scene.grids[0].rows, scene.grids[0].columns],
            gap: if scene.look == BoardLook::Regions { REGION_GAP } else { GAP },
        }
    }

    /// Returns the distance between two rows, in sides.
    fn pitch(&self) -> f32 {
        if self.is_hex { HEX_PITCH } else { 1.0 }
    }

    /// Returns the area of a cell with its margin. The areas of hexagons in neighbouring rows overlap.
    pub(crate) fn cell(&self, row: usize, column: usize) -> Rect {
        let between = |index: usize, of: usize| BETWEEN_GRIDS * (index / of) as f32;
        let shift = if self.is_hex && row % 2 == 1 { 0.5 } else { 0.0 };
        let x = column as f32 + shift + between(column, self.grid[1]);
        let y = row as f32 * self.pitch() + between(row, self.grid[0]);
        let height = if self.is_hex { HEX_HEIGHT } else { 1.0 };
        let size = vec2(1.0, height) * self.side;
        Rect::from_min_size(self.board.min + vec2(x, y) * self.side, size)
    }

    /// Returns the area in which a press means this cell. These areas do not overlap.
    pub(crate) fn press_area(&self, row: usize, column: usize) -> Rect {
        let cell = self.cell(row, column);
        Rect::from_center_size(cell.center(), vec2(self.side, self.side * self.pitch()))
    }

    /// Returns the area of a cell without its margin.
    pub(crate) fn inside(&self, row: usize, column: usize) -> Rect {
        self.without_gap(self.cell(row, column))
    }

    /// Returns the number of sides of a cell.
    pub(crate) fn sides(&self) -> usize {
        if self.is_hex { 6 } else { 4 }
    }

    /// Returns a corner of a cell's outline, clockwise: from the top left of a square, or from the top of a hexagon.
    pub(crate) fn corner(&self, area: Rect, index: usize) -> Pos2 {
        if !self.is_hex {
            let corners = [Rect::left_top, Rect::right_top, Rect::right_bottom, Rect::left_bottom];
            return corners[index % 4](&area);
        }
        let (middle, quarter) = (area.center(), area.height() / 4.0);
        let (upper, lower) = (area.top() + quarter, area.bottom() - quarter);
        match index % 6 {
            0 => pos2(middle.x, area.top()),
            1 => pos2(area.right(), upper),
            2 => pos2(area.right(), lower),
            3 => pos2(middle.x, area.bottom()),
            4 => pos2(area.left(), lower),
            _ => pos2(area.left(), upper),
        }
    }

    /// Returns the outline of a cell.
    pub(crate) fn outline(&self, area: Rect) -> Vec<Pos2> {
        (0..self.sides()).map(|index| self.corner(area, index)).collect()
    }

    /// Returns the place of the neighbour of a cell beyond a side, which begins at the corner with the same index. It
    /// may be outside the board.
    pub(crate) fn neighbour(&self, row: usize, column: usize, side: usize) -> (isize, isize) {
        let (row, column) = (row as isize, column as isize);
        // The neighbour to the right in the rows above and below.
        let right = column + row % 2;
        match (self.is_hex, side) {
            (false, 0) => (row - 1, column),
            (false, 1) | (true, 1) => (row, column + 1),
            (false, 2) => (row + 1, column),
            (false, _) | (true, 4) => (row, column - 1),
            (true, 0) => (row - 1, right),
            (true, 2) => (row + 1, right),
            (true, 3) => (row + 1, right - 1),
            (true, _) => (row - 1, right - 1),
        }
    }

    /// Returns the cells of the edges that are repeated around the board: the row and column of each on the board, and
    /// its area outside.
    pub(crate) fn repeated_cells(&self) -> Vec<((usize, usize), Rect)> {
        if self.repeated == 0.0 {
            return Vec::new();
        }
        let (rows, columns) = (self.rows as isize, self.columns as isize);
        let all = (-1..=rows).flat_map(|row| (-1..=columns).map(move |column| (row, column)));
        let is_outside = |row, column| row < 0 || column < 0 || row == rows || column == columns;
        let first = self.cell(0, 0);
        all.filter(|&(row, column)| is_outside(row, column))
            .map(|(row, column)| {
                let place = (row.rem_euclid(rows) as usize, column.rem_euclid(columns) as usize);
                (place, first.translate(vec2(column as f32, row as f32) * self.side))
            })
            .collect()
    }

    /// Returns an area with its margin, without the margin.
    pub(crate) fn without_gap(&self, area: Rect) -> Rect {
        area.shrink(if self.side < GAPLESS { 0.0 } else { (self.side * self.gap).max(0.5) })
    }

    /// Returns [`Layout::inside`] of a cell by its number on the board, row by row.
    pub(crate) fn cell_at(&self, index: usize) -> Rect {
        self.inside(index / self.columns, index % self.columns)
    }

    /// Returns the row and column of the cell at a point.
    pub(crate) fn at(&self, point: Pos2) -> Option<(usize, usize)> {
        if !self.board.contains(point) {
            return None;
        }
        let near = |along: f32, pitch: f32, of: usize| {
            let guess = (along / (self.side * pitch)).max(0.0) as usize;
            guess.saturating_sub(1)..(guess + 1).min(of)
        };
        let offset = point - self.board.min;
        let cells = near(offset.y, self.pitch(), self.rows)
            .flat_map(|row| near(offset.x, 1.0, self.columns).map(move |column| (row, column)));
        // The nearest centre decides between hexagons, whose areas overlap.
        let away =
            |&(row, column): &(usize, usize)| self.cell(row, column).center().distance_sq(point);
        let inside = cells.filter(|&(row, column)| self.cell(row, column).contains(point));
        inside.min_by(|a, b| away(a).total_cmp(&away(b)))
    }

    /// Returns the centre of the label of a row.
    pub(crate) fn row_label(&self, row: usize) -> Pos2 {
        pos2(self.board.left() - self.repeated - LABEL * 0.6, self.cell(row, 0).center().y)
    }

    /// Returns the centre of the label of a column.
    pub(crate) fn column_label(&self, column: usize) -> Pos2 {
        pos2(self.cell(0, column).center().x, self.board.top() - self.repeated - LABEL * 0.6)
    }
}

/// Scales an area around its centre.
pub(super) fn scale(area: Rect, part: f32) -> Rect {
    Rect::from_center_size(area.center(), area.size() * part)
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_catalog::{games, open};

    #[test]
    fn every_cell_is_found_at_its_middle() {
        let area = Rect::from_min_size(pos2(10.0, 20.0), vec2(390.0, 500.0));
        let odd = [
            "2048:3x5",
            "2048:shape=4d",
            "filler:64x64",
            "filler:9x8,topology=hex",
            "filler:9x9,topology=torus",
        ];
        for name in games().iter().map(|info| info.name).chain(odd) {
            let game = open(name).expect("known");
            let scene = game.session(1).scene();
            let layout = Layout::within(area, &scene);
            assert!(area.expand(1.0).contains_rect(layout.board), "{name}");
            for row in 0..scene.rows() {
                for column in 0..scene.columns() {
                    let cell = layout.cell(row, column);
                    assert!(layout.board.expand(0.5).contains_rect(cell), "{name}");
                    assert!(cell.expand(0.5).contains_rect(layout.press_area(row, column)));
                    assert_eq!(layout.at(cell.center()), Some((row, column)), "{name}");
                }
            }
            assert_eq!(layout.at(area.min - vec2(1.0, 1.0)), None);
        }
    }

    #[test]
    fn neighbours_share_the_side_between_them() {
        let area = Rect::from_min_size(Pos2::ZERO, vec2(400.0, 400.0));
        for name in ["filler:6x6", "filler:6x6,topology=hex"] {
            let scene = open(name).expect("known").session(1).scene();
            let layout = Layout::within(area, &scene);
            for (row, column) in [(2, 3), (3, 2)] {
                let cell = layout.cell(row, column);
                for side in 0..layout.sides() {
                    let (there, along) = layout.neighbour(row, column, side);
                    let other = layout.cell(there as usize, along as usize).center();
                    let ends = [side, side + 1].map(|index| layout.corner(cell, index));
                    let middle = ends[0].lerp(ends[1], 0.5);
                    let between = cell.center().lerp(other, 0.5);
                    assert!(middle.distance(between) < 0.5, "{name} {side}: {middle} {between}");
                }
            }
        }
    }
}
