//! The last four squares of misere: all sixteen placements at once.
//!
//! With four slots and four pieces left, a *lane* is one of the pieces and the slot on which it is put. The sixteen
//! lanes take the same steps, without a branch and on one byte each, so the compiler makes vector instructions of them.
//! In a lane, the other slots are numbered from the one after its own, and after the fourth slot comes the first. The
//! other pieces are numbered in the same way.

use crate::solver::endgame::{EndgameNode, EndgameSearch, byte};
use crate::solver::values::Values;

/// Number of lanes. Those of one piece are side by side.
const LANES: usize = 16;

/// A set of values for each lane.
type Lanes = [Values; LANES];

/// A set of values for each of the four slots, or for each of the four pieces.
type Quad = [Values; 4];

/// The last four slots and pieces, with the values that still matter for them.
pub(super) struct Four {
    /// Values of the pieces.
    values: Quad,
    /// For each slot, the values that complete a line there.
    single: Quad,
    /// For each slot, the values of the lines whose only open slots are this one and the next.
    beside: Quad,
    /// The same for this one and the next but one.
    across: Quad,
    /// For each slot, the values of the lines that are open in all slots but this one.
    without: Quad,
    /// Values of the lines that are open in all four.
    whole: Values,
}

/// The last three slots and pieces of one lane.
struct Last {
    /// Values of the pieces.
    values: [Values; 3],
    /// For each slot, the values that complete a line there.
    single: [Values; 3],
    /// For each slot, the values of the lines whose only open slots are the two others.
    pairs: [Values; 3],
    /// Values of the lines open in all three.
    triple: Values,
}

impl Four {
    /// Returns the last four slots of a position with four open slots.
    #[inline]
    pub(super) fn new(ending: &EndgameSearch, node: &EndgameNode) -> Self {
        let slots = members(node.open);
        let pair = |slot: usize, next: usize| byte(node.pairs[slots[slot]], slots[next]);
        let (first, second) = (pair(0, 2), pair(1, 3));
        let (mut without, mut whole) = ([0; 4], 0);
        for (open, shared) in ending.open_lines(node) {
            match slots.iter().position(|slot| open >> slot & 1 == 0) {
                Some(slot) => without[slot] |= shared,
                None => whole |= shared,
            }
        }
        Self {
            values: members(node.pieces).map(|piece| ending.values[piece]),
            single: slots.map(|slot| byte(node.single, slot)),
            beside: [pair(0, 1), pair(1, 2), pair(2, 3), pair(3, 0)],
            across: [first, second, first, second],
            without,
            whole,
        }
    }

    /// Returns true if the attacker wins when it gives. It wins if, with one of the pieces, it wins on every slot on
    /// which the defender can put it.
    pub(super) fn attacker_gives(&self) -> bool {
        let (blocked, won) = self.lanes(Last::defender_gives);
        of_pieces(blocked | won).contains(&u32::MAX)
    }

    /// Returns true if the attacker wins when the defender gives. It wins if, with each of the pieces, it wins on one of
    /// the slots on which it can put it.
    pub(super) fn defender_gives(&self) -> bool {
        let (blocked, won) = self.lanes(Last::attacker_gives);
        !of_pieces(won & !blocked).contains(&0)
    }

    /// Returns, with a byte of 255 for each lane of which it is true, the lanes in which the piece completes a line on
    /// the slot, and those in which the attacker wins after the placement.
    #[inline(always)]
    fn lanes(&self, wins: impl Fn(&Last) -> bool) -> (u128, u128) {
        let piece = [0, 1, 2, 3].map(|turn| by_piece(self.values, turn));
        let single = [0, 1, 2, 3].map(|turn| by_slot(self.single, turn));
        let beside = [0, 1, 2, 3].map(|turn| by_slot(self.beside, turn));
        let across = [0, 1].map(|turn| by_slot(self.across, turn));
        let without = [0, 1, 2, 3].map(|turn| by_slot(self.without, turn));
        let (mut blocked, mut won) = ([0; LANES], [0; LANES]);
        for lane in 0..LANES {
            let given = piece[0][lane];
            let last = Last {
                values: [piece[1][lane], piece[2][lane], piece[3][lane]],
                single: [
                    single[1][lane] | beside[0][lane] & given,
                    single[2][lane] | across[0][lane] & given,
                    single[3][lane] | beside[3][lane] & given,
                ],
                pairs: [
                    beside[2][lane] | without[1][lane] & given,
                    across[1][lane] | without[2][lane] & given,
                    beside[1][lane] | without[3][lane] & given,
                ],
                triple: without[0][lane] | self.whole & given,
            };
            blocked[lane] = if given & single[0][lane] != 0 { 255 } else { 0 };
            won[lane] = if wins(&last) { 255 } else { 0 };
        }
        (u128::from_le_bytes(blocked), u128::from_le_bytes(won))
    }
}

