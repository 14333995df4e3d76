//! A formation: the cells of the fixed tiles.

use crate::text;
use damier_game::TextError;
use std::fmt;

/// Allowed numbers of free cells.
const FREE: std::ops::RangeInclusive<u32> = 2..=12;

/// Exponents of targets: tiles 16 to 4096.
pub(super) const TARGETS: std::ops::RangeInclusive<u8> = 4..=12;

/// The most by which the sum of free tiles may exceed the target.
const SLACK: u32 = 128;

/// Formations with their own names. Row sizes are names too.
const NAMED: [(&str, u16); 1] = [("L3", 0b1111_0001_0001_0000)];

/// Last character of the name of a formation whose fixed tiles may be lifted.
const LIFTED: char = '+';

/// Set of fixed cells on the 4x4 board, and whether fixed tiles may be lifted from them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Formation {
    /// One bit per cell, row by row, set for fixed tiles.
    fixed: u16,
    /// Most gaps below fixed tiles: 0 or 1.
    gaps: u8,
}

impl Formation {
    /// Creates the formation with fixed tiles on these cells (bit `c` for cell `c`, row by row).
    ///
    /// # Errors
    /// If there are fewer than 2 or more than 12 free cells.
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

    /// Returns the same formation with fixed tiles that may be lifted: they may stand on any cells that differ from its
    /// own by the order of columns and by at most one gap. A gap is a cell without a fixed tile below a fixed tile of
    /// its column.
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

    /// Reads a name: the numbers of free cells of the rows from the top, counted from the left (`442`: fixed tiles on
    /// the whole last row and on the right half of the third), `L3` (fixed tiles on the last row and on the two cells
    /// above its left end), or all cells (`..../..../..##/####`). A `+` at the end means that fixed tiles may be
    /// lifted.
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

    /// Returns the fixed cells before any lift: bit `c` for cell `c`, row by row.
    #[must_use]
    pub const fn fixed(self) -> u16 {
        self.fixed
    }

    /// Returns the most gaps below fixed tiles; 0 if they must not move.
    #[must_use]
    pub const fn gaps(self) -> u8 {
        self.gaps
    }

    /// Returns true if the fixed tiles may stand on these cells (bit `c` for cell `c`), with the last row at the
    /// bottom.
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

    /// Returns the largest sum of free tiles with which play begins, for a target of this exponent: half of it, or a
    /// quarter if fixed tiles may be lifted, because otherwise most of such a table would be arrangements with these
    /// sums.
    #[must_use]
    pub const fn fresh(self, target: u8) -> u32 {
        (1 << target) / if self.gaps == 0 { 2 } else { 4 }
    }

    /// Returns the largest sum of free tiles that is played on, for a target of this exponent: the target plus 128.
    /// Larger sums gain little: for fixed tiles `442` and a target of 256, the probability of failure from a good start
    /// is 0.012214 with 64, 0.011936 with 96 and 0.011934 with 128.
    #[must_use]
    pub const fn limit(target: u8) -> u32 {
        (1 << target) + SLACK
    }
}

/// Cells of the first column.
const COLUMN: u16 = 0x1111;

/// Counts the cells without a fixed tile below a fixed tile of their column.
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

/// Parses a name such as `442` to fixed cells.
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

/// Parses a picture such as `..../..../..##/####` to fixed cells.
fn read_picture(text: &str) -> Option<u16> {
    let cells: Vec<char> = text.chars().filter(|&c| c != '/').collect();
    let known = cells.len() == 16 && cells.iter().all(|&c| c == '.' || c == '#');
    let bits = cells.iter().enumerate().map(|(cell, &c)| u16::from(c == '#') << (cell % 16));
    known.then(|| bits.sum())
}
