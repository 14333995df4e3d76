//! Symmetries: permutations of the squares that keep the lines, times permutations and flips of the
//! traits.

use crate::group::BoardSymmetry;
use crate::piece::{Piece, TRAITS};
use crate::rules::{Quarto, QuartoAction};
use crate::state::Position;
use crate::trait_set::TraitSet;
use damier_game::Symmetric;

/// Orders of the four traits.
const TRAIT_ORDERS: usize = 24;

/// Sets of traits whose two values may be exchanged.
pub(crate) const FLIPS: usize = 16;

/// Symmetries of the traits alone, if all traits count.
pub(crate) const TRAIT_SYMMETRIES: usize = TRAIT_ORDERS * FLIPS;

/// A symmetry of the traits: trait `t` becomes trait `order[t]`, then the traits of `flip` exchange
/// their values.
struct TraitSymmetry {
    order: [usize; TRAITS],
    flip: u8,
}

impl TraitSymmetry {
    /// Returns symmetry number `index` of the rules under which these traits count. Number 0 is the identity.
    fn new(index: usize, traits: TraitSet) -> Self {
        let number = index / FLIPS;
        let order = if traits.is_all() {
            order_of_traits(number)
        } else {
            let keeps = |order: &[usize; TRAITS]| {
                (0..TRAITS).all(|lane| traits.holds(lane) == traits.holds(order[lane]))
            };
            let kept = (0..TRAIT_ORDERS).map(order_of_traits).filter(keeps).nth(number);
            kept.unwrap_or([0, 1, 2, 3])
        };
        Self { order, flip: (index % FLIPS) as u8 }
    }

    fn map_piece(&self, piece: Piece) -> Piece {
        let bit = |lane: usize| (piece.bits() >> lane & 1) << self.order[lane];
        let bits: u8 = (0..TRAITS).map(bit).sum();
        Piece::from_low_bits(bits ^ self.flip)
    }
}

/// Returns order number `number` of the traits, below [`TRAIT_ORDERS`]. Number 0 leaves every trait where it is.
fn order_of_traits(mut number: usize) -> [usize; TRAITS] {
    let mut free = vec![0, 1, 2, 3];
    [6, 2, 1, 1].map(|orders_behind| {
        let at = number / orders_behind;
        number %= orders_behind;
        free.remove(at)
    })
}

impl Quarto {
    fn symmetry(&self, index: usize) -> (&'static BoardSymmetry, TraitSymmetry) {
        let traits = self.trait_symmetries();
        let board = &self.table().group().boards()[index / traits];
        (board, TraitSymmetry::new(index % traits, self.traits()))
    }

    /// Returns the number of symmetries of the traits alone: traits that count change places with each other, and so do
    /// the others; each may exchange its two values.
    fn trait_symmetries(&self) -> usize {
        match self.traits().len() {
            1 | 3 => 6 * FLIPS,
            2 => 4 * FLIPS,
            _ => TRAIT_SYMMETRIES,
        }
    }
}

/// The group of all symmetries that keep the lines. They are symmetries of the board (32 for `lines`, 8 for `squares`,
/// 128 for `torus`) combined with the 384 symmetries of the traits. Kerner (Yale, 2001) proved that the classic game
/// has no symmetries besides these 12,288.
///
/// If only some traits count, these are the symmetries that also keep the set of those traits. Pieces that differ only
/// in the other traits could be exchanged besides, but that would be up to 10^9 more symmetries.
impl Symmetric for Quarto {
    fn symmetries(&self) -> usize {
        self.table().group().boards().len() * self.trait_symmetries()
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
