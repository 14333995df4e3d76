//! The course's strategies: every one weighs each legal call and takes the best.
//!
//! They count cells, and so they do where they may swap zones: they do it if that gives them more cells
//! than any call.

use crate::board::Colour;
use crate::rules::{Filler, FillerAction};
use crate::state::FillerState;
use crate::zone::Zone;
use game::{Actions, Budget, Decision, Game, Rng, Strategy};

/// Any call that gains something, each equally likely; any legal call if none does.
#[derive(Clone, Debug)]
pub struct RandomAvailable(Rng);

impl RandomAvailable {
    /// A player with this seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self(Rng::new(seed))
    }
}

impl Strategy<Filler> for RandomAvailable {
    fn choose(
        &mut self,
        game: &Filler,
        state: &FillerState,
        _: &mut Budget,
    ) -> Decision<FillerAction> {
        if swap_gives_most(game, state) {
            return Decision::act(FillerAction::Swap);
        }
        let choice = self.0.pick(&list_worthwhile(game, state));
        choice.map_or_else(Decision::resign, |colour| Decision::act(colour.into()))
    }
}

/// True if a swap may be made and gives the seat on turn more cells than any call.
fn swap_gives_most(game: &Filler, state: &FillerState) -> bool {
    if !game.may_swap(state) {
        return false;
    }
    let seat = state.next();
    let most = list_worthwhile(game, state).iter().map(|&colour| state.gain(seat, colour)).max();
    state.owned(seat.other()) > state.owned(seat) + most.unwrap_or(0)
}

/// The colours that may be called and gain something; all that may be called if none does.
fn list_worthwhile(game: &Filler, state: &FillerState) -> Actions<Colour> {
    let legal: Actions<Colour> =
        game.legal_actions(state).into_iter().filter_map(FillerAction::colour).collect();
    let gains = |&colour: &Colour| state.gain(state.next(), colour) > 0;
    let gaining: Actions<Colour> = legal.iter().copied().filter(gains).collect();
    if gaining.is_empty() { legal } else { gaining }
}

/// Weighs calls for the seat on turn, before equals are drawn at random; greater is better.
pub trait Weigh: Send {
    /// The weight that calls are compared by.
    type Weight: PartialOrd + Copy;

    /// Weighs a legal call.
    fn weigh(
        &mut self,
        game: &Filler,
        state: &FillerState,
        colour: Colour,
        budget: &mut Budget,
    ) -> Self::Weight;
}

/// Takes the call of the greatest weight among those that gain something, among all if none does: a
/// larger zone is never worse, and whoever waits for a better border stalls. Equal ones are drawn at
/// random, unless [`Best::first_of_equals`] says otherwise.
#[derive(Clone, Debug)]
pub struct Best<W> {
    weigh: W,
    rng: Rng,
    first_of_equals: bool,
}

impl<W: Weigh> Best<W> {
    /// A player with this weight and seed.
    #[must_use]
    pub fn new(weigh: W, seed: u64) -> Self {
        Self { weigh, rng: Rng::new(seed), first_of_equals: false }
    }

    /// The same player, taking the first of equal calls in the alphabet, as simple programs do: what is
    /// passed over adds up, which is worth half a point in a hundred against `random-available`.
    #[must_use]
    pub fn first_of_equals(mut self, first: bool) -> Self {
        self.first_of_equals = first;
        self
    }
}

impl<W: Weigh> Strategy<Filler> for Best<W> {
    fn choose(
        &mut self,
        game: &Filler,
        state: &FillerState,
        budget: &mut Budget,
    ) -> Decision<FillerAction> {
        if swap_gives_most(game, state) {
            return Decision::act(FillerAction::Swap);
        }
        let mut best: Actions<Colour> = Actions::new();
        let mut most: Option<W::Weight> = None;
        for colour in list_worthwhile(game, state) {
            budget.spend(1);
            let weight = self.weigh.weigh(game, state, colour, budget);
            if most.is_none_or(|most| weight > most) {
                most = Some(weight);
                best.clear();
            }
            if most == Some(weight) {
                best.push(colour);
            }
        }
        let choice =
            if self.first_of_equals { best.first().copied() } else { self.rng.pick(&best) };
        let mut decision =
            choice.map_or_else(Decision::resign, |colour| Decision::act(colour.into()));
        decision.nodes = budget.nodes();
        decision
    }
}

/// The gain of the call now.
#[derive(Clone, Copy, Debug)]
pub struct Gain;

impl Weigh for Gain {
    type Weight = u32;

    fn weigh(&mut self, _: &Filler, state: &FillerState, colour: Colour, _: &mut Budget) -> u32 {
        state.gain(state.next(), colour)
    }
}

