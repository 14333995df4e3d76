//! Tuples: groups of cells with a table of weights.

use crate::rules::Twenty48;
use crate::shape::Symmetry;
use crate::text;
use damier_game::TextError;
use std::collections::HashSet;
use std::fmt;

/// Largest number of cells of a tuple. A table of 16^7 weights takes 1 GB in floats.
const MOST_CELLS: usize = 7;

/// Largest number of cells of a row or column among the default tuples. Longer ones would not learn faster than other
/// tuples.
const LONGEST_LINE: usize = 5;

/// Largest number of tuples of a network.
const MOST_TUPLES: usize = 32;

/// Largest number of weights of a network. A training takes up to 12 bytes for each.
const MOST_WEIGHTS: usize = 1 << 30;

/// Signs of the cells, in order, for up to 64 cells.
const CELLS: &str = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ+-";

/// Named sets of tuples for the 4x4 board: `4x6` is from Wu and others (TAAI 2014), and `4x6+2x4` adds two rows as
/// redundant encoding. `8x6` is from Matsuzaki (TAAI 2016). The other two are small sets.
const NAMED: [(&str, &str); 5] = [
    ("4x6+2x4", "012345 456789 012456 45689a 0123 4567"),
    ("4x6", "012345 456789 012456 45689a"),
    ("8x6", "012456 12569d 012345 01567a 01259a 0156de 01589d 01246a"),
    ("5x5", "01234 45678 01456 45689 01245"),
    ("17x4", "0123 4567 0145 1256 569a"),
];

/// List of tuples for a board of up to 64 cells. Each tuple has a table of weights.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tuples {
    lists: Vec<Vec<u8>>,
}

impl Tuples {
    /// Reads the name of a set of tuples, or a list of tuples such as `012456 45689a`.
    ///
    /// - The names are `4x6+2x4`, `4x6`, `8x6`, `5x5` and `17x4`, for the 4x4 board.
    /// - A tuple is a word of cells. The cells are numbered row by row: 0 to 9, a to z, A to Z, then + and -. The order
    ///   of the cells in a tuple does not matter.
    ///
    /// # Errors
    /// If a cell is unknown or occurs twice in a tuple, or if there are too many cells, tuples or weights.
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
            let expected = text::network::tuples_or_name(MOST_TUPLES.to_string());
            return Err(TextError::new(text, text::network::tuples(), expected));
        }
        let tuples = Self { lists };
        let weights = tuples.weights();
        if weights > MOST_WEIGHTS {
            let expected = text::network::most_weights(MOST_WEIGHTS as u64);
            let found = text::network::weights(weights as u64);
            return Err(TextError::about(found, text::network::tuples(), expected));
        }
        Ok(tuples)
    }

    /// Returns the default tuples of a board.
    ///
    /// - On 4x4, they are `4x6+2x4`.
    /// - In the 2x2x2x2 box, each is a cell, its four neighbours and one more cell, in every position.
    /// - On other boards, they are 2x3 blocks, bent lines of up to six cells, and rows and columns of up to five. The
    ///   rows and columns lie within larger tuples (redundant encoding). They express little that the others cannot,
    ///   but learn it faster (`NETWORK.md`).
    #[must_use]
    pub fn default_for(rules: &Twenty48) -> Self {
        let (rows, columns) = (rules.rows(), rules.columns());
        if !rules.is_rectangle() {
            return Self { lists: vec![vec![0, 1, 2, 3, 4, 8]] };
        }
        if (rows, columns) == (4, 4) {
            return Self { lists: NAMED[0].1.split(' ').map(cells_of).collect() };
        }
        Self { lists: [blocks(rows, columns), lines(rows, columns)].concat() }
    }

    /// Checks that no tuple is a symmetric image of another one. It would learn the same weights, at the cost of
    /// another table.
    ///
    /// # Errors
    /// If a tuple is an image of another.
    pub(crate) fn check_images(&self, rules: &Twenty48) -> Result<(), TextError> {
        let image = |list: &[u8], symmetry: &Symmetry| {
            let mut image: Vec<u8> = list.iter().map(|&cell| symmetry.cell(cell)).collect();
            image.sort_unstable();
            image
        };
        for (index, list) in self.lists.iter().enumerate() {
            let symmetries = rules.shape.symmetries();
            let images: HashSet<_> = symmetries.iter().map(|one| image(list, one)).collect();
            if let Some(same) = self.lists[..index].iter().find(|&other| images.contains(other)) {
                let sentence = text::network::image_of_a_tuple(word(list), word(same));
                return Err(TextError::failed(text::network::tuples(), sentence));
            }
        }
        Ok(())
    }

    /// Returns for each tuple the index of the first larger tuple that contains all its cells and is not itself
    /// contained in a larger one; `None` if there is no such tuple.
    pub(crate) fn find_homes(&self) -> Vec<Option<usize>> {
        let lies_in = |inner: usize, outer: usize| {
            let (inner, outer) = (&self.lists[inner], &self.lists[outer]);
            inner.len() < outer.len() && inner.iter().all(|cell| outer.contains(cell))
        };
        let count = self.lists.len();
        let lies = |tuple: usize| (0..count).any(|outer| lies_in(tuple, outer));
        let home = |tuple| (0..count).find(|&outer| lies_in(tuple, outer) && !lies(outer));
        (0..count).map(home).collect()
    }

    /// Returns the same tuples without those for whose index the function returns true.
    pub(crate) fn without(&self, is_left_out: impl Fn(usize) -> bool) -> Self {
        let kept = self.lists.iter().enumerate().filter(|(tuple, _)| !is_left_out(*tuple));
        Self { lists: kept.map(|(_, list)| list.clone()).collect() }
    }

    /// Returns the tuples. The cells of each are in ascending order.
    pub(crate) fn lists(&self) -> &[Vec<u8>] {
        &self.lists
    }

    /// Returns the number of weights of a tuple.
    pub(crate) fn weights_of(&self, index: usize) -> usize {
        1 << (4 * self.lists[index].len())
    }

    /// Returns the number of weights of all tuples.
    pub(crate) fn weights(&self) -> usize {
        (0..self.lists.len()).map(|index| self.weights_of(index)).sum()
    }

    /// Returns the index of the first weight of each tuple, and at the end the number of all weights.
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
            out.write_str(&word(list))?;
        }
        Ok(())
    }
}

