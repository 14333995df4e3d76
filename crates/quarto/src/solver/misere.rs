//! Endgames of misere, in which completing a line loses.
//!
//! The question is the reverse of the normal one: can the *attacker* make the *defender* complete a line, whatever the
//! defender does, while at least `spare` squares stay empty? A seat completes a line only if the piece in hand
//! completes one on every open slot. Giving such a piece is a *killing* gift.

use crate::piece::{Piece, Square};
use crate::solver::endgame::{EndgameNode, EndgameSearch, SLOTS, nonzero};
use crate::solver::four::{Four, Last, of_pieces};
use crate::solver::memo::EndgameMemo;
use crate::solver::values::Values;
use crate::state::Position;

/// Pieces to give, and for each the slots on which it completes no line (as the highest bit of the slot's byte).
struct Gifts {
    list: [(usize, u64); SLOTS],
    count: usize,
}

/// Slots to try, in the order of their keys. Key 0 means that a killing gift is left.
struct Slots {
    list: [(u32, usize); SLOTS],
    count: usize,
}

/// Smallest number of empty squares with which a position is looked up in the memo. With fewer, the answer is found as
/// fast.
const MEMO_FROM: u32 = 4;

/// The search of one endgame.
pub(super) struct MisereSearch<'a> {
    ending: EndgameSearch,
    memo: &'a mut EndgameMemo,
    /// For every piece, its digit in keys of the memo; for every slot, the place of its digit.
    digits: [u64; SLOTS],
    shifts: [u32; SLOTS],
    /// Number of squares that must stay empty.
    spare: u32,
}

/// A position with a piece to be given, with its key in the memo.
#[derive(Clone, Copy)]
pub(super) struct MisereNode {
    node: EndgameNode,
    key: u64,
    /// Number of empty squares.
    empty: u32,
}

impl<'a> MisereSearch<'a> {
    /// Returns the search of a position that follows from the root of the memo. `ending` belongs to this position.
    pub(super) fn new(
        ending: EndgameSearch,
        memo: &'a mut EndgameMemo,
        position: &Position,
        spare: u32,
    ) -> Self {
        let (mut digits, mut shifts) = ([0; SLOTS], [0; SLOTS]);
        for (digit, piece) in digits.iter_mut().zip(Piece::in_mask(position.remaining())) {
            *digit = memo.digit(piece.mask());
        }
        for (shift, square) in shifts.iter_mut().zip(Square::in_mask(!position.occupied())) {
            *shift = memo.shift(square.mask());
        }
        Self { ending, memo, digits, shifts, spare }
    }

    /// Returns the node of the position with which the search begins.
    pub(super) fn first(&self, node: EndgameNode, position: &Position) -> MisereNode {
        MisereNode { node, key: self.memo.key(position), empty: 16 - position.placed() }
    }

    /// Returns the number of nodes visited.
    pub(super) const fn nodes(&self) -> u64 {
        self.ending.nodes
    }

    /// Returns true if the attacker, who gives now, can make the defender complete a line.
    pub(super) fn attacker_gives(&mut self, node: &MisereNode) -> bool {
        self.ending.nodes += 1;
        if node.empty < self.spare + 1 {
            return false;
        }
        if node.empty == 4 && self.spare == 0 {
            return Four::new(&self.ending, &node.node).attacker_gives_in_misere();
        }
        self.some_gift_wins(node)
    }

    /// Returns true if the attacker can make the defender complete a line when the defender gives now.
    pub(super) fn defender_gives(&mut self, node: &MisereNode) -> bool {
        self.ending.nodes += 1;
        if node.empty < self.spare + 2 {
            return false;
        }
        if node.empty == 4 && self.spare == 0 {
            return Four::new(&self.ending, &node.node).defender_gives_in_misere();
        }
        self.every_gift_wins(node)
    }

