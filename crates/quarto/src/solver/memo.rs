//! The memo of the endgames of misere: answers about positions to which several orders of placements lead.
//!
//! A memo serves all endgames that follow from one board, its *root*, within one question. A position is then given by
//! the pieces on those squares that are empty on the root, which fits a word together with the answer and the number of
//! the root. So an entry is never mistaken for that of another position, and nothing is cleared between roots.

use crate::piece::{Piece, Square};
use crate::state::Position;

/// Largest number of empty squares of a root.
pub(super) const ROOT_SQUARES: u32 = 9;

/// Base-2 logarithm of the number of entries (of 8 bytes): 256 KiB, which the processor's cache holds.
const BITS: u32 = 15;

/// Bits of a key: four for each square, zero if it is empty, else 1 plus the piece's place among those that remain.
const KEY_BITS: u32 = 4 * ROOT_SQUARES;

/// Number of roots after which the memo is cleared and roots are numbered from 1 again.
const ROOTS: u64 = 1 << (63 - KEY_BITS);

/// Answers about positions between a root and the end.
#[derive(Clone)]
pub(super) struct EndgameMemo {
    entries: Box<[u64]>,
    /// Number of the root, at least 1.
    number: u64,
    /// Empty squares of the root, and the pieces that are not on its board.
    squares: u16,
    pieces: u16,
}

impl EndgameMemo {
    pub(super) fn new() -> Self {
        Self { entries: vec![0; 1 << BITS].into(), number: 0, squares: 0, pieces: 0 }
    }

    /// Forgets everything, and takes this position as the root. At most [`ROOT_SQUARES`] squares must be empty.
    pub(super) fn begin(&mut self, root: &Position) {
        self.number += 1;
        if self.number == ROOTS {
            self.entries.fill(0);
            self.number = 1;
        }
        self.squares = !root.occupied();
        self.pieces = root.remaining() | root.hand().map_or(0, Piece::mask);
    }

    /// Returns the key of a position that follows from the root.
    pub(super) fn key(&self, position: &Position) -> u64 {
        let placed = Square::in_mask(self.squares & position.occupied());
        placed.fold(0, |key, square| {
            let piece = position.piece_at(square).map_or(0, |piece| self.digit(piece.mask()));
            key | piece << self.shift(square.mask())
        })
    }

    /// Returns the digit of a piece in a key. `mask` is the bit of the piece.
    pub(super) const fn digit(&self, mask: u16) -> u64 {
        (self.pieces & (mask - 1)).count_ones() as u64 + 1
    }

    /// Returns the place, in bits, of a square's digit in a key. `mask` is the bit of the square.
    pub(super) const fn shift(&self, mask: u16) -> u32 {
        4 * (self.squares & (mask - 1)).count_ones()
    }

    /// Returns the answer about the position with this key, if it is known.
    #[inline]
    pub(super) fn get(&self, key: u64) -> Option<bool> {
        let entry = self.entries[place(key)];
        (entry >> 1 == self.tag(key)).then_some(entry & 1 == 1)
    }

    /// Stores an answer.
    #[inline]
    pub(super) fn learn(&mut self, key: u64, answer: bool) {
        self.entries[place(key)] = self.tag(key) << 1 | u64::from(answer);
    }

    const fn tag(&self, key: u64) -> u64 {
        self.number << KEY_BITS | key
    }
}

/// Returns the index of a key's entry.
#[inline]
const fn place(key: u64) -> usize {
    (key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (u64::BITS - BITS)) as usize
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::piece::Move;

    fn put(position: &Position, square: Square, piece: Piece) -> Position {
        let mut next = *position;
        if position.hand().is_none() {
            next.give(piece);
        }
        next.put(Move::new(square, piece));
        next
    }

    /// Returns the position after the first pieces were put on the first squares.
    fn root(placed: usize) -> Position {
        let pairs = Square::in_mask(u16::MAX).zip(Piece::in_mask(u16::MAX)).take(placed);
        pairs.fold(Position::EMPTY, |position, (square, piece)| put(&position, square, piece))
    }

    #[test]
    fn keys_differ_unless_the_same_pieces_are_on_the_same_squares() {
        let root = root(7);
        let mut memo = EndgameMemo::new();
        memo.begin(&root);
        let mut keys = std::collections::HashMap::new();
        for first in Square::in_mask(!root.occupied()) {
            for given in Piece::in_mask(root.remaining()) {
                let position = put(&root, first, given);
                let digit = memo.digit(given.mask()) << memo.shift(first.mask());
                assert_eq!(memo.key(&position), digit);
                for second in Square::in_mask(!position.occupied()) {
                    for given in Piece::in_mask(position.remaining()) {
                        let position = put(&position, second, given);
                        let digit = memo.digit(given.mask()) << memo.shift(second.mask()) | digit;
                        assert_eq!(memo.key(&position), digit);
                        assert_eq!(*keys.entry(digit).or_insert(position), position);
                    }
                }
            }
        }
        assert_eq!(keys.len(), 9 * 9 * 8 * 8 / 2);
    }

    #[test]
    fn a_piece_in_hand_has_a_digit_of_its_own() {
        let mut root = root(7);
        let given = Piece::in_mask(root.remaining()).nth(3).expect("nine pieces");
        root.give(given);
        let mut memo = EndgameMemo::new();
        memo.begin(&root);
        let others = Piece::in_mask(root.remaining()).map(|piece| memo.digit(piece.mask()));
        let mut digits: Vec<u64> = others.chain([memo.digit(given.mask())]).collect();
        digits.sort_unstable();
        assert_eq!(digits, Vec::from_iter(1..=9));
    }

    #[test]
    fn answers_are_forgotten_with_their_root() {
        let mut memo = EndgameMemo::new();
        memo.begin(&root(7));
        memo.learn(0x37, true);
        memo.learn(0x38, false);
        assert_eq!([0x37, 0x38, 0x39].map(|key| memo.get(key)), [Some(true), Some(false), None]);
        memo.begin(&root(7));
        assert_eq!(memo.get(0x37), None);
        memo.begin(&root(8));
        memo.learn(0x37, false);
        // The numbers of roots start again, and the entry has one that returns.
        let number = memo.number;
        memo.number = ROOTS - 1;
        (0..number).for_each(|_| memo.begin(&root(7)));
        assert_eq!((memo.number, memo.get(0x37)), (number, None));
    }
}