/// Returns a tuple as a word of signs.
fn word(list: &[u8]) -> String {
    list.iter().map(|&cell| sign(cell)).collect()
}

/// Returns the sign of a cell.
fn sign(cell: u8) -> &'static str {
    let cell = usize::from(cell);
    &CELLS[cell..=cell]
}

/// Returns the cells with these signs. Unknown signs are left out.
fn cells_of(word: &str) -> Vec<u8> {
    word.chars().filter_map(|sign| CELLS.find(sign)).map(|cell| cell as u8).collect()
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
    let last = sign(cells as u8 - 1);
    let expected = text::network::tuple_cells(MOST_CELLS.to_string(), last, CELLS);
    Err(TextError::new(word, text::network::tuple(), expected))
}

/// Returns blocks of 2x3 and 3x2 cells, as far as they fit on the board, at every position up to symmetry. On a square,
/// the blocks of both orientations are images of each other. Adds bent lines: the first four cells of each row in the
/// upper half, and the first two cells of the row below.
fn blocks(rows: usize, columns: usize) -> Vec<Vec<u8>> {
    let cell = |row: usize, column: usize| (row * columns + column) as u8;
    let mut lists = Vec::new();
    let ways = if rows == columns { 1 } else { 2 };
    for (high, wide) in [(2, 3), (3, 2)].into_iter().take(ways) {
        let (high, wide) = (high.min(rows), wide.min(columns));
        for row in 0..=(rows - high) / 2 {
            for column in 0..=(columns - wide) / 2 {
                let block = (0..high).flat_map(|r| (0..wide).map(move |c| (r, c)));
                lists.push(block.map(|(r, c)| cell(row + r, column + c)).collect::<Vec<u8>>());
            }
        }
    }
    // With two columns, a bent row is a block.
    for row in (0..rows.div_ceil(2)).filter(|_| columns > 2) {
        let bent = (0..columns.min(4)).map(|column| cell(row, column));
        lists.push(bent.chain((0..2).map(|column| cell(row + 1, column))).collect());
    }
    lists.sort();
    lists.dedup();
    lists
}

