//! Symmetries: colours have no names, and a square board has a mirror that keeps both start cells.

use crate::board::{CellContent, Colour};
use crate::rules::{Filler, FillerAction};
use crate::shape::Topology;
use crate::state::FillerState;
use damier_game::Symmetric;

/// Cyclic renamings of the colours. On square boards that are not hexagonal, also each of these renamings after a
/// reflection in the diagonal through both start cells. (The other reflections exchange the seats.)
impl Symmetric for Filler {
    fn symmetries(&self) -> usize {
        if self.has_mirror() { 2 * self.colours } else { self.colours }
    }

    fn map_state(&self, index: usize, state: &FillerState) -> FillerState {
        let mirrored = index >= self.colours;
        let mut squares = Vec::with_capacity(self.shape.size());
        for row in 0..self.rows() {
            for column in 0..self.columns() {
                let square = if mirrored {
                    state.square(self.columns() - 1 - column, self.rows() - 1 - row)
                } else {
                    state.square(row, column)
                };
                squares.push(match square {
                    CellContent::Neutral(colour) => {
                        CellContent::Neutral(self.rename(index, Colour(colour)).0)
                    }
                    other => other,
                });
            }
        }
        let calls = state.calls.map(|call| call.map(|colour| self.rename(index, colour)));
        let image = self.build_state(&squares, state.next, calls, state.idle);
        FillerState { swap: state.swap, ..image }
    }

    fn map_action(&self, index: usize, _: &FillerState, call: FillerAction) -> FillerAction {
        call.colour().map_or(call, |colour| FillerAction::Colour(self.rename(index, colour)))
    }
}

impl Filler {
    fn has_mirror(&self) -> bool {
        self.rows() == self.columns() && self.topology() != Topology::Hex
    }

    /// Returns the colour that symmetry `index` makes of a colour.
    fn rename(&self, index: usize, colour: Colour) -> Colour {
        Colour(((colour.index() + index) % self.colours) as u8)
    }
}
