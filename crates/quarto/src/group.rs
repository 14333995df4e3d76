//! Symmetries of the board: permutations of the squares that keep a list of lines.

use crate::piece::{COUNT, Square};

/// A permutation of the squares that maps lines onto lines.
pub(crate) struct BoardSymmetry {
    /// Image of every square.
    pub(crate) squares: [Square; COUNT as usize],
    /// Images of sets within squares 0 to 7 and within squares 8 to 15.
    low: [u16; 256],
    high: [u16; 256],
}

impl BoardSymmetry {
    fn new(squares: [Square; COUNT as usize]) -> Self {
        let image = |set| {
            Square::in_mask(set).fold(0, |image, square| image | squares[square.index()].mask())
        };
        Self {
            squares,
            low: std::array::from_fn(|set| image(set as u16)),
            high: std::array::from_fn(|set| image((set as u16) << 8)),
        }
    }

    /// Returns the image of a set of squares.
    #[inline]
    pub(crate) const fn map_set(&self, set: u16) -> u16 {
        self.low[set as usize & 0xff] | self.high[set as usize >> 8]
    }
}

/// All symmetries of the board under a list of lines, the identity first.
pub(crate) struct SymmetryGroup {
    boards: Vec<BoardSymmetry>,
}

impl SymmetryGroup {
    /// Finds every permutation of the squares that maps the lines onto themselves.
    pub(crate) fn from_lines(lines: &[u16]) -> Self {
        let mut search = PermutationSearch::new(lines);
        search.extend();
        Self { boards: search.found.into_iter().map(BoardSymmetry::new).collect() }
    }

    pub(crate) fn boards(&self) -> &[BoardSymmetry] {
        &self.boards
    }
}

/// A backtracking search over permutations, square by square in ascending order.
struct PermutationSearch<'a> {
    lines: &'a [u16],
    /// Number of lines that two squares share. A symmetry keeps this number, which rules out almost every wrong branch.
    shared: [[usize; COUNT as usize]; COUNT as usize],
    images: Vec<Square>,
    found: Vec<[Square; COUNT as usize]>,
}

impl<'a> PermutationSearch<'a> {
    fn new(lines: &'a [u16]) -> Self {
        let through = |both: u16| lines.iter().filter(|&line| line & both == both).count();
        let shared =
            std::array::from_fn(|a| std::array::from_fn(|b| through(1u16 << a | 1u16 << b)));
        Self { lines, shared, images: Vec::new(), found: Vec::new() }
    }

    fn extend(&mut self) {
        if let Ok(squares) = self.images.as_slice().try_into() {
            if self.keeps_lines(squares) {
                self.found.push(*squares);
            }
            return;
        }
        for image in Square::all() {
            if self.fits(image) {
                self.images.push(image);
                self.extend();
                self.images.pop();
            }
        }
    }

    /// Returns true if the next square may go to `image`, by the lines it shares with those before it.
    fn fits(&self, image: Square) -> bool {
        let (next, to) = (self.images.len(), image.index());
        let same = |(square, earlier): (usize, &Square)| {
            self.shared[next][square] == self.shared[to][earlier.index()]
        };
        !self.images.contains(&image)
            && self.shared[next][next] == self.shared[to][to]
            && self.images.iter().enumerate().all(same)
    }

    fn keeps_lines(&self, squares: &[Square; COUNT as usize]) -> bool {
        let image = |line| Square::in_mask(line).fold(0, |set, s| set | squares[s.index()].mask());
        self.lines.iter().all(|&line| self.lines.contains(&image(line)))
    }
}
