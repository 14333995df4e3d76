//! Positions up to symmetry, one placement at a time.

use crate::piece::{Piece, Square};
use crate::rules::{Quarto, QuartoAction};
use crate::state::{Phase, Position};
use damier_game::Game;
use std::collections::HashSet;

/// Running positions in which a piece is to be given, up to symmetry, after a number of placements. Contains one
/// canonical position of each class, in ascending order.
///
/// ```
/// use damier_quarto::{PositionLayer, Quarto};
/// let rules = Quarto::default();
/// let first = PositionLayer::empty().next(&rules);
/// assert_eq!(first.positions().len(), 2); // a corner or inner square, or a side square
/// assert_eq!(first.boards(&rules), 256); // any of 16 pieces on any of 16 squares
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PositionLayer(Vec<Position>);

impl PositionLayer {
    /// Returns the layer before the first placement, which contains the empty board.
    #[must_use]
    pub fn empty() -> Self {
        Self(vec![Position::EMPTY])
    }

    /// Returns the layer after one more placement.
    #[must_use]
    pub fn next(&self, rules: &Quarto) -> Self {
        let mut found = HashSet::new();
        for position in &self.0 {
            for piece in Piece::in_mask(position.remaining()) {
                let given = rules.after(position, QuartoAction::Give(piece));
                let running = !given.occupied() & !rules.completing_squares(&given, piece);
                for square in Square::in_mask(running) {
                    let placed = rules.after(&given, QuartoAction::Place(square));
                    if placed.phase() == Phase::Give {
                        found.insert(rules.canonical(&placed));
                    }
                }
            }
        }
        let mut positions: Vec<Position> = found.into_iter().collect();
        positions.sort_unstable();
        Self(positions)
    }

    /// Returns the canonical positions, in ascending order.
    #[must_use]
    pub fn positions(&self) -> &[Position] {
        &self.0
    }

    /// Returns the number of different boards that the positions stand for: the sum of the sizes of their orbits. After
    /// *n* placements, *n*! times this number is the number of sequences of placements that have not ended the game.
    #[must_use]
    pub fn boards(&self, rules: &Quarto) -> u64 {
        self.0.iter().map(|position| rules.orbit_size(position)).sum()
    }
}
