//! Symmetries: permutations of the squares that keep the lines, times permutations and flips of the
//! traits.

use crate::piece::{COUNT, Piece, Square, TRAITS};
use crate::position::Position;
use crate::rules::{Action, Quarto};
use game::Symmetric;

/// Orders of the four traits.
const TRAIT_ORDERS: usize = 24;

/// Sets of traits whose two values may be exchanged.
pub(crate) const FLIPS: usize = 16;

/// Symmetries of the traits alone.
pub(crate) const TRAIT_SYMMETRIES: usize = TRAIT_ORDERS * FLIPS;

/// A permutation of the squares that maps lines onto lines.
pub(crate) struct BoardSymmetry {
    /// The image of every square.
    squares: [Square; COUNT as usize],
    /// The images of sets within squares 0 to 7 and within squares 8 to 15.
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

    /// The image of a set of squares.
    #[inline]
    pub(crate) const fn map_set(&self, set: u16) -> u16 {
        self.low[set as usize & 0xff] | self.high[set as usize >> 8]
    }
}

/// All symmetries of the board under a list of lines, the identity first.
pub(crate) struct Group {
    boards: Vec<BoardSymmetry>,
}

impl Group {
    /// Finds every permutation of the squares that maps the lines onto themselves.
    pub(crate) fn of(lines: &[u16]) -> Self {
        let mut search = Search::new(lines);
        search.extend();
        Self { boards: search.found.into_iter().map(BoardSymmetry::new).collect() }
    }

    pub(crate) fn boards(&self) -> &[BoardSymmetry] {
        &self.boards
    }
}

/// A backtracking search over permutations, square by square in ascending order.
struct Search<'a> {
    lines: &'a [u16],
    /// How many lines two squares share: a symmetry keeps it, which cuts almost every wrong branch.
    shared: [[usize; COUNT as usize]; COUNT as usize],
    images: Vec<Square>,
    found: Vec<[Square; COUNT as usize]>,
}

impl<'a> Search<'a> {
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

    /// Whether the next square may go to `image`, by the lines it shares with those before it.
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

/// A symmetry of the traits: trait `t` becomes trait `order[t]`, then the traits of `flip` exchange
/// their values.
struct TraitSymmetry {
    order: [usize; TRAITS],
    flip: u8,
}

impl TraitSymmetry {
    /// Number `index` of [`TRAIT_SYMMETRIES`]; 0 is the identity.
    fn new(index: usize) -> Self {
        let mut number = index / FLIPS;
        let mut free = vec![0, 1, 2, 3];
        let order = [6, 2, 1, 1].map(|orders_behind| {
            let at = number / orders_behind;
            number %= orders_behind;
            free.remove(at)
        });
        Self { order, flip: (index % FLIPS) as u8 }
    }

    fn map_piece(&self, piece: Piece) -> Piece {
        let bit = |lane: usize| (piece.bits() >> lane & 1) << self.order[lane];
        let bits: u8 = (0..TRAITS).map(bit).sum();
        Piece::from_low_bits(bits ^ self.flip)
    }
}

impl Quarto {
    fn symmetry(&self, index: usize) -> (&'static BoardSymmetry, TraitSymmetry) {
        let board = &self.table().group().boards()[index / TRAIT_SYMMETRIES];
        (board, TraitSymmetry::new(index % TRAIT_SYMMETRIES))
    }
}

/// The whole group that keeps the lines: symmetries of the board (32 for `lines`, 8 for `squares`,
/// 128 for `torus`) times the 384 of the traits. Kerner (Yale, 2001) proved that the classic game has
/// no more than these 12,288.
impl Symmetric for Quarto {
    fn symmetries(&self) -> usize {
        self.table().group().boards().len() * TRAIT_SYMMETRIES
    }

    fn map_state(&self, index: usize, state: &Position) -> Position {
        let (board, traits) = self.symmetry(index);
        let occupied = board.map_set(state.occupied());
        let planes = (0..TRAITS).fold(0, |planes, lane| {
            let to = traits.order[lane];
            let flipped = if traits.flip >> to & 1 == 1 { occupied } else { 0 };
            planes | u64::from(board.map_set(state.plane(lane)) ^ flipped) << (16 * to)
        });
        let hand = state.hand().map(|piece| traits.map_piece(piece));
        state.rebuilt(occupied, planes, hand)
    }

    fn map_action(&self, index: usize, _state: &Position, action: Action) -> Action {
        let (board, traits) = self.symmetry(index);
        match action {
            Action::Give(piece) => Action::Give(traits.map_piece(piece)),
            Action::Place(square) => Action::Place(board.squares[square.index()]),
        }
    }
}
