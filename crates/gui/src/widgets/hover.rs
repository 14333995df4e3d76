//! The colour under the pointer: the cells that it would take, and the call that a press on a cell means.

use crate::app::App;
use crate::widgets::capture_preview::CapturePreview;
use damier_catalog::{CellKind, Reach};

impl App {
    /// Computes the cells that each colour takes, once for each position.
    pub(crate) fn refresh_gains(&mut self) {
        if !self.board.gains.are_of(&self.table) {
            self.board.gains = CapturePreview::new(&self.table);
        }
    }

    /// Returns the cells that the colour under the pointer would take.
    pub(crate) fn cells_to_take(&self) -> Vec<(usize, usize)> {
        let cells = self.board.pointed.as_ref().and_then(|action| self.board.gains.cells(action));
        cells.map(<[_]>::to_vec).unwrap_or_default()
    }

    /// Returns the call that a press on a cell means: that of its colour.
    pub(crate) fn call_at(&self, row: usize, column: usize) -> Option<String> {
        let scene = self.table.scene();
        let CellKind::Colour(colour) = scene.cell(row, column)?.kind else { return None };
        let called = scene.legal().find(|control| control.reach == Reach::Swatch(colour));
        called.map(|control| control.action.clone())
    }
}
