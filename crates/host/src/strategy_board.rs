//! Board that a strategy sees and may play on.
//!
//! It is a copy, so changes by the strategy are undone at the next move. A submission with its own grid library, whose
//! boards only its own functions can read, gets a board created by these functions.

use crate::foreign::{ForeignBoard, GridFunctions};
use crate::system::Library;
use damier_guest::hosting as text;
use damier_i18n::Message;
use damier_twenty48::Twenty48State;
use std::ffi::c_ulong;

/// Boards of a submission: one that follows the game, and a copy for the strategy.
pub(crate) struct StrategyBoard {
    grids: GridFunctions,
    /// Side of the board in cells.
    side: usize,
    /// Board that follows the game. The strategy never gets it.
    own: ForeignBoard,
    /// Board of the strategy, the same at every move.
    shown: ForeignBoard,
}

impl StrategyBoard {
    /// Creates boards of this side with the grid library of the submission, or with ours if it has none.
    ///
    /// # Errors
    /// Fails with a message for the author if the grid library cannot be used.
    pub(crate) fn for_submission(library: &Library, side: usize) -> Result<Self, Message> {
        let grids = match GridFunctions::find(library, side) {
            Ok(grids) => grids,
            Err("new_grid") => {
                GridFunctions::find(&Library::program()?, side).map_err(text::not_exported)?
            }
            Err(name) => return Err(text::half_a_grid(name)),
        };
        let make = || grids.make().ok_or_else(|| Message::from(text::grid_null()));
        let (own, shown) = (make()?, make()?);
        shown.keep();
        Ok(Self { grids, side, own, shown })
    }

    /// Copies a state to the strategy's board and returns that board.
    ///
    /// # Errors
    /// Fails with a message for the author if the submission's own grid library does not store the tiles.
    pub(crate) fn prepare(&mut self, state: &Twenty48State) -> Result<ForeignBoard, Message> {
        self.count_up_to(state.score() as c_ulong)?;
        self.set_up(state.exponents());
        if !self.grids.copy(self.own, self.shown) {
            self.shown = self.own;
        }
        let wrong = self.cells().find(|&(cell, x, y)| {
            self.grids.tile(self.shown, x, y) != u32::from(state.exponents()[cell])
        });
        match wrong {
            None => Ok(self.shown),
            Some((cell, x, y)) => Err(text::grid_forgets(
                self.grids.tile(self.shown, x, y).to_string(),
                x.to_string(),
                y.to_string(),
                state.exponents()[cell].to_string(),
            )),
        }
    }

    /// Raises the score of our board to `score`. A library has no function to set the score, but merging two tiles 2^k
    /// adds 2^(k+1), and every score is a sum of such numbers.
    fn count_up_to(&mut self, score: c_ulong) -> Result<(), Message> {
        let Some(now) = self.grids.score(self.own) else { return Ok(()) };
        let missing = match score.checked_sub(now) {
            Some(missing) => missing,
            None => {
                self.own = self.grids.make().ok_or_else(|| Message::from(text::grid_null()))?;
                score
            }
        };
        for bit in (2..c_ulong::BITS as u8).filter(|bit| missing >> bit & 1 == 1) {
            self.set_up(&vec![0; self.side.pow(2)]);
            self.grids.set_tile(self.own, 0, 0, bit - 1);
            self.grids.set_tile(self.own, 1, 0, bit - 1);
            self.grids.slide_left(self.own);
        }
        Ok(())
    }

    fn set_up(&self, exponents: &[u8]) {
        for (cell, x, y) in self.cells() {
            self.grids.set_tile(self.own, x, y, exponents[cell]);
        }
    }

    /// Returns the index, column and row of every cell.
    fn cells(&self) -> impl Iterator<Item = (usize, usize, usize)> + use<> {
        let side = self.side;
        (0..side * side).map(move |cell| (cell, cell % side, cell / side))
    }
}
