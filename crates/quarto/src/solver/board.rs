//! A position with the values that the pieces of every line share, and their consequences for the next placement.

use crate::piece::{Move, Piece, Square};
use crate::rules::Quarto;
use crate::solver::endgame::{LINES, nonzero, spread};
use crate::solver::values::{HAVING, Values, values_of, values_that_count};
use crate::state::Position;

/// A running position above the endgame.
#[derive(Clone, Copy)]
pub(super) struct LineBoard {
    pub(super) position: Position,
    /// For every line, the values that its pieces share.
    pub(super) shared: [Values; LINES],
}

/// For every square, values of lines through it.
pub(super) struct LineOutlook {
    /// By square, the values with which a piece completes a line there.
    single: [Values; 16],
    /// The values with which a piece completes a line on some square, and those of them for which there is only one
    /// square.
    any: Values,
    once: Values,
    /// By square, the values with which a piece put there makes it possible to complete a line with the next placement.
    opened: [Values; 16],
}

impl LineOutlook {
    /// Returns the pieces of a set that complete no line on any square.
    pub(super) fn safe(&self, pieces: u16) -> u16 {
        pieces & !HAVING[usize::from(self.any)]
    }

    /// Returns the number of values, of eight on each of sixteen squares, that are not in `opened`.
    pub(super) fn closings(&self) -> u32 {
        u128::from_le_bytes(self.opened).count_zeros()
    }
}

impl LineBoard {
    /// Returns the board of a position. Values of traits that do not count are never shared.
    pub(super) fn from_position(position: &Position, rules: &Quarto) -> Self {
        let lines = rules.table().masks();
        let shared = [values_that_count(rules.traits()); LINES];
        let mut board = Self { position: *position, shared };
        for square in Square::in_mask(position.occupied()) {
            if let Some(piece) = position.piece_at(square) {
                board.share(square, piece, lines);
            }
        }
        board
    }

    fn share(&mut self, square: Square, piece: Piece, lines: &[u16]) {
        for (shared, line) in self.shared.iter_mut().zip(lines) {
            if line & square.mask() != 0 {
                *shared &= values_of(piece);
            }
        }
    }

    /// Returns the board after `piece` was given and put on an empty square. It must complete no line there.
    pub(super) fn after(&self, square: Square, piece: Piece, lines: &[u16]) -> Self {
        let mut next = *self;
        next.position.give(piece);
        next.position.put(Move::new(square, piece));
        next.share(square, piece, lines);
        next
    }

    /// Returns the number of empty squares.
    pub(super) const fn empty(&self) -> u32 {
        16 - self.position.placed()
    }

    /// Returns, for every empty square, the values that matter for the lines through it.
    pub(super) fn outlook(&self, lines: &[u16]) -> LineOutlook {
        let mut outlook = LineOutlook { single: [0; 16], any: 0, once: 0, opened: [0; 16] };
        for (&line, &shared) in lines.iter().zip(&self.shared) {
            let left = line & !self.position.occupied();
            let rest = left & left.wrapping_sub(1);
            if left != 0 && rest == 0 {
                outlook.single[left.trailing_zeros() as usize] |= shared;
            } else if rest != 0 && rest & (rest - 1) == 0 {
                outlook.opened[left.trailing_zeros() as usize] |= shared;
                outlook.opened[rest.trailing_zeros() as usize] |= shared;
            }
        }
        let mut twice = 0;
        for single in outlook.single {
            twice |= outlook.any & single;
            outlook.any |= single;
        }
        outlook.once = outlook.any & !twice;
        outlook
    }

    /// Returns the remaining pieces that complete no line after `piece`, which must be safe, was put on `square`.
    pub(super) fn safe_after(&self, outlook: &LineOutlook, square: Square, piece: Piece) -> u16 {
        let kept = outlook.any & !(outlook.single[square.index()] & outlook.once);
        let completing = kept | outlook.opened[square.index()] & values_of(piece);
        self.position.remaining() & !piece.mask() & !HAVING[usize::from(completing)]
    }

    /// Returns the empty squares on which a piece completes no line.
    pub(super) fn free(&self, outlook: &LineOutlook, piece: Piece) -> u16 {
        let single = u128::from_le_bytes(outlook.single);
        let completes = |single: u64| {
            let completing = nonzero(single & spread(values_of(piece)));
            // Each highest bit of a byte to a bit of the highest byte (the products do not overlap).
            (completing >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56
        };
        !self.position.occupied()
            & !((completes((single >> 64) as u64) << 8 | completes(single as u64)) as u16)
    }
}
