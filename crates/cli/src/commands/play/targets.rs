//! Places on the screen that can be clicked.

use ratatui::layout::{Position, Rect};

/// The places on the screen that can be clicked, with their meaning.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Targets {
    /// Cells of the board: the area on the screen, the row and the column.
    pub(super) cells: Vec<(Rect, usize, usize)>,
    /// Actions in lists: the area on the screen and the action.
    pub(super) actions: Vec<(Rect, String)>,
}

impl Targets {
    pub(super) fn cell(&self, at: Position) -> Option<(usize, usize)> {
        let found = self.cells.iter().find(|(area, ..)| area.contains(at));
        found.map(|&(_, row, column)| (row, column))
    }

    pub(super) fn action(&self, at: Position) -> Option<String> {
        let found = self.actions.iter().find(|(area, _)| area.contains(at));
        found.map(|(_, action)| action.clone())
    }
}
