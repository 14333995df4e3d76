//! `cautious`: looks one placement ahead, for itself and for the other seat.

use crate::piece::{Piece, Square};
use crate::rules::{Quarto, QuartoAction};
use crate::state::{Phase, Position};
use damier_game::{Budget, Decision, Game, Rng, Strategy};

/// A player that wins at once if it can. Otherwise it avoids giving a piece with which the other seat wins at once, and
/// places its piece so that it can avoid this. Among the remaining actions it chooses at random.
///
/// In misere it completes a line only if it must. It gives a piece that completes a line on every square if there is
/// one, and places its piece so that there will be one.
#[derive(Clone, Debug)]
pub struct Cautious(Rng);

impl Cautious {
    /// Creates a player with this seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self(Rng::new(seed))
    }
}

impl Strategy<Quarto> for Cautious {
    fn choose(
        &mut self,
        rules: &Quarto,
        state: &Position,
        budget: &mut Budget,
    ) -> Decision<QuartoAction> {
        let (best, all) = match state.phase() {
            Phase::Give => (good_gifts(rules, state), state.remaining()),
            Phase::Place(piece) => (good_squares(rules, state, piece), !state.occupied()),
            Phase::Completed | Phase::Full => return Decision::resign(),
        };
        budget.spend(u64::from(all.count_ones()));
        let choices = if best == 0 { all } else { best };
        let index = self.0.index(choices.count_ones() as usize);
        let action = match state.phase() {
            Phase::Give => Piece::nth_in_mask(choices, index).map(QuartoAction::Give),
            _ => Square::nth_in_mask(choices, index).map(QuartoAction::Place),
        };
        action.map_or_else(Decision::resign, |action| Decision {
            nodes: u64::from(all.count_ones()),
            depth: 1,
            ..Decision::act(action)
        })
    }
}

/// Returns the remaining pieces that are good to give: in the normal game those that complete no line anywhere, in
/// misere those that complete a line on every square. May be empty.
pub(crate) fn good_gifts(rules: &Quarto, position: &Position) -> u16 {
    if !rules.is_misere() {
        return position.remaining() & !rules.completing_pieces(position);
    }
    let forced = |piece: &Piece| rules.completing_squares(position, *piece) == !position.occupied();
    let pieces = Piece::in_mask(position.remaining()).filter(forced);
    pieces.fold(0, |all, piece| all | piece.mask())
}

/// Returns the empty squares that are good for a piece: those that win; if there are none, those that do not lose and
/// leave a good piece to give; if there are none, those that do not lose. May be empty.
fn good_squares(rules: &Quarto, position: &Position, piece: Piece) -> u16 {
    let completing = rules.completing_squares(position, piece);
    if completing != 0 && !rules.is_misere() {
        return completing;
    }
    let running = !position.occupied() & !completing;
    let leaves_gift = |square: &Square| {
        let after = rules.after(position, QuartoAction::Place(*square));
        after.phase() == Phase::Full || good_gifts(rules, &after) != 0
    };
    let squares = Square::in_mask(running).filter(leaves_gift);
    match squares.fold(0, |all, square| all | square.mask()) {
        0 => running,
        squares => squares,
    }
}
