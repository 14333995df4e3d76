//! Forced positions: every piece that can be given loses.

use crate::book::Book;
use crate::count::layer::PositionLayer;
use crate::outcome::QuartoOutcome;
use crate::rules::Quarto;
use crate::solver::QuartoSolver;
use crate::state::Position;
use damier_game::{Budget, SingleThread};

/// The canonical positions after a number of placements, and those among them that are forced.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ForcedPositions {
    /// Number of canonical positions with a piece to be given.
    pub positions: u64,
    /// Positions in which every piece that can be given loses, in ascending order, with the number of placements until
    /// the end.
    pub lost: Vec<(Position, u32)>,
}

/// Finds the forced positions with `placed` pieces on the board, up to symmetry. `progress` is called with the number
/// of positions solved so far and the total. This takes less than a second if the shipped book contains these
/// positions. Five pieces take an hour, and each further piece about a hundred times as long.
pub fn forced_positions(
    rules: &Quarto,
    placed: u32,
    progress: &mut dyn FnMut(usize, usize),
) -> ForcedPositions {
    let layer = (0..placed).fold(PositionLayer::empty(), |layer, _| layer.next(rules));
    let mut solver = QuartoSolver::new(*rules, Book::shipped(rules));
    let mut forced = ForcedPositions::default();
    for position in layer.positions() {
        progress(forced.positions as usize, layer.positions().len());
        forced.positions += 1;
        let outcome = solver.outcome(position, &mut Budget::unlimited(), &SingleThread);
        if let Some(QuartoOutcome::Loss(placements)) = outcome {
            forced.lost.push((*position, placements));
        }
    }
    forced
}
