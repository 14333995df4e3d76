//! The course's strategies: each gives every legal call a weight and makes the call with the greatest weight.
//!
//! They count cells. If they may swap zones, they do so if the swap gives them more cells than any call.

use crate::board::Colour;
use crate::rules::{Filler, FillerAction};
use crate::state::FillerState;
use damier_game::{Actions, Budget, Decision, Game, Rng, Strategy};

/// A player that makes any call that gains cells, each equally likely. If none gains, it makes any legal call, or
/// resigns if [`RandomAvailable::resigning`] says so.
#[derive(Clone, Debug)]
pub struct RandomAvailable {
    rng: Rng,
    resigns: bool,
}

impl RandomAvailable {
    /// Creates a player with this seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self { rng: Rng::new(seed), resigns: false }
    }

    /// Returns the same player. If `resigns` is true, it resigns when no call gains cells, as the player of the course
    /// does.
    #[must_use]
    pub fn resigning(mut self, resigns: bool) -> Self {
        self.resigns = resigns;
        self
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
        let calls = list_worthwhile(game, state);
        // Where one gains, all that are listed do.
        let is_stuck = calls.iter().all(|&colour| state.gain(state.next(), colour) == 0);
        if self.resigns && is_stuck {
            return Decision::resign();
        }
        let choice = self.rng.pick(&calls);
        choice.map_or_else(Decision::resign, |colour| Decision::act(colour.into()))
    }
}

/// A player that makes a random call, with a probability proportional to its gain. If none gains, it makes any legal
/// call.
#[derive(Clone, Debug)]
pub struct RandomByGain(Rng);

impl RandomByGain {
    /// Creates a player with this seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self(Rng::new(seed))
    }
}

impl Strategy<Filler> for RandomByGain {
    fn choose(
        &mut self,
        game: &Filler,
        state: &FillerState,
        _: &mut Budget,
    ) -> Decision<FillerAction> {
        if swap_gives_most(game, state) {
            return Decision::act(FillerAction::Swap);
        }
        let calls = list_worthwhile(game, state);
        let weigh = |&colour: &Colour| (colour, f64::from(state.gain(state.next(), colour)));
        let weighed: Vec<(Colour, f64)> = calls.iter().map(weigh).collect();
        let some_gain = weighed.iter().any(|&(_, gain)| gain > 0.0);
        let choice = if some_gain { self.0.pick_weighted(&weighed) } else { self.0.pick(&calls) };
        choice.map_or_else(Decision::resign, |colour| Decision::act(colour.into()))
    }
}

/// Returns true if a swap may be made and gives the seat on turn more cells than any call.
fn swap_gives_most(game: &Filler, state: &FillerState) -> bool {
    if !game.may_swap(state) {
        return false;
    }
    let seat = state.next();
    let most = list_worthwhile(game, state).iter().map(|&colour| state.gain(seat, colour)).max();
    state.owned(seat.other()) > state.owned(seat) + most.unwrap_or(0)
}

/// Returns the colours that may be called and gain cells or, if none gains, all colours that may be called.
fn list_worthwhile(game: &Filler, state: &FillerState) -> Actions<Colour> {
    let legal: Actions<Colour> =
        game.legal_actions(state).into_iter().filter_map(FillerAction::colour).collect();
    let gains = |&colour: &Colour| state.gain(state.next(), colour) > 0;
    let gaining: Actions<Colour> = legal.iter().copied().filter(gains).collect();
    if gaining.is_empty() { legal } else { gaining }
}

/// Gives calls of the seat on turn a weight. Greater is better.
pub trait Weigh: Send {
    /// Type of the weight.
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

/// Takes the call with the greatest weight among those that gain cells, or among all if none does. Other calls are not
/// considered, because a larger zone is never worse and a player that waits for a better border stalls. Ties are broken
/// at random, unless [`Best::first_of_equals`] is set.
#[derive(Clone, Debug)]
pub struct Best<W> {
    weigh: W,
    rng: Rng,
    first_of_equals: bool,
}

impl<W: Weigh> Best<W> {
    /// Creates a player with this weight and seed.
    #[must_use]
    pub fn new(weigh: W, seed: u64) -> Self {
        Self { weigh, rng: Rng::new(seed), first_of_equals: false }
    }

    /// Returns the same player. If `first` is true, it makes the alphabetically first of equally good calls, as simple
    /// programs do. Against `random-available` this gains half a percentage point, because the cells that it passes
    /// over accumulate.
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

/// Weighs a call by its gain.
#[derive(Clone, Copy, Debug)]
pub struct Gain;

impl Weigh for Gain {
    type Weight = u32;

    fn weigh(&mut self, _: &Filler, state: &FillerState, colour: Colour, _: &mut Budget) -> u32 {
        state.gain(state.next(), colour)
    }
}

/// Weighs a call by the number of neutral cells that the opponent can still reach: the fewer, the better. Ties are
/// broken by the gain.
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
