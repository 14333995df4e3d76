//! The last eight squares: the part of the solver where almost all nodes are.
//!
//! Empty squares and remaining pieces are renumbered 0 to 7 (*slots* and *pieces*). A set of either is then a byte, and
//! a byte per slot is one 64-bit word. All that matters of a line is the set of trait values that all its pieces share,
//! as a set of eight [`Values`]. So a position consists, for every slot, of the values that complete a line there, and
//! for every pair of slots, of the values shared by lines whose only open slots are these two. If a piece is placed on
//! one slot of a pair, those of the pair's values that the piece has become values that complete a line on the other
//! slot.

use crate::piece::Piece;
use crate::solver::values::{Values, values_of};

/// Largest number of empty squares of an endgame.
pub(super) const SLOTS: usize = 8;

/// Largest number of lines that a rule set has.
pub(super) const LINES: usize = 32;

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

/// The data that stay the same within one endgame.
pub(super) struct EndgameSearch {
    /// Slots of every line that had at least three open slots at the start. Lines are numbered from 0 in this list.
    masks: [u8; LINES],
    count: usize,
    /// For every slot, the number of these lines through it, and their indices.
    through: [(u8, [u8; LINES]); SLOTS],
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
    /// Open slots.
    pub(super) open: u8,
    /// Remaining pieces.
    pub(super) pieces: u8,
    /// Remaining pieces that complete no line anywhere (only maintained in the normal game).
    pub(super) safe: u8,
}

/// The last three slots and pieces, with the values that still matter for them.
pub(super) struct Three {
    /// Pieces' numbers, and their values.
    pub(super) pieces: [usize; 3],
    pub(super) values: [Values; 3],
    /// For each slot, the values that complete a line there.
    pub(super) single: [Values; 3],
    /// For each two slots, the values of the lines whose only open slots are these two.
    pub(super) pairs: [[Values; 3]; 3],
    /// Values of the lines open in all three.
    pub(super) triple: Values,
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
            open: slots_of(empty, empty),
            pieces: slots_of(remaining, remaining),
            safe: 0,
        };
        for (line, &mask) in lines.iter().enumerate() {
            ending.add_line(&mut node, slots_of(mask & empty, empty), shared[line]);
        }
        let any = (0..SLOTS).fold(0, |any, slot| any | byte(node.single, slot));
        node.safe = node.pieces & !ending.having(any);
        (ending, node)
    }

    fn with_pieces(remaining: u16) -> Self {
        let mut ending = Self {
            masks: [0; LINES],
            count: 0,
            through: [(0, [0; LINES]); SLOTS],
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
            for half in 0..16 {
                ending.low[half] |= u8::from(values & half as u8 != 0) << index;
                ending.high[half] |= u8::from(values >> 4 & half as u8 != 0) << index;
            }
        }
        ending
    }

    fn add_line(&mut self, node: &mut EndgameNode, slots: u8, shared: Values) {
        let first = slots.trailing_zeros() as usize;
        let last = slots.checked_ilog2().unwrap_or(0) as usize;
        match slots.count_ones() {
            0 => {}
            1 => node.single |= u64::from(shared) << (8 * first),
            2 => node.add_pair(first, last, shared),
            _ => {
                let line = self.count;
                self.count += 1;
                self.masks[line] = slots;
                node.shared[line] = shared;
                for slot in (0..SLOTS).filter(|slot| slots >> slot & 1 == 1) {
                    let (count, lines) = &mut self.through[slot];
                    lines[usize::from(*count)] = line as u8;
                    *count += 1;
                }
            }
        }
    }

    /// Returns the pieces that have one of these values.
    #[inline]
    pub(super) fn having(&self, values: Values) -> u8 {
        self.low[usize::from(values & 15)] | self.high[usize::from(values >> 4)]
    }

    /// Returns the position after a piece was put into a slot. `safe` are the pieces that are safe after this.
    #[inline]
    pub(super) fn place(
        &self,
        node: &EndgameNode,
        piece: usize,
        slot: usize,
        safe: u8,
    ) -> EndgameNode {
        let others = !(0xff << (8 * slot));
        let mut next = *node;
        next.single = (node.single | (node.pairs[slot] & self.spread[piece])) & others;
        next.open &= !(1 << slot);
        next.pieces &= !(1 << piece);
        next.safe = safe;
        for pair in &mut next.pairs {
            *pair &= others;
        }
        next.pairs[slot] = 0;
        let (count, lines) = &self.through[slot];
        for &line in &lines[..usize::from(*count)] {
            let line = usize::from(line);
            next.shared[line] &= self.values[piece];
            let left = self.masks[line] & next.open;
            let rest = left & left.wrapping_sub(1);
            if rest != 0 && rest & (rest - 1) == 0 {
                let (a, b) = (left.trailing_zeros(), rest.trailing_zeros());
                next.add_pair(a as usize, b as usize, next.shared[line]);
            }
        }
        next
    }

    /// Returns every line with at least three open slots: these slots, and the values that its pieces share.
    #[inline]
    pub(super) fn open_lines(&self, node: &EndgameNode) -> impl Iterator<Item = (u8, Values)> {
        let lines = self.masks[..self.count].iter().zip(&node.shared);
        let open = lines.map(|(&mask, &shared)| (mask & node.open, shared));
        open.filter(|&(slots, _)| {
            let rest = slots & slots.wrapping_sub(1);
            rest & rest.wrapping_sub(1) != 0
        })
    }

    /// Returns the last three slots of a position with three open slots.
    #[inline]
    pub(super) fn three(&self, node: &EndgameNode) -> Three {
        let slots = members(node.open);
        let pieces = members(node.pieces);
        let pair = |a: usize, b: usize| byte(node.pairs[slots[a]], slots[b]);
        let (ab, ac, bc) = (pair(0, 1), pair(0, 2), pair(1, 2));
        let (count, lines) = &self.through[slots[0]];
        let triple = lines[..usize::from(*count)].iter().map(|&line| usize::from(line));
        let triple = triple.filter(|&line| node.open & !self.masks[line] == 0);
        Three {
            values: pieces.map(|piece| self.values[piece]),
            pieces,
            single: slots.map(|slot| byte(node.single, slot)),
            pairs: [[0, ab, ac], [ab, 0, bc], [ac, bc, 0]],
            triple: triple.fold(0, |all, line| all | node.shared[line]),
        }
    }
}

impl EndgameNode {
    fn add_pair(&mut self, a: usize, b: usize, values: Values) {
        self.pairs[a] |= u64::from(values) << (8 * b);
        self.pairs[b] |= u64::from(values) << (8 * a);
    }
}

/// Returns the set, in numbers from 0, of those members of `all` that are in `set`.
fn slots_of(set: u16, all: u16) -> u8 {
    let members = (0..16).filter(|bit| all >> bit & 1 == 1);
    members.enumerate().fold(0, |slots, (slot, bit)| slots | ((set >> bit & 1) as u8) << slot)
}

/// Returns the three members of a set.
#[inline]
fn members(set: u8) -> [usize; 3] {
    let second = set & (set - 1);
    let third = second & (second - 1);
    [set, second, third].map(|rest| rest.trailing_zeros() as usize)
}
