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

/// Positions of cells.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Layout {
    /// Area of the board without labels.
    pub(crate) board: Rect,
    /// Side of a cell, in points.
    pub(crate) side: f32,
    rows: usize,
    columns: usize,
    is_shifted: bool,
    /// Rows and columns of a grid.
    grid: [usize; 2],
    /// Margin within a cell, as a part of its side, if there is room.
    gap: f32,
}

impl Layout {
    /// Returns the largest board that fits in the middle of an area.
    pub(crate) fn within(area: Rect, scene: &Scene) -> Self {
        let left = scene.row_label(0).map_or(0.0, |_| LABEL);
        let top = scene.column_label(0).map_or(0.0, |_| LABEL);
        Self::beside(area, scene, [left, top])
    }

    /// Returns the largest board that fits in the middle of an area, without space for labels.
    pub(crate) fn bare(area: Rect, scene: &Scene) -> Self {
        Self::beside(area, scene, [0.0; 2])
    }

    /// Returns the largest board that fits, with this much space for labels at the left and the top.
    fn beside(area: Rect, scene: &Scene, [left, top]: [f32; 2]) -> Self {
        let (rows, columns) = (scene.rows(), scene.columns());
        let down = scene.grids.len().div_ceil(scene.across);
        let between = [scene.across, down].map(|grids| BETWEEN_GRIDS * (grids - 1) as f32);
        let shift = if scene.is_shifted() { 0.5 } else { 0.0 };
        let units = vec2(columns as f32 + between[0] + shift, rows as f32 + between[1]);
        let room = area.size() - vec2(left, top);
        let side = (room.x / units.x).min(room.y / units.y).max(1.0);
        // Whole points keep the lines between cells equally wide.
        let side = if side >= 4.0 { side.floor() } else { side };
        let size = units * side;
        let middle = area.center() + vec2(left, top) / 2.0;
        let corner = (middle - size / 2.0).round();
        Self {
            board: Rect::from_min_size(corner, size),
            side,
            rows,
            columns,
            is_shifted: scene.is_shifted(),
            grid: [scene.grids[0].rows, scene.grids[0].columns],
            gap: if scene.look == BoardLook::Regions { REGION_GAP } else { GAP },
        }
    }

    /// Returns the area of a cell with its margin.
    pub(crate) fn cell(&self, row: usize, column: usize) -> Rect {
        let between = |index: usize, of: usize| BETWEEN_GRIDS * (index / of) as f32;
        let shift = if self.is_shifted && row % 2 == 1 { 0.5 } else { 0.0 };
        let x = column as f32 + shift + between(column, self.grid[1]);
        let y = row as f32 + between(row, self.grid[0]);
        Rect::from_min_size(self.board.min + vec2(x, y) * self.side, Vec2::splat(self.side))
    }

    /// Returns the area of a cell without its margin.
    pub(crate) fn inside(&self, row: usize, column: usize) -> Rect {
        let gap = if self.side < GAPLESS { 0.0 } else { (self.side * self.gap).max(0.5) };
        self.cell(row, column).shrink(gap)
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
        let near = |along: f32, of: usize| {
            let guess = (along / self.side).max(0.0) as usize;
            guess.saturating_sub(1)..(guess + 1).min(of)
        };
        let offset = point - self.board.min;
        let cells = near(offset.y, self.rows)
            .flat_map(|row| near(offset.x, self.columns).map(move |column| (row, column)));
        cells.into_iter().find(|&(row, column)| self.cell(row, column).contains(point))
    }

    /// Returns the centre of the label of a row.
    pub(crate) fn row_label(&self, row: usize) -> Pos2 {
        pos2(self.board.left() - LABEL * 0.6, self.cell(row, 0).center().y)
    }

    /// Returns the centre of the label of a column.
    pub(crate) fn column_label(&self, column: usize) -> Pos2 {
        pos2(self.cell(0, column).center().x, self.board.top() - LABEL * 0.6)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_catalog::{games, open};

    #[test]
    fn every_cell_is_found_at_its_middle() {
        let area = Rect::from_min_size(pos2(10.0, 20.0), vec2(390.0, 500.0));
        let odd = ["2048:3x5", "2048:shape=4d", "filler:64x64", "filler:9x8,topology=hex"];
        for name in games().iter().map(|info| info.name).chain(odd) {
            let game = open(name).expect("known");
            let scene = game.session(1).scene();
            let layout = Layout::within(area, &scene);
            assert!(area.expand(1.0).contains_rect(layout.board), "{name}");
            for row in 0..scene.rows() {
                for column in 0..scene.columns() {
                    let cell = layout.cell(row, column);
                    assert!(layout.board.expand(0.5).contains_rect(cell), "{name}");
                    assert_eq!(layout.at(cell.center()), Some((row, column)), "{name}");
                }
            }
            assert_eq!(layout.at(area.min - vec2(1.0, 1.0)), None);
        }
    }
}
