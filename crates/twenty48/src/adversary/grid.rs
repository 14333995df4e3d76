//! Boards of at most 4 rows and 4 columns in one word, slid line by line with tables.
//!
//! A smaller board occupies the first rows and columns of [`Packed`], and the cells beyond it stay 0. A test checks
//! equality with the general rules.

use crate::packed::{Packed, reversed, slide_row};
use crate::rules::{End, Merge, Twenty48};
use crate::shape::Direction;
use crate::state::Twenty48State;

/// Slides, in the order in which the rules list them.
pub(crate) const SLIDES: [Direction; 4] =
    [Direction::Left, Direction::Right, Direction::Up, Direction::Down];

/// Largest exponent on a board that is slid. Two tiles of this exponent merge into 2^15, the largest tile that fits
/// into a cell.
pub(crate) const MOST_EXPONENT: u8 = 14;

/// Size of a board, with the tables of its lines.
pub(crate) struct PackedGrid {
    rows: usize,
    columns: usize,
    /// Lowest bit of every cell.
    cells: u64,
    /// Table of all lines of `columns` cells. The low half of an entry is the line slid to its low end, and the high
    /// half is the line slid to its high end.
    across: Box<[u32]>,
    /// Same table for lines of `rows` cells.
    down: Box<[u32]>,
}

impl PackedGrid {
    /// Creates the grid of these rules. Returns `None` unless they are for a rectangle of at most 4x4, with tiles that
    /// merge once, and end when no slide changes the board.
    pub(crate) fn from_rules(rules: &Twenty48) -> Option<Self> {
        let (rows, columns) = (rules.rows(), rules.columns());
        let suits = rules.is_rectangle()
            && rows <= 4
            && columns <= 4
            && rules.merge() == Merge::Once
            && rules.end() == End::Stuck;
        suits.then(|| Self::with_size(rows, columns))
    }

    /// Creates a grid of this size, from 1x1 to 4x4.
    pub(crate) fn with_size(rows: usize, columns: usize) -> Self {
        let cells = lowest_bits(rows, columns);
        Self { rows, columns, cells, across: slides(columns), down: slides(rows) }
    }

    pub(crate) const fn rows(&self) -> usize {
        self.rows
    }

    pub(crate) const fn columns(&self) -> usize {
        self.columns
    }

    /// Returns the board of a state, or `None` if its largest tile is above 2^[`MOST_EXPONENT`].
    pub(crate) fn board(&self, state: &Twenty48State) -> Option<Packed> {
        let mut bits = 0;
        for row in 0..self.rows {
            for column in 0..self.columns {
                let exponent = state.exponents()[row * self.columns + column];
                if exponent > MOST_EXPONENT {
                    return None;
                }
                bits |= u64::from(exponent) << (16 * row + 4 * column);
            }
        }
        Some(Packed::from_bits(bits))
    }

    /// Returns the number of the cell with this lowest bit. Cells are numbered row by row as shown.
    pub(crate) const fn cell(&self, lowest_bit: u64) -> u8 {
        let place = lowest_bit.trailing_zeros() as usize / 4;
        (place / 4 * self.columns + place % 4) as u8
    }

    /// Returns the lowest bit of a cell. Cells are numbered row by row as shown.
    #[cfg(test)]
    pub(crate) const fn bit(&self, cell: u8) -> u64 {
        let (row, column) = (cell as usize / self.columns, cell as usize % self.columns);
        1 << (16 * row + 4 * column)
    }

    /// Returns a word with the lowest bit of every empty cell.
    #[inline]
    pub(crate) const fn empty_bits(&self, board: Packed) -> u64 {
        board.empty_bits() & self.cells
    }

    /// Returns the board after a slide. An illegal slide returns the same board.
    #[inline]
    pub(crate) fn slid(&self, board: Packed, direction: Direction) -> Packed {
        match direction {
            Direction::Up => slid(&self.down, board.transposed(), 0).transposed(),
            Direction::Down => slid(&self.down, board.transposed(), 16).transposed(),
            Direction::Right => slid(&self.across, board, 16),
            _ => slid(&self.across, board, 0),
        }
    }

    /// Returns true if no slide changes the board.
    #[inline]
    pub(crate) fn is_stuck(&self, board: Packed) -> bool {
        if self.empty_bits(board) != 0 {
            // If the board has tiles and an empty cell, some tile has an empty cell beside it.
            return board.bits() == 0;
        }
        SLIDES.iter().all(|&direction| self.slid(board, direction) == board)
    }

    /// Returns the smallest image of a board under the symmetries of its size: 8 for a square, 4 for other rectangles.
    #[inline]
    pub(crate) fn canonical(&self, board: Packed) -> Packed {
        let least = |board| self.reflections(board).into_iter().fold(u64::MAX, u64::min);
        let bits = least(board);
        if self.rows == self.columns {
            return Packed::from_bits(bits.min(least(board.transposed())));
        }
        Packed::from_bits(bits)
    }

    /// Returns the images of a board under the symmetries of its size. Some of them may be equal.
    pub(crate) fn images(&self, board: Packed) -> impl Iterator<Item = Packed> {
        let other = if self.rows == self.columns { board.transposed() } else { board };
        let both = [board, other].map(|board| self.reflections(board));
        both.into_iter().flatten().map(Packed::from_bits)
    }