    /// Returns true if the attacker has a gift that wins.
    fn some_gift_wins(&mut self, node: &MisereNode) -> bool {
        let gifts = self.ending.gifts(&node.node);
        if gifts.kills() {
            return true;
        }
        if node.empty < self.spare + 3 {
            return false;
        }
        gifts.list[..gifts.count].iter().any(|&(piece, free)| {
            let slots = self.ending.slots(&node.node, &gifts, piece, free);
            // The defender must not get to a killing gift of its own.
            slots.list[0].0 > 0
                && slots.list[..slots.count]
                    .iter()
                    .all(|&(_, slot)| self.after(node, piece, slot, Self::defender_gives))
        })
    }

    /// Returns true if the attacker wins with every gift of the defender.
    fn every_gift_wins(&mut self, node: &MisereNode) -> bool {
        let gifts = self.ending.gifts(&node.node);
        !gifts.kills()
            && gifts.list[..gifts.count].iter().all(|&(piece, free)| {
                let slots = self.ending.slots(&node.node, &gifts, piece, free);
                slots.list[..slots.count].iter().any(|&(key, slot)| {
                    key == 0 || { self.after(node, piece, slot, Self::attacker_gives) }
                })
            })
    }

    /// Returns the answer about the position after a piece was put into a slot: the one in the memo, or what `find`
    /// returns.
    #[inline]
    fn after(
        &mut self,
        node: &MisereNode,
        piece: usize,
        slot: usize,
        find: impl Fn(&mut Self, &MisereNode) -> bool,
    ) -> bool {
        let (key, empty) = (node.key | self.digits[piece] << self.shifts[slot], node.empty - 1);
        if empty < MEMO_FROM {
            let mut next = MisereNode { node: node.node, key, empty };
            self.ending.put(&mut next.node, piece, slot, 0);
            return find(self, &next);
        }
        if let Some(answer) = self.memo.get(key) {
            self.ending.nodes += 1;
            return answer;
        }
        let mut next = MisereNode { node: node.node, key, empty };
        self.ending.put(&mut next.node, piece, slot, 0);
        let answer = find(self, &next);
        self.memo.learn(key, answer);
        answer
    }
}

impl EndgameSearch {
    /// Returns the pieces to give. Those that can go to the fewest slots come first.
    #[inline]
    fn gifts(&self, node: &EndgameNode) -> Gifts {
        let open = open_bits(node.open);
        let mut gifts = Gifts { list: [(0, 0); SLOTS], count: 0 };
        let mut pieces = node.pieces;
        while pieces != 0 {
            let piece = pieces.trailing_zeros() as usize;
            pieces &= pieces - 1;
            let free = open & !nonzero(node.single & self.spread[piece]);
            let mut at = gifts.count;
            while at > 0 && gifts.list[at - 1].1.count_ones() > free.count_ones() {
                gifts.list[at] = gifts.list[at - 1];
                at -= 1;
            }
            gifts.list[at] = (piece, free);
            gifts.count += 1;
        }
        gifts
    }

    /// Returns the slots to which a piece can go: first those after which the seat that placed it has a killing gift,
    /// then those that add the most values with which lines can be completed.
    #[inline]
    fn slots(&self, node: &EndgameNode, gifts: &Gifts, piece: usize, free: u64) -> Slots {
        let mut slots = Slots { list: [(0, 0); SLOTS], count: 0 };
        let mut left = free;
        while left != 0 {
            let slot = (left.trailing_zeros() / 8) as usize;
            left &= left - 1;
            let added = node.pairs[slot] & self.spread[piece];
            let key = if self.leaves_killing_gift(gifts, piece, slot, added) {
                0
            } else {
                u64::BITS + 1 - (added & !node.single).count_ones()
            };
            let mut at = slots.count;
            while at > 0 && slots.list[at - 1].0 > key {
                slots.list[at] = slots.list[at - 1];
                at -= 1;
            }
            slots.list[at] = (key, slot);
            slots.count += 1;
        }
        slots
    }

    /// Returns true if another piece completes a line on every other slot once these values are added.
    #[inline]
    fn leaves_killing_gift(&self, gifts: &Gifts, piece: usize, slot: usize, added: u64) -> bool {
        let taken = 0x80 << (8 * slot);
        let covered = nonzero(added) | taken;
        gifts.list[..gifts.count].iter().any(|&(other, free)| {
            free & !covered == 0
                && other != piece
                && free & !taken & !nonzero(added & self.spread[other]) == 0
        })
    }
}

