//! The side to move and the units of distances, in words.

use crate::text::answer as text;
use damier_catalog::{Session, Turn};
use damier_i18n::Message;

/// Returns the side to move, for people.
pub(super) fn name_turn(session: &dyn Session) -> Message {
    match session.turn() {
        Turn::Player(seat) => seat.into(),
        Turn::Chance => text::chance().into(),
        Turn::Over => text::nobody().into(),
    }
}

/// Returns the unit of distances in the plural; an unknown unit stays as it is.
pub(super) fn name_unit(unit: &str) -> Message {
    let known = ["placements", "calls", "slides", "plies"];
    let known = known.into_iter().find(|known| *known == unit);
    known.map_or_else(|| unit.into(), text::unit)
}
