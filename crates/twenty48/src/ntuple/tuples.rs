//! Which groups of cells a network looks at.

use crate::rules::Twenty48;
use game::TextError;
use std::fmt;

/// The most cells of a tuple: 16^7 weights are 1 GB in floats.
const MOST_CELLS: usize = 7;

/// The most tuples of a network.
const MOST_TUPLES: usize = 32;

/// Sets of tuples with a name of their own, for the 4x4 board: `4x6` after Wu and others (TAAI 2014),
/// `8x6` after Matsuzaki (TAAI 2016), and two small ones.
const NAMED: [(&str, &str); 4] = [
    ("4x6", "012345 456789 012456 45689a"),
    ("8x6", "012456 12569d 012345 01567a 01259a 0156de 01589d 01246a"),
    ("5x5", "01234 45678 01456 45689 01245"),
    ("17x4", "0123 4567 0145 1256 569a"),
];

/// A list of tuples on a board of up to 64 cells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tuples {
    lists: Vec<Vec<u8>>,
}

impl Tuples {
    /// Reads a name (`4x6`, `8x6`, `5x5`, `17x4`: on 4x4) or a list of tuples, each a word of cells:
    /// `012456 45689a` (cells are numbered row by row from 0, then a to z for 10 to 35).
    ///
    /// # Errors
    /// An unknown cell, a cell named twice in a tuple, or too many cells or tuples.
    pub fn read(text: &str, rules: &Twenty48) -> Result<Self, TextError> {
        let is_square = rules.is_rectangle() && (rules.rows(), rules.columns()) == (4, 4);
        let named = NAMED.iter().find(|(name, _)| is_square && *name == text.trim());
        let words = named.map_or(text, |(_, words)| words);
        let lists: Vec<_> = words
            .split([' ', ':', ','])
            .filter(|word| !word.is_empty())
            .map(|word| read_tuple(word, rules.cells()))
            .collect::<Result<_, _>>()?;
        if lists.is_empty() || lists.len() > MOST_TUPLES {
            let allowed =
                format!("1 to {MOST_TUPLES} tuples, as 012345 456789, or a name: 4x6, 8x6");
            return Err(TextError::new(text, "tuples", allowed));
        }
        Ok(Self { lists })
    }

    /// The tuples for boards that nobody named any for: 4x6 on 4x4; in the 2x2x2x2 box every way of
    /// lying of three neighbouring faces; elsewhere 2x3 blocks and bent lines of up to six cells.
    #[must_use]
    pub fn usual(rules: &Twenty48) -> Self {
        let (rows, columns) = (rules.rows(), rules.columns());
        if !rules.is_rectangle() {
            return Self { lists: vec![vec![0, 1, 2, 3, 4, 5], vec![0, 1, 2, 4, 8, 3]] };
        }
        if (rows, columns) == (4, 4) {
            return Self { lists: NAMED[0].1.split(' ').map(cells_of).collect() };
        }
        Self { lists: blocks(rows, columns) }
    }

    /// The tuples: cells in rising order.
    pub(crate) fn lists(&self) -> &[Vec<u8>] {
        &self.lists
    }

    /// The number of weights of tuple `index`.
    pub(crate) fn weights_of(&self, index: usize) -> usize {
        1 << (4 * self.lists[index].len())
    }

    /// Where each tuple's weights begin in one long list, and its length at the end.
    pub(crate) fn offsets(&self) -> Vec<usize> {
        let sizes = (0..self.lists.len()).map(|index| self.weights_of(index));
        let running = |end: &mut usize, size| {
            *end += size;
            Some(*end)
        };
        std::iter::once(0).chain(sizes.scan(0, running)).collect()
    }
}

impl fmt::Display for Tuples {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, list) in self.lists.iter().enumerate() {
            if index > 0 {
                out.write_str(" ")?;
            }
            for &cell in list {
                write!(out, "{}", char::from_digit(u32::from(cell), 36).unwrap_or('?'))?;
            }
        }
        Ok(())
    }
}

fn cells_of(word: &str) -> Vec<u8> {
    word.chars().filter_map(|c| c.to_digit(36)).map(|cell| cell as u8).collect()
}

fn read_tuple(word: &str, cells: usize) -> Result<Vec<u8>, TextError> {
    let mut list = cells_of(word);
    list.sort_unstable();
    let distinct = list.windows(2).all(|pair| pair[0] < pair[1]);
    let known = list.len() == word.chars().count()
        && list.iter().all(|&cell| usize::from(cell) < cells)
        && (1..=MOST_CELLS).contains(&list.len());
    if distinct && known {
        return Ok(list);
    }
    let last = char::from_digit(cells.min(36) as u32 - 1, 36).unwrap_or('z');
    let allowed = format!("1 to {MOST_CELLS} different cells, each 0 to {last}");
    Err(TextError::new(word, "tuple", allowed))
}

/// Blocks of two rows and three columns (as far as the board goes) and rows with a bend, at every place
/// up to symmetry that begins in the upper left quarter.
fn blocks(rows: usize, columns: usize) -> Vec<Vec<u8>> {
    let cell = |row: usize, column: usize| (row * columns + column) as u8;
    let mut lists = Vec::new();
    for (high, wide) in [(2, 3), (3, 2)] {
        let (high, wide) = (high.min(rows), wide.min(columns));
        for row in 0..=(rows - high).div_ceil(2) {
            for column in 0..=(columns - wide).div_ceil(2) {
                let block = (0..high).flat_map(|r| (0..wide).map(move |c| (r, c)));
                lists.push(block.map(|(r, c)| cell(row + r, column + c)).collect::<Vec<u8>>());
            }
        }
    }
    let bent = (0..columns.min(4)).map(|column| cell(0, column));
    lists.push(bent.chain((0..columns.min(2)).map(|column| cell(1, column))).collect());
    lists.sort();
    lists.dedup();
    lists.truncate(MOST_TUPLES);
    lists
}
