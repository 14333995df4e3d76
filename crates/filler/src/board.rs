//! Colours, and the neutral cells of a board with their regions. A region does not change while it is neutral.

use crate::shape::{Cells, FillerShape, NO_CELLS};
use damier_game::Seat;

/// Largest number of colours of a board.
pub(crate) const MAX_COLOURS: usize = 10;

/// A colour, counted from 0 and written as a letter from `A`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Colour(pub(crate) u8);

impl Colour {
    /// Returns the index of this colour, counted from 0.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the letter of this colour.
    #[must_use]
    pub const fn letter(self) -> char {
        (b'A' + self.0) as char
    }
}

/// Content of a cell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum CellContent {
    /// A cell of this colour that belongs to no one.
    Neutral(u8),
    /// A cell of this seat's zone; it carries no colour.
    Owned(Seat),
    /// No cell.
    Hole,
}

/// The colours that the cells had when the board was made. It stays the same for the rest of the game.
///
/// A *region* is a maximal connected set of neutral cells of one colour. Calls take whole regions, so regions never
/// change while they are neutral. Which neighbours have the same colour is therefore computed once.
#[derive(Clone, Debug)]
pub(crate) struct ColourBoard {
    /// Every cell that is no hole.
    pub(crate) present: Cells,
    /// Cells of each colour.
    pub(crate) planes: Vec<Cells>,
    /// Colour of each neutral cell, row by row; 0 where there is none.
    colours: Vec<u8>,
    columns: usize,
    links: Links,
}

/// Pairs of neighbours of the same colour, by the direction from the upper or left one.
#[derive(Clone, Debug)]
struct Links {
    east: Cells,
    south: Cells,
    slant: Cells,
}

impl ColourBoard {
    /// Returns the board of these squares, given row by row.
    pub(crate) fn new(shape: &FillerShape, colours: usize, squares: &[CellContent]) -> Self {
        let mut board = Self {
            present: NO_CELLS,
            planes: vec![NO_CELLS; colours],
            colours: vec![0; shape.size()],
            columns: shape.columns,
            links: Links { east: NO_CELLS, south: NO_CELLS, slant: NO_CELLS },
        };
        for (index, square) in squares.iter().enumerate() {
            let (row, bit) = (index / shape.columns, 1 << (index % shape.columns));
            match square {
                CellContent::Hole => continue,
                CellContent::Owned(_) => {}
                &CellContent::Neutral(colour) => {
                    board.colours[index] = colour;
                    board.planes[usize::from(colour)][row] |= bit;
                }
            }
            board.present[row] |= bit;
        }
        board.link(shape);
        board
    }

    fn link(&mut self, shape: &FillerShape) {
        let links = &mut self.links;
        for plane in &self.planes {
            for row in 0..shape.rows {
                let alike = plane[row];
                links.east[row] |= alike & shape.west(alike);
                if let Some(below) = shape.below(row) {
                    links.south[row] |= alike & plane[below];
                    links.slant[row] |= alike & shape.slant(below, plane[below]);
                }
            }
        }
    }

    /// Returns the colours of the cells of a row; 0 for cells that are not neutral.
    pub(crate) fn colours_of(&self, row: usize) -> &[u8] {
        &self.colours[row * self.columns..][..self.columns]
    }

    /// Returns the colour of a neutral cell.
    #[inline]
    pub(crate) fn colour(&self, row: usize, column: usize) -> u8 {
        self.colours[row * self.columns + column]
    }

    /// Extends a set of neutral cells to the whole regions that it touches. `rows` has a bit for each row with cells of
    /// the set.
    #[inline]
    pub(crate) fn whole_regions(&self, shape: &FillerShape, set: &mut Cells, rows: u64) {
        let links = &self.links;
        shape.flood(set, rows, |set, row| {
            let mut reached =
                shape.east(set[row] & links.east[row]) | shape.west(set[row]) & links.east[row];
            if let Some(above) = shape.above(row) {
                reached |= set[above] & links.south[above]
                    | shape.slant(above, set[above] & links.slant[above]);
            }
            if let Some(below) = shape.below(row) {
                reached |= set[below] & links.south[row]
                    | shape.slant(below, set[below]) & links.slant[row];
            }
            reached
        });
    }
}
