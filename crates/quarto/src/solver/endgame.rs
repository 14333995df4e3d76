//! The last eight squares: the part of the solver where almost all nodes are.
//!
//! Empty squares and remaining pieces are renumbered 0 to 7 (*slots* and *pieces*). A set of either is then a byte, and
//! a byte per slot is one 64-bit word. All that matters of a line is the set of trait values that all its pieces share,
//! as a set of eight [`Values`]. So a position consists, for every slot, of the values that complete a line there, and
//! for every pair of slots, of the values shared by lines whose only open slots are these two. If a piece is placed on
//! one slot of a pair, those of the pair's values that the piece has become values that complete a line on the other
//! slot.

use crate::piece::{Piece, Square};
use crate::solver::values::{Values, values_of};

/// Largest number of empty squares of an endgame.
pub(super) const SLOTS: usize = 8;

/// Largest number of lines that a rule set has.
pub(super) const LINES: usize = 32;

/// Highest bit of every byte.
const HIGH: u64 = 0x8080_8080_8080_8080;

/// Returns a word with the highest bit of every byte that is not zero.
#[inline]
pub(super) const fn nonzero(bytes: u64) -> u64 {
    (((bytes & !HIGH) + !HIGH) | bytes) & HIGH
}

/// Returns a word with this byte in all its eight bytes.
#[inline]
pub(super) const fn spread(byte: u8) -> u64 {
    byte as u64 * 0x0101_0101_0101_0101
}

/// Returns the byte of a slot in a word.
#[inline]
pub(super) const fn byte(bytes: u64, slot: usize) -> u8 {
    (bytes >> (8 * slot)) as u8
}

/// A set of lines: bit *n* for the line with number *n*.
type LineSet = u32;

/// The data that stay the same within one endgame.
pub(super) struct EndgameSearch {
    /// Slots of every line that had at least three open slots at the start. Lines are numbered from 0 in this list.
    masks: [u8; LINES],
    count: usize,
    /// For every slot, these lines through it; and the same with a byte of 255 for each line that is not among them.
    through: [LineSet; SLOTS],
    beside: [[Values; LINES]; SLOTS],
    /// Values of every piece; and the same in every byte.
    pub(super) values: [Values; SLOTS],
    pub(super) spread: [u64; SLOTS],
    /// The pieces that have one of the values in the low (high) half of a set.
    low: [u8; 16],
    high: [u8; 16],
    /// Nodes visited.
    pub(super) nodes: u64,
}

/// A position of an endgame, with a piece to be given.
#[derive(Clone, Copy)]
pub(super) struct EndgameNode {
    /// For every slot the values that complete a line there.
    pub(super) single: u64,
    /// For every two slots, the values of the lines whose only open slots are these two. Symmetric, and zero for slots
    /// that are taken.
    pub(super) pairs: [u64; SLOTS],
    /// For every line with three or more open slots, the values its pieces share.
    shared: [Values; LINES],
    /// Lines with three open slots, and with four.
    three_open: LineSet,
    four_open: LineSet,
    /// Open slots.
    pub(super) open: u8,
    /// Remaining pieces.
    pub(super) pieces: u8,
    /// Remaining pieces that complete no line anywhere (only maintained in the normal game).
    pub(super) safe: u8,
}

impl EndgameSearch {
    /// Returns the endgame with these empty squares and equally many remaining pieces. `shared` has the values that
    /// every line's pieces share: all values for a line without pieces; ignored for full lines.
    pub(super) fn new(
        lines: &[u16],
        shared: &[Values; LINES],
        empty: u16,
        remaining: u16,
    ) -> (Self, EndgameNode) {
        let mut ending = Self::with_pieces(remaining);
        let mut node = EndgameNode {
            single: 0,
            pairs: [0; SLOTS],
            shared: [0; LINES],
            three_open: 0,
            four_open: 0,
            open: lowest(empty.count_ones()),
            pieces: lowest(remaining.count_ones()),
            safe: 0,
        };
        let slots = slots_of(empty);
        for (&line, &shared) in lines.iter().zip(shared) {
            let open = Square::in_mask(line & empty);
            let open = open.fold(0, |open, square| open | slots[square.index()]);
            ending.add_line(&mut node, open, shared);
        }
        let any = (0..SLOTS).fold(0, |any, slot| any | byte(node.single, slot));
        node.safe = node.pieces & !ending.having(any);
        (ending, node)
    }

