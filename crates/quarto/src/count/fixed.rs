//! The running positions that one symmetry leaves unchanged: its fixed points.

use crate::count::boards::occupied_classes;
use crate::count::permutation::{IDENTITY, Permutation, cycles};
use crate::piece::{COUNT, Move, Piece, Square};
use crate::rules::Quarto;
use crate::state::Position;

/// Number of running positions up to symmetry after a number of placements.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PositionClasses {
    /// Positions without a piece in hand, in which one is to be given. After 16 placements, full boards without a line.
    pub give: u64,
    /// Positions with a piece in hand, which is to be placed.
    pub place: u64,
}

/// Counts the running positions with 0, 1, … `most` pieces that stay the same under a permutation of the squares
/// together with a permutation of the pieces. At least one of the two must not be the identity.
pub(super) fn fixed_positions(
    rules: &Quarto,
    board: &Permutation,
    traits: &Permutation,
    most: u32,
) -> Vec<PositionClasses> {
    let mut pieces = [0; COUNT as usize + 1];
    for cycle in cycles(traits) {
        pieces[cycle.len()] |= cycle.iter().fold(0, |set, &piece| set | 1 << piece);
    }
    let found = vec![PositionClasses::default(); most as usize + 1];
    let mut search =
        FixedSearch { rules, traits, pieces, cycles: Vec::new(), most, weight: 1, found };
    if *board == IDENTITY {
        search.search_standing_board();
    } else {
        search.cycles = cycles(board).iter().map(|cycle| squares(cycle)).collect();
        search.extend(0, &Position::EMPTY);
    }
    search.found
}

fn squares(indices: &[u8]) -> Vec<Square> {
    indices.iter().filter_map(|&index| Square::new(index)).collect()
}

/// A search for the positions that a symmetry leaves unchanged.
struct FixedSearch<'a> {
    rules: &'a Quarto,
    traits: &'a Permutation,
    /// Element *l* is the set of pieces in cycles of length *l*.
    pieces: [u16; COUNT as usize + 1],
    /// Cycles of squares that may be filled, in the order of filling.
    cycles: Vec<Vec<Square>>,
    most: u32,
    /// Number of positions that each position found stands for.
    weight: u64,
    found: Vec<PositionClasses>,
}

impl FixedSearch<'_> {
    /// Searches with the identity on the board: every square is a cycle and may hold any piece that the permutation of
    /// the traits leaves unchanged. The symmetries of the board then save work: one set of occupied squares stands for
    /// its class.
    fn search_standing_board(&mut self) {
        for placed in 0..=self.pieces[1].count_ones().min(self.most) {
            for (occupied, size) in occupied_classes(self.rules.table(), placed) {
                self.cycles = Square::in_mask(occupied).map(|square| vec![square]).collect();
                self.weight = size;
                self.fill(0, &Position::EMPTY);
            }
        }
    }

    /// Counts the positions that fill all cycles from index `from` on.
    fn fill(&mut self, from: usize, position: &Position) {
        if from == self.cycles.len() {
            self.count(position);
            return;
        }
        for piece in Piece::in_mask(position.remaining() & self.pieces[1]) {
            if let Some(filled) = self.filled(position, from, piece) {
                self.fill(from + 1, &filled);
            }
        }
    }

    /// Counts a position, and those that also fill some of the cycles from index `from` on.
    fn extend(&mut self, from: usize, position: &Position) {
        self.count(position);
        for at in from..self.cycles.len() {
            let length = self.cycles[at].len();
            if position.placed() + length as u32 > self.most {
                continue;
            }
            for piece in Piece::in_mask(position.remaining() & self.pieces[length]) {
                if let Some(filled) = self.filled(position, at, piece) {
                    self.extend(at + 1, &filled);
                }
            }
        }
    }

    /// Returns the position with a cycle of pieces on a cycle of squares, unless that completes a line.
    fn filled(&self, position: &Position, at: usize, first: Piece) -> Option<Position> {
        let (mut filled, mut piece) = (*position, first);
        for &square in &self.cycles[at] {
            if self.rules.completing_squares(&filled, piece) & square.mask() != 0 {
                return None;
            }
            filled.give(piece);
            filled.put(Move::new(square, piece));
            piece = Piece::from_low_bits(self.traits[usize::from(piece.bits())]);
        }
        Some(filled)
    }

    /// Counts a position, and those with a piece in hand that the symmetry leaves unchanged too.
    fn count(&mut self, position: &Position) {
        let found = &mut self.found[position.placed() as usize];
        let hands = (position.remaining() & self.pieces[1]).count_ones();
        found.give += self.weight;
        found.place += self.weight * u64::from(hands);
    }
}