// The compiler makes vector instructions only of functions that are part of the loop over the lanes, so these are always
// inlined. A loop over gifts and slots would prevent that too.
impl Last {
    /// Returns true if the attacker wins when it gives.
    #[inline(always)]
    fn attacker_gives(&self) -> bool {
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
    fn defender_gives(&self) -> bool {
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

/// Returns, for every lane, the values of the slot that comes `turn` places after its own.
#[inline(always)]
fn by_slot(values: Quad, turn: u32) -> Lanes {
    let word = u64::from(u32::from_le_bytes(values).rotate_right(8 * turn));
    let half = u128::from(word | word << 32);
    (half | half << 64).to_le_bytes()
}

/// Returns, for every lane, the values of the piece that comes `turn` places after its own.
#[inline(always)]
fn by_piece(values: Quad, turn: usize) -> Lanes {
    let word = |piece: usize| u64::from(values[(piece + turn) % 4]) * 0x0101_0101;
    let half = |piece: usize| u128::from(word(piece) | word(piece + 1) << 32);
    (half(0) | half(2) << 64).to_le_bytes()
}

/// Returns the lanes of each piece.
fn of_pieces(lanes: u128) -> [u32; 4] {
    [0, 32, 64, 96].map(|shift| (lanes >> shift) as u32)
}

/// Returns the four members of a set.
#[inline]
fn members(set: u8) -> [usize; 4] {
    let second = set & (set - 1);
    let third = second & (second - 1);
    let fourth = third & (third - 1);
    [set, second, third, fourth].map(|rest| rest.trailing_zeros() as usize)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::line::RuleSet;
    use crate::rules::Quarto;
    use crate::solver::board::LineBoard;
    use crate::state::{Phase, Position};
    use damier_game::{Game, Rng};

    /// Returns true if the attacker can make the defender complete a line: each gift and each slot, one by one.
    fn plain(ending: &EndgameSearch, node: &EndgameNode, attacker_gives: bool) -> bool {
        let members = |set: u8| (0..8).filter(move |bit| set >> bit & 1 == 1);
        let after = |piece: usize, slot: usize| {
            let is_free = byte(node.single, slot) & ending.values[piece] == 0;
            is_free.then(|| plain(ending, &ending.place(node, piece, slot, 0), !attacker_gives))
        };
        let mut answers = members(node.pieces).map(|piece| {
            let mut answers = members(node.open).filter_map(|slot| after(piece, slot));
            if attacker_gives { answers.all(|answer| answer) } else { answers.any(|answer| answer) }
        });
        if attacker_gives {
            answers.any(|answer| answer)
        } else {
            node.pieces != 0 && answers.all(|answer| answer)
        }
    }

    /// Returns a position with eight pieces and no complete line.
    fn random_position(rules: &Quarto, rng: &mut Rng) -> Position {
        let mut state = Position::EMPTY;
        while state.placed() < 8 || state.hand().is_some() {
            let action = rules.random_action(&state, rng).expect("a running game");
            state = rules.after(&state, action);
            if state.phase() == Phase::Completed {
                state = Position::EMPTY;
            }
        }
        state
    }

    /// Returns the position after four pieces were put on slots where they complete no line; `None` if one has no such
    /// slot.
    fn random_last_four(
        ending: &EndgameSearch,
        mut node: EndgameNode,
        rng: &mut Rng,
    ) -> Option<EndgameNode> {
        while node.open.count_ones() > 4 {
            let members = |set: u8| (0..8).filter(move |bit| set >> bit & 1 == 1);
            let piece = rng.pick(&members(node.pieces).collect::<Vec<_>>())?;
            let free = |slot: &usize| byte(node.single, *slot) & ending.values[piece] == 0;
            let slot = rng.pick(&members(node.open).filter(free).collect::<Vec<_>>())?;
            node = ending.place(&node, piece, slot, 0);
        }
        Some(node)
    }

    #[test]
    fn equals_one_placement_after_another() {
        for rule_set in RuleSet::ALL {
            let (rules, mut rng) = (Quarto::new(rule_set, true), Rng::new(11));
            let lines = rules.table().masks();
            let mut found = [[0; 2]; 2];
            while found.as_flattened().iter().sum::<u32>() < 2000 {
                let state = random_position(&rules, &mut rng);
                let shared = LineBoard::from_position(&state, &rules).shared;
                let (squares, pieces) = (!state.occupied(), state.remaining());
                let (ending, node) = EndgameSearch::new(lines, &shared, squares, pieces);
                let Some(node) = random_last_four(&ending, node, &mut rng) else { continue };
                let four = Four::new(&ending, &node);
                for (gives, fast) in
                    [four.defender_gives(), four.attacker_gives()].into_iter().enumerate()
                {
                    assert_eq!(fast, plain(&ending, &node, gives == 1), "{state:?}");
                    found[gives][usize::from(fast)] += 1;
                }
            }
            assert!(found.as_flattened().iter().all(|&count| count > 20), "{rules:?} {found:?}");
        }
    }
}
