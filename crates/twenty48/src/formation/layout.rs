//! Formations: the cells of the fixed tiles.

use crate::formation::symmetry::mapped;
use crate::packed::Packed;
use crate::text;
use damier_game::TextError;
use std::fmt;

/// Allowed numbers of free cells.
const FREE: std::ops::RangeInclusive<u32> = 2..=12;

/// Exponents of targets: tiles 16 to 4096.
pub(super) const TARGETS: std::ops::RangeInclusive<u8> = 4..=12;

/// The most by which the sum of free tiles may exceed the target.
const SLACK: u32 = 128;

/// Formations with names of their own. Others are named by the sizes of their rows. `L3` is the name that
/// game-difficulty/2048EndgameTablebase gives to the 2x3 block.
const NAMED: [(&str, u16); 1] = [("L3", 0b0111_0111_0000_0000)];

/// Last character of the name of a formation whose fixed tiles may be lifted.
const LIFTED: char = '+';

/// Character before the cell of the twin in the name of a formation.
const TWIN: char = '@';

/// Set of fixed cells on the 4x4 board. It also tells if fixed tiles may be lifted from these cells, and where the
/// target must be made.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Formation {
    /// Fixed cells: bit `c` is set if cell `c` is fixed. Cells are numbered row by row.
    fixed: u16,
    /// Largest number of gaps below fixed tiles: 1 if they may be lifted, else 0.
    gaps: u8,
    /// Fixed cell of the tile that the target must stand beside. `None` if the target may be made on any cell.
    twin: Option<u8>,
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
        Ok(Self { fixed, gaps: 0, twin: None })
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

    /// Returns the same formation with a *twin*: the fixed tile on this cell equals the target. Play then succeeds only
    /// when the target stands beside its twin, so that the two can merge.
    ///
    /// # Errors
    /// If the cell is not fixed or has no free cell beside it, if the fixed tiles may be lifted, or if a symmetry maps
    /// the fixed cells to themselves (a board would not tell which cell is that of the twin).
    pub fn with_twin(self, cell: u8) -> Result<Self, TextError> {
        let found = Self { twin: Some(cell), ..self };
        let is_possible = cell < 16
            && self.gaps == 0
            && self.fixed >> cell & 1 == 1
            && found.goals() != 0
            && !is_symmetric(self.fixed);
        let sentence = || text::table::no_twin(found.to_string());
        is_possible
            .then_some(found)
            .ok_or_else(|| TextError::failed(text::table::formation(), sentence()))
    }

    /// Reads the name of a formation, which is one of these:
    /// - `442`: the numbers of free cells in the rows, from the top. Free cells are on the left of a row. Here the last
    ///   row and the right half of the third row are fixed.
    /// - `L3`: three cells of the last row and the three above them are fixed.
    /// - `..../..../..##/####`: all cells, with `#` for a fixed one.
    ///
    /// A `+` at the end means that fixed tiles may be lifted. `@` and a cell (0 to 9, a to f) name the cell of the
    /// [twin](Formation::with_twin).
    ///
    /// # Errors
    /// If the text is none of these, or if [`Formation::new`], [`Formation::lifted`] or [`Formation::with_twin`] fails.
    pub fn read(text: &str) -> Result<Self, TextError> {
        let text = text.trim();
        if let Some((plain, cell)) = text.split_once(TWIN) {
            let refuse =
                || TextError::new(cell, text::table::twin_cell(), text::table::twin_cells());
            let mut digits = cell.chars();
            let twin = digits.next().and_then(|digit| digit.to_digit(16));
            let twin = twin.filter(|_| digits.next().is_none()).ok_or_else(refuse)?;
            return Self::read(plain)?.with_twin(twin as u8);
        }
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

    /// Returns the fixed cell of the tile that the target must stand beside, if there is one.
    #[must_use]
    pub const fn twin(self) -> Option<u8> {
        self.twin
    }

    /// Returns the lowest bit of each cell on which the target counts as made: any cell, or those beside the twin.
    pub(super) const fn goals(self) -> u64 {
        let Some(twin) = self.twin else { return EVERY_CELL };
        let twin = 1 << (4 * twin);
        let across = (twin & !LAST_COLUMN) << 4 | (twin & !FIRST_COLUMN) >> 4;
        (across | twin << 16 | twin >> 16) & !spread(self.fixed)
    }

    /// Returns the exponent below which the free tiles of a table for this target are. With a twin, the target itself
    /// may stand on a free cell until it comes to stand beside its twin.
    pub(super) const fn free_below(self, target: u8) -> u8 {
        target + self.twin.is_some() as u8
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

/// Lowest bits of all cells of a board, and of those of the first and the last column.
const EVERY_CELL: u64 = 0x1111_1111_1111_1111;
const FIRST_COLUMN: u64 = 0x0001_0001_0001_0001;
const LAST_COLUMN: u64 = FIRST_COLUMN << 12;

/// Returns the lowest bit on a board of each of these cells. Bit `c` is for cell `c`.
const fn spread(cells: u16) -> u64 {
    let (mut bits, mut cell) = (0, 0);
    while cell < 16 {
        bits |= ((cells >> cell & 1) as u64) << (4 * cell);
        cell += 1;
    }
    bits
}

/// Returns true if a symmetry of the board other than the identity maps these cells to themselves.
fn is_symmetric(cells: u16) -> bool {
    let board = Packed::from_bits(spread(cells));
    (1..8).any(|symmetry| mapped(symmetry, board) == board)
}

/// Counts the gaps: cells without a fixed tile below a fixed tile of the same column.
fn count_gaps(fixed: u16) -> u32 {
    // Extends every fixed tile down to the last row.
    let shadow = fixed | fixed << 4;
    let shadow = shadow | shadow << 8;
    (shadow & !fixed).count_ones()
}

/// Writes the shortest name that [`Formation::read`] accepts.
impl fmt::Display for Formation {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(twin) = self.twin {
            return write!(out, "{}{TWIN}{twin:x}", Self { twin: None, ..*self });
        }
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
