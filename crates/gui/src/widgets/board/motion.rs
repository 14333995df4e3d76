//! Animation of moves: tiles glide and merge, and new ones grow.

use super::cell::CellPainter;
use super::layout::{Layout, scale};
use damier_catalog::{Cell, CellKind, Motion, Scene};
use egui::Rect;

/// Duration of a glide, in seconds.
const GLIDE: f64 = 0.11;

/// Duration of the growth of a new tile, in seconds.
const GROW: f64 = 0.13;

/// A move being animated.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct MoveAnimation {
    began: f64,
    before: Vec<Cell>,
    /// Cells, by number, from which and to which things glide.
    glides: Vec<(usize, usize)>,
    /// For each cell: true if something new appears there at the end.
    is_new: Vec<bool>,
}

impl MoveAnimation {
    /// Starts the animation from one scene to the next of the same game, at a time in seconds.
    pub(crate) fn between(before: &Scene, after: &Scene, glides: &[Motion], now: f64) -> Self {
        let number = |spot| {
            let (row, column) = before.position(spot);
            row * before.columns() + column
        };
        let glides: Vec<(usize, usize)> =
            glides.iter().map(|glide| (number(glide.from), number(glide.to))).collect();
        let before: Vec<Cell> = before.cells().map(|(_, cell)| cell.clone()).collect();
        let kind = |index: usize| before.get(index).map(|cell| cell.kind);
        let arrived = |index: usize, cell: &Cell| {
            let mut here = glides.iter().filter(|glide| glide.1 == index);
            here.next()
                .is_some_and(|glide| here.next().is_none() && kind(glide.0) == Some(cell.kind))
        };
        let is_new = |(index, (_, cell)): (usize, ((usize, usize), &Cell))| {
            let stayed = kind(index) == Some(cell.kind);
            let seen = if glides.is_empty() { stayed } else { arrived(index, cell) };
            cell.kind != CellKind::Empty && !seen
        };
        let is_new = after.cells().enumerate().map(is_new).collect();
        Self { began: now, before, glides, is_new }
    }

    /// Returns true after the end of the animation.
    pub(crate) fn is_over(&self, now: f64) -> bool {
        now - self.began >= self.glide_time() + GROW
    }

    fn glide_time(&self) -> f64 {
        if self.glides.is_empty() { 0.0 } else { GLIDE }
    }

    /// Draws the board at a time between the two scenes.
    pub(crate) fn draw(&self, cells: &CellPainter<'_>, layout: &Layout, scene: &Scene, now: f64) {
        let passed = now - self.began;
        let gliding = self.glide_time();
        if passed < gliding {
            self.draw_glides(cells, layout, ease(passed / gliding));
            return;
        }
        let part = ((passed - gliding) / GROW).clamp(0.0, 1.0);
        for (index, ((_, cell), is_new)) in scene.cells().zip(&self.is_new).enumerate() {
            let area = layout.cell_at(index);
            if !is_new {
                cells.draw(area, cell);
                continue;
            }
            let old = self.before.get(index).filter(|_| self.glides.is_empty());
            let below = old.cloned().unwrap_or_else(|| Cell::new(CellKind::Empty, "."));
            cells.draw(area, &below);
            let grown = if self.is_merged(index) { swell(part) } else { 0.3 + 0.7 * ease(part) };
            cells.draw(scale(area, grown), cell);
        }
    }

    /// Returns true if two things have merged in a cell.
    fn is_merged(&self, index: usize) -> bool {
        self.glides.iter().filter(|glide| glide.1 == index).count() > 1
    }

    fn draw_glides(&self, cells: &CellPainter<'_>, layout: &Layout, part: f32) {
        for (index, old) in self.before.iter().enumerate() {
            let is_tile = matches!(old.kind, CellKind::Tile(_));
            let below = if is_tile { &Cell::new(CellKind::Empty, ".") } else { old };
            cells.draw(layout.cell_at(index), below);
        }
        for &(from, to) in &self.glides {
            if let Some(tile) = self.before.get(from) {
                let (from, to) = (layout.cell_at(from), layout.cell_at(to));
                let area = Rect::from_min_size(from.min.lerp(to.min, part), from.size());
                cells.draw(area, tile);
            }
        }
    }
}

/// Easing: fast at first, slow at the end.
fn ease(part: f64) -> f32 {
    let rest = 1.0 - part.clamp(0.0, 1.0);
    (1.0 - rest * rest) as f32
}

/// Scale that peaks in the middle, to emphasise a merge.
fn swell(part: f64) -> f32 {
    (1.0 + 0.14 * (std::f64::consts::PI * part.clamp(0.0, 1.0)).sin()) as f32
}
