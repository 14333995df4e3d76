//! The side that an answer is about, and what it counts.

use crate::text::answer as text;
use damier_catalog::{Session, Turn};
use damier_i18n::Message;

/// The side on turn.
pub(super) fn name_turn(session: &dyn Session) -> Message {
    match session.turn() {
        Turn::Player(seat) => seat.into(),
        Turn::Chance => text::chance().into(),
        Turn::Over => text::nobody().into(),
    }
}

/// The unit of distances, in the plural; one that is not known stays as it is.
pub(super) fn name_unit(unit: &str) -> Message {
    let known = ["placements", "calls", "slides", "plies"];
    let known = known.into_iter().find(|known| *known == unit);
    known.map_or_else(|| unit.into(), text::unit)
}
