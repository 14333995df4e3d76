//! The rows of a board as bits: zones, and the cells that each seat can take and reach.

use crate::shape::{Cells, NO_CELLS};
use damier_game::Seat;

/// One row of the board, by seat. Everything but `zone` follows from the zones and the colours.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct RowState {
    /// Cells a seat owns.
    pub(crate) zone: [u64; 2],
    /// Neutral cells that some call would give the seat now.
    pub(crate) available: [u64; 2],
    /// Cells that the seat owns or can still reach through neutral cells.
    pub(crate) reach: [u64; 2],
}

/// Returns the zone of a seat as a set of its own.
pub(crate) fn zone_in(rows: &[RowState], seat: Seat) -> Cells {
    let mut zone = NO_CELLS;
    for (cells, row) in zone.iter_mut().zip(rows) {
        *cells = row.zone[seat.index()];
    }
    zone
}
