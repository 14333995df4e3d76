//! Bans: colours that may not be called.

use crate::board::Colour;

/// Colours that may not be called.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Ban {
    /// Colour of the caller: its last call or, before its first call, the colour under its start cell.
    pub(crate) own: bool,
    /// Colour of the opponent, defined likewise.
    pub(crate) opponent: bool,
    /// The one called on the previous ply.
    pub(crate) last: bool,
}

impl Ban {
    /// The most colours that can be banned at once. The last call is the opponent's.
    pub(crate) fn most(self) -> usize {
        usize::from(self.own) + usize::from(self.opponent || self.last)
    }

    /// Returns true if a seat may not call a colour, after these calls of its own and of its opponent; before a
    /// seat's first call, the colour under its start cell stands for one.
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

    /// Returns true if a zone has a colour before its seat's first call.
    pub(crate) fn minds_start(self) -> bool {
        self.own || self.opponent
    }
}
