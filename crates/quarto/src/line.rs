//! Lines: the sets of four squares that win, and the tables made from them.

use crate::group::SymmetryGroup;
use crate::piece::Square;
use std::fmt;
use std::sync::{LazyLock, OnceLock};

/// A rule that says which sets of four squares are lines. Each rule set from [`RuleSet::Lines`] to
/// [`RuleSet::Diamonds`] contains the lines of the one before it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum RuleSet {
    /// Classic game: 4 rows, 4 columns, 2 diagonals (10 lines).
    #[default]
    Lines,
    /// Quarto+: also the 9 squares of 2x2 (19 lines).
    Squares,
    /// Also the corners of the 4 squares of 3x3 (23 lines).
    Corners,
    /// Also the 4 diamonds: the four neighbours, by side, of an inner square (27 lines).
    Diamonds,
    /// The board wraps around: 4 rows, 4 columns, 8 broken diagonals, 16 squares of 2x2 (32 lines).
    Torus,
}

impl RuleSet {
    /// Every rule set, in the order in which they are listed.
    pub const ALL: [Self; 5] =
        [Self::Lines, Self::Squares, Self::Corners, Self::Diamonds, Self::Torus];

    /// Returns the word for the rule set in a game's name, for example `squares` in `quarto:squares`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Lines => "lines",
            Self::Squares => "squares",
            Self::Corners => "corners",
            Self::Diamonds => "diamonds",
            Self::Torus => "torus",
        }
    }

    /// Returns the lines, as sets of squares in ascending order: bit *i* for the square of index *i*.
    #[must_use]
    pub fn masks(self) -> Vec<u16> {
        let mut masks = match self {
            Self::Lines => shift(&ROW, 4, 1)
                .chain(shift(&COLUMN, 1, 4))
                .chain(shift(&DIAGONAL, 1, 1))
                .chain(shift(&ANTIDIAGONAL, 1, 1))
                .collect(),
            Self::Squares => extend(Self::Lines, shift(&BLOCK, 3, 3)),
            Self::Corners => extend(Self::Squares, shift(&CORNERS, 2, 2)),
            Self::Diamonds => extend(Self::Corners, shift(&DIAMOND, 2, 2)),
            Self::Torus => shift(&ROW, 4, 1)
                .chain(shift(&COLUMN, 1, 4))
                .chain(shift(&DIAGONAL, 1, 4))
                .chain(shift(&ANTIDIAGONAL, 1, 4))
                .chain(shift(&BLOCK, 4, 4))
                .collect::<Vec<u16>>(),
        };
        masks.sort_unstable();
        masks
    }
}

/// Four squares, as rows and columns.
type Shape = [(u8, u8); 4];

const ROW: Shape = [(0, 0), (0, 1), (0, 2), (0, 3)];
const COLUMN: Shape = [(0, 0), (1, 0), (2, 0), (3, 0)];
const DIAGONAL: Shape = [(0, 0), (1, 1), (2, 2), (3, 3)];
const ANTIDIAGONAL: Shape = [(0, 3), (1, 2), (2, 1), (3, 0)];
const BLOCK: Shape = [(0, 0), (0, 1), (1, 0), (1, 1)];
const CORNERS: Shape = [(0, 0), (0, 2), (2, 0), (2, 2)];
const DIAMOND: Shape = [(0, 1), (1, 0), (1, 2), (2, 1)];

/// Returns a shape moved down by each of `0..rows` and right by each of `0..columns`. Squares that leave the board come
/// back on the other side.
fn shift(shape: &Shape, rows: u8, columns: u8) -> impl Iterator<Item = u16> {
    let moves = (0..rows).flat_map(move |down| (0..columns).map(move |right| (down, right)));
    moves.map(|(down, right)| {
        let square = |&(row, column): &(u8, u8)| (row + down) % 4 * 4 + (column + right) % 4;
        shape.iter().map(square).fold(0, |mask, at| mask | 1 << at)
    })
}

fn extend(base: RuleSet, more: impl Iterator<Item = u16>) -> Vec<u16> {
    base.masks().into_iter().chain(more).collect()
}

/// Tables of a rule set, computed once per process.
pub(crate) struct LineTable {
    rule_set: RuleSet,
    masks: Vec<u16>,
    /// For every set of squares, the squares outside it that would complete a line with it.
    completing: Box<[u16]>,
    /// One bit for every set of squares: 1 if the set contains a line. At 8 KiB, these bits stay in the first-level
    /// cache, which `completing` does not.
    holds_line: Box<[u64]>,
    group: OnceLock<SymmetryGroup>,
}

static TABLES: [LazyLock<LineTable>; RuleSet::ALL.len()] = [
    LazyLock::new(|| LineTable::new(RuleSet::Lines)),
    LazyLock::new(|| LineTable::new(RuleSet::Squares)),
    LazyLock::new(|| LineTable::new(RuleSet::Corners)),
    LazyLock::new(|| LineTable::new(RuleSet::Diamonds)),
    LazyLock::new(|| LineTable::new(RuleSet::Torus)),
];

impl LineTable {
    /// Returns the tables of a rule set, which are computed on first use and then shared.
    pub(crate) fn for_rule_set(rule_set: RuleSet) -> &'static Self {
        &TABLES[rule_set as usize]
    }

    fn new(rule_set: RuleSet) -> Self {
        let masks = rule_set.masks();
        let completing = |set: u16| {
            let missing = masks.iter().map(|line| line & !set);
            missing.filter(|left| left.is_power_of_two()).fold(0, |all, left| all | left)
        };
        let holds_line = |set: u16| masks.iter().any(|line| line & !set == 0);
        let word = |high: u16| {
            let bit = |low: u16| u64::from(holds_line(high << 6 | low)) << low;
            (0..64).map(bit).sum()
        };
        Self {
            rule_set,
            holds_line: (0..1 << 10).map(word).collect(),
            completing: (0..=u16::MAX).map(completing).collect(),
            masks,
            group: OnceLock::new(),
        }
    }

    pub(crate) const fn rule_set(&self) -> RuleSet {
        self.rule_set
    }

    pub(crate) fn masks(&self) -> &[u16] {
        &self.masks
    }

    /// Returns the squares outside a set that would complete a line with it.
    #[inline]
    pub(crate) fn completing(&self, set: u16) -> u16 {
        self.completing[usize::from(set)]
    }

    /// Returns true if a set of squares holds a line.
    #[inline]
    pub(crate) fn holds_line(&self, set: u16) -> bool {
        self.holds_line[usize::from(set >> 6)] >> (set & 63) & 1 == 1
    }

    /// Returns the squares, other than `square` itself, that lie on a line with it.
    pub(crate) fn neighbours(&self, square: Square) -> u16 {
        let through = self.masks.iter().filter(|&line| line & square.mask() != 0);
        through.fold(0, |all, line| all | line) & !square.mask()
    }

    /// Returns the symmetries of the lines.
    pub(crate) fn group(&self) -> &SymmetryGroup {
        self.group.get_or_init(|| SymmetryGroup::from_lines(&self.masks))
    }
}

impl fmt::Debug for LineTable {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.rule_set, out)
    }
}

impl PartialEq for LineTable {
    fn eq(&self, other: &Self) -> bool {
        self.rule_set == other.rule_set
    }
}

impl Eq for LineTable {}
