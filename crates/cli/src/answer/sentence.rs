//! The side that an answer is about.

use workbench::{Session, Turn};

/// The side on turn.
pub(super) fn name_turn(session: &dyn Session) -> String {
    match session.turn() {
        Turn::Player(seat) => seat.to_string(),
        Turn::Chance => "chance".to_string(),
        Turn::Over => "nobody".to_string(),
    }
}
