//! The state: zones, the cells that each seat can take and reach, and the part of the history that the rules need.

use crate::board::{CellContent, Colour, ColourBoard, MAX_COLOURS};
use crate::row::{RowState, zone_in};
use crate::shape::{Cells, FillerShape, NO_CELLS, columns_of, count, rows_of};
use crate::territory;
use damier_game::Seat;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

/// A position of Seven Colours. Owned cells have no colour, so two positions are equal if they look the same.
#[derive(Clone)]
pub struct FillerState {
    pub(crate) board: Arc<ColourBoard>,
    pub(crate) rows: Box<[RowState]>,
    /// Cells that a call would give, by seat and colour.
    pub(crate) gains: [[u16; MAX_COLOURS]; 2],
    pub(crate) owned: [u16; 2],
    pub(crate) reached: [u16; 2],
    pub(crate) contested: u16,
    /// Seat to move. After the end of the game, the seat that would move.
    pub(crate) next: Seat,
    /// By seat, the last call or start colour that a ban depends on; `None` if there is none.
    pub(crate) calls: [Option<Colour>; 2],
    /// Calls in a row, of both seats together, that gained nothing.
    pub(crate) idle: u8,
    /// True if the seat on turn may exchange the two zones (swap rule).
    pub(crate) swap: bool,
    pub(crate) over: bool,
}

impl FillerState {
    /// Returns the position of these squares, given row by row. Each seat must own at least its start cell. No swap is
    /// possible in this position. It is not marked as over, because only the rules can decide that.
    pub(crate) fn new(
        shape: &FillerShape,
        colours: usize,
        squares: &[CellContent],
        next: Seat,
        calls: [Option<Colour>; 2],
        idle: u8,
    ) -> Self {
        let board = ColourBoard::new(shape, colours, squares);
        let zones = [Seat::FIRST, Seat::SECOND].map(|seat| zone_of(shape, squares, seat));
        let mut state = Self {
            board: Arc::new(board),
            rows: vec![RowState::default(); shape.rows].into(),
            gains: [[0; MAX_COLOURS]; 2],
            owned: zones.map(|zone| count(&zone) as u16),
            reached: [0; 2],
            contested: 0,
            next,
            calls,
            idle,
            swap: false,
            over: false,
        };
        for (row, line) in state.rows.iter_mut().enumerate() {
            line.zone = zones.map(|zone| zone[row]);
        }
        for seat in [Seat::FIRST, Seat::SECOND] {
            state.find_available(shape, seat);
            state.find_reach(shape, seat);
        }
        let contested = state.rows.iter().map(|line| line.reach[0] & line.reach[1]);
        state.contested = contested.map(|cells| cells.count_ones() as u16).sum();
        state
    }

    /// Returns the number of cells that a seat owns.
    #[must_use]
    pub fn owned(&self, seat: Seat) -> u32 {
        u32::from(self.owned[seat.index()])
    }

    /// Returns the number of cells that a seat controls: its own, and the neutral cells that only it can reach.
    #[must_use]
    pub fn controlled(&self, seat: Seat) -> u32 {
        u32::from(self.reached[seat.index()] - self.contested)
    }

    /// Returns the number of neutral cells that a seat can still reach through neutral cells.
    #[must_use]
    pub fn reachable(&self, seat: Seat) -> u32 {
        u32::from(self.reached[seat.index()] - self.owned[seat.index()])
    }

    /// Returns the number of neutral cells that both seats can still reach.
    #[must_use]
    pub fn contested(&self) -> u32 {
        u32::from(self.contested)
    }

    /// Returns the number of cells that a call would give a seat if the seat were on turn.
    #[must_use]
    pub fn gain(&self, seat: Seat, colour: Colour) -> u32 {
        u32::from(self.gains[seat.index()][colour.index()])
    }

    /// Returns the seat to move or, after the end of the game, the seat that would move.
    #[must_use]
    pub fn next(&self) -> Seat {
        self.next
    }

