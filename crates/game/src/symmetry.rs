//! Symmetries, which a game may have but need not have.

use crate::contract::Game;

/// A game with symmetries: permutations of states and actions that keep turn, legality, scores and
/// every result. Number 0 is the identity; together they form a group.
pub trait Symmetric: Game {
    /// Returns the number of symmetries, the identity included.
    fn symmetries(&self) -> usize;

    /// Returns the image of a state. `index` is below [`Symmetric::symmetries`].
    fn map_state(&self, index: usize, state: &Self::State) -> Self::State;

    /// Returns the image of an action taken in `state`.
    fn map_action(&self, index: usize, state: &Self::State, action: Self::Action) -> Self::Action;
}
