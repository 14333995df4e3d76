//! Formations: the cells of the fixed tiles.

use crate::text;
use damier_game::TextError;
use std::fmt;

/// Allowed numbers of free cells.
const FREE: std::ops::RangeInclusive<u32> = 2..=12;

/// Exponents of targets: tiles 16 to 4096.
pub(super) const TARGETS: std::ops::RangeInclusive<u8> = 4..=12;

/// The most by which the sum of free tiles may exceed the target.
const SLACK: u32 = 128;

/// Formations with names of their own. Others are named by the sizes of their rows.
const NAMED: [(&str, u16); 1] = [("L3", 0b1111_0001_0001_0000)];

/// Last character of the name of a formation whose fixed tiles may be lifted.
const LIFTED: char = '+';

/// Set of fixed cells on the 4x4 board. It also tells if fixed tiles may be lifted from these cells.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Formation {
    /// Fixed cells: bit `c` is set if cell `c` is fixed. Cells are numbered row by row.
    fixed: u16,
    /// Largest number of gaps below fixed tiles: 1 if they may be lifted, else 0.
    gaps: u8,
}

impl Formation {
    /// Creates the formation with these fixed cells. Bit `c` is for cell `c`, row by row.
    ///
    /// # Errors
    /// If the number of free cells is not from 2 to 12.
    pub fn new(fixed: u16) -> Result<Self, TextError> {
        let free = fixed.count_zeros();
        if !FREE.contains(&free) {
            let expected =
                text::table::free_cells_from(FREE.start().to_string(), FREE.end().to_string());
            return Err(TextError::about(
                text::table::free_cells(free.into()),
                text::table::formation(),
                expected,
            ));
        }
        Ok(Self { fixed, gaps: 0 })
    }

    /// Returns the same formation with fixed tiles that may be lifted. They may then stand on other cells: the columns
    /// may be in any order, and there may be one gap. A gap is a cell without a fixed tile that is below a fixed tile
    /// of the same column.
    ///
    /// # Errors
    /// If a fixed tile stands neither on the last row nor on another fixed tile.
    pub fn lifted(self) -> Result<Self, TextError> {
        if count_gaps(self.fixed) > 0 {
            let sentence = text::table::floating_walls(format!("{self}{LIFTED}"));
            return Err(TextError::failed(text::table::formation(), sentence));
        }
        Ok(Self { gaps: 1, ..self })
    }

    /// Reads the name of a formation, which is one of these:
    /// - `442`: the numbers of free cells in the rows, from the top. Free cells are on the left of a row. Here the last
    ///   row and the right half of the third row are fixed.
    /// - `L3`: the last row, and the two cells above its left end, are fixed.
    /// - `..../..../..##/####`: all cells, with `#` for a fixed one.
    ///
    /// A `+` at the end means that fixed tiles may be lifted.
    ///
    /// # Errors
    /// If the text is none of these, or if [`Formation::new`] or [`Formation::lifted`] fails.
    pub fn read(text: &str) -> Result<Self, TextError> {
        let text = text.trim();
        if let Some(still) = text.strip_suffix(LIFTED).filter(|still| !still.ends_with(LIFTED)) {
            return Self::read(still)?.lifted();
        }
        let named = NAMED.iter().find(|(name, _)| name.eq_ignore_ascii_case(text));
        let fixed =
            named.map(|named| named.1).or_else(|| read_rows(text)).or_else(|| read_picture(text));
        let refuse =
            || TextError::new(text, text::table::formation(), text::table::formation_forms());
        Self::new(fixed.ok_or_else(refuse)?)
    }

    /// Returns the fixed cells before any lift. Bit `c` is for cell `c`, row by row.
    #[must_use]
    pub const fn fixed(self) -> u16 {
        self.fixed
    }

    /// Returns the largest number of gaps below fixed tiles: 1 if they may be lifted, 0 if they must not move.
    #[must_use]
    pub const fn gaps(self) -> u8 {
        self.gaps
    }