impl Gifts {
    /// Returns true if the first gift, which can go to the fewest slots, can go to none at all.
    #[inline]
    const fn kills(&self) -> bool {
        self.count > 0 && self.list[0].1 == 0
    }
}

/// Returns a word with the highest bit of the byte of every open slot.
#[inline]
const fn open_bits(open: u8) -> u64 {
    // Each bit of the set to a byte of its own, seven places apart (the products do not overlap).
    let spread = (open as u64 & 0x7f).wrapping_mul(0x0002_0408_1020_4081) & 0x0001_0101_0101_0101;
    (spread | (open as u64 >> 7) << 56) << 7
}

impl Four {
    /// Returns true if the attacker wins when it gives. It wins if, with one of the pieces, it wins on every slot on
    /// which the defender can put it.
    pub(super) fn attacker_gives_in_misere(&self) -> bool {
        let (blocked, won) = self.lanes(self.single, Last::defender_gives_in_misere);
        of_pieces(blocked | won).contains(&u32::MAX)
    }

    /// Returns true if the attacker wins when the defender gives. It wins if, with each of the pieces, it wins on one of
    /// the slots on which it can put it.
    pub(super) fn defender_gives_in_misere(&self) -> bool {
        let (blocked, won) = self.lanes(self.single, Last::attacker_gives_in_misere);
        !of_pieces(won & !blocked).contains(&0)
    }
}

impl Last {
    /// Returns true if the attacker wins when it gives.
    #[inline(always)]
    fn attacker_gives_in_misere(&self) -> bool {
        self.gift_wins(0, 1, 2) | self.gift_wins(1, 2, 0) | self.gift_wins(2, 0, 1)
    }

    /// Returns true if the attacker wins with a gift: if the defender can put it on no slot or, wherever the defender
    /// puts it, must then give so that the attacker can place and the last piece completes a line.
    #[inline(always)]
    fn gift_wins(&self, gift: usize, first: usize, second: usize) -> bool {
        let [given, first, second] = [gift, first, second].map(|piece| self.values[piece]);
        let wins = |slot: usize, left: usize, right: usize| {
            let pair = self.pairs[slot] | self.triple & given;
            let on_left = self.single[left] | given & self.pairs[right];
            let on_right = self.single[right] | given & self.pairs[left];
            // The attacker can put `now` on one slot so that `last` completes a line on the other.
            let answers = |now: Values, last: Values| {
                (now & on_left == 0) & (last & (on_right | pair & now) != 0)
                    | (now & on_right == 0) & (last & (on_left | pair & now) != 0)
            };
            (given & self.single[slot] != 0) | answers(first, second) & answers(second, first)
        };
        wins(0, 1, 2) & wins(1, 2, 0) & wins(2, 0, 1)
    }

    /// Returns true if the attacker wins when the defender gives.
    #[inline(always)]
    fn defender_gives_in_misere(&self) -> bool {
        self.gift_loses(0, 1, 2) & self.gift_loses(1, 2, 0) & self.gift_loses(2, 0, 1)
    }

    /// Returns true if the defender loses with a gift: if the attacker can put it so that one of the last two pieces
    /// completes a line on both of the last two slots.
    #[inline(always)]
    fn gift_loses(&self, gift: usize, first: usize, second: usize) -> bool {
        let [given, first, second] = [gift, first, second].map(|piece| self.values[piece]);
        let loses = |slot: usize, left: usize, right: usize| {
            let on_left = self.single[left] | given & self.pairs[right];
            let on_right = self.single[right] | given & self.pairs[left];
            let both = |piece: Values| (piece & on_left != 0) & (piece & on_right != 0);
            (given & self.single[slot] == 0) & (both(first) | both(second))
        };
        loses(0, 1, 2) | loses(1, 2, 0) | loses(2, 0, 1)
    }
}
