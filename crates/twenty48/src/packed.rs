//! Fast 4x4 board: 16 cells of 4 bits in one word, slid row by row with tables.
//!
//! Cell `c` (row by row) is in bits `4c..4c+4`. Four bits hold exponents up to 15, so tiles up to 32768. A board on
//! which two tiles 32768 might merge must be played by the general rules. [`Packed::may_overflow`] and [`Packed::sum`]
//! detect this in time. A test checks equality with the rules of plain 2048.

use crate::rules::{End, Merge, Spawner, Twenty48};
use crate::shape::Direction;
use crate::state::Twenty48State;
use std::sync::LazyLock;

/// Lowest bit of every cell.
const ONES: u64 = 0x1111_1111_1111_1111;

/// Smallest sum of the tiles of a board that has two tiles 32768.
pub const OVERFLOW_SUM: u32 = 1 << 16;

/// A 4x4 board without its score.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Packed(u64);

/// Tables of the slides of all 65,536 rows.
pub(crate) struct RowTables {
    /// For each row: the row slid to the left in the low half, and to the right in the high half.
    slides: Box<[u32]>,
    /// For each row: the points of a slide, which are the same to both sides.
    points: Box<[u32]>,
}

static TABLES: LazyLock<RowTables> = LazyLock::new(RowTables::build);

impl Packed {
    /// Returns true if the fast board supports these rules: 4x4, tiles that merge once, chance as the spawner, and an
    /// end when no slide changes the board. Returns false for other rules.
    #[must_use]
    pub fn suits(rules: &Twenty48) -> bool {
        rules.is_rectangle()
            && (rules.rows(), rules.columns()) == (4, 4)
            && rules.merge() == Merge::Once
            && rules.end() == End::Stuck
            && rules.spawner() == Spawner::Chance
    }

    /// Creates the board of a 4x4 state. Returns `None` if a tile is larger than 32768.
    #[must_use]
    pub fn from_state(state: &Twenty48State) -> Option<Self> {
        let mut board = 0;
        for (cell, &exponent) in state.exponents()[..16].iter().enumerate() {
            if exponent > 15 {
                return None;
            }
            board |= u64::from(exponent) << (4 * cell);
        }
        Some(Self(board))
    }

    /// Creates the board of a 4x4 state with downgraded tiles (see [`Packed::downgraded`]). While a tile is above
    /// 32768, every tile above the largest missing rank counts as one rank lower. If no rank is missing, larger tiles
    /// count as 32768.
    #[must_use]
    pub fn from_state_downgraded(state: &Twenty48State) -> Self {
        let mut cells = [0; 16];
        cells.copy_from_slice(&state.exponents()[..16]);
        while let Some(largest) = cells.iter().copied().max().filter(|&largest| largest > 15) {
            let Some(gap) = (1..largest).rev().find(|rank| !cells.contains(rank)) else { break };
            cells.iter_mut().filter(|cell| **cell > gap).for_each(|cell| *cell -= 1);
        }
        let packed = |bits, (cell, &exponent): (usize, &u8)| {
            bits | u64::from(exponent.min(15)) << (4 * cell)
        };
        Self(cells.iter().enumerate().fold(0, packed))
    }

    /// Returns the state of this board, with this score and this number of tiles to place.
    pub(crate) fn to_state(self, score: i64, pending: u8) -> Twenty48State {
        let mut state = Twenty48State::empty(pending);
        state.score = score;
        for cell in 0..16 {
            state.cells[cell] = self.exponent(cell);
        }
        state
    }

    /// Creates a board from its 64 bits.
    #[must_use]
    #[inline]
    pub const fn from_bits(bits: u64) -> Self {
        Self(bits)
    }

    /// Returns the 64 bits of the board, which also serve as its key in tables.
    #[must_use]
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Returns the exponent of the tile in a cell; 0 for an empty cell.
    ///
    /// # Panics
    /// In debug builds, if `cell` is above 15.
    #[must_use]
    #[inline]
    pub const fn exponent(self, cell: usize) -> u8 {
        (self.0 >> (4 * cell) & 0xf) as u8
    }

    /// Returns a row, with its first cell in the low bits.
    #[inline]
    pub(crate) const fn row(self, row: usize) -> u16 {
        (self.0 >> (16 * row)) as u16
    }

    /// Returns the board after a slide. An illegal slide returns the same board. [`Packed::may_overflow`] must be
    /// false.
    #[must_use]
    #[inline]
    pub fn slid(self, direction: Direction) -> Self {
        TABLES.slid(self, direction)
    }

    /// Returns the points of a slide. [`Packed::may_overflow`] must be false.
    #[must_use]
    pub fn points(self, direction: Direction) -> u32 {
        let board = match direction {
            Direction::Up | Direction::Down => self.transposed(),
            _ => self,
        };
        (0..4).map(|row| TABLES.points[usize::from(board.row(row))]).sum()
    }

