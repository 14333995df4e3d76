//! Pieces, squares, and moves: a move puts a piece on a square and is one byte.

use std::fmt;

/// Number of pieces, and of squares.
pub(crate) const COUNT: u8 = 16;

/// Number of traits of a piece.
pub(crate) const TRAITS: usize = 4;

/// One of the 16 pieces: four traits of two values each, as four bits. Bit 3 is the colour (0
/// black), bit 2 the height (0 low), bit 1 the top (0 hollow), bit 0 the shape (0 round). Written as
/// one hexadecimal digit.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Piece(u8);

impl Piece {
    /// Returns the piece with these trait bits, `0..=15`.
    #[must_use]
    pub const fn new(bits: u8) -> Option<Self> {
        if bits < COUNT { Some(Self(bits)) } else { None }
    }

    /// Returns the piece in the low four bits of a byte.
    #[must_use]
    #[inline]
    pub const fn from_low_bits(byte: u8) -> Self {
        Self(byte & 0xf)
    }

    /// Returns the piece that a hexadecimal digit of either case names.
    #[must_use]
    pub fn from_digit(digit: char) -> Option<Self> {
        digit.to_digit(16).map(|bits| Self(bits as u8))
    }

    /// Returns the piece that a text names: one hexadecimal digit of either case.
    pub(crate) fn from_text(text: &str) -> Option<Self> {
        let mut letters = text.chars();
        letters.next().filter(|_| letters.next().is_none()).and_then(Self::from_digit)
    }

    /// Returns the pieces of a set (bit *i* for piece *i*), in ascending order.
    #[inline]
    pub fn in_mask(mask: u16) -> impl ExactSizeIterator<Item = Self> {
        Members(mask).map(Self)
    }

    /// Returns the piece with this index in a set, counted from 0 in ascending order. `None` if the set is too small.
    #[must_use]
    #[inline]
    pub fn nth_in_mask(mask: u16, index: usize) -> Option<Self> {
        nth_bit(mask, index).map(Self)
    }

    /// Returns the trait bits, `0..=15`.
    #[must_use]
    #[inline]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// Returns the set that holds only this piece.
    #[must_use]
    #[inline]
    pub const fn mask(self) -> u16 {
        1 << self.0
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{:x}", self.0)
    }
}

/// One of the 16 squares, A1 to D4: rows are letters, columns are digits, and the index is
/// `4 * letter + digit - 1`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Square(u8);

impl Square {
    /// Returns the square with this index, `0..=15`.
    #[must_use]
    pub const fn new(index: u8) -> Option<Self> {
        if index < COUNT { Some(Self(index)) } else { None }
    }

    /// Returns the square that a row letter of either case and a column digit name.
    #[must_use]
    pub fn from_label(letter: char, digit: char) -> Option<Self> {
        let row = "abcd".find(letter.to_ascii_lowercase())?;
        let column = "1234".find(digit)?;
        Some(Self((4 * row + column) as u8))
    }

    /// Returns all squares in the order A1, A2, … D4.
    pub fn all() -> impl ExactSizeIterator<Item = Self> {
        Self::in_mask(u16::MAX)
    }

    /// Returns the squares of a set (bit *i* for the square of index *i*), in ascending order.
    #[inline]
    pub fn in_mask(mask: u16) -> impl ExactSizeIterator<Item = Self> {
        Members(mask).map(Self)
    }

    /// Returns the square with this index in a set, counted from 0 in ascending order. `None` if the set is too small.
    #[must_use]
    #[inline]
    pub fn nth_in_mask(mask: u16, index: usize) -> Option<Self> {
        nth_bit(mask, index).map(Self)
    }

    /// Returns the index, `0..=15`.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the set that holds only this square.
    #[must_use]
    #[inline]
    pub const fn mask(self) -> u16 {
        1 << self.0
    }
}

impl fmt::Display for Square {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (row, column) = (b'A' + self.0 / 4, b'1' + self.0 % 4);
        write!(out, "{}{}", char::from(row), char::from(column))
    }
}

/// A piece on a square, as one byte: `square << 4 | piece`. The sequence of moves describes the whole game, because the
/// pieces that were given follow from those that were placed.
///
/// ```
/// use damier_quarto::Move;
/// let placed = Move::from(0x7b);
/// assert_eq!(placed.to_string(), "B4=b");
/// assert_eq!(u8::from(placed), 0x7b);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Move(u8);

impl Move {
    /// Returns the move that puts a piece on a square.
    #[must_use]
    #[inline]
    pub const fn new(square: Square, piece: Piece) -> Self {
        Self(square.0 << 4 | piece.0)
    }

    /// Returns the square that the piece goes to.
    #[must_use]
    #[inline]
    pub const fn square(self) -> Square {
        Square(self.0 >> 4)
    }

    /// Returns the piece that is placed.
    #[must_use]
    #[inline]
    pub const fn piece(self) -> Piece {
        Piece(self.0 & 0xf)
    }
}

impl From<u8> for Move {
    /// Converts a byte. Every byte is a valid move.
    fn from(byte: u8) -> Self {
        Self(byte)
    }
}

impl From<Move> for u8 {
    fn from(placed: Move) -> Self {
        placed.0
    }
}

impl fmt::Display for Move {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}={}", self.square(), self.piece())
    }
}

/// For every byte, the positions of its set bits, lowest first.
const BITS_OF_BYTE: [[u8; 8]; 256] = bits_of_byte();

const fn bits_of_byte() -> [[u8; 8]; 256] {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < table.len() {
        let (mut bit, mut count) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                table[byte][count] = bit;
                count += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
}

/// Returns the position of set bit number `index`, counted from 0 and from the lowest bit. No branch depends on the
/// mask, because a processor could not predict it for a random index.
#[inline]
const fn nth_bit(mask: u16, index: usize) -> Option<u8> {
    if index >= mask.count_ones() as usize {
        return None;
    }
    let (low, high) = (mask as u8, (mask >> 8) as u8);
    let in_low = low.count_ones() as usize;
    let (byte, rank, base) =
        if index < in_low { (low, index, 0) } else { (high, index - in_low, 8) };
    Some(base + BITS_OF_BYTE[byte as usize][rank])
}

/// Iterator over the set bits of a mask, lowest first.
struct Members(u16);

impl Iterator for Members {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        if self.0 == 0 {
            return None;
        }
        let lowest = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(lowest)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count_ones() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Members {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nth_bit_is_the_nth_member() {
        for mask in 0..=u16::MAX {
            let members: Vec<Option<u8>> = Members(mask).map(Some).collect();
            for index in 0..=16 {
                let expected = members.get(index).copied().flatten();
                assert_eq!(nth_bit(mask, index), expected, "{index} of {mask:#x}");
            }
        }
    }
}
