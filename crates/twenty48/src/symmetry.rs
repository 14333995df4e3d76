//! The symmetries of the board, which are those of the game.

use crate::rules::{Action, Twenty48};
use crate::state::{MAX_CELLS, State};
use game::Symmetric;

impl Symmetric for Twenty48 {
    /// 8 for squares, 4 for other rectangles, 384 for the 2x2x2x2 box.
    fn symmetries(&self) -> usize {
        self.shape.symmetries().len()
    }

    fn map_state(&self, index: usize, state: &State) -> State {
        let symmetry = &self.shape.symmetries()[index];
        let mut cells = [0; MAX_CELLS];
        for cell in 0..self.cells() {
            cells[usize::from(symmetry.cell(cell as u8))] = state.cells[cell];
        }
        State { cells, ..*state }
    }

    fn map_action(&self, index: usize, _state: &State, action: Action) -> Action {
        let symmetry = &self.shape.symmetries()[index];
        match action {
            Action::Slide(direction) => Action::Slide(symmetry.direction(direction)),
            Action::Spawn { cell, exponent } => {
                Action::Spawn { cell: symmetry.cell(cell), exponent }
            }
        }
    }
}
