//! The board that a strategy gets to see, and to play on.
//!
//! It is a copy: what the strategy does to it is undone at the next move. A submission with a grid library
//! of its own, whose boards nobody else can read, gets a board that its own functions have made.

use crate::foreign::{ForeignBoard, GridFunctions};
use crate::system::Library;
use damier_guest::hosting as text;
use damier_i18n::Message;
use damier_twenty48::Twenty48State;
use std::ffi::c_ulong;

/// Lends boards.
pub(crate) struct StrategyBoard {
    grids: GridFunctions,
    /// Cells in a row and in a column.
    side: usize,
    /// Follows the game; the strategy never gets it.
    own: ForeignBoard,
    /// The strategy's, the same at every move.
    shown: ForeignBoard,
}

impl StrategyBoard {
    /// A board of the boards of this side that a submission understands: those of its own grid library if it has one,
    /// else ours.
    ///
    /// # Errors
    /// A grid library that cannot be used: a sentence for its author.
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

    /// The board of a state, for the strategy.
    ///
    /// # Errors
    /// The submission's own grid library does not keep what it is told: a sentence for its author.
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

    /// Lets our board's score reach a number. No library can be told a score, but merging two tiles 2^k
    /// scores 2^(k+1), and every score is a sum of such.
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

    /// Every cell: its number, column and row.
    fn cells(&self) -> impl Iterator<Item = (usize, usize, usize)> + use<> {
        let side = self.side;
        (0..side * side).map(move |cell| (cell, cell % side, cell / side))
    }
}
