//! `traits`: looks one ply ahead by shared traits.

use crate::cautious::good_gifts;
use crate::piece::{Piece, Square};
use crate::rules::{Quarto, QuartoAction};
use crate::state::{Phase, Position};
use damier_game::{Budget, Decision, Game, Rng, Strategy};

/// A player that values a placement by shared traits, and a gift by the best placement that it allows.
///
/// The value of a placement is, in the first case that holds:
///
/// 1. it completes a line: [`Traits::LINE`], in misere minus that;
/// 2. the next gift decides (no piece remains that does not win at once, or in misere a piece remains
///    that must complete a line wherever it goes): minus half of that, in misere plus half;
/// 3. `neighbours * N + remaining * R + parity * P`, in misere minus that. N counts, over the pieces on
///    a common line with the square, the traits that count and that each shares with the placed piece. R
///    counts the remaining pieces that would complete a line, because they share a trait with all
///    three pieces of it. P is 1 if the number of the other remaining pieces is odd: if nothing
///    changes, the seat that must give from an even number of them runs out first.
///
/// The value of a gift is minus that of the best placement of the piece. Among the best actions it chooses at random.
#[derive(Clone, Debug)]
pub struct Traits {
    weights: Weights,
    rng: Rng,
}

/// Weights of [`Traits`], in points from -100 to 100.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weights {
    /// Points for each trait shared with a piece on a common line.
    pub neighbours: f64,
    /// Points for each remaining piece that would complete a line.
    pub remaining: f64,
    /// Points if the number of remaining pieces that would not complete a line is odd.
    pub parity: f64,
}

impl Default for Weights {
    /// Returns the best weights of a grid over signs and powers of ten, in matches against [`crate::Cautious`].
    fn default() -> Self {
        Self { neighbours: 1.0, remaining: 10.0, parity: 100.0 }
    }
}

impl Traits {
    /// Points for a completed line: more than all other terms together.
    pub const LINE: f64 = 1e6;

    /// Creates a player. The seed decides which of several equally good actions it chooses.
    #[must_use]
    pub fn new(weights: Weights, seed: u64) -> Self {
        Self { weights, rng: Rng::new(seed) }
    }

    fn value(&self, rules: &Quarto, state: &Position, action: QuartoAction) -> f64 {
        let after = rules.after(state, action);
        match (action, state.phase()) {
            (QuartoAction::Place(square), Phase::Place(piece)) => {
                self.placement(rules, &after, square, piece)
            }
            _ => {
                let best = rules.legal_actions(&after).into_iter();
                -best
                    .map(|placement| self.value(rules, &after, placement))
                    .fold(f64::NEG_INFINITY, f64::max)
            }
        }
    }

    /// Returns the value of the placement of `piece` on `square` that led to the position `after`.
    fn placement(&self, rules: &Quarto, after: &Position, square: Square, piece: Piece) -> f64 {
        let sign = if rules.is_misere() { -1.0 } else { 1.0 };
        if after.phase() == Phase::Completed {
            return sign * Self::LINE;
        }
        let decides = (good_gifts(rules, after) != 0) == rules.is_misere();
        if decides && after.phase() == Phase::Give {
            return -sign * Self::LINE / 2.0;
        }
        let near = rules.table().neighbours(square) & after.occupied();
        let shared: u32 = Square::in_mask(near)
            .filter_map(|near| after.piece_at(near))
            .map(|other| rules.shared_traits(piece, other))
            .sum();
        let completing = rules.completing_pieces(after);
        let others = after.remaining() & !completing;
        sign * (self.weights.neighbours * f64::from(shared)
            + self.weights.remaining * f64::from(completing.count_ones())
            + self.weights.parity * f64::from(others.count_ones() % 2))
    }
}

impl Strategy<Quarto> for Traits {
    fn choose(
        &mut self,
        rules: &Quarto,
        state: &Position,
        budget: &mut Budget,
    ) -> Decision<QuartoAction> {
        let legal = rules.legal_actions(state);
        let mut best = f64::NEG_INFINITY;
        let mut equal = Vec::with_capacity(legal.len());
        for &action in &legal {
            budget.spend(1);
            let value = self.value(rules, state, action);
            if value > best {
                best = value;
                equal.clear();
            }
            if value == best {
                equal.push(action);
            }
        }
        self.rng.pick(&equal).map_or_else(Decision::resign, |action| Decision {
            nodes: legal.len() as u64,
            depth: 1,
            ..Decision::act(action)
        })
    }
}