    /// Returns the content of a cell.
    pub(crate) fn square(&self, row: usize, column: usize) -> CellContent {
        let bit = 1 << column;
        let line = &self.rows[row];
        if self.board.present[row] & bit == 0 {
            CellContent::Hole
        } else if line.zone[0] & bit != 0 {
            CellContent::Owned(Seat::FIRST)
        } else if line.zone[1] & bit != 0 {
            CellContent::Owned(Seat::SECOND)
        } else {
            CellContent::Neutral(self.board.colour(row, column))
        }
    }

    /// Returns the neutral cells of a row.
    #[inline]
    pub(crate) fn neutral(&self, row: usize) -> u64 {
        let [first, second] = self.rows[row].zone;
        self.board.present[row] & !(first | second)
    }

    /// Returns a copy of a seat's zone as a set.
    pub(crate) fn zone(&self, seat: Seat) -> Cells {
        zone_in(&self.rows, seat)
    }

    /// Returns the neutral cells that some call would give a seat now.
    pub(crate) fn available(&self, seat: Seat) -> Cells {
        let mut available = NO_CELLS;
        for (row, line) in self.rows.iter().enumerate() {
            available[row] = line.available[seat.index()];
        }
        available
    }

    /// Returns the row and column of every cell that a call would give a seat now.
    pub(crate) fn cells_available(
        &self,
        seat: Seat,
        colour: Colour,
    ) -> impl Iterator<Item = (usize, usize)> {
        let plane = &self.board.planes[colour.index()];
        let lines = self.rows.iter().zip(plane).enumerate();
        lines.flat_map(move |(row, (line, plane))| {
            columns_of(line.available[seat.index()] & plane).map(move |column| (row, column))
        })
    }

    /// Gives the seat on turn the regions of a colour that touch its zone, if there are any.
    #[inline]
    pub(crate) fn take(&mut self, shape: &FillerShape, colour: Colour) {
        let seat = self.next.index();
        let (mut taken, mut rows) = (NO_CELLS, 0);
        let plane = &self.board.planes[colour.index()];
        for (row, line) in self.rows.iter_mut().enumerate() {
            let cells = line.available[seat] & plane[row];
            if cells != 0 {
                taken[row] = cells;
                rows |= 1 << row;
                let shared = (line.available[1 - seat] & cells).count_ones() as u16;
                self.gains[1 - seat][colour.index()] -= shared;
                line.zone[seat] |= cells;
                line.available = line.available.map(|available| available & !cells);
            }
        }
        self.owned[seat] += self.gains[seat][colour.index()];
        self.gains[seat][colour.index()] = 0;
        self.discover(shape, &taken, rows);
        self.withdraw(shape, &taken, rows);
    }

    /// Makes the regions next to newly taken cells available to the seat on turn.
    #[inline]
    fn discover(&mut self, shape: &FillerShape, taken: &Cells, rows: u64) {
        let seat = self.next.index();
        let (mut found, mut found_rows) = (NO_CELLS, 0);
        for row in columns_of(shape.with_next_rows(rows)) {
            let unknown = self.neutral(row) & !self.rows[row].available[seat];
            found[row] = shape.neighbours_in_row(taken, row) & unknown;
            found_rows |= u64::from(found[row] != 0) << row;
        }
        self.board.whole_regions(shape, &mut found, found_rows);
        self.add_available(&found, seat);
    }

    #[inline]
    fn add_available(&mut self, found: &Cells, seat: usize) {
        for (row, line) in self.rows.iter_mut().enumerate() {
            line.available[seat] |= found[row];
            for column in columns_of(found[row]) {
                self.gains[seat][usize::from(self.board.colour(row, column))] += 1;
            }
        }
    }

    /// Exchanges the zones of the seats, with everything that belongs to a zone, and passes the turn to the other seat.
    pub(crate) fn exchange_zones(&mut self) {
        for line in &mut self.rows {
            line.zone.swap(0, 1);
            line.available.swap(0, 1);
            line.reach.swap(0, 1);
        }
        self.gains.swap(0, 1);
        self.owned.swap(0, 1);
        self.reached.swap(0, 1);
        self.calls.swap(0, 1);
        self.next = self.next.other();
        self.swap = false;
    }

