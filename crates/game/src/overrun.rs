//! The error for using more time than allowed.

use crate::text;
use damier_i18n::{Message, Number};
use std::time::Duration;

/// Returns a time in a suitable unit.
fn time(time: Duration) -> Message {
    let seconds = time.as_secs_f64();
    if seconds >= 1.0 {
        text::time_in_seconds(Number::fixed(seconds, 3))
    } else if seconds >= 1e-3 {
        text::time_in_milliseconds(Number::fixed(seconds * 1e3, 3))
    } else {
        text::time_in_microseconds(Number::fixed(seconds * 1e6, 3))
    }
}

/// A move or a game took more CPU time than allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", Message::from(*self))]
pub struct Overrun {
    /// `move` or `game`; for a guest (a program in its own process) also `start`, `unset` (a move without a budget) and
    /// `farewell`.
    pub per: &'static str,
    /// Limit that was exceeded.
    pub limit: Duration,
    /// Time that was used.
    pub used: Duration,
}

/// The sentence in every language.
impl From<Overrun> for Message {
    fn from(overrun: Overrun) -> Self {
        let Overrun { per, limit, used } = overrun;
        text::over(time(used), per, time(limit))
    }
}
