//! The last four squares: all sixteen placements at once.
//!
//! With four slots and four pieces left, a *lane* is one of the pieces and the slot on which it is put. The sixteen
//! lanes take the same steps, without a branch and on one byte each, so the compiler makes vector instructions of them.
//! In a lane, the other slots are numbered from the one after its own, and after the fourth slot comes the first. The
//! other pieces are numbered in the same way.

use crate::solver::endgame::{EndgameNode, EndgameSearch, SLOTS, byte};
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
    pub(super) single: Quad,
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
///
/// The compiler makes vector instructions only of functions that are part of the loop over the lanes, so all methods are
/// always inlined. A loop over gifts and slots would prevent that too.
pub(super) struct Last {
    /// Values of the pieces.
    pub(super) values: [Values; 3],
    /// For each slot, the values that complete a line there.
    pub(super) single: [Values; 3],
    /// For each slot, the values of the lines whose only open slots are the two others.
    pub(super) pairs: [Values; 3],
    /// Values of the lines open in all three.
    pub(super) triple: Values,
}

impl Four {
    /// Returns the last four slots of a position with four open slots.
    #[inline]
    pub(super) fn new(ending: &EndgameSearch, node: &EndgameNode) -> Self {
        let slots = members(node.open);
        let pair = |slot: usize, next: usize| byte(node.pairs[slots[slot]], slots[next]);
        let (first, second) = (pair(0, 2), pair(1, 3));
        let mut without = [0; SLOTS];
        for (open, shared) in ending.lines_of_three(node) {
            without[(node.open & !open).trailing_zeros() as usize % SLOTS] |= shared;
        }
        Self {
            values: members(node.pieces).map(|piece| ending.values[piece]),
            single: slots.map(|slot| byte(node.single, slot)),
            beside: [pair(0, 1), pair(1, 2), pair(2, 3), pair(3, 0)],
            across: [first, second, first, second],
            without: slots.map(|slot| without[slot]),
            whole: node.values_of_four(),
        }
    }

    /// Returns, with a byte of 255 for each lane of which it is true, the lanes in which the piece has a value that
    /// `forbidden` has for the slot, and those in which the attacker wins after the placement.
    #[inline(always)]
    pub(super) fn lanes(&self, forbidden: Quad, wins: impl Fn(&Last) -> bool) -> (u128, u128) {
        let forbidden = by_slot(forbidden, 0);
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
            blocked[lane] = if given & forbidden[lane] != 0 { 255 } else { 0 };
            won[lane] = if wins(&last) { 255 } else { 0 };
        }
        (u128::from_le_bytes(blocked), u128::from_le_bytes(won))
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
pub(super) fn of_pieces(lanes: u128) -> [u32; 4] {
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

    /// Returns true if the attacker reaches its aim: each gift and each slot, one by one. The aim is to complete a line
    /// or, in misere, to make the defender complete one.
    fn plain(
        ending: &EndgameSearch,
        node: &EndgameNode,
        attacker_gives: bool,
        misere: bool,
    ) -> bool {
        let members = |set: u8| (0..8).filter(move |bit| set >> bit & 1 == 1);
        let is_free =
            |piece: usize, slot: usize| byte(node.single, slot) & ending.values[piece] == 0;
        let mut answers = members(node.pieces).map(|piece| {
            let free = members(node.open).filter(|&slot| is_free(piece, slot));
            if !misere && free.clone().count() < members(node.open).count() {
                return !attacker_gives;
            }
            let mut answers = free.map(|slot| {
                plain(ending, &ending.after(node, piece, slot), !attacker_gives, misere)
            });
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
            node = ending.after(&node, piece, slot);
        }
        Some(node)
    }

    /// Returns the answers when the defender gives, and when the attacker gives.
    fn answers(four: &Four, misere: bool) -> [bool; 2] {
        if misere {
            [four.defender_gives_in_misere(), four.attacker_gives_in_misere()]
        } else {
            [four.defender_gives_in_normal(), four.attacker_gives_in_normal()]
        }
    }

    #[test]
    fn equals_one_placement_after_another() {
        for (rule_set, misere) in
            RuleSet::ALL.into_iter().flat_map(|set| [(set, false), (set, true)])
        {
            let (rules, mut rng) = (Quarto::new(rule_set, misere), Rng::new(11));
            let lines = rules.table().masks();
            let mut found = [[0; 2]; 2];
            while found.as_flattened().iter().sum::<u32>() < 2000 {
                let state = random_position(&rules, &mut rng);
                let shared = LineBoard::from_position(&state, &rules).shared;
                let (squares, pieces) = (!state.occupied(), state.remaining());
                let (ending, node) = EndgameSearch::new(lines, &shared, squares, pieces);
                let Some(node) = random_last_four(&ending, node, &mut rng) else { continue };
                let fast = answers(&Four::new(&ending, &node), misere);
                for (gives, fast) in fast.into_iter().enumerate() {
                    assert_eq!(fast, plain(&ending, &node, gives == 1, misere), "{state:?}");
                    found[gives][usize::from(fast)] += 1;
                }
            }
            assert!(found.as_flattened().iter().all(|&count| count > 10), "{rules:?} {found:?}");
        }
    }
}