/// The course's *perimeter*: the number of different neutral cells that touch the zone after the call.
#[derive(Clone, Copy, Debug)]
pub struct Perimeter;

impl Weigh for Perimeter {
    type Weight = u32;

    fn weigh(&mut self, game: &Filler, state: &FillerState, colour: Colour, _: &mut Budget) -> u32 {
        perimeter_after(game, state, colour)
    }
}

fn perimeter_after(game: &Filler, state: &FillerState, colour: Colour) -> u32 {
    let mut zone = Zone::of(state, state.next());
    zone.take(game, state, colour);
    zone.perimeter(game, state)
}

/// Gain and perimeter, each with its weight.
#[derive(Clone, Copy, Debug)]
pub struct Hybrid {
    /// Weight of a cell gained.
    pub gain: f64,
    /// Weight of a neutral cell that touches the zone after the call.
    pub border: f64,
}

impl Weigh for Hybrid {
    type Weight = f64;

    fn weigh(&mut self, game: &Filler, state: &FillerState, colour: Colour, _: &mut Budget) -> f64 {
        self.gain * f64::from(state.gain(state.next(), colour))
            + self.border * f64::from(perimeter_after(game, state, colour))
    }
}

/// The perimeter until the seat owns a share of all cells, then the gain.
#[derive(Clone, Copy, Debug)]
pub struct Phased {
    /// The share, from 0 to 1.
    pub until: f64,
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
            Perimeter.weigh(game, state, colour, budget)
        } else {
            Gain.weigh(game, state, colour, budget)
        }
    }
}

/// The best that several own calls can bring, as if the opponent stood still; among equals, the greater
/// gain now. Once the budget is spent it looks no further ahead.
#[derive(Clone, Copy, Debug)]
pub struct Foresight {
    /// Own calls, this one included; at least 1.
    pub calls: u32,
    /// True to count the perimeter after them, false to count the cells gained.
    pub perimeter: bool,
}

impl Weigh for Foresight {
    type Weight = (u32, u32);

    fn weigh(
        &mut self,
        game: &Filler,
        state: &FillerState,
        colour: Colour,
        budget: &mut Budget,
    ) -> (u32, u32) {
        let mut zone = Zone::of(state, state.next());
        zone.take(game, state, colour);
        let best = self.best(game, state, &zone, self.calls - 1, budget);
        (best, state.gain(state.next(), colour))
    }
}

impl Foresight {
    fn best(
        self,
        game: &Filler,
        state: &FillerState,
        zone: &Zone,
        calls: u32,
        budget: &mut Budget,
    ) -> u32 {
        let now = if self.perimeter { zone.perimeter(game, state) } else { zone.size() };
        if calls == 0 || !budget.spend(1) {
            return now;
        }
        if calls == 1 && !self.perimeter {
            return now + zone.greatest_gain();
        }
        let colours = (0..game.colours as u8).map(Colour);
        let gaining = colours.filter(|&colour| zone.gain(colour) > 0);
        let after = gaining.map(|colour| {
            let mut next = zone.clone();
            next.take(game, state, colour);
            self.best(game, state, &next, calls - 1, budget)
        });
        after.max().unwrap_or(now)
    }
}

/// The fewest neutral cells that the opponent can still reach; among equals, the greater gain.
#[derive(Clone, Copy, Debug)]
pub struct Blocking;

impl Weigh for Blocking {
    type Weight = (i64, u32);

    fn weigh(
        &mut self,
        game: &Filler,
        state: &FillerState,
        colour: Colour,
        _: &mut Budget,
    ) -> (i64, u32) {
        let opponent = state.next().other();
        let gain = state.gain(state.next(), colour);
        let left = game.after(state, colour.into()).reachable(opponent);
        (-i64::from(left), gain)
    }
}

/// The gain with cells that count more the nearer they are to the centre of the board.
#[derive(Clone, Copy, Debug)]
pub struct Weighted {
    /// The weight of a cell in the centre beyond 1; nothing beyond 1 in the corners, and in between
    /// according to the distance (rows plus columns).
    pub centre: f64,
}

impl Weigh for Weighted {
    type Weight = f64;

    fn weigh(&mut self, game: &Filler, state: &FillerState, colour: Colour, _: &mut Budget) -> f64 {
        let taken = state.cells_available(state.next(), colour);
        // Distances in half cells from the centre.
        let off = |at: usize, side: usize| (2 * at + 1).abs_diff(side);
        let furthest = (game.rows() + game.columns() - 2).max(1) as f64;
        let cells = taken.map(|(row, column)| {
            let distance = off(row, game.rows()) + off(column, game.columns());
            1.0 + self.centre * (1.0 - distance as f64 / furthest)
        });
        cells.sum()
    }
}
