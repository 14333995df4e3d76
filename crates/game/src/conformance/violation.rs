//! The finding of the suite: a law that a game broke.

use std::fmt;

/// A law that a game broke, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub struct Violation {
    /// Law that was broken.
    pub law: &'static str,
    /// State and action at which it broke.
    pub place: String,
}

impl fmt::Display for Violation {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "broken law: {}; at {}", self.law, self.place)
    }
}

/// Checks one law. If it is broken, `place` gives the state and the action.
pub(super) fn require(
    holds: bool,
    law: &'static str,
    place: impl Fn() -> String,
) -> Result<(), Violation> {
    if holds { Ok(()) } else { Err(Violation { law, place: place() }) }
}
