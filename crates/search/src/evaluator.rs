//! What a search believes about a state it looks no further into.

use game::{Contest, Game, Seat};

/// Estimates the final result of a state for a seat.
pub trait Evaluator<G: Game>: Send + Sync {
    /// The estimate for `seat`, in hundredths of a point of the game's score; higher is better for
    /// that seat. In a two-seat game the estimates of the two seats are opposite numbers.
    fn evaluate(&self, game: &G, state: &G::State, seat: Seat) -> i64;
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
