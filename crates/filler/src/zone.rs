//! One seat's zone alone, for looking several own calls ahead as if the opponent did nothing.

use crate::board::Colour;
use crate::rules::Filler;
use crate::shape::{Cells, NO_CELLS, columns_of};
use crate::state::FillerState;
use damier_game::Seat;

/// Cells that a perimeter counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Counts {
    /// Every cell that does not belong to the player itself, neutral or the opponent's. The course counts in this way.
    #[default]
    Foreign,
    /// Neutral cells only.
    Neutral,
}

/// A zone and the cells that the next call can add to it.
#[derive(Clone)]
pub(crate) struct Zone {
    zone: Cells,
    available: Cells,
    gains: [u16; crate::board::MAX_COLOURS],
    size: u32,
}

impl Zone {
    /// Returns the zone of a seat as it stands.
    pub(crate) fn from_state(state: &FillerState, seat: Seat) -> Self {
        Self {
            zone: state.zone(seat),
            available: state.available(seat),
            gains: state.gains[seat.index()],
            size: state.owned(seat),
        }
    }

    /// Returns the number of cells in the zone.
    pub(crate) const fn size(&self) -> u32 {
        self.size
    }

    /// Returns the number of cells that a call would add.
    pub(crate) fn gain(&self, colour: Colour) -> u32 {
        u32::from(self.gains[colour.index()])
    }

    /// Returns the number of cells that the best call would add.
    pub(crate) fn greatest_gain(&self) -> u32 {
        self.gains.iter().copied().max().map_or(0, u32::from)
    }

    /// Adds the regions of a colour that touch the zone.
    pub(crate) fn take(&mut self, game: &Filler, state: &FillerState, colour: Colour) {
        let shape = &game.shape;
        let plane = &state.board.planes[colour.index()];
        let (mut taken, mut rows) = (NO_CELLS, 0);
        for row in 0..shape.rows {
            taken[row] = self.available[row] & plane[row];
            rows |= u64::from(taken[row] != 0) << row;
            self.zone[row] |= taken[row];
            self.available[row] &= !taken[row];
        }
        self.size += self.gain(colour);
        self.gains[colour.index()] = 0;
        let (mut found, mut found_rows) = (NO_CELLS, 0);
        for row in columns_of(shape.with_next_rows(rows)) {
            let unknown = state.neutral(row) & !self.zone[row] & !self.available[row];
            found[row] = shape.neighbours_in_row(&taken, row) & unknown;
            found_rows |= u64::from(found[row] != 0) << row;
        }
        state.board.whole_regions(shape, &mut found, found_rows);
        for (row, &found) in found.iter().enumerate().take(shape.rows) {
            self.available[row] |= found;
            for column in columns_of(found) {
                self.gains[usize::from(state.board.colour(row, column))] += 1;
            }
        }
    }

    /// Returns the number of different cells outside the zone that touch it.
    pub(crate) fn perimeter(&self, game: &Filler, state: &FillerState, counts: Counts) -> u32 {
        let touching = (0..game.rows()).map(|row| {
            let outside = match counts {
                Counts::Foreign => state.board.present[row],
                Counts::Neutral => state.neutral(row),
            } & !self.zone[row];
            (game.shape.neighbours_in_row(&self.zone, row) & outside).count_ones()
        });
        touching.sum()
    }

    /// Returns the row and column of every cell that a call would add.
    pub(crate) fn cells_available(
        &self,
        state: &FillerState,
        colour: Colour,
    ) -> impl Iterator<Item = (usize, usize)> {
        let lines = self.available.iter().zip(&state.board.planes[colour.index()]).enumerate();
        lines.flat_map(|(row, (available, plane))| {
            columns_of(available & plane).map(move |column| (row, column))
        })
    }
}
