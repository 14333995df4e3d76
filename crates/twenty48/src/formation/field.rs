//! Which cells are walls, and how tiles slide between them.

use crate::packed::{Packed, Tables};
use game::TextError;
use std::fmt;

/// The fewest and the most free cells.
const FREE: std::ops::RangeInclusive<u32> = 2..=12;

/// The exponents of targets: tiles 16 to 4096.
pub(super) const TARGETS: std::ops::RangeInclusive<u8> = 4..=12;

/// How far sums may exceed the target.
const SLACK: u32 = 128;

/// Formations with names of their own: the sizes of rows are names, too.
const NAMED: [(&str, u16); 1] = [("L3", 0b1111_0001_0001_0000)];

/// A set of wall cells on the 4x4 board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Formation {
    /// A bit per cell, row by row: set for walls.
    walls: u16,
}

impl Formation {
    /// The formation with walls on these cells (bit `c` for cell `c`, row by row).
    ///
    /// # Errors
    /// If there are fewer than 2 or more than 12 free cells.
    pub fn new(walls: u16) -> Result<Self, TextError> {
        let free = walls.count_zeros();
        if !FREE.contains(&free) {
            let allowed = format!("{} to {} free cells", FREE.start(), FREE.end());
            return Err(TextError::new(format!("{free} free cells"), "formation", allowed));
        }
        Ok(Self { walls })
    }

    /// Reads a name: the free cells of the rows from above, counted from the left (`442`: walls on the
    /// whole last row and on the right half of the third), `L3` (walls on the last row and on the two
    /// cells above its left end), or all cells, as `..../..../..##/####`.
    ///
    /// # Errors
    /// If the text is none of these, or see [`Formation::new`].
    pub fn read(text: &str) -> Result<Self, TextError> {
        let text = text.trim();
        let named = NAMED.iter().find(|(name, _)| name.eq_ignore_ascii_case(text));
        let walls = named.map(|named| named.1).or_else(|| rows(text)).or_else(|| picture(text));
        let allowed = "442, L3, the free cells of each row, or cells as ..../..../..##/####";
        Self::new(walls.ok_or_else(|| TextError::new(text, "formation", allowed))?)
    }

    /// The wall cells: bit `c` for cell `c`, row by row.
    #[must_use]
    pub const fn walls(self) -> u16 {
        self.walls
    }

    /// The number of free cells.
    #[must_use]
    pub const fn free(self) -> usize {
        self.walls.count_zeros() as usize
    }

    /// The largest sum of free tiles with which play begins, for a target of this exponent: half of it.
    #[must_use]
    pub const fn fresh(target: u8) -> u32 {
        (1 << target) / 2
    }

    /// The largest sum of free tiles that is played on, for a target of this exponent: 128 more than the
    /// target. What is won with larger sums is little: for walls `442` and a target of 256, the chance of
    /// failure from a good start is 0.012214 with 64, 0.011936 with 96 and 0.011934 with 128.
    #[must_use]
    pub const fn limit(target: u8) -> u32 {
        (1 << target) + SLACK
    }
}

/// The shortest name that [`Formation::read`] understands, in characters that file names may have.
impl fmt::Display for Formation {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some((name, _)) = NAMED.iter().find(|(_, walls)| *walls == self.walls) {
            return out.write_str(name);
        }
        let counts = (0..4).map(|row| (self.walls >> (4 * row) & 0xf).count_zeros() - 12);
        let name: String = counts.map(|count| count.to_string()).collect();
        let name = name.trim_end_matches('0');
        if rows(name) == Some(self.walls) {
            return out.write_str(name);
        }
        let cell = |cell: u16| if self.walls >> cell & 1 == 1 { '#' } else { '.' };
        for row in 0..4 {
            let start = if row == 0 { "" } else { "/" };
            let cells: String = (4 * row..4 * row + 4).map(cell).collect();
            write!(out, "{start}{cells}")?;
        }
        Ok(())
    }
}