    /// Returns true if the fixed tiles may stand on these cells. Bit `c` is for cell `c`, and the last row must be at
    /// the bottom.
    pub(super) fn allows(self, cells: u16) -> bool {
        let heights = |cells: u16| {
            let mut heights = [0, 1, 2, 3].map(|column| (cells >> column & COLUMN).count_ones());
            heights.sort_unstable();
            heights
        };
        cells == self.fixed
            || self.gaps > 0
                && count_gaps(cells) <= u32::from(self.gaps)
                && heights(cells) == heights(self.fixed)
    }

    /// Returns the number of free cells.
    #[must_use]
    pub const fn free(self) -> usize {
        self.fixed.count_zeros() as usize
    }

    /// Returns the largest sum of the free tiles with which play begins. `target` is the exponent of the target. The
    /// sum is half the target, or a quarter if fixed tiles may be lifted. Otherwise, arrangements with these sums would
    /// fill most of such a table.
    #[must_use]
    pub const fn fresh(self, target: u8) -> u32 {
        (1 << target) / if self.gaps == 0 { 2 } else { 4 }
    }

    /// Returns the largest sum of the free tiles in a table: the target plus 128. Boards with larger sums count as
    /// failures. `target` is the exponent of the target.
    ///
    /// A larger limit gains little. For fixed tiles `442` and a target of 256, the probability of failure from a good
    /// start is 0.012214 with a limit of the target plus 64, 0.011936 with 96 and 0.011934 with 128.
    #[must_use]
    pub const fn limit(target: u8) -> u32 {
        (1 << target) + SLACK
    }
}

/// Cells of the first column.
const COLUMN: u16 = 0x1111;

/// Counts the gaps: cells without a fixed tile below a fixed tile of the same column.
fn count_gaps(fixed: u16) -> u32 {
    // Extends every fixed tile down to the last row.
    let shadow = fixed | fixed << 4;
    let shadow = shadow | shadow << 8;
    (shadow & !fixed).count_ones()
}

/// Writes the shortest name that [`Formation::read`] accepts, in characters that are valid in file names.
impl fmt::Display for Formation {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.gaps > 0 {
            return write!(out, "{}{LIFTED}", Self { gaps: 0, ..*self });
        }
        if let Some((name, _)) = NAMED.iter().find(|(_, fixed)| *fixed == self.fixed) {
            return out.write_str(name);
        }
        let counts = (0..4).map(|row| (self.fixed >> (4 * row) & 0xf).count_zeros() - 12);
        let name: String = counts.map(|count| count.to_string()).collect();
        let name = name.trim_end_matches('0');
        if read_rows(name) == Some(self.fixed) {
            return out.write_str(name);
        }
        let cell = |cell: u16| if self.fixed >> cell & 1 == 1 { '#' } else { '.' };
        for row in 0..4 {
            let start = if row == 0 { "" } else { "/" };
            let cells: String = (4 * row..4 * row + 4).map(cell).collect();
            write!(out, "{start}{cells}")?;
        }
        Ok(())
    }
}

/// Parses a name such as `442`, and returns the fixed cells.
fn read_rows(text: &str) -> Option<u16> {
    if text.is_empty() || text.len() > 4 {
        return None;
    }
    let mut fixed = 0xffff;
    for (row, digit) in text.chars().enumerate() {
        let free = digit.to_digit(10).filter(|&free| free <= 4)?;
        fixed &= !(((1 << free) - 1) << (4 * row));
    }
    Some(fixed)
}

/// Parses a drawing such as `..../..../..##/####`, and returns the fixed cells.
fn read_picture(text: &str) -> Option<u16> {
    let cells: Vec<char> = text.chars().filter(|&c| c != '/').collect();
    let known = cells.len() == 16 && cells.iter().all(|&c| c == '.' || c == '#');
    let bits = cells.iter().enumerate().map(|(cell, &c)| u16::from(c == '#') << (cell % 16));
    known.then(|| bits.sum())
}
