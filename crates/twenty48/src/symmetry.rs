//! Symmetries of the board, which are also symmetries of the game.

use crate::rules::{Twenty48, Twenty48Action};
use crate::state::{MAX_CELLS, Twenty48State};
use damier_game::Symmetric;

impl Symmetric for Twenty48 {
    /// Returns the number of symmetries: 8 for squares, 4 for other rectangles, 384 for the 2x2x2x2 box.
    fn symmetries(&self) -> usize {
        self.shape.symmetries().len()
    }

    fn map_state(&self, index: usize, state: &Twenty48State) -> Twenty48State {
        let symmetry = &self.shape.symmetries()[index];
        let mut cells = [0; MAX_CELLS];
        for cell in 0..self.cells() {
            cells[usize::from(symmetry.cell(cell as u8))] = state.cells[cell];
        }
        Twenty48State { cells, ..*state }
    }

    fn map_action(
        &self,
        index: usize,
        _state: &Twenty48State,
        action: Twenty48Action,
    ) -> Twenty48Action {
        let symmetry = &self.shape.symmetries()[index];
        match action {
            Twenty48Action::Slide(direction) => {
                Twenty48Action::Slide(symmetry.direction(direction))
            }
            Twenty48Action::Spawn { cell, exponent } => {
                Twenty48Action::Spawn { cell: symmetry.cell(cell), exponent }
            }
        }
    }
}
