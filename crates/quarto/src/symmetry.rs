//! Symmetries: permutations of the squares that keep the lines, times permutations and flips of the
//! traits.

use crate::group::BoardSymmetry;
use crate::piece::{Piece, TRAITS};
use crate::rules::{Quarto, QuartoAction};
use crate::state::Position;
use damier_game::Symmetric;

/// Orders of the four traits.
const TRAIT_ORDERS: usize = 24;

/// Sets of traits whose two values may be exchanged.
pub(crate) const FLIPS: usize = 16;

/// Symmetries of the traits alone.
pub(crate) const TRAIT_SYMMETRIES: usize = TRAIT_ORDERS * FLIPS;

/// A symmetry of the traits: trait `t` becomes trait `order[t]`, then the traits of `flip` exchange
/// their values.
struct TraitSymmetry {
    order: [usize; TRAITS],
    flip: u8,
}

impl TraitSymmetry {
    /// Returns symmetry number `index`, below [`TRAIT_SYMMETRIES`]. Number 0 is the identity.
    fn new(index: usize) -> Self {
        let mut number = index / FLIPS;
        let mut free = vec![0, 1, 2, 3];
        let order = [6, 2, 1, 1].map(|orders_behind| {
            let at = number / orders_behind;
            number %= orders_behind;
            free.remove(at)
        });
        Self { order, flip: (index % FLIPS) as u8 }
    }

    fn map_piece(&self, piece: Piece) -> Piece {
        let bit = |lane: usize| (piece.bits() >> lane & 1) << self.order[lane];
        let bits: u8 = (0..TRAITS).map(bit).sum();
        Piece::from_low_bits(bits ^ self.flip)
    }
}

impl Quarto {
    fn symmetry(&self, index: usize) -> (&'static BoardSymmetry, TraitSymmetry) {
        let board = &self.table().group().boards()[index / TRAIT_SYMMETRIES];
        (board, TraitSymmetry::new(index % TRAIT_SYMMETRIES))
    }
}

/// The group of all symmetries that keep the lines. They are symmetries of the board (32 for `lines`, 8 for `squares`,
/// 128 for `torus`) combined with the 384 symmetries of the traits. Kerner (Yale, 2001) proved that the classic game
/// has no symmetries besides these 12,288.
impl Symmetric for Quarto {
    fn symmetries(&self) -> usize {
        self.table().group().boards().len() * TRAIT_SYMMETRIES
    }

    fn map_state(&self, index: usize, state: &Position) -> Position {
        let (board, traits) = self.symmetry(index);
        let occupied = board.map_set(state.occupied());
        let planes = (0..TRAITS).fold(0, |planes, lane| {
            let to = traits.order[lane];
            let flipped = if traits.flip >> to & 1 == 1 { occupied } else { 0 };
            planes | u64::from(board.map_set(state.plane(lane)) ^ flipped) << (16 * to)
        });
        let hand = state.hand().map(|piece| traits.map_piece(piece));
        state.rebuild(occupied, planes, hand)
    }

    fn map_action(&self, index: usize, _state: &Position, action: QuartoAction) -> QuartoAction {
        let (board, traits) = self.symmetry(index);
        match action {
            QuartoAction::Give(piece) => QuartoAction::Give(traits.map_piece(piece)),
            QuartoAction::Place(square) => QuartoAction::Place(board.squares[square.index()]),
        }
    }
}
