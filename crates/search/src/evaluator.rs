//! Evaluators, which estimate states where a search stops.

use damier_game::{Contest, Game, Seat};

/// Estimates the final result of a state for a seat.
pub trait Evaluator<G: Game>: Send + Sync {
    /// Returns the estimate for `seat`, in hundredths of a point of the score of the game. Higher is better for `seat`.
    /// In a game for two seats, the estimate for one seat is the negative of the estimate for the other.
    fn evaluate(&self, game: &G, state: &G::State, seat: Seat) -> i64;

    /// Returns the largest possible estimate, or `None` if it is unknown. A search stops as soon as it has found this
    /// value. In a game for two seats, the smallest possible estimate is its negative.
    fn max_value(&self, _game: &G) -> Option<i64> {
        None
    }

    /// Returns the final result of an unfinished game under best play, if it is easy to see, and otherwise `None`.
    /// [`Evaluator::evaluate`] must return the same value for such a state. A search does not go deeper there.
    fn exact_value(&self, _game: &G, _state: &G::State, _seat: Seat) -> Option<i64> {
        None
    }

    /// Returns the same as [`Evaluator::evaluate`] for an unfinished game without an exact value. A search has then
    /// called [`Evaluator::exact_value`] before, so an implementation need not call it again.
    fn static_value(&self, game: &G, state: &G::State, seat: Seat) -> i64 {
        self.evaluate(game, state, seat)
    }

    /// Returns the exact value of an unfinished game, or its static value if there is none. Searches call this at their
    /// leaves. Override it in an evaluator that computes both values together.
    fn evaluate_leaf(&self, game: &G, state: &G::State, seat: Seat) -> LeafValue {
        self.exact_value(game, state, seat).map_or_else(
            || LeafValue::Static(self.static_value(game, state, seat)),
            LeafValue::Exact,
        )
    }
}

/// Value of an unfinished game for a seat, in hundredths of a point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LeafValue {
    /// Final result under best play.
    Exact(i64),
    /// Estimate.
    Static(i64),
}

impl<G: Game, F: Fn(&G, &G::State, Seat) -> i64 + Send + Sync> Evaluator<G> for F {
    fn evaluate(&self, game: &G, state: &G::State, seat: Seat) -> i64 {
        self(game, state, seat)
    }
}

/// Evaluator that takes the current score as the estimate: the score of the seat in a game for one seat, and the score
/// minus that of the opponent in a duel.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ScoreDifference;

impl<G: Game> Evaluator<G> for ScoreDifference {
    fn evaluate(&self, game: &G, state: &G::State, seat: Seat) -> i64 {
        let own = game.score(state, seat);
        100 * match game.contest() {
            Contest::Duel => own - game.score(state, seat.other()),
            Contest::Solo | Contest::Roles => own,
        }
    }
}

/// Evaluator that takes the current lead as the result: 100 if the seat is ahead, -100 if the opponent is ahead, 0 if
/// both have the same score. In a contest for points, it returns the same as [`ScoreDifference`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct WinDrawLoss;

impl<G: Game> Evaluator<G> for WinDrawLoss {
    fn evaluate(&self, game: &G, state: &G::State, seat: Seat) -> i64 {
        let difference = ScoreDifference.evaluate(game, state, seat);
        match game.contest() {
            Contest::Duel => 100 * difference.signum(),
            Contest::Solo | Contest::Roles => difference,
        }
    }

    fn max_value(&self, game: &G) -> Option<i64> {
        (game.contest() == Contest::Duel).then_some(100)
    }
}
