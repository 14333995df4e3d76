//! A position: tiles, score, and the number of tiles due.

/// Largest number of cells of a state: an 8x8 board.
pub const MAX_CELLS: usize = 64;

/// Largest score that is counted (2^53, exact in a double; a hundred times as much fits in 64 bits). A 4x4 game ends
/// below 4 million. Only boards of more than 45 cells could exceed it, after about 10^14 slides.
pub const MAX_SCORE: i64 = 1 << 53;

/// Position of [`crate::Twenty48`]. Cells beyond the board's own stay empty.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Twenty48State {
    pub(crate) cells: [u8; MAX_CELLS],
    pub(crate) score: i64,
    pub(crate) pending: u8,
}

impl Twenty48State {
    /// Creates an empty board with this many tiles due.
    pub(crate) const fn empty(pending: u8) -> Self {
        Self { cells: [0; MAX_CELLS], score: 0, pending }
    }

    /// Creates a position set up by hand: exponents row by row as shown (missing cells are empty), a score of at most
    /// [`MAX_SCORE`], and the number of tiles due.
    ///
    /// # Panics
    /// With more than [`MAX_CELLS`] exponents.
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

    /// Returns the sum of all merges so far, at most [`MAX_SCORE`].
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

    /// Returns the exponent of the largest tile; 0 on an empty board.
    #[must_use]
    pub fn largest(&self) -> u8 {
        self.cells.iter().copied().fold(0, u8::max)
    }
}

/// Returns the number on a tile; 0 for an empty cell.
pub(crate) const fn tile(exponent: u8) -> u128 {
    if exponent == 0 { 0 } else { 1 << exponent }
}

/// Returns the points for a merge into a tile of this exponent, at most [`MAX_SCORE`].
#[inline]
pub(crate) const fn points(exponent: u8) -> i64 {
    if exponent < 53 { 1 << exponent } else { MAX_SCORE }
}
