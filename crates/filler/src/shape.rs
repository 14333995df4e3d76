//! The board without its colours: size, neighbours, start cells, and flood fills on rows of bits.

use damier_game::Seat;

/// Largest number of rows and of columns of a board. A row of cells fits a 64-bit word.
pub(crate) const MAX_SIDE: usize = 64;

/// A set of cells: bit `column` of word `row`. Rows beyond the board stay empty.
pub(crate) type Cells = [u64; MAX_SIDE];

/// The empty set of cells.
pub(crate) const NO_CELLS: Cells = [0; MAX_SIDE];

/// Relation that says which cells are neighbours.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Topology {
    /// Four neighbours, with edges.
    #[default]
    Plane,
    /// Four neighbours. Opposite edges of the board are joined.
    Torus,
    /// Six neighbours. Odd rows, counted from 0 at the top, are shifted right by half a cell.
    Hex,
}

/// Size and topology.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct FillerShape {
    pub(crate) rows: usize,
    pub(crate) columns: usize,
    pub(crate) topology: Topology,
}

impl FillerShape {
    /// Returns the number of cells, holes included.
    pub(crate) const fn size(&self) -> usize {
        self.rows * self.columns
    }

    /// Returns all cells of a row.
    pub(crate) const fn full_row(&self) -> u64 {
        u64::MAX >> (MAX_SIDE - self.columns)
    }

    /// Returns the row and column where a seat starts: bottom left for the first, top right for the second.
    pub(crate) fn start(&self, seat: Seat) -> (usize, usize) {
        if seat == Seat::FIRST { (self.rows - 1, 0) } else { (0, self.columns - 1) }
    }

    /// Returns the row above, around the torus; `None` at an edge.
    pub(crate) fn above(&self, row: usize) -> Option<usize> {
        match (row, self.topology) {
            (0, Topology::Torus) => Some(self.rows - 1),
            _ => row.checked_sub(1),
        }
    }

    /// Returns the row below, around the torus; `None` at an edge.
    pub(crate) fn below(&self, row: usize) -> Option<usize> {
        match (row + 1 == self.rows, self.topology) {
            (true, Topology::Torus) => Some(0),
            (true, _) => None,
            (false, _) => Some(row + 1),
        }
    }

    /// Returns a row's cells moved one column to the right. Cells that leave the board are dropped, or on a torus come
    /// back on the left.
    #[inline]
    pub(crate) fn east(&self, cells: u64) -> u64 {
        let back = match self.topology {
            Topology::Torus => cells >> (self.columns - 1),
            _ => 0,
        };
        (cells << 1 | back) & self.full_row()
    }

    /// Returns a row's cells moved one column to the left. Cells that leave the board are dropped, or on a torus come
    /// back on the right.
    #[inline]
    pub(crate) fn west(&self, cells: u64) -> u64 {
        let back = match self.topology {
            Topology::Torus => cells << (self.columns - 1),
            _ => 0,
        };
        (cells >> 1 | back) & self.full_row()
    }

    /// Returns, on hexagons, the second neighbours that cells of `row` have in the row above and in the row below. (The
    /// first neighbours have the same column number.) Empty on other boards.
    #[inline]
    pub(crate) fn slant(&self, row: usize, cells: u64) -> u64 {
        match (self.topology, row % 2) {
            (Topology::Hex, 0) => cells >> 1,
            (Topology::Hex, _) => cells << 1 & self.full_row(),
            _ => 0,
        }
    }

    /// Returns the cells of `row` that are neighbours of cells in a set. They may be members of the set.
    #[inline]
    pub(crate) fn neighbours_in_row(&self, set: &Cells, row: usize) -> u64 {
        let vertical =
            |from: Option<usize>| from.map_or(0, |from| set[from] | self.slant(from, set[from]));
        self.east(set[row])
            | self.west(set[row])
            | vertical(self.above(row))
            | vertical(self.below(row))
    }

    /// Returns the row and column of every neighbour of a cell. On a torus of one or two rows or columns, some are
    /// returned twice, and one may be the cell itself.
    pub(crate) fn neighbours(
        &self,
        row: usize,
        column: usize,
    ) -> impl Iterator<Item = (usize, usize)> {
        let bit = 1 << column;
        let vertical = bit | self.slant(row, bit);
        let rows = [
            (Some(row), self.east(bit) | self.west(bit)),
            (self.above(row), vertical),
            (self.below(row), vertical),
        ];
        rows.into_iter().flat_map(|(row, cells)| {
            row.into_iter().flat_map(move |row| columns_of(cells).map(move |column| (row, column)))
        })
    }

    /// Returns the given rows (one bit each) and the rows next to them.
    #[inline]
    pub(crate) fn with_next_rows(&self, rows: u64) -> u64 {
        let all = u64::MAX >> (MAX_SIDE - self.rows);
        let back = match self.topology {
            Topology::Torus => rows >> (self.rows - 1) | rows << (self.rows - 1),
            _ => 0,
        };
        (rows | rows << 1 | rows >> 1 | back) & all
    }

    /// Returns the rows that have a row below them, one bit each.
    #[inline]
    pub(crate) const fn pairs_of_rows(&self) -> u64 {
        (1 << (self.rows - 1)) - 1
    }

    /// Grows a set until nothing is added any more. `step` returns the cells of a row that the set reaches in one step.
    /// The search starts with the rows in `rows` (one bit each) and those next to them.
    #[inline]
    pub(crate) fn flood(&self, set: &mut Cells, rows: u64, step: impl Fn(&Cells, usize) -> u64) {
        let mut due = self.with_next_rows(rows);
        while due != 0 {
            let row = due.trailing_zeros() as usize;
            due &= due - 1;
            let before = set[row];
            loop {
                let grown = set[row] | step(set, row);
                if grown == set[row] {
                    break;
                }
                set[row] = grown;
            }
            if set[row] != before {
                due |= self.with_next_rows(1 << row) & !(1 << row);
            }
        }
    }

    /// Returns `seed`, and everything in `within` that is connected to it through `within`.
    pub(crate) fn connected(&self, seed: &Cells, within: &Cells) -> Cells {
        let mut set = *seed;
        self.flood(&mut set, rows_of(seed), |set, row| {
            self.neighbours_in_row(set, row) & within[row]
        });
        set
    }
}

/// Returns the rows that hold a cell of the set, one bit each.
pub(crate) fn rows_of(set: &Cells) -> u64 {
    (0..MAX_SIDE).fold(0, |rows, row| rows | u64::from(set[row] != 0) << row)
}

/// Returns the number of cells in a set.
pub(crate) fn count(set: &Cells) -> u32 {
    set.iter().map(|row| row.count_ones()).sum()
}

/// Returns the positions of the bits of a row, from the left of the board.
pub(crate) fn columns_of(mut row: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let column = row.trailing_zeros() as usize;
        (row != 0).then(|| {
            row &= row - 1;
            column
        })
    })
}
