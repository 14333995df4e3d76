//! One cuts, the other chooses: what a seat may do on its turn, and the swap rule.

use crate::rules::{Colour, Filler};
use crate::state::State;

/// What a seat does on its turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Call {
    /// Calls a colour.
    Colour(Colour),
    /// Takes over the zone of the other seat, which gets this seat's zone and is on turn. Possible only
    /// under the swap rule, once, after the first call of the game.
    Swap,
}

impl Call {
    /// The colour called; `None` for a swap.
    #[must_use]
    #[inline]
    pub const fn colour(self) -> Option<Colour> {
        match self {
            Self::Colour(colour) => Some(colour),
            Self::Swap => None,
        }
    }
}

impl From<Colour> for Call {
    fn from(colour: Colour) -> Self {
        Self::Colour(colour)
    }
}

/// Whether zones may be exchanged.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) enum Swap {
    /// Never.
    #[default]
    None,
    /// After the first call of the game: one cuts, the other chooses.
    First,
}

impl Filler {
    /// Whether the seat on turn may take over the other's zone instead of calling a colour.
    #[must_use]
    pub fn may_swap(&self, state: &State) -> bool {
        state.swap
    }

    /// Whether a call made in this state lets the other seat swap, if the game goes on.
    pub(crate) fn opens_swap(&self, state: &State) -> bool {
        self.swap == Swap::First && self.is_untouched(state)
    }

    /// Whether the other seat has made the first call of the game and nobody another one.
    pub(crate) fn is_first_cut(&self, state: &State) -> bool {
        let [mine, theirs] = [state.next, state.next.other()].map(|seat| state.owned(seat));
        mine == 1 && (theirs == 1) == (state.idle == 1) && state.idle <= 1
    }
}

impl State {
    /// Gives each seat the zone of the other, with what belongs to it, and the turn to the other seat.
    pub(crate) fn exchange_zones(&mut self) {
        for line in &mut self.lines {
            line.zone.swap(0, 1);
            line.available.swap(0, 1);
            line.reach.swap(0, 1);
        }
        self.gains.swap(0, 1);
        self.owned.swap(0, 1);
        self.reached.swap(0, 1);
        self.calls.swap(0, 1);
        self.next = self.next.other();
        self.swap = false;
    }
}
