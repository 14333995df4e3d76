//! The contract every game keeps.

use crate::rng::Rng;
use crate::seat::{Seat, Turn};
use smallvec::SmallVec;
use std::fmt::Debug;
use std::hash::Hash;

/// Legal actions, kept inline (no allocation) up to 16 of them.
pub type Actions<A> = SmallVec<[A; 16]>;

/// Chance's outcomes with their probabilities, kept inline up to 32 of them.
pub type Outcomes<A> = SmallVec<[(A, f64); 32]>;

/// How results of a game are compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Contest {
    /// One seat: the score itself is the result.
    Solo,
    /// Two seats with the same task: the higher score wins, equal scores are a draw.
    Duel,
    /// Two seats with different tasks: the result is the score of the first seat.
    Roles,
}

/// Parts of a game that are drawn at random.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Randomness {
    /// Nothing: the first state is always the same, and the same actions always give the same game.
    Nothing,
    /// The first state.
    Opening,
    /// Actions of chance during the game, and perhaps the first state.
    Chance,
}

/// An action that the rules forbid in the state it was tried in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the action is not legal here")]
pub struct IllegalAction;

/// Rules of a game, as a value with parameters.
///
/// States are small plain data. Everything is deterministic: randomness enters only through
/// [`Game::opening`]'s generator and through chance's turns.
pub trait Game: Clone + Send + Sync + 'static {
    /// A position, including the part of the past that the rules need.
    type State: Clone + Eq + Hash + Debug + Send + Sync;
    /// An action of a seat or of chance.
    type Action: Copy + Eq + Hash + Debug + Send + Sync;

    /// Returns the number of seats, 1 or 2.
    fn seats(&self) -> usize;

    /// Returns the way in which results are compared.
    fn contest(&self) -> Contest;

    /// Returns the part of the game that is drawn at random. If it is [`Randomness::Nothing`], players without
    /// randomness of their own always repeat the same game, and tables of results count that game only once.
    fn randomness(&self) -> Randomness {
        Randomness::Chance
    }

    /// Returns the first state. Boards that are drawn at random are drawn from `rng`.
    fn opening(&self, rng: &mut Rng) -> Self::State;

    /// Returns the seat or chance that acts in this state.
    fn turn(&self, state: &Self::State) -> Turn;

    /// Returns all actions of the seat on turn, in an order fixed by the game. At least one at [`Turn::Player`],
    /// otherwise none.
    fn legal_actions(&self, state: &Self::State) -> Actions<Self::Action>;

    /// Returns all outcomes of chance with their probabilities, which are above 0 and sum to 1. Empty unless the turn
    /// is [`Turn::Chance`].
    fn chance_outcomes(&self, state: &Self::State) -> Outcomes<Self::Action>;

    /// Applies a legal action of a seat or of chance. An illegal action panics in debug builds, and leaves the state
    /// unspecified in release builds. Use [`Game::try_apply`] for actions from outside.
    fn apply(&self, state: &mut Self::State, action: Self::Action);

    /// Returns the points of a seat so far, as the game counts them. They are final once the turn is [`Turn::Over`].
    fn score(&self, state: &Self::State, seat: Seat) -> i64;

    /// Returns true if an action is legal in this state: the same answer as looking it up in [`Game::legal_actions`] or
    /// [`Game::chance_outcomes`].
    fn is_legal(&self, state: &Self::State, action: Self::Action) -> bool {
        match self.turn(state) {
            Turn::Player(_) => self.legal_actions(state).contains(&action),
            Turn::Chance => self.chance_outcomes(state).iter().any(|&(a, _)| a == action),
            Turn::Over => false,
        }
    }

    /// Draws one of chance's outcomes; `None` unless the turn is [`Turn::Chance`].
    fn sample_chance(&self, state: &Self::State, rng: &mut Rng) -> Option<Self::Action> {
        rng.pick_weighted(&self.chance_outcomes(state))
    }

    /// Draws and applies outcomes until chance is no longer on turn.
    fn settle(&self, state: &mut Self::State, rng: &mut Rng) {
        while let Some(drawn) = self.sample_chance(state, rng) {
            self.apply(state, drawn);
        }
    }

    /// Applies an action if it is legal; otherwise leaves the state as it was.
    ///
    /// # Errors
    /// [`IllegalAction`] if the rules forbid it here.
    fn try_apply(
        &self,
        state: &mut Self::State,
        action: Self::Action,
    ) -> Result<(), IllegalAction> {
        if !self.is_legal(state, action) {
            return Err(IllegalAction);
        }
        self.apply(state, action);
        Ok(())
    }

    /// Returns the state after a legal action.
    #[must_use]
    fn after(&self, state: &Self::State, action: Self::Action) -> Self::State {
        let mut next = state.clone();
        self.apply(&mut next, action);
        next
    }

    /// Returns a random action of the seat on turn or of chance. A seat's legal actions are equally likely, and
    /// chance's have their probabilities. Returns `None` if the game is over.
    fn random_action(&self, state: &Self::State, rng: &mut Rng) -> Option<Self::Action> {
        match self.turn(state) {
            Turn::Player(_) => rng.pick(&self.legal_actions(state)),
            Turn::Chance => self.sample_chance(state, rng),
            Turn::Over => None,
        }
    }
}
