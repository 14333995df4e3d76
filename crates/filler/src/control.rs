//! Finds the ply on which control ended a recorded game, going backwards.
//!
//! The cells that a seat can reach only shrink, so a game that control has ended stays ended. A playout therefore
//! continues until a seat *owns* enough cells, which is quick to check, and then goes back to the first position that
//! was over, usually one or two plies.

use crate::rules::{Filler, Win};
use crate::shape::MAX_SIDE;
use damier_game::Seat;

/// Distance from one row of a recorded board to the next, in cells: the smallest power of two that holds a row of the
/// largest board with a frame of one cell on each side.
pub(crate) const STRIDE: usize = 2 * MAX_SIDE;

/// Cells as rows of bits, with an empty row above and below the board.
type Rows = [u64; MAX_SIDE + 2];

/// Cells that both seats took in a game, by ply.
#[derive(Clone, Debug, Default)]
pub(crate) struct CallRecord {
    /// Every taken cell in order, without the start cells.
    pub(crate) cells: Vec<u16>,
    /// Number of cells taken up to the end of each ply. The seats alternate, and the first seat begins.
    ends: Vec<u16>,
}

impl CallRecord {
    pub(crate) fn clear(&mut self) {
        self.cells.clear();
        self.ends.clear();
    }

    /// Ends a ply: cells added from now on belong to the next ply.
    pub(crate) fn end_ply(&mut self) {
        self.ends.push(self.cells.len() as u16);
    }

    pub(crate) fn plies(&self) -> usize {
        self.ends.len()
    }

    /// Returns the cells taken on a ply, counted from 0.
    fn cells_of(&self, ply: usize) -> &[u16] {
        let begin = if ply == 0 { 0 } else { usize::from(self.ends[ply - 1]) };
        &self.cells[begin..usize::from(self.ends[ply])]
    }
}

/// A position of a recorded game.
pub(crate) struct RecordedPosition<'a> {
    rules: &'a Filler,
    record: &'a CallRecord,
    pub(crate) plies: usize,
    zones: [Rows; 2],
    /// Cells that each seat owns in the end.
    owned: [usize; 2],
}

impl<'a> RecordedPosition<'a> {
    /// Returns the last position of a record, where the seats own `owned` cells.
    pub(crate) fn last(rules: &'a Filler, record: &'a CallRecord, owned: [usize; 2]) -> Self {
        let mut zones = [[0; MAX_SIDE + 2]; 2];
        for seat in [Seat::FIRST, Seat::SECOND] {
            let (row, column) = rules.shape.start(seat);
            zones[seat.index()][row + 1] = 1 << column;
        }
        let mut position = Self { rules, record, plies: 0, zones, owned };
        position.go_to(record.plies());
        position
    }

    fn go_to(&mut self, plies: usize) {
        for ply in self.plies.min(plies)..self.plies.max(plies) {
            let zone = &mut self.zones[ply % 2];
            for &cell in self.record.cells_of(ply) {
                let (row, column) = (usize::from(cell) / STRIDE, usize::from(cell) % STRIDE);
                zone[row] ^= 1 << (column - 1);
            }
        }
        self.plies = plies;
    }

    /// From the last position, goes back to the first one that was over by control, if there is one.
    pub(crate) fn go_to_end(&mut self) {
        let owns_enough = self.owned.iter().any(|&cells| self.rules.is_enough(cells));
        if !owns_enough && !self.is_over() {
            return;
        }
        // The game was over at `after` and not yet at `before`; -1 stands for before the first position.
        let (mut before, mut after, mut step) = (-1, self.plies as isize, 1);
        while after - before > 1 {
            let ply = (after - step).max(isize::midpoint(before, after));
            self.go_to(ply as usize);
            if self.is_over() {
                after = ply;
            } else {
                before = ply;
            }
            step *= 2;
        }
        self.go_to(after as usize);
    }

    /// Returns true if control has ended the game. If only one seat can have won by control and no cell is contested,
    /// that seat controls more than half of the cells.
    fn is_over(&self) -> bool {
        let won = |seat| self.rules.is_enough(self.controlled(seat));
        match [0, 1].map(|seat| self.is_candidate(seat)) {
            [true, true] => {
                won(0) || won(1) || self.controlled(0) + self.controlled(1) == self.rules.cells()
            }
            [first, second] => first && won(0) || second && won(1),
        }
    }

    /// Returns true if a seat may have controlled half of the cells at some time. It has not if the other owns
    /// more than half in the end, which it could reach all along.
    fn is_candidate(&self, seat: usize) -> bool {
        self.rules.win == Win::Full || 2 * self.owned[1 - seat] <= self.rules.cells()
    }

    /// Returns the scores of a finished game, as [`damier_game::Game::score`] counts them.
    pub(crate) fn scores(&self) -> [i64; 2] {
        let owned = |seat: usize| self.count(&self.zones[seat]);
        // A seat that is not a candidate has not won, whatever it controls.
        let controlled =
            [0, 1].map(|seat| if self.is_candidate(seat) { self.controlled(seat) } else { 0 });
        let scores = match controlled.map(|cells| self.rules.is_enough(cells)) {
            [true, false] => [controlled[0], owned(1)],
            [false, true] => [owned(0), controlled[1]],
            _ => [self.controlled(0), self.controlled(1)],
        };
        scores.map(|cells| cells as i64)
    }

    /// Returns the number of cells that the other seat cannot reach.
    fn controlled(&self, seat: usize) -> usize {
        let reach = flood(self.rules, 1 - seat, &self.zones[1 - seat], &self.zones[seat]);
        self.rules.cells() - self.count(&reach)
    }

    fn count(&self, cells: &Rows) -> usize {
        cells[1..=self.rules.rows()].iter().map(|row| row.count_ones()).sum::<u32>() as usize
    }
}

/// Returns the cells that a seat owns or can still reach without crossing closed cells. Sweeps up and down from the
/// seat's corner until nothing is added.
fn flood(rules: &Filler, seat: usize, zone: &Rows, closed: &Rows) -> Rows {
    let (rows, full) = (rules.rows(), rules.shape.full_row());
    let mut reach = [0; MAX_SIDE + 2];
    let mut down = seat == 1;
    let mut grew = true;
    while grew {
        grew = false;
        for step in 1..=rows {
            let row = if down { step } else { rows + 1 - step };
            let open = full & !closed[row];
            let seed = (reach[row - 1] | reach[row] | reach[row + 1] | zone[row]) & open;
            if seed != reach[row] {
                reach[row] = fill(seed, open);
                grew = true;
            }
        }
        down = !down;
    }
    reach
}

/// Returns the whole runs of open cells in a row that hold a seed.
#[inline]
fn fill(seed: u64, open: u64) -> u64 {
    // A carry runs from the seed to the end of its run and clears the bits on its way.
    let up = |seed: u64, open: u64| seed | open & !open.wrapping_add(seed);
    let above = up(seed, open);
    up(above.reverse_bits(), open.reverse_bits()).reverse_bits()
}
