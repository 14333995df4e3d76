//! The course's ideas put together: a weighted sum of them, or one of two players at a time.

use crate::board::Colour;
use crate::foresight::{Aim, Foresight, nearness_gained};
use crate::perimeter::Perimeter;
use crate::rules::{Filler, FillerAction};
use crate::state::FillerState;
use crate::strategy::Weigh;
use damier_game::{Budget, Decision, Game, Rng, Strategy};

/// Weights of everything that the course's players count. Parts with weight 0 are not computed.
#[derive(Clone, Copy, Debug)]
pub struct Mix {
    /// Of a cell gained.
    pub gain: f64,
    /// Of a cell that touches the zone after the call.
    pub border: f64,
    /// Of a cell gained in the centre; less towards the corners, where it is 0.
    pub centre: f64,
    /// Of a neutral cell that the opponent can no longer reach.
    pub blocking: f64,
    /// Of a cell gained by the best calls ahead, this one included, if the opponent does nothing.
    pub foresight: f64,
    /// Of a cell that touches the zone after the calls ahead that make the perimeter largest.
    pub outlook: f64,
    /// Own calls looked ahead, this one included; at least 1.
    pub calls: u32,
    /// The perimeter that is meant.
    pub perimeter: Perimeter,
}

impl Mix {
    fn ahead(
        self,
        aim: Aim,
        game: &Filler,
        state: &FillerState,
        colour: Colour,
        budget: &mut Budget,
    ) -> f64 {
        Foresight { calls: self.calls, aim }.after(game, state, colour, budget)
    }
}

impl Weigh for Mix {
    type Weight = f64;

    fn weigh(
        &mut self,
        game: &Filler,
        state: &FillerState,
        colour: Colour,
        budget: &mut Budget,
    ) -> f64 {
        let mut sum = self.gain * f64::from(state.gain(state.next(), colour));
        if self.border != 0.0 {
            sum += self.border * f64::from(self.perimeter.after(game, state, colour));
        }
        if self.centre != 0.0 {
            sum += self.centre * nearness_gained(game, state, colour);
        }
        if self.blocking != 0.0 {
            let opponent = state.next().other();
            let left = game.after(state, colour.into()).reachable(opponent);
            sum += self.blocking * (f64::from(state.reachable(opponent)) - f64::from(left));
        }
        if self.foresight != 0.0 {
            sum += self.foresight * self.ahead(Aim::Cells, game, state, colour, budget);
        }
        if self.outlook != 0.0 {
            let aim = Aim::Perimeter(self.perimeter.counts);
            sum += self.outlook * self.ahead(aim, game, state, colour, budget);
        }
        sum
    }
}

/// Rule that decides which of two players chooses.
#[derive(Clone, Debug)]
pub enum Turnout {
    /// A random choice on every turn: the first player with this probability.
    Lot(f64, Rng),
    /// The turns that are left to the first player; the other has all that follow.
    Turns(u32),
}

impl Turnout {
    fn is_first(&mut self) -> bool {
        match self {
            Self::Lot(share, rng) => rng.happens(*share),
            Self::Turns(left) => {
                let is_first = *left > 0;
                *left = left.saturating_sub(1);
                is_first
            }
        }
    }
}

/// One of two players on every turn.
#[derive(Clone, Debug)]
pub struct OneOf<A, B> {
    /// The first player.
    pub first: A,
    /// The other player.
    pub other: B,
    /// Rule that decides which of them chooses.
    pub turnout: Turnout,
}

impl<A: Strategy<Filler>, B: Strategy<Filler>> Strategy<Filler> for OneOf<A, B> {
    fn choose(
        &mut self,
        game: &Filler,
        state: &FillerState,
        budget: &mut Budget,
    ) -> Decision<FillerAction> {
        if self.turnout.is_first() {
            self.first.choose(game, state, budget)
        } else {
            self.other.choose(game, state, budget)
        }
    }
}