    /// Returns a board and its three reflections.
    #[inline]
    fn reflections(&self, board: Packed) -> [u64; 4] {
        let bits = board.bits();
        let across = self.reversed_rows(bits);
        [bits, across, self.reversed_columns(bits), self.reversed_columns(across)]
    }

    /// Returns the board with every row reversed.
    #[inline]
    const fn reversed_rows(&self, bits: u64) -> u64 {
        let pairs = (bits >> 4 & 0x0f0f_0f0f_0f0f_0f0f) | (bits & 0x0f0f_0f0f_0f0f_0f0f) << 4;
        let whole = (pairs >> 8 & 0x00ff_00ff_00ff_00ff) | (pairs & 0x00ff_00ff_00ff_00ff) << 8;
        // On a narrow board, reversing a row moves its unused cells to the front. Shift them out.
        whole >> (4 * (4 - self.columns))
    }

    /// Returns the board with the order of its rows reversed.
    #[inline]
    const fn reversed_columns(&self, bits: u64) -> u64 {
        let halves = bits.rotate_left(32);
        let whole = (halves >> 16 & 0x0000_ffff_0000_ffff) | (halves & 0x0000_ffff_0000_ffff) << 16;
        whole >> (16 * (4 - self.rows))
    }
}

/// Returns a word with the lowest bit of every cell of a board of this size.
fn lowest_bits(rows: usize, columns: usize) -> u64 {
    let cells = (0..rows).flat_map(|row| (0..columns).map(move |column| 16 * row + 4 * column));
    cells.map(|place| 1 << place).sum()
}

/// Slides the four lines of a board by a table: to the low end if `half` is 0, to the high end if it is 16.
#[inline]
fn slid(table: &[u32], board: Packed, half: u32) -> Packed {
    let line = |row: usize| u64::from((table[usize::from(board.row(row))] >> half) as u16);
    Packed::from_bits(line(0) | line(1) << 16 | line(2) << 32 | line(3) << 48)
}

/// Returns the table of slides for lines of a length. Entries of longer lines, which do not occur, leave the line
/// unchanged.
fn slides(length: usize) -> Box<[u32]> {
    let turned = |line: u16| reversed(line) >> (4 * (4 - length));
    let both = |line: u16| {
        if u32::from(line) >> (4 * length) != 0 {
            return u32::from(line) * 0x1_0001;
        }
        u32::from(slide_row(line).0) | u32::from(turned(slide_row(turned(line)).0)) << 16
    };
    (0..=u16::MAX).map(both).collect()
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use damier_game::{Game, Params, Rng, Symmetric};

    /// Returns random states of a size with tiles up to 2^`most`.
    pub(crate) fn random_state(rules: &Twenty48, rng: &mut Rng, most: u32) -> Twenty48State {
        let mut state = Twenty48State::empty(0);
        let (spread, filled) = (1 + rng.below(most), rng.unit());
        for cell in 0..rules.cells() {
            if rng.happens(filled) {
                state.cells[cell] = 1 + rng.below(spread) as u8;
            }
        }
        state.cells[rng.index(rules.cells())] = 1 + rng.below(spread) as u8;
        state
    }

    #[test]
    fn equals_the_rules_on_every_size() {
        for size in ["2x2", "2x3", "3x2", "3x3", "3x4", "4x2", "4x3", "4x4"] {
            let rules = Twenty48::read(&Params::read(size).expect("a size")).expect("a size");
            let grid = PackedGrid::from_rules(&rules).expect("small");
            let mut rng = Rng::new(11);
            for _ in 0..3000 {
                let state = random_state(&rules, &mut rng, 14);
                let board = grid.board(&state).expect("small tiles");
                let empties: Vec<u8> = rules.empty_cells(&state).collect();
                assert_eq!(grid.empty_bits(board).count_ones() as usize, empties.len());
                for cell in empties {
                    assert!(grid.empty_bits(board) & grid.bit(cell) != 0);
                    assert_eq!(grid.cell(grid.bit(cell)), cell);
                }
                assert_eq!(grid.is_stuck(board), rules.legal_actions(&state).is_empty());
                for direction in SLIDES {
                    let after = rules.slid(&state, direction).unwrap_or(state);
                    // A tile above 2^14 cannot be represented.
                    if let Some(expected) = grid.board(&after) {
                        assert_eq!(grid.slid(board, direction), expected, "{size} {state:?}");
                    }
                }
                let images = (0..rules.symmetries()).map(|index| rules.map_state(index, &state));
                let least = images.filter_map(|image| grid.board(&image)).map(Packed::bits).min();
                assert_eq!(Some(grid.canonical(board).bits()), least, "{size} {state:?}");
                assert_eq!(grid.images(board).map(Packed::bits).min(), least);
            }
        }
    }

    #[test]
    fn other_rules_have_no_grid() {
        for name in ["5x5", "2x5", "shape=4d", "merge=cascade", "end=full"] {
            let rules = Twenty48::read(&Params::read(name).expect("text")).expect("rules");
            assert!(PackedGrid::from_rules(&rules).is_none(), "{name}");
        }
    }
}
