//! Positions: tiles, score, and the number of tiles to place.

/// Largest number of cells of a state, which is that of an 8x8 board.
pub const MAX_CELLS: usize = 64;

/// Largest score that is counted: 2^53, which a double holds exactly. (64 bits hold a hundred times as much.) A 4x4
/// game ends below 4 million. Only a board of more than 45 cells could exceed this score, after about 10^14 slides.
pub const MAX_SCORE: i64 = 1 << 53;

/// Position of [`crate::Twenty48`]. Cells beyond those of the board are always empty.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Twenty48State {
    pub(crate) cells: [u8; MAX_CELLS],
    pub(crate) score: i64,
    pub(crate) pending: u8,
}

impl Twenty48State {
    /// Creates an empty board on which `pending` tiles must be placed.
    pub(crate) const fn empty(pending: u8) -> Self {
        Self { cells: [0; MAX_CELLS], score: 0, pending }
    }

    /// Creates a position. `exponents` holds the exponents row by row as shown, and missing cells are empty. `score`
    /// must be at most [`MAX_SCORE`]. `pending` is the number of tiles to place before the next slide.
    ///
    /// # Panics
    /// If there are more than [`MAX_CELLS`] exponents.
    #[must_use]
    pub fn set_up(exponents: &[u8], score: i64, pending: u8) -> Self {
        let mut state = Self { score, ..Self::empty(pending) };
        state.cells[..exponents.len()].copy_from_slice(exponents);
        state
    }

    /// Returns the exponents of the tiles, row by row as shown: 0 for an empty cell, k for a tile 2^k.
    #[must_use]
    pub const fn exponents(&self) -> &[u8; MAX_CELLS] {
        &self.cells
    }

    /// Returns the points of all merges so far, at most [`MAX_SCORE`].
    #[must_use]
    pub const fn score(&self) -> i64 {
        self.score
    }

    /// Returns the number of tiles to place before the next slide.
    #[must_use]
    pub const fn pending(&self) -> u8 {
        self.pending
    }

    /// Returns the sum of all tiles.
    #[must_use]
    pub fn sum(&self) -> u128 {
        self.cells.iter().map(|&exponent| tile(exponent)).sum()
    }

    /// Returns the exponent of the largest tile; 0 if the board is empty.
    #[must_use]
    pub fn largest(&self) -> u8 {
        self.cells.iter().copied().fold(0, u8::max)
    }
}

/// Returns the number on a tile with this exponent; 0 for an empty cell.
pub(crate) const fn tile(exponent: u8) -> u128 {
    if exponent == 0 { 0 } else { 1 << exponent }
}

/// Returns the points for making a tile of this exponent, at most [`MAX_SCORE`].
#[inline]
pub(crate) const fn points(exponent: u8) -> i64 {
    if exponent < 53 { 1 << exponent } else { MAX_SCORE }
}
