//! Endgames of the normal game, in which completing a line wins.
//!
//! There is one question: can the *attacker* complete a line, whatever the *defender* does, while at least `spare`
//! squares stay empty? If the attacker gives, it needs one gift that works against all slots. If the defender gives,
//! the attacker needs a slot for every gift. Gifts that complete a line are never given while others are left (the set
//! `safe`), so nothing is searched that is decided within two placements.

use crate::solver::endgame::{EndgameNode, EndgameSearch, spread};
use crate::solver::four::{Four, Last, of_pieces};
use crate::solver::values::Values;

impl EndgameSearch {
    /// Returns true if the attacker, who gives now, can force a line. `empty` is the number of open slots.
    pub(super) fn attacker_gives(&mut self, node: &EndgameNode, empty: u32, spare: u32) -> bool {
        self.nodes += 1;
        // The next placement is the defender's.
        if empty < spare + 2 {
            return false;
        }
        if empty == 4 && spare == 0 {
            return Four::new(self, node).attacker_gives_in_normal();
        }
        // Whether the placement after the next can be the attacker's last chance.
        let last_chance = empty < spare + 4;
        let outlook = SlotOutlook::from_node(node);
        let mut gifts = node.safe;
        while gifts != 0 {
            let piece = gifts.trailing_zeros() as usize;
            gifts &= gifts - 1;
            let replies = self.replies(node, &outlook, piece);
            if replies.is_none()
                || !last_chance && self.beats_all(node, piece, replies, empty, spare)
            {
                return true;
            }
        }
        false
    }

    fn beats_all(
        &mut self,
        node: &EndgameNode,
        piece: usize,
        replies: Replies,
        empty: u32,
        spare: u32,
    ) -> bool {
        for (slot, safe) in replies {
            let mut next = *node;
            self.put(&mut next, piece, slot, safe);
            if !self.defender_gives(&next, empty - 1, spare) {
                return false;
            }
        }
        true
    }

    /// Returns true if the attacker can force a line when the defender gives now.
    pub(super) fn defender_gives(&mut self, node: &EndgameNode, empty: u32, spare: u32) -> bool {
        self.nodes += 1;
        if node.safe == 0 {
            return empty > spare;
        }
        if empty < spare + 3 {
            return false;
        }
        if empty == 4 && spare == 0 {
            return Four::new(self, node).defender_gives_in_normal();
        }
        let outlook = SlotOutlook::from_node(node);
        let mut gifts = node.safe;
        while gifts != 0 {
            let piece = gifts.trailing_zeros() as usize;
            gifts &= gifts - 1;
            if !self.has_answer(node, &outlook, piece, empty, spare) {
                return false;
            }
        }
        true
    }

    fn has_answer(
        &mut self,
        node: &EndgameNode,
        outlook: &SlotOutlook,
        piece: usize,
        empty: u32,
        spare: u32,
    ) -> bool {
        for (slot, safe) in self.replies(node, outlook, piece) {
            let mut next = *node;
            self.put(&mut next, piece, slot, safe);
            if self.attacker_gives(&next, empty - 1, spare) {
                return true;
            }
        }
        false
    }

    /// Returns the slots for a piece after which the seat that placed it still has a safe piece to give.
    #[inline]
    fn replies(&self, node: &EndgameNode, outlook: &SlotOutlook, piece: usize) -> Replies {
        let completing = outlook.kept | (outlook.opened & self.spread[piece]);
        let pieces = node.pieces & !(1 << piece);
        let mut replies = Replies { order: 0, safe: 0 };
        let mut open = node.open;
        while open != 0 {
            let slot = open.trailing_zeros();
            open &= open - 1;
            let safe = pieces & !self.having((completing >> (8 * slot)) as u8);
            replies.order |= BUCKET[usize::from(safe)] << slot;
            replies.safe |= u64::from(safe) << (8 * slot);
        }
        replies
    }
}

/// The values that complete a line after each slot is taken, without the influence of the piece that takes it.
struct SlotOutlook {
    /// For every slot, the values that complete a line on another slot.
    kept: u64,
    /// For every slot, the values with which a piece put there makes it possible to complete a line with the next
    /// placement.
    opened: u64,
}

impl SlotOutlook {
    #[inline]
    fn from_node(node: &EndgameNode) -> Self {
        // The values of any slot, and those of two slots or more, halving the word three times.
        let single = node.single;
        let mut any = single | single >> 32;
        let mut twice = single & single >> 32;
        twice |= twice >> 16 | any & any >> 16;
        any |= any >> 16;
        twice |= twice >> 8 | any & any >> 8;
        any |= any >> 8;
        let once = spread(any as u8 & !(twice as u8));
        Self {
            kept: spread(any as u8) & !(single & once),
            opened: node.pairs.iter().fold(0, |all, pair| all | pair),
        }
    }
}

