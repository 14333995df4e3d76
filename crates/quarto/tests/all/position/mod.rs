//! Random positions, and their outcomes, for several tests and benches.

#![allow(dead_code, reason = "each test and bench uses its own part")]

use damier_game::{Budget, Game, Rng, ThreadPool};
use damier_quarto::{
    Piece, Position, Quarto, QuartoAction, QuartoOutcome, QuartoSolver, RuleSet, Square, TraitSet,
};

/// Every rule set, with and without misere.
pub(crate) fn all_rules() -> impl Iterator<Item = Quarto> {
    let both = |rule_set| [false, true].map(|misere| Quarto::new(rule_set, misere));
    RuleSet::ALL.into_iter().flat_map(both)
}

/// Every rule set, with and without misere, with one, two or three traits that count.
pub(crate) fn beginners_rules() -> impl Iterator<Item = Quarto> {
    let sets = ["colour", "height+shape", "filling", "colour+height+filling", "shape+filling"];
    all_rules().zip(sets.into_iter().cycle()).map(|(rules, traits)| {
        rules.with_traits(TraitSet::from_text(traits).expect("known traits"))
    })
}

/// Returns a running position with this many pieces, in which no seat has given a win away yet. In the normal game,
/// every gift was safe, and every placement left a safe gift if possible.
pub(crate) fn random_position(rules: &Quarto, placed: u32, rng: &mut Rng) -> Position {
    let mut state = Position::EMPTY;
    while state.placed() < placed {
        state = add_piece(rules, &state, rng).unwrap_or(Position::EMPTY);
    }
    state
}

/// Returns the position after a random safe gift and placement; `None` if there is none.
fn add_piece(rules: &Quarto, state: &Position, rng: &mut Rng) -> Option<Position> {
    let piece = rng.pick(&Piece::in_mask(safe(rules, state)).collect::<Vec<_>>())?;
    let given = rules.after(state, QuartoAction::Give(piece));
    let free = !given.occupied() & !rules.completing_squares(&given, piece);
    let after =
        Square::in_mask(free).map(|square| rules.after(&given, QuartoAction::Place(square)));
    rng.pick(&after.filter(|next| safe(rules, next) != 0).collect::<Vec<_>>())
}

/// Returns the pieces that may be given: all in misere, those that complete no line in the normal game.
fn safe(rules: &Quarto, state: &Position) -> u16 {
    let completing = if rules.is_misere() { 0 } else { rules.completing_pieces(state) };
    state.remaining() & !completing
}

/// Returns the outcome of a running position, found without a limit.
pub(crate) fn solved(
    solver: &mut QuartoSolver,
    state: &Position,
    pool: &dyn ThreadPool,
) -> QuartoOutcome {
    solver.outcome(state, &mut Budget::unlimited(), pool).expect("a running position, no limit")
}
