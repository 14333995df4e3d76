//! Where plies and values are in a graph.

use damier_play::Review;
use egui::{Pos2, Rect, pos2, vec2};

/// Positions of plies and values on the screen.
pub(super) struct GraphArea {
    pub(super) area: Rect,
    pub(super) plies: f32,
}

impl GraphArea {
    pub(super) fn at(&self, ply: usize, bar: f64) -> Pos2 {
        let x = ply as f32 / self.plies;
        pos2(
            self.area.left() + x * self.area.width(),
            self.area.bottom() - bar as f32 * self.area.height(),
        )
    }

    /// Returns the distance between two plies, in points.
    pub(super) fn distance(&self) -> f32 {
        self.area.width() / self.plies
    }

    pub(super) fn ply(&self, x: f32) -> usize {
        let part = ((x - self.area.left()) / self.area.width()).clamp(0.0, 1.0);
        (part * self.plies).round() as usize
    }
}

/// Returns the part of a box for plies and values, right of its labels.
pub(super) fn plane_within(area: Rect, left: f32, review: &Review) -> GraphArea {
    let mut drawn = area.shrink2(vec2(6.0, 6.0));
    drawn.min.x += left;
    GraphArea { area: drawn, plies: review.plies.max(1) as f32 }
}