    /// Returns the board with rows and columns exchanged.
    #[must_use]
    #[inline]
    pub const fn transposed(self) -> Self {
        let b = self.0;
        // First swap the cells within each 2x2 block, then the blocks.
        let b = (b & 0xf0f0_0f0f_f0f0_0f0f)
            | (b & 0x0000_f0f0_0000_f0f0) << 12
            | (b & 0x0f0f_0000_0f0f_0000) >> 12;
        Self(
            (b & 0xff00_ff00_00ff_00ff)
                | (b & 0x0000_0000_ff00_ff00) << 24
                | (b & 0x00ff_00ff_0000_0000) >> 24,
        )
    }

    /// Returns a word with the lowest bit of every empty cell.
    #[inline]
    pub(crate) const fn empty_bits(self) -> u64 {
        let halves = self.0 | self.0 >> 2;
        !(halves | halves >> 1) & ONES
    }

    /// Returns a word with the lowest bit of every cell that holds this exponent.
    #[inline]
    pub(crate) const fn bits_of(self, exponent: u8) -> u64 {
        Self(self.0 ^ (ONES * exponent as u64)).empty_bits()
    }

    /// Returns the number of empty cells.
    #[must_use]
    #[inline]
    pub const fn empties(self) -> u32 {
        self.empty_bits().count_ones()
    }

    /// Returns the board with a tile of this exponent in the empty cell that has this lowest bit.
    #[inline]
    pub(crate) const fn with_tile(self, lowest_bit: u64, exponent: u64) -> Self {
        Self(self.0 | (lowest_bit * exponent))
    }

    /// Returns the sum of all tiles.
    #[must_use]
    pub fn sum(self) -> u32 {
        let exponents = (0..16).map(|cell| self.exponent(cell));
        exponents.filter(|&k| k > 0).map(|k| 1u32 << k).sum()
    }

    /// Returns the points of the tiles as if each had been made from 2s only: (k-1)·2^k for each tile 2^k. The score of
    /// a game is this number, minus 4 for each 4 that was placed.
    #[must_use]
    pub fn worth(self) -> u32 {
        let exponents = (0..16).map(|cell| u32::from(self.exponent(cell)));
        exponents.filter(|&k| k > 0).map(|k| (k - 1) << k).sum()
    }

    /// Returns the exponent of the largest tile.
    #[must_use]
    pub fn largest(self) -> u8 {
        (0..16).map(|cell| self.exponent(cell)).fold(0, u8::max)
    }

    /// Returns true if the board has two tiles 32768, whose merge would not fit into a cell; false if no slide can
    /// overflow.
    #[must_use]
    pub const fn may_overflow(self) -> bool {
        let halves = self.0 & self.0 >> 2;
        (halves & halves >> 1 & ONES).count_ones() > 1
    }

    /// Returns the board for a player that supports tiles up to 2^`top`. While a tile is larger, every tile above the
    /// largest missing rank counts as one rank lower. Until a tile of the missing rank is made, this does not change
    /// which tiles can merge (*tile-downgrading*: Guei, Chen and Wu, 2021). If no tile is larger, returns the same
    /// board.
    #[must_use]
    #[inline]
    pub const fn downgraded(self, top: u8) -> Self {
        let mut board = self;
        while top < 15 && board.has_above(top) {
            let lower = board.one_rank_lower();
            if lower.0 == board.0 {
                break;
            }
            board = lower;
        }
        board
    }

    /// Returns true if a tile of the board is above this exponent, 7 to 14.
    #[inline]
    const fn has_above(self, top: u8) -> bool {
        // The addition carries out of a cell if its exponent is large enough. Even and odd cells are added separately.
        let lift = ONES & 0x0f0f_0f0f_0f0f_0f0f;
        let lift = lift * (15 - top as u64);
        let carries = 0x1010_1010_1010_1010;
        let even = (self.0 & 0x0f0f_0f0f_0f0f_0f0f) + lift;
        let odd = (self.0 >> 4 & 0x0f0f_0f0f_0f0f_0f0f) + lift;
        (even | odd) & carries != 0
    }

    /// Returns a bit for each exponent on the board. Bit 0 stands for empty cells.
    pub(crate) const fn tiles(self) -> u16 {
        let (mut tiles, mut cell) = (0, 0);
        while cell < 16 {
            tiles |= 1 << self.exponent(cell);
            cell += 1;
        }
        tiles
    }

    /// Returns the board with some tiles one rank lower: those above the largest missing rank below the largest tile.
    pub(crate) const fn one_rank_lower(self) -> Self {
        let present = self.tiles() as u32;
        let largest = 31 - present.leading_zeros();
        let missing = !present & ((1 << largest) - 1) & !1;
        if missing == 0 {
            return self;
        }
        let gap = (31 - missing.leading_zeros()) as u8;
        let (mut bits, mut cell) = (self.0, 0);
        while cell < 16 {
            if self.exponent(cell) > gap {
                bits -= 1 << (4 * cell);
            }
            cell += 1;
        }
        Self(bits)
    }

    /// Returns a word with the lowest bit of each cell that equals its right neighbour, and one with those that equal
    /// the cell below. Two empty cells count as equal.
    #[inline]
    pub(crate) const fn equal_pairs(self) -> [u64; 2] {
        let across = Self(self.0 ^ self.0 >> 4).empty_bits() & 0x0111_0111_0111_0111;
        let down = Self(self.0 ^ self.0 >> 16).empty_bits() & 0x0000_1111_1111_1111;
        [across, down]
    }

