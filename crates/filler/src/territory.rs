//! Finds the cells that a seat can no longer reach, on which control depends.
//!
//! A seat's reach (its zone and the neutral cells it can still get to) is one connected set. A call
//! of the other seat takes cells out of it, and may cut it into pieces; all but the one with the start
//! cell are lost. Most calls cut nothing, and a sum over the rows near the taken cells proves it.
//!
//! **Why the sum is enough.** For a set of cells, let *E* be its cells minus its pairs of neighbours
//! plus its faces (2x2 squares, or triangles of hexagons). On a board with edges Euler's formula says
//! that *E* is the number of pieces of the set minus the number of pieces of its complement, diagonal
//! neighbours counted, that do not touch the outside (Gray, 1971: bit quads). Taken cells touch the
//! other seat's zone, which touches the outside, so a call never adds such an inner piece, but may
//! join one to the outside. So *E* grows at least by the number of new pieces: if it does not grow,
//! nothing was cut off. On a torus, which has no outside, the sum proves nothing.

use crate::row::{RowState, zone_in};
use crate::shape::{Cells, FillerShape, NO_CELLS, Topology, columns_of};
use damier_game::Seat;

/// Returns the part of a seat's reach that it loses when the other seat takes these cells. `rows` has a bit for each
/// row with taken cells, which may lie outside the reach.
#[inline]
pub(crate) fn find_lost(
    board: &[RowState],
    shape: &FillerShape,
    seat: Seat,
    taken: &Cells,
    rows: u64,
) -> Cells {
    let (mut before, mut after) = (NO_CELLS, NO_CELLS);
    for (row, line) in board.iter().enumerate() {
        before[row] = line.reach[seat.index()];
        after[row] = before[row] & !taken[row];
    }
    if shape.topology != Topology::Torus
        && euler_near(shape, &after, rows) == euler_near(shape, &before, rows)
    {
        return *taken;
    }
    let kept = shape.connected(&zone_in(board, seat), &after);
    let mut lost = NO_CELLS;
    for row in 0..shape.rows {
        lost[row] = before[row] & !kept[row];
    }
    lost
}

/// Returns the contribution of the cells in `rows` to *E*.
#[inline]
fn euler_near(shape: &FillerShape, set: &Cells, rows: u64) -> i32 {
    let ones = |cells: u64| cells.count_ones() as i32;
    let mut sum = 0;
    for row in columns_of(rows) {
        sum += ones(set[row]) - ones(set[row] & set[row] >> 1);
    }
    // Pairs of rows, by their upper one: those in `rows` and those just above.
    for row in columns_of((rows | rows >> 1) & shape.pairs_of_rows()) {
        sum += between(shape.topology, row, set[row], set[row + 1], ones);
    }
    sum
}

/// Returns the number of faces minus the number of pairs of neighbours between a row and the next one.
#[inline]
fn between(
    topology: Topology,
    row: usize,
    upper: u64,
    lower: u64,
    ones: impl Fn(u64) -> i32,
) -> i32 {
    let (pairs_above, pairs_below) = (upper & upper >> 1, lower & lower >> 1);
    match (topology, row % 2) {
        (Topology::Hex, 0) => {
            ones(pairs_above & lower) + ones(pairs_below & upper >> 1)
                - ones(upper & lower)
                - ones(upper & lower << 1)
        }
        (Topology::Hex, _) => {
            ones(pairs_above & lower >> 1) + ones(pairs_below & upper)
                - ones(upper & lower)
                - ones(upper & lower >> 1)
        }
        _ => ones(pairs_above & pairs_below) - ones(upper & lower),
    }
}