/// Slots to try, with the pieces that stay safe. Slots that leave the fewest safe pieces are tried first. This order
/// decides the speed: with few safe pieces left, it is soon decided which seat runs out of them.
#[derive(Clone, Copy)]
struct Replies {
    /// Bit `8 * (n - 1) + slot` for a slot that leaves *n* safe pieces.
    order: u64,
    /// For every slot, the pieces that stay safe.
    safe: u64,
}

/// For every set of safe pieces, the byte of [`Replies::order`] that it belongs to.
static BUCKET: [u64; 256] = {
    let mut table = [0; 256];
    let mut set: usize = 1;
    while set < 256 {
        table[set] = 1 << (8 * (set.count_ones() - 1));
        set += 1;
    }
    table
};

impl Replies {
    #[inline]
    const fn is_none(self) -> bool {
        self.order == 0
    }
}

impl Iterator for Replies {
    type Item = (usize, u8);

    #[inline]
    fn next(&mut self) -> Option<(usize, u8)> {
        if self.order == 0 {
            return None;
        }
        let slot = (self.order.trailing_zeros() & 7) as usize;
        self.order &= self.order - 1;
        Some((slot, (self.safe >> (8 * slot)) as u8))
    }
}

impl Four {
    /// Returns, for each slot, the values with which a piece completes a line on some slot.
    fn completing(&self) -> [Values; 4] {
        [self.single.iter().fold(0, |any, values| any | values); 4]
    }

    /// Returns true if the attacker can force a line when it gives. With one of the safe pieces, it must win wherever the
    /// defender puts it.
    pub(super) fn attacker_gives_in_normal(&self) -> bool {
        let (unsafe_gifts, won) = self.lanes(self.completing(), Last::defender_gives_in_normal);
        of_pieces(!unsafe_gifts & won).contains(&u32::MAX)
    }

    /// Returns true if the attacker can force a line when the defender gives. It must win with each of the safe pieces on
    /// one of the slots.
    pub(super) fn defender_gives_in_normal(&self) -> bool {
        let (unsafe_gifts, won) = self.lanes(self.completing(), Last::attacker_gives_in_normal);
        !of_pieces(unsafe_gifts | won).contains(&0)
    }
}

impl Last {
    /// Returns true if the attacker wins when it gives: with a safe gift that leaves no safe piece, wherever it is put.
    #[inline(always)]
    fn attacker_gives_in_normal(&self) -> bool {
        let any = self.single[0] | self.single[1] | self.single[2];
        let wins = |gift: usize, first: usize, second: usize| {
            let [given, first, second] = [gift, first, second].map(|piece| self.values[piece]);
            let leaves_none = |left: usize, right: usize| {
                let opened = given & (self.pairs[left] | self.pairs[right]);
                let any = self.single[left] | self.single[right] | opened;
                (any & first != 0) & (any & second != 0)
            };
            (given & any == 0) & leaves_none(0, 1) & leaves_none(1, 2) & leaves_none(2, 0)
        };
        wins(0, 1, 2) | wins(1, 2, 0) | wins(2, 0, 1)
    }

    /// Returns true if the attacker wins when the defender gives. The attacker places, and gives one of the last two
    /// pieces, which must be safe. It wins if the last piece completes a line wherever the defender has put the other
    /// one: because it completes a line on both slots already, or because the two pieces share a value of the last pair.
    #[inline(always)]
    fn defender_gives_in_normal(&self) -> bool {
        let any = self.single[0] | self.single[1] | self.single[2];
        let loses = |gift: usize, first: usize, second: usize| {
            let [given, first, second] = [gift, first, second].map(|piece| self.values[piece]);
            let loses_on = |slot: usize, left: usize, right: usize| {
                let pair = self.pairs[slot] | self.triple & given;
                let on_left = self.single[left] | given & self.pairs[right];
                let on_right = self.single[right] | given & self.pairs[left];
                let any = on_left | on_right;
                let can_give = (any & first == 0) | (any & second == 0);
                let both = |piece: Values| (piece & on_left != 0) & (piece & on_right != 0);
                can_give & ((pair & first & second != 0) | both(first) | both(second))
            };
            (given & any != 0) | loses_on(0, 1, 2) | loses_on(1, 2, 0) | loses_on(2, 0, 1)
        };
        loses(0, 1, 2) & loses(1, 2, 0) & loses(2, 0, 1)
    }
}
