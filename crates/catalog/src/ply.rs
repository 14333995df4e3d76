//! A ply of a game as plain data.

use damier_game::Turn;

/// Text that stands for a resignation in place of an action.
pub const RESIGN: &str = "resign";

/// An action that was taken, as text, and the turn on which it was taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ply {
    /// The turn that the action ended: a seat's or chance's.
    pub turn: Turn,
    /// Action.
    pub action: String,
}
