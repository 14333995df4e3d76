//! The state: a position in 104 bits, and what follows from them.

use crate::piece::{COUNT, Move, Piece, Square, TRAITS};

/// One 16-bit lane per trait. A 16-bit set of squares times this is the set in every lane.
const EVERY_LANE: u64 = 0x0001_0001_0001_0001;

/// For every piece, all squares in the lanes of the traits whose bit is set in the piece.
pub(crate) const TRAIT_LANES: [u64; COUNT as usize] = trait_lanes();

const fn trait_lanes() -> [u64; COUNT as usize] {
    let mut lanes = [0; COUNT as usize];
    let mut bits = 0;
    while bits < lanes.len() {
        let mut bit = 0;
        while bit < TRAITS {
            if bits >> bit & 1 == 1 {
                lanes[bits] |= 0xffff << (16 * bit);
            }
            bit += 1;
        }
        bits += 1;
    }
    lanes
}

/// The next step in a position, or the way it ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// The seat on turn gives one of the remaining pieces to the other seat.
    Give,
    /// The seat on turn places this piece.
    Place(Piece),
    /// The last placement completed a line: the game is over.
    Completed,
    /// The board is full without a completed line: the game is a draw.
    Full,
}

/// A position in the 64 + 16 + 16 + 8 bits of [`Position::pack`]: pieces on squares, occupied
/// squares, remaining pieces, and the phase with the piece in hand.
///
/// The 64 bits are stored as one plane of 16 squares per trait, because lines are found by comparing planes.
/// [`Position::pack`] turns them into one nibble per square.
///
/// Positions are ordered by occupied squares, then planes, then the piece in hand. [`crate::Quarto::canonical`] returns
/// the smallest position in this order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Position {
    /// Squares that hold a piece.
    occupied: u16,
    /// Bit `16 * t + square` is bit `t` of the piece on that square; 0 if the square is empty.
    planes: u64,
    /// Phase: see [`Position::pack`].
    phase: u8,
    /// Pieces neither on the board nor in hand.
    remaining: u16,
}

const _: () = assert!(size_of::<Position>() == 16, "104 bits, padded to two machine words");

/// Bytes of the phases without a piece in hand.
const GIVE: u8 = 0x10;
const COMPLETED: u8 = 0x20;
const FULL: u8 = 0x30;

impl Position {
    /// Empty board: the first seat is to give.
    pub const EMPTY: Self = Self { occupied: 0, planes: 0, phase: GIVE, remaining: u16::MAX };

    /// Returns what happens next, or the way the game ended.
    #[must_use]
    #[inline]
    pub const fn phase(&self) -> Phase {
        match self.phase {
            GIVE => Phase::Give,
            COMPLETED => Phase::Completed,
            FULL => Phase::Full,
            piece => Phase::Place(Piece::from_low_bits(piece)),
        }
    }

    /// Returns the piece in hand, if one is to be placed.
    #[must_use]
    #[inline]
    pub const fn hand(&self) -> Option<Piece> {
        match self.phase() {
            Phase::Place(piece) => Some(piece),
            Phase::Give | Phase::Completed | Phase::Full => None,
        }
    }

    /// Returns the number of pieces on the board, `0..=16`.
    #[must_use]
    #[inline]
    pub const fn placed(&self) -> u32 {
        self.occupied.count_ones()
    }

    /// Returns the set of squares that hold a piece: bit *i* for the square of index *i*.
    #[must_use]
    #[inline]
    pub const fn occupied(&self) -> u16 {
        self.occupied
    }

    /// Returns the set of pieces that are neither on the board nor in hand: bit *i* for piece *i*.
    #[must_use]
    #[inline]
    pub const fn remaining(&self) -> u16 {
        self.remaining
    }

    /// Returns the piece on a square.
    #[must_use]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        let bit = |lane: usize| (self.planes >> (16 * lane + square.index()) & 1) << lane;
        let bits = (0..TRAITS).map(bit).sum::<u64>() as u8;
        (self.occupied & square.mask() != 0).then(|| Piece::from_low_bits(bits))
    }

    /// Returns the position as plain words:
    ///
    /// 1. 64 bits: the piece on the square of index *i* in bits `4 * i` to `4 * i + 3`, 0 where none
    ///    stands;
    /// 2. 16 bits: bit *i* is set if the square of index *i* is occupied;
    /// 3. 16 bits: bit *p* is set if piece *p* is neither on the board nor in hand;
    /// 4. 8 bits: `0x00..=0x0f` the piece in hand, to be placed; `0x10` a piece is to be given;
    ///    `0x20` over, the last placement completed a line; `0x30` over, the board is full.
    ///
    /// [`crate::Quarto::unpack`] is the inverse.
    #[must_use]
    pub fn pack(&self) -> (u64, u16, u16, u8) {
        let nibble = |square: Square| {
            let bits = self.piece_at(square).map_or(0, Piece::bits);
            u64::from(bits) << (4 * square.index())
        };
        let nibbles = Square::all().map(nibble).sum();
        (nibbles, self.occupied, self.remaining, self.phase)
    }

    /// Returns the squares of one trait's plane whose bit is set; `lane` is the trait's bit, `0..=3`.
    #[inline]
    pub(crate) const fn plane(&self, lane: usize) -> u16 {
        (self.planes >> (16 * lane)) as u16
    }

    /// Returns, in a lane for every trait, the occupied squares whose piece has the same value of this trait as
    /// `piece`.
    #[inline]
    pub(crate) const fn agreeing(&self, piece: Piece) -> u64 {
        let differing = self.planes ^ TRAIT_LANES[piece.bits() as usize];
        !differing & (self.occupied as u64 * EVERY_LANE)
    }

    /// Takes a piece out of the remaining ones into the hand.
    #[inline]
    pub(crate) const fn give(&mut self, piece: Piece) {
        self.remaining &= !piece.mask();
        self.phase = piece.bits();
    }

    /// Puts a piece on an empty square. The next phase is set as if this completed no line.
    #[inline]
    pub(crate) const fn put(&mut self, placed: Move) {
        let square = placed.square().mask();
        self.occupied |= square;
        self.planes |= TRAIT_LANES[placed.piece().bits() as usize] & (square as u64 * EVERY_LANE);
        self.phase = if self.occupied == u16::MAX { FULL } else { GIVE };
    }

    /// Ends the game, because the last placement completed a line.
    #[inline]
    pub(crate) const fn complete(&mut self) {
        self.phase = COMPLETED;
    }

    /// Returns a position in the same phase with other pieces on the board and in hand.
    pub(crate) fn rebuild(&self, occupied: u16, planes: u64, hand: Option<Piece>) -> Self {
        let mut position =
            Self { occupied, planes, phase: hand.map_or(self.phase, Piece::bits), remaining: 0 };
        let placed = Square::in_mask(occupied).filter_map(|square| position.piece_at(square));
        let used = placed.chain(hand).fold(0, |all, piece| all | piece.mask());
        position.remaining = !used;
        position
    }
}