    /// Removes from the waiting seat's reach the cells that were taken, and those that it can no longer reach.
    #[inline]
    fn withdraw(&mut self, shape: &FillerShape, taken: &Cells, rows: u64) {
        let other = self.next.other();
        let lost = territory::find_lost(&self.rows, shape, other, taken, rows);
        let mut cells = 0;
        for (row, line) in self.rows.iter_mut().enumerate() {
            cells += (line.reach[other.index()] & lost[row]).count_ones() as u16;
            line.reach[other.index()] &= !lost[row];
        }
        // Whatever one seat takes or cuts off, it can itself reach.
        self.reached[other.index()] -= cells;
        self.contested -= cells;
    }

    fn find_available(&mut self, shape: &FillerShape, seat: Seat) {
        let zone = self.zone(seat);
        let mut found = NO_CELLS;
        for (row, found) in found.iter_mut().enumerate().take(shape.rows) {
            *found = shape.neighbours_in_row(&zone, row) & self.neutral(row);
        }
        let rows = rows_of(&found);
        self.board.whole_regions(shape, &mut found, rows);
        self.add_available(&found, seat.index());
    }

    fn find_reach(&mut self, shape: &FillerShape, seat: Seat) {
        let zone = self.zone(seat);
        let mut within = NO_CELLS;
        for row in 0..shape.rows {
            within[row] = zone[row] | self.neutral(row);
        }
        let reach = shape.connected(&zone, &within);
        for (row, line) in self.rows.iter_mut().enumerate() {
            line.reach[seat.index()] = reach[row];
        }
        self.reached[seat.index()] = count(&reach) as u16;
    }

    fn looks_like(&self, other: &Self) -> bool {
        let zones = self.rows.iter().map(|line| line.zone);
        zones.eq(other.rows.iter().map(|line| line.zone))
            && (Arc::ptr_eq(&self.board, &other.board) || {
                self.board.present == other.board.present
                    && self.neutral_planes().eq(other.neutral_planes())
            })
    }

    /// Returns the neutral cells of every colour, row by row.
    fn neutral_planes(&self) -> impl Iterator<Item = u64> {
        let rows = 0..self.rows.len();
        rows.flat_map(|row| {
            let neutral = self.neutral(row);
            self.board.planes.iter().map(move |plane| plane[row] & neutral)
        })
    }
}

fn zone_of(shape: &FillerShape, squares: &[CellContent], seat: Seat) -> Cells {
    let mut zone = NO_CELLS;
    for (index, &square) in squares.iter().enumerate() {
        let owned = square == CellContent::Owned(seat);
        zone[index / shape.columns] |= u64::from(owned) << (index % shape.columns);
    }
    zone
}

impl PartialEq for FillerState {
    fn eq(&self, other: &Self) -> bool {
        let past = |state: &Self| (state.next, state.calls, state.idle, state.swap);
        past(self) == past(other) && self.looks_like(other)
    }
}

impl Eq for FillerState {}

impl Hash for FillerState {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        (self.next, self.calls, self.idle).hash(hasher);
        // Only where it is open, so that games without the rule keep their hashes.
        if self.swap {
            self.swap.hash(hasher);
        }
        for line in &self.rows {
            line.zone.hash(hasher);
        }
        for cells in self.neutral_planes() {
            cells.hash(hasher);
        }
    }
}

impl fmt::Debug for FillerState {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("FillerState")
            .field("owned", &self.owned)
            .field("contested", &self.contested)
            .field("next", &self.next)
            .field("calls", &self.calls)
            .field("idle", &self.idle)
            .field("swap", &self.swap)
            .field("over", &self.over)
            .field("zones", &self.rows.iter().map(|line| line.zone).collect::<Vec<_>>())
            .finish_non_exhaustive()
    }
}
