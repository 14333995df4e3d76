//! Evaluators: estimates of states that are not searched further.

use damier_game::{Contest, Game, Seat};

/// Estimates the final result of a state for a seat.
pub trait Evaluator<G: Game>: Send + Sync {
    /// Returns the estimate for `seat`, in hundredths of a point of the game's score; higher is better for
    /// that seat. In a two-seat game the estimates of the two seats are opposite numbers.
    fn evaluate(&self, game: &G, state: &G::State, seat: Seat) -> i64;

    /// Returns the largest possible estimate, if it is known. A search stops when it has found it. In a two-seat game
    /// the smallest is its opposite.
    fn max_value(&self, _game: &G) -> Option<i64> {
        None
    }

    /// Returns the final result of a running state under best play, if it is obvious. The
    /// estimate must then be the same. A search does not go deeper in such a state.
    fn exact_value(&self, _game: &G, _state: &G::State, _seat: Seat) -> Option<i64> {
        None
    }

    /// Returns the same as [`Evaluator::evaluate`], asked only of running states without an exact value, so that
    /// [`Evaluator::exact_value`] need not be computed again.
    fn static_value(&self, game: &G, state: &G::State, seat: Seat) -> i64 {
        self.evaluate(game, state, seat)
    }

    /// Returns the exact value of a running state, or else its static value, for evaluators that find both in
    /// one go. A search asks for this at its leaves.
    fn evaluate_leaf(&self, game: &G, state: &G::State, seat: Seat) -> LeafValue {
        self.exact_value(game, state, seat).map_or_else(
            || LeafValue::Static(self.static_value(game, state, seat)),
            LeafValue::Exact,
        )
    }
}

/// Value of a running state for a seat, in hundredths of a point.
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

/// Score so far: alone, minus the opponent's in a duel.
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

/// Lead as a result: 100 if the seat is ahead, -100 if the opponent is, 0 if they are level. In a
/// contest for points, the points themselves, as [`ScoreDifference`] counts them.
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
