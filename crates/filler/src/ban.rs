//! Bans: colours that may not be called.

use crate::board::Colour;

/// Rule that says which colours may not be called.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Ban {
    /// True if the caller's own colour is banned: its last call or, before its first call, the colour under its start
    /// cell.
    pub(crate) own: bool,
    /// True if the opponent's colour is banned, defined in the same way.
    pub(crate) opponent: bool,
    /// True if the colour called on the previous ply is banned.
    pub(crate) last: bool,
}

impl Ban {
    /// Returns the largest number of colours that can be banned at once. The previous call is always the opponent's.
    pub(crate) fn most(self) -> usize {
        usize::from(self.own) + usize::from(self.opponent || self.last)
    }

    /// Returns true if a seat may not call `colour`. `own` and `opponent` are the last calls of the seat and of its
    /// opponent; before a first call, the colour under the start cell. `untouched` is true before the first call of the
    /// game.
    #[inline]
    pub(crate) fn forbids(
        self,
        colour: Colour,
        own: Option<Colour>,
        opponent: Option<Colour>,
        untouched: bool,
    ) -> bool {
        (self.own && own == Some(colour))
            || ((self.opponent || (self.last && !untouched)) && opponent == Some(colour))
    }

    /// Returns true if, until a seat has called, the colour under its start cell counts as its last call.
    pub(crate) fn minds_start(self) -> bool {
        self.own || self.opponent
    }
}
