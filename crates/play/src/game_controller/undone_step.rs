//! A step that was undone.

use damier_game::Seat;

/// A step that was undone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum UndoneStep {
    /// An action of a seat or of chance.
    Action(String),
    /// The resignation of a seat.
    Resignation(Seat),
}
