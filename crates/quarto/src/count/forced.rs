//! Forced positions: every gift loses.

use crate::book::Book;
use crate::count::layer::PositionLayer;
use crate::outcome::QuartoOutcome;
use crate::rules::Quarto;
use crate::solver::QuartoSolver;
use crate::state::Position;
use damier_game::{Budget, SingleThread};

/// Positions of a layer, and those among them that are forced.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ForcedPositions {
    /// Number of canonical positions with a piece to be given.
    pub positions: u64,
    /// Positions in which every piece loses, in ascending order, with the placements until the end.
    pub lost: Vec<(Position, u32)>,
}

/// Returns the forced positions with this many pieces placed, up to symmetry. `progress` is called with the
/// number of positions that are solved, and of all. As far as the book goes that takes less than a
/// second; five pieces take an hour, and every further one about a hundred times as long.
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