    fn with_pieces(remaining: u16) -> Self {
        let mut ending = Self {
            masks: [0; LINES],
            count: 0,
            through: [0; SLOTS],
            beside: [[Values::MAX; LINES]; SLOTS],
            values: [0; SLOTS],
            spread: [0; SLOTS],
            low: [0; 16],
            high: [0; 16],
            nodes: 0,
        };
        for (index, piece) in Piece::in_mask(remaining).enumerate() {
            let values = values_of(piece);
            ending.values[index] = values;
            ending.spread[index] = spread(values);
            for bit in 0..4 {
                ending.low[1 << bit] |= (values >> bit & 1) << index;
                ending.high[1 << bit] |= (values >> (bit + 4) & 1) << index;
            }
        }
        for half in [&mut ending.low, &mut ending.high] {
            for set in 1..half.len() {
                half[set] = half[set & (set - 1)] | half[set & set.wrapping_neg()];
            }
        }
        ending
    }

    fn add_line(&mut self, node: &mut EndgameNode, slots: u8, shared: Values) {
        let rest = slots & slots.saturating_sub(1);
        let third = rest & rest.saturating_sub(1);
        if slots == 0 {
            return;
        }
        if rest == 0 {
            return node.single |= u64::from(shared) << (8 * slots.trailing_zeros());
        }
        if third == 0 {
            return node.add_pair(slots, shared);
        }
        let line = self.count;
        let has_four = third & (third - 1) != 0;
        *if has_four { &mut node.four_open } else { &mut node.three_open } |= 1 << line;
        self.count += 1;
        self.masks[line] = slots;
        node.shared[line] = shared;
        for slot in members_of(u32::from(slots)) {
            self.through[slot] |= 1 << line;
            self.beside[slot][line] = 0;
        }
    }

    /// Returns the pieces that have one of these values.
    #[inline]
    pub(super) fn having(&self, values: Values) -> u8 {
        self.low[usize::from(values & 15)] | self.high[usize::from(values >> 4)]
    }

    /// Returns the position after a piece was put into a slot.
    #[cfg(test)]
    pub(super) fn after(&self, node: &EndgameNode, piece: usize, slot: usize) -> EndgameNode {
        let mut next = *node;
        self.put(&mut next, piece, slot, 0);
        next
    }

    /// Puts a piece into a slot. `safe` are the pieces that are safe after this.
    #[inline(always)]
    pub(super) fn put(&self, node: &mut EndgameNode, piece: usize, slot: usize, safe: u8) {
        let others = !(0xff << (8 * slot));
        let through = self.through[slot];
        node.single = (node.single | (node.pairs[slot] & self.spread[piece])) & others;
        node.open &= !(1 << slot);
        node.pieces &= !(1 << piece);
        node.safe = safe;
        for pair in &mut node.pairs {
            *pair &= others;
        }
        node.pairs[slot] = 0;
        for (shared, beside) in node.shared.iter_mut().zip(&self.beside[slot]) {
            *shared &= self.values[piece] | beside;
        }
        let left_with_two = node.three_open & through;
        node.three_open = node.three_open & !through | node.four_open & through;
        node.four_open &= !through;
        for line in members_of(left_with_two) {
            node.add_pair(self.masks[line] & node.open, node.shared[line]);
        }
    }

    /// Returns every line with three open slots: these slots, and the values that its pieces share.
    #[inline]
    pub(super) fn lines_of_three(&self, node: &EndgameNode) -> impl Iterator<Item = (u8, Values)> {
        members_of(node.three_open).map(|line| (self.masks[line] & node.open, node.shared[line]))
    }
}

impl EndgameNode {
    /// Returns the values that the pieces of a line with four open slots share.
    #[inline]
    pub(super) fn values_of_four(&self) -> Values {
        members_of(self.four_open).fold(0, |values, line| values | self.shared[line])
    }

    /// Adds values of a line whose only open slots are these two.
    #[inline]
    fn add_pair(&mut self, slots: u8, values: Values) {
        let (a, b) = (slots.trailing_zeros(), (slots & (slots - 1)).trailing_zeros());
        self.pairs[a as usize] |= u64::from(values) << (8 * b);
        self.pairs[b as usize] |= u64::from(values) << (8 * a);
    }
}

/// Returns, for every square, the bit of its slot if it is empty.
fn slots_of(empty: u16) -> [u8; 16] {
    let mut slots = [0; 16];
    for (slot, square) in Square::in_mask(empty).enumerate() {
        slots[square.index()] = 1 << slot;
    }
    slots
}

/// Returns the set of the numbers below `count`, which is at most 8.
const fn lowest(count: u32) -> u8 {
    ((1 << count) - 1) as u8
}

/// Returns the members of a set, in ascending order.
#[inline]
fn members_of(mut set: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let next = (set != 0).then(|| set.trailing_zeros() as usize);
        set &= set.wrapping_sub(1);
        next
    })
}