    /// Returns true if no slide changes the board, false if some slide does.
    #[must_use]
    #[inline]
    pub const fn is_stuck(self) -> bool {
        let [across, down] = self.equal_pairs();
        self.0 == 0 || (self.empty_bits() | across | down) == 0
    }
}

impl RowTables {
    /// Returns the tables, which are built on first use. Hot loops should call this once.
    pub(crate) fn get() -> &'static Self {
        &TABLES
    }

    fn build() -> Self {
        let rows = || 0..=u16::MAX;
        let slides = rows().map(|row| {
            let left = slide_row(row).0;
            let right = reversed(slide_row(reversed(row)).0);
            u32::from(left) | u32::from(right) << 16
        });
        Self { slides: slides.collect(), points: rows().map(|row| slide_row(row).1).collect() }
    }

    /// Slides a board (see [`Packed::slid`]).
    #[inline]
    pub(crate) fn slid(&self, board: Packed, direction: Direction) -> Packed {
        match direction {
            Direction::Up => self.rows_slid(board.transposed(), false).transposed(),
            Direction::Down => self.rows_slid(board.transposed(), true).transposed(),
            _ => self.rows_slid(board, direction == Direction::Right),
        }
    }

    /// Returns the points of sliding all rows, which are the same to both sides.
    #[inline]
    pub(crate) fn rows_points(&self, board: Packed) -> u32 {
        (0..4).map(|row| self.points[usize::from(board.row(row))]).sum()
    }

    /// Returns the board after a slide of all rows: to the right if `to_right` is true, to the left if it is false.
    #[inline]
    pub(crate) fn rows_slid(&self, board: Packed, to_right: bool) -> Packed {
        let half = 16 * u32::from(to_right);
        let slid = |row: usize| {
            let both = self.slides[usize::from(board.row(row))];
            u64::from((both >> half) as u16) << (16 * row)
        };
        Packed(slid(0) | slid(1) | slid(2) | slid(3))
    }
}

/// Slides a row to its low end. Returns the row and the points. Two tiles 32768 do not merge, because the result would
/// not fit.
pub(crate) fn slide_row(row: u16) -> (u16, u32) {
    let (mut slid, mut laid, mut last, mut points) = (0u16, 0, 0u16, 0u32);
    for cell in 0..4 {
        let exponent = row >> (4 * cell) & 0xf;
        if exponent == 0 {
            continue;
        }
        if exponent == last && exponent < 15 {
            slid += 1 << (4 * (laid - 1));
            points += 1 << (exponent + 1);
            last = 0;
        } else {
            slid |= exponent << (4 * laid);
            laid += 1;
            last = exponent;
        }
    }
    (slid, points)
}

/// Returns a row with its cells in reverse order.
pub(crate) const fn reversed(row: u16) -> u16 {
    row >> 12 | row >> 4 & 0x00f0 | row << 4 & 0x0f00 | row << 12
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_game::{Game, Rng};

    #[test]
    fn transposing_exchanges_rows_and_columns() {
        let board = Packed(0xfedc_ba98_7654_3210);
        for cell in 0..16 {
            assert_eq!(board.exponent(cell), board.transposed().exponent(cell % 4 * 4 + cell / 4));
        }
        assert_eq!(board.transposed().transposed(), board);
    }

    #[test]
    fn tables_agree_with_the_general_rules() {
        let rules = Twenty48::default();
        let mut rng = Rng::new(5);
        for _ in 0..20_000 {
            // Random tiles up to 32768, sparse or crowded, with at most one 32768.
            let (spread, filled) = (1 + rng.below(14), rng.unit());
            let mut state = Twenty48State::empty(0);
            for cell in 0..16 {
                if rng.happens(filled) {
                    state.cells[cell] = 1 + rng.below(spread) as u8;
                }
            }
            state.cells[rng.index(16)] = 1 + rng.below(15) as u8;
            let board = Packed::from_state(&state).expect("exponents to 15 fit");
            assert_eq!(board.to_state(0, 0), state);
            assert_eq!(u128::from(board.sum()), state.sum());
            assert_eq!(board.is_stuck(), rules.legal_actions(&state).is_empty());
            assert_eq!(board.empties() as usize, rules.empty_cells(&state).count());
            assert!(!board.may_overflow());
            for &direction in rules.directions() {
                let slid = rules.slid(&state, direction);
                let after = slid.unwrap_or(state);
                assert_eq!(board.slid(direction).to_state(after.score, after.pending), after);
                assert_eq!(i64::from(board.points(direction)), after.score);
            }
        }
    }

    #[test]
    fn two_largest_tiles_are_refused() {
        let mut state = Twenty48State::empty(0);
        state.cells[3] = 15;
        assert!(!Packed::from_state(&state).expect("fits").may_overflow());
        state.cells[9] = 15;
        assert!(Packed::from_state(&state).expect("fits").may_overflow());
        state.cells[9] = 16;
        assert_eq!(Packed::from_state(&state), None);
    }
}
