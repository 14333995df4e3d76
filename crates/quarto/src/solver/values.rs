//! Trait values as sets: what a line's pieces share, and what a piece has.

use crate::piece::{Piece, TRAITS};
use crate::trait_set::TraitSet;

/// A set of the eight trait values: bit `2 * t` for trait `t` unset, bit `2 * t + 1` for trait `t` set.
pub(super) type Values = u8;

/// Returns both values of every trait that counts. The pieces of a line without pieces share them all.
pub(super) fn values_that_count(traits: TraitSet) -> Values {
    (0..TRAITS).filter(|&lane| traits.holds(lane)).fold(0, |values, lane| values | 3 << (2 * lane))
}

/// Returns the four values of a piece. A piece completes a line of three if it has one of the values that
/// they share.
#[inline]
pub(super) const fn values_of(piece: Piece) -> Values {
    VALUES[piece.bits() as usize]
}

const VALUES: [Values; 16] = {
    let mut table = [0; 16];
    let mut piece = 0;
    while piece < 16 {
        let mut bit = 0;
        while bit < TRAITS {
            table[piece] |= 1 << (2 * bit + (piece >> bit & 1));
            bit += 1;
        }
        piece += 1;
    }
    table
};

/// For every set of values, the pieces that have one of them.
pub(super) static HAVING: [u16; 256] = {
    let mut table = [0; 256];
    let mut set = 0;
    while set < 256 {
        let mut piece = 0;
        while piece < 16 {
            if VALUES[piece] & set as u8 != 0 {
                table[set] |= 1 << piece;
            }
            piece += 1;
        }
        set += 1;
    }
    table
};
