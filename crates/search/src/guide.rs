//! Guides: what a game tells a strong search beyond its rules.

use crate::ordering::Unordered;
use game::Game;

/// Names one state of each class of states that are the same up to symmetry.
pub trait Canonical<G: Game>: Send + Sync {
    /// The state that stands for this one, with the same seat on turn and the same value for it;
    /// `None` if it stands for itself or if finding out does not pay. The estimate of the evaluator
    /// must be the same for both. A form that is over shows that this state is decided.
    fn canonical(&self, game: &G, state: &G::State) -> Option<G::State>;
}

/// Every state stands for itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Itself;

impl<G: Game> Canonical<G> for Itself {
    #[inline]
    fn canonical(&self, _: &G, _: &G::State) -> Option<G::State> {
        None
    }
}

/// An evaluator with, if the game has them, a [`crate::MoveOrder`] and a [`Canonical`] form.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Guide<E, O = Unordered, C = Itself> {
    pub(crate) evaluator: E,
    pub(crate) order: O,
    pub(crate) canonical: C,
}

impl<E> Guide<E> {
    /// A guide that knows only what states are worth.
    #[must_use]
    pub const fn new(evaluator: E) -> Self {
        Self { evaluator, order: Unordered, canonical: Itself }
    }
}

impl<E, O, C> Guide<E, O, C> {
    /// The same guide with this order of actions.
    #[must_use]
    pub fn ordered<P>(self, order: P) -> Guide<E, P, C> {
        Guide { evaluator: self.evaluator, order, canonical: self.canonical }
    }

    /// The same guide with this canonical form: the search then looks at one state of each class.
    #[must_use]
    pub fn canonical<D>(self, canonical: D) -> Guide<E, O, D> {
        Guide { evaluator: self.evaluator, order: self.order, canonical }
    }
}
