//! Game knowledge: what a game adds for a strong search beyond its rules.

use crate::ordering::Unordered;
use damier_game::Game;

/// Names one state of each class of states that are the same up to symmetry.
pub trait Canonical<G: Game>: Send + Sync {
    /// The state that stands for this one, with the same seat on turn and the same value for it;
    /// `None` if it stands for itself or if computing it does not pay. The estimate of the evaluator
    /// must be the same for both. A form that is over shows that this state is decided.
    fn canonical(&self, game: &G, state: &G::State) -> Option<G::State>;
}

/// Canonical form in which every state stands for itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct IdentityForm;

impl<G: Game> Canonical<G> for IdentityForm {
    #[inline]
    fn canonical(&self, _: &G, _: &G::State) -> Option<G::State> {
        None
    }
}

/// Evaluator with, if the game has them, a [`crate::MoveOrder`] and a [`Canonical`] form.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct GameKnowledge<E, O = Unordered, C = IdentityForm> {
    pub(crate) evaluator: E,
    pub(crate) order: O,
    pub(crate) canonical: C,
}

impl<E> GameKnowledge<E> {
    /// Creates knowledge with an evaluator only.
    #[must_use]
    pub const fn new(evaluator: E) -> Self {
        Self { evaluator, order: Unordered, canonical: IdentityForm }
    }
}

impl<E, O, C> GameKnowledge<E, O, C> {
    /// Returns the same knowledge with this order of actions.
    #[must_use]
    pub fn with_order<P>(self, order: P) -> GameKnowledge<E, P, C> {
        GameKnowledge { evaluator: self.evaluator, order, canonical: self.canonical }
    }

    /// Returns the same knowledge with this canonical form: the search then visits one state of each class.
    #[must_use]
    pub fn with_canonical<D>(self, canonical: D) -> GameKnowledge<E, O, D> {
        GameKnowledge { evaluator: self.evaluator, order: self.order, canonical }
    }
}
