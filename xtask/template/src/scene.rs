//! Scene of a position: what the board shows, and which actions it takes.

use crate::line::{COLUMNS, LINES, ROWS, bit};
use crate::notation::symbol;
use crate::remark::remark;
use crate::rules::NewGame;
use crate::state::NewGameState;
use crate::text;
use damier_game::{Aside, Cell, CellKind, Control, Game, Grid, Scene, SceneNote, Show};
use damier_i18n::Message;

impl Show for NewGame {
    fn scene(&self, state: &NewGameState) -> Scene<usize> {
        let completed = completed_cells(state);
        let cell = |row, column| {
            // In a scene, rows are counted from the top.
            let row = ROWS - 1 - row;
            let kind = state.stone_at(row, column).map_or(CellKind::Empty, CellKind::Stone);
            let marked = completed & bit(row, column) != 0;
            Cell { marked, ..Cell::new(kind, symbol(state, row, column)) }
        };
        let columns = (1..=COLUMNS).map(|column| column.to_string());
        let grid = Grid::new(ROWS, COLUMNS, cell).with_labels(Vec::new(), columns);
        let prompt =
            if state.is_over() { Message::default() } else { text::drop_a_stone().into() };
        Scene::new(grid)
            .with_notes([SceneNote::new(text::stones(), Aside::Number(state.placed().into()))])
            .with_task(prompt, self.legal_actions(state).into_iter().map(control))
    }

    fn remark(&self, state: &NewGameState, column: usize) -> Message {
        remark(state, column)
    }
}

/// Returns the control for a column. A player clicks on any cell of the column, or types its number.
fn control(column: usize) -> Control<usize> {
    Control::column(column, column).with_keys((column + 1).to_string())
}

/// Returns the bits of all cells in completed lines.
fn completed_cells(state: &NewGameState) -> u64 {
    let stones = state.stones(state.next().other());
    LINES.iter().filter(|line| stones & *line == **line).fold(0, |cells, line| cells | line)
}
