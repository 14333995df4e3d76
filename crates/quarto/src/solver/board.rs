//! A position with the values that the pieces of every line share, and their consequences for the next placement.

use crate::piece::{Move, Piece, Square};
use crate::rules::Quarto;
use crate::solver::endgame::LINES;
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
    pub(super) single: [Values; 16],
    /// By square, the values with which a piece put there makes it possible to complete a line with the next placement.
    opened: [Values; 16],
}

impl LineOutlook {
    /// Returns the number of values, of eight on each of sixteen squares, that are not in `opened`.
    pub(super) fn closings(&self) -> u32 {
        self.opened.iter().map(|values| values.count_zeros()).sum()
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

    /// Returns the empty squares.
    pub(super) fn squares(&self) -> impl Iterator<Item = Square> + use<> {
        Square::in_mask(!self.position.occupied())
    }

    /// Returns, for every empty square, the values that matter for the lines through it.
    pub(super) fn outlook(&self, lines: &[u16]) -> LineOutlook {
        let mut outlook = LineOutlook { single: [0; 16], opened: [0; 16] };
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
        outlook
    }

    /// Returns the remaining pieces that complete no line after `piece`, which must be safe, was put on `square`.
    pub(super) fn safe_after(&self, outlook: &LineOutlook, square: Square, piece: Piece) -> u16 {
        let others = (0..16).filter(|&other| other != square.index());
        let kept = others.fold(0, |any, other| any | outlook.single[other]);
        let completing = kept | outlook.opened[square.index()] & values_of(piece);
        self.position.remaining() & !piece.mask() & !HAVING[usize::from(completing)]
    }

    /// Returns the empty squares on which a piece completes no line.
    pub(super) fn free(&self, outlook: &LineOutlook, piece: Piece) -> u16 {
        let completes = |square: &Square| outlook.single[square.index()] & values_of(piece) != 0;
        let blocked = self.squares().filter(completes);
        blocked.fold(!self.position.occupied(), |free, square| free & !square.mask())
    }
}
