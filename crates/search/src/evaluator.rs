//! What a search believes about a state it looks no further into.

use game::{Contest, Game, Seat};

/// Estimates the final result of a state for a seat.
pub trait Evaluator<G: Game>: Send + Sync {
    /// The estimate for `seat`, in hundredths of a point of the game's score; higher is better for
    /// that seat. In a two-seat game the estimates of the two seats are opposite numbers.
    fn evaluate(&self, game: &G, state: &G::State, seat: Seat) -> i64;

    /// The largest estimate there is, where that is known: a search that has found it looks no
    /// further. In a two-seat game the smallest is its opposite.
    fn most(&self, _game: &G) -> Option<i64> {
        None
    }

    /// The final result of a running game under best play, where it can be told at a glance; the
    /// estimate must then be the same. A search looks no further into such a state.
    fn settled(&self, _game: &G, _state: &G::State, _seat: Seat) -> Option<i64> {
        None
    }

    /// The same as [`Evaluator::evaluate`], asked only of running states that are not settled, so that
    /// what [`Evaluator::settled`] has looked at need not be looked at again.
    fn unsettled(&self, game: &G, state: &G::State, seat: Seat) -> i64 {
        self.evaluate(game, state, seat)
    }

    /// What [`Evaluator::settled`], or else [`Evaluator::unsettled`], says of a running state, for
    /// evaluators that find out both in one go. A search asks this where it looks no further.
    fn judge(&self, game: &G, state: &G::State, seat: Seat) -> Judgement {
        self.settled(game, state, seat).map_or_else(
            || Judgement::Estimate(self.unsettled(game, state, seat)),
            Judgement::Settled,
        )
    }
}

/// What an evaluator says of a running state, in hundredths of a point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Judgement {
    /// The final result under best play.
    Settled(i64),
    /// What it believes.
    Estimate(i64),
}

impl<G: Game, F: Fn(&G, &G::State, Seat) -> i64 + Send + Sync> Evaluator<G> for F {
    fn evaluate(&self, game: &G, state: &G::State, seat: Seat) -> i64 {
        self(game, state, seat)
    }
}

/// The score so far: alone, minus the opponent's in a duel.
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

/// Who is ahead: 100 for the seat, -100 for the opponent, 0 if level. In a contest for points, the
/// points themselves, as [`ScoreDifference`] counts them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Outcome;

impl<G: Game> Evaluator<G> for Outcome {
    fn evaluate(&self, game: &G, state: &G::State, seat: Seat) -> i64 {
        let difference = ScoreDifference.evaluate(game, state, seat);
        match game.contest() {
            Contest::Duel => 100 * difference.signum(),
            Contest::Solo | Contest::Roles => difference,
        }
    }

    fn most(&self, game: &G) -> Option<i64> {
        (game.contest() == Contest::Duel).then_some(100)
    }
}