/// The walls of `442` and the like.
fn rows(text: &str) -> Option<u16> {
    if text.is_empty() || text.len() > 4 {
        return None;
    }
    let mut walls = 0xffff;
    for (row, digit) in text.chars().enumerate() {
        let free = digit.to_digit(10).filter(|&free| free <= 4)?;
        walls &= !(((1 << free) - 1) << (4 * row));
    }
    Some(walls)
}

/// The walls of `..../..../..##/####` and the like.
fn picture(text: &str) -> Option<u16> {
    let cells: Vec<char> = text.chars().filter(|&c| c != '/').collect();
    let known = cells.len() == 16 && cells.iter().all(|&c| c == '.' || c == '#');
    let bits = cells.iter().enumerate().map(|(cell, &c)| u16::from(c == '#') << (cell % 16));
    known.then(|| bits.sum())
}

/// Where a slide of free tiles leads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Slid {
    /// Not allowed: nothing moves, or a wall does.
    Out,
    /// The target is made.
    Made,
    /// The key of the free cells after it.
    To(u64),
}

/// The free cells as a key: 4 bits for each, in the order of cells, the first in the low bits.
#[derive(Clone, Debug)]
pub(super) struct Field {
    /// Every bit of the wall cells: walls are tiles 32768, which merge with nothing.
    walls: u64,
    /// Runs of adjacent free cells: how far down the key they are, and their bits on the board.
    runs: Vec<(u32, u64)>,
    target: u8,
}

impl Field {
    pub(super) fn new(formation: Formation, target: u8) -> Self {
        let mut runs: Vec<(u32, u64)> = Vec::new();
        let (mut walls, mut free) = (0, 0);
        for cell in 0..16u32 {
            let bits = 0xf << (4 * cell);
            if formation.walls >> cell & 1 == 1 {
                walls |= bits;
                continue;
            }
            let shift = 4 * (cell - free);
            free += 1;
            match runs.last_mut() {
                Some((same, run)) if *same == shift => *run |= bits,
                _ => runs.push((shift, bits)),
            }
        }
        Self { walls, runs, target }
    }

    /// The key of a board's free cells.
    #[inline]
    pub(super) fn key(&self, board: Packed) -> u64 {
        self.runs.iter().fold(0, |key, &(shift, run)| key | (board.bits() & run) >> shift)
    }

    /// The board of a key, with walls.
    #[inline]
    fn board(&self, key: u64) -> Packed {
        let free = self.runs.iter().fold(0, |bits, &(shift, run)| bits | (key << shift) & run);
        Packed::from_bits(self.walls | free)
    }

    /// Where the slides left, right, up and down lead.
    #[inline]
    pub(super) fn slides(&self, key: u64) -> [Slid; 4] {
        let (tables, board) = (Tables::get(), self.board(key));
        let across = board.transposed();
        [
            self.held(board, tables.rows_slid(board, false)),
            self.held(board, tables.rows_slid(board, true)),
            self.held(board, tables.rows_slid(across, false).transposed()),
            self.held(board, tables.rows_slid(across, true).transposed()),
        ]
    }

    #[inline]
    fn held(&self, before: Packed, after: Packed) -> Slid {
        if after == before || after.bits() & self.walls != self.walls {
            Slid::Out
        } else if after.bits_of(self.target) != 0 {
            Slid::Made
        } else {
            Slid::To(self.key(after))
        }
    }
}

/// Calls back for every empty cell of the key, with the keys after a 2 and after a 4 there; tells how
/// many there are.
#[inline]
pub(super) fn each_spawn(key: u64, cells: usize, mut visit: impl FnMut(u64, u64)) -> u32 {
    let mut empty = Packed::from_bits(key).empty_bits() & ((1 << (4 * cells)) - 1);
    let count = empty.count_ones();
    while empty != 0 {
        let lowest = empty & empty.wrapping_neg();
        visit(key | lowest, key | lowest << 1);
        empty ^= lowest;
    }
    count
}
