//! Random positions, and their outcomes, for several tests.

use game::{Budget, Crew, Game, Rng};
use quarto::{Action, Outcome, Piece, Position, Quarto, RuleSet, Solver, Square};

/// Every rule set, with and without misere.
pub(crate) fn all_rules() -> impl Iterator<Item = Quarto> {
    let both = |rule_set| [false, true].map(|misere| Quarto::new(rule_set, misere));
    RuleSet::ALL.into_iter().flat_map(both)
}

/// A running position with this many pieces, in which nobody has given a win away yet.
pub(crate) fn random_position(rules: &Quarto, placed: u32, rng: &mut Rng) -> Position {
    loop {
        let mut state = Position::EMPTY;
        while state.placed() < placed && add_piece(rules, &mut state, rng) {}
        if state.placed() == placed {
            return state;
        }
    }
}

/// Gives and places a piece at random so that nothing is completed; false if that cannot be.
fn add_piece(rules: &Quarto, state: &mut Position, rng: &mut Rng) -> bool {
    let given = |piece: &Piece| rules.after(state, Action::Give(*piece));
    let goes =
        |after: &Position, piece| !after.occupied() & !rules.completing_squares(after, piece);
    let fits = |piece: &Piece| {
        let after = given(piece);
        let squares = goes(&after, *piece);
        if rules.is_misere() { squares != 0 } else { squares == !after.occupied() }
    };
    let pieces: Vec<Piece> = Piece::in_mask(state.remaining()).filter(fits).collect();
    let Some(piece) = rng.pick(&pieces) else { return false };
    let after = given(&piece);
    let squares: Vec<Square> = Square::in_mask(goes(&after, piece)).collect();
    let Some(square) = rng.pick(&squares) else { return false };
    *state = rules.after(&after, Action::Place(square));
    true
}

pub(crate) fn solved(solver: &mut Solver, state: &Position, crew: &dyn Crew) -> Outcome {
    solver.outcome(state, &mut Budget::unlimited(), crew).expect("a running position, no limit")
}
