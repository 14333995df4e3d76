//! The course's players that plan several calls of their own, and those that value some cells more than others.

use crate::board::Colour;
use crate::rules::Filler;
use crate::state::FillerState;
use crate::strategy::Weigh;
use crate::zone::{Counts, Zone};
use damier_game::Budget;

/// Returns how near a cell is to the centre of the board, from 0 in the corners to 1 in the centre. It falls linearly
/// with the distance (rows plus columns).
fn nearness(game: &Filler, (row, column): (usize, usize)) -> f64 {
    // Distances in half cells from the centre.
    let off = |at: usize, side: usize| (2 * at + 1).abs_diff(side);
    let furthest = (game.rows() + game.columns() - 2).max(1) as f64;
    let distance = off(row, game.rows()) + off(column, game.columns());
    1.0 - distance as f64 / furthest
}

/// Returns the sum of [`nearness`] over the cells that a call gains now.
pub(crate) fn nearness_gained(game: &Filler, state: &FillerState, colour: Colour) -> f64 {
    state.cells_available(state.next(), colour).map(|cell| nearness(game, cell)).sum()
}

/// Weighs a call by its gain, where cells count more the nearer they are to the centre of the board.
#[derive(Clone, Copy, Debug)]
pub struct Weighted {
    /// Weight of a cell in the centre in addition to 1. It falls to 0 in the corners, linearly with the distance (rows
    /// plus columns).
    pub centre: f64,
}

impl Weigh for Weighted {
    type Weight = f64;

    fn weigh(&mut self, game: &Filler, state: &FillerState, colour: Colour, _: &mut Budget) -> f64 {
        let gain = f64::from(state.gain(state.next(), colour));
        gain + self.centre * nearness_gained(game, state, colour)
    }
}

/// What [`Foresight`] maximises.
#[derive(Clone, Copy, Debug)]
pub enum Aim {
    /// Number of cells.
    Cells,
    /// Number of cells, where a cell in the centre counts this much more than 1, see [`Weighted`].
    Centre(f64),
    /// Perimeter.
    Perimeter(Counts),
}

/// Weighs a call by the best result of several own calls, as if the opponent did nothing. Ties are broken by the gain
/// of the first call. When the budget is spent, it looks no further ahead.
#[derive(Clone, Copy, Debug)]
pub struct Foresight {
    /// Number of own calls, including this one; at least 1.
    pub calls: u32,
    /// What counts after these calls.
    pub aim: Aim,
}

impl Weigh for Foresight {
    type Weight = (f64, u32);

    fn weigh(
        &mut self,
        game: &Filler,
        state: &FillerState,
        colour: Colour,
        budget: &mut Budget,
    ) -> (f64, u32) {
        (self.after(game, state, colour, budget), state.gain(state.next(), colour))
    }
}

/// A zone after some of the calls, and the weight of its gained cells in addition to 1 for each.
struct Outlook {
    zone: Zone,
    extra: f64,
}

impl Foresight {
    /// Returns the best result of a call and those that follow it: the weighted number of cells gained, or the
    /// perimeter after the last call.
    pub(crate) fn after(
        self,
        game: &Filler,
        state: &FillerState,
        colour: Colour,
        budget: &mut Budget,
    ) -> f64 {
        let now = Outlook { zone: Zone::from_state(state, state.next()), extra: 0.0 };
        let owned = now.zone.size();
        let next = self.take(game, state, &now, colour);
        let best = self.best(game, state, &next, self.calls - 1, budget);
        if matches!(self.aim, Aim::Perimeter(_)) { best } else { best - f64::from(owned) }
    }

    fn take(self, game: &Filler, state: &FillerState, before: &Outlook, colour: Colour) -> Outlook {
        let mut zone = before.zone.clone();
        let mut extra = before.extra;
        if let Aim::Centre(weight) = self.aim {
            let near = zone.cells_available(state, colour).map(|cell| nearness(game, cell));
            extra += weight * near.sum::<f64>();
        }
        zone.take(game, state, colour);
        Outlook { zone, extra }
    }

    fn best(
        self,
        game: &Filler,
        state: &FillerState,
        outlook: &Outlook,
        calls: u32,
        budget: &mut Budget,
    ) -> f64 {
        let zone = &outlook.zone;
        let now = match self.aim {
            Aim::Cells | Aim::Centre(_) => f64::from(zone.size()) + outlook.extra,
            Aim::Perimeter(counts) => f64::from(zone.perimeter(game, state, counts)),
        };
        if calls == 0 || !budget.spend(1) {
            return now;
        }
        if calls == 1 && matches!(self.aim, Aim::Cells) {
            return now + f64::from(zone.greatest_gain());
        }
        let colours = (0..game.colours as u8).map(Colour);
        let gaining = colours.filter(|&colour| zone.gain(colour) > 0);
        let after = gaining.map(|colour| {
            let next = self.take(game, state, outlook, colour);
            self.best(game, state, &next, calls - 1, budget)
        });
        after.reduce(f64::max).unwrap_or(now)
    }
}
