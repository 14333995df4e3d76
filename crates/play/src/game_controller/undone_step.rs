//! A step that was taken back.

use damier_game::Seat;

/// A step that was taken back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum UndoneStep {
    /// An action of a seat or of chance.
    Action(String),
    /// This seat gave up.
    Resignation(Seat),
}
