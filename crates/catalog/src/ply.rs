//! A ply of a game as plain data.

use damier_game::Turn;

/// The name of giving up, where an action is named.
pub const RESIGN: &str = "resign";

/// An action that was taken, as text, and who took it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ply {
    /// The turn that it ended: a seat's or chance's.
    pub turn: Turn,
    /// The action.
    pub action: String,
}
