//! Knowledge about a game that a strong search uses in addition to the rules.

use crate::ordering::Unordered;
use damier_game::Game;

/// Chooses one state to represent all states that are the same up to symmetry.
pub trait Canonical<G: Game>: Send + Sync {
    /// Returns the state that represents `state`. Returns `None` if `state` represents itself, or if it is not worth
    /// computing the other one. Both states must have the same seat on turn, the same value for it, and the same
    /// estimate of the evaluator. If the returned state is finished, the result of `state` is decided.
    fn canonical(&self, game: &G, state: &G::State) -> Option<G::State>;
}

/// [`Canonical`] form in which every state represents itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct IdentityForm;

impl<G: Game> Canonical<G> for IdentityForm {
    #[inline]
    fn canonical(&self, _: &G, _: &G::State) -> Option<G::State> {
        None
    }
}

/// Evaluator of a game, with a [`crate::MoveOrder`] and a [`Canonical`] form if the game has them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct GameKnowledge<E, O = Unordered, C = IdentityForm> {
    pub(crate) evaluator: E,
    pub(crate) order: O,
    pub(crate) canonical: C,
}

impl<E> GameKnowledge<E> {
    /// Creates knowledge that consists of an evaluator only.
    #[must_use]
    pub const fn new(evaluator: E) -> Self {
        Self { evaluator, order: Unordered, canonical: IdentityForm }
    }
}

impl<E, O, C> GameKnowledge<E, O, C> {
    /// Returns the same knowledge with this move order.
    #[must_use]
    pub fn with_order<P>(self, order: P) -> GameKnowledge<E, P, C> {
        GameKnowledge { evaluator: self.evaluator, order, canonical: self.canonical }
    }

    /// Returns the same knowledge with this canonical form. The search then visits only one of several symmetric
    /// states.
    #[must_use]
    pub fn with_canonical<D>(self, canonical: D) -> GameKnowledge<E, O, D> {
        GameKnowledge { evaluator: self.evaluator, order: self.order, canonical }
    }
}