/// Returns the rows and columns with at most five cells, up to symmetry. On a square, a column is the image of a row.
fn lines(rows: usize, columns: usize) -> Vec<Vec<u8>> {
    let row = |row: usize| (0..columns).map(|column| (row * columns + column) as u8).collect();
    let column = |column: usize| (0..rows).map(|row| (row * columns + column) as u8).collect();
    let lying = (0..rows.div_ceil(2)).filter(|_| columns <= LONGEST_LINE).map(row);
    let upright = 0..columns.div_ceil(2);
    let upright = upright.filter(|_| rows <= LONGEST_LINE && rows != columns).map(column);
    lying.chain(upright).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_game::Params;

    fn rules(params: &str) -> Twenty48 {
        Twenty48::read(&Params::read(params).expect("parts")).expect("rules")
    }

    /// On every board no tuple is the image of another, all can be written and read, and they fit.
    #[test]
    fn usual_tuples_suit_every_board() {
        let sides =
            (2..=8).flat_map(|rows| (2..=8).map(move |columns| format!("{rows}x{columns}")));
        for board in sides.chain(["shape=4d".to_string()]) {
            let rules = rules(&board);
            let tuples = Tuples::default_for(&rules);
            assert_eq!(Tuples::read(&tuples.to_string(), &rules), Ok(tuples.clone()), "{board}");
            let mut seen = HashSet::new();
            for list in tuples.lists() {
                let images = rules.shape.symmetries().iter().map(|symmetry| {
                    let mut image: Vec<u8> = list.iter().map(|&cell| symmetry.cell(cell)).collect();
                    image.sort_unstable();
                    image
                });
                let images: HashSet<_> = images.collect();
                assert!(images.iter().all(|image| !seen.contains(image)), "{board}: {list:?}");
                seen.extend(images);
            }
        }
    }

    #[test]
    fn every_cell_has_a_sign() {
        let all: Vec<u8> = (0..64).collect();
        assert_eq!(cells_of(CELLS), all);
        let far = Tuples::read("yzA+- 0Z", &rules("8x8")).expect("cells of a large board");
        assert_eq!(far.lists(), [vec![34, 35, 36, 62, 63], vec![0, 61]]);
        assert_eq!(far.to_string(), "yzA+- 0Z");
    }

    #[test]
    fn names_and_orders_are_read() {
        let rules = rules("4x4");
        for (name, words) in NAMED {
            assert_eq!(Tuples::read(name, &rules).expect(name).to_string(), words);
        }
        assert_eq!(Tuples::read("a9 3:210", &rules).expect("any order").to_string(), "9a 3 012");
        assert_eq!(Tuples::default_for(&rules).to_string(), NAMED[0].1);
    }

    #[test]
    fn every_tuple_has_weights_of_its_own() {
        let tuples = Tuples::read("012 34", &rules("4x4")).expect("tuples");
        assert_eq!((tuples.offsets(), tuples.weights()), (vec![0, 4096, 4352], 4352));
    }

    #[test]
    fn other_tuples_are_refused() {
        let seven = "0123456 ".repeat(5);
        for text in
            ["", " ", "4x6 / 16384", "00", "01g", "é", "01234567", "4x7", &"01 ".repeat(33), &seven]
        {
            assert!(Tuples::read(text, &rules("4x4")).is_err(), "{text}");
        }
        assert!(Tuples::read("4x6", &rules("3x4")).is_err());
        assert!(Tuples::read("0c", &rules("3x4")).is_err());
    }

    #[test]
    fn images_of_tuples_are_found() {
        let check = |words: &str, params: &str| {
            let rules = rules(params);
            Tuples::read(words, &rules).expect("tuples").check_images(&rules)
        };
        for (_, words) in NAMED {
            assert_eq!(check(words, ""), Ok(()), "{words}");
        }
        let told = check("012456 456789 12569d", "").expect_err("an image").to_string();
        assert!(told.contains("12569d") && told.contains("`456789`"), "{told}");
        // A row is not the image of a column if the board is not square.
        assert_eq!(check("012 048", "3x4"), Ok(()));
        assert!(check("0123 37bf", "").is_err() && check("012 012", "3x4").is_err());
    }
}
