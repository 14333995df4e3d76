//! The course's players by perimeter: alone, weighed against the gain, or first one and then the other.

use crate::board::Colour;
use crate::rules::Filler;
use crate::state::FillerState;
use crate::strategy::{Gain, Weigh};
use crate::zone::{Counts, Zone};
use damier_game::Budget;

/// Weighs a call by the perimeter as the course defines it: the number of different cells outside the zone that touch
/// it after the call.
#[derive(Clone, Copy, Debug, Default)]
pub struct Perimeter {
    /// Cells that count.
    pub counts: Counts,
}

impl Perimeter {
    pub(crate) fn after(self, game: &Filler, state: &FillerState, colour: Colour) -> u32 {
        let mut zone = Zone::from_state(state, state.next());
        zone.take(game, state, colour);
        zone.perimeter(game, state, self.counts)
    }
}

impl Weigh for Perimeter {
    type Weight = u32;

    fn weigh(&mut self, game: &Filler, state: &FillerState, colour: Colour, _: &mut Budget) -> u32 {
        self.after(game, state, colour)
    }
}

/// Weighs a call by the weighted sum of gain and perimeter.
#[derive(Clone, Copy, Debug)]
pub struct Hybrid {
    /// Weight of a cell gained.
    pub gain: f64,
    /// Weight of a cell that touches the zone after the call.
    pub border: f64,
    /// The perimeter that is meant.
    pub perimeter: Perimeter,
}

impl Weigh for Hybrid {
    type Weight = f64;

    fn weigh(&mut self, game: &Filler, state: &FillerState, colour: Colour, _: &mut Budget) -> f64 {
        self.gain * f64::from(state.gain(state.next(), colour))
            + self.border * f64::from(self.perimeter.after(game, state, colour))
    }
}

/// Weighs a call by the perimeter until the seat owns a share of all cells, and then by the gain.
#[derive(Clone, Copy, Debug)]
pub struct Phased {
    /// Share of all cells from which the gain counts, from 0 to 1.
    pub until: f64,
    /// The perimeter that is meant.
    pub perimeter: Perimeter,
}

impl Weigh for Phased {
    type Weight = u32;

    fn weigh(
        &mut self,
        game: &Filler,
        state: &FillerState,
        colour: Colour,
        budget: &mut Budget,
    ) -> u32 {
        let owned = f64::from(state.owned(state.next()));
        if owned < self.until * game.cells() as f64 {
            self.perimeter.after(game, state, colour)
        } else {
            Gain.weigh(game, state, colour, budget)
        }
    }
}
