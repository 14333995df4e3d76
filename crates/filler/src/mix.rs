//! The course's ideas put together: a weighted sum of them, or one of two players at a time.

use crate::board::Colour;
use crate::foresight::{Aim, Foresight, nearness_gained};
use crate::perimeter::Perimeter;
use crate::rules::{Filler, FillerAction};
use crate::state::FillerState;
use crate::strategy::Weigh;
use damier_game::{Budget, Decision, Game, Rng, Strategy};

/// Weighs a call by a weighted sum of everything that the other players of the course count. Parts with weight 0 are
/// not computed.
#[derive(Clone, Copy, Debug)]
pub struct Mix {
    /// Weight of a cell gained.
    pub gain: f64,
    /// Weight of a cell that touches the zone after the call.
    pub border: f64,
    /// Weight of a cell gained in the centre. It falls to 0 in the corners.
    pub centre: f64,
    /// Weight of a neutral cell that the opponent can no longer reach.
    pub blocking: f64,
    /// Weight of a cell gained by the best sequence of `calls` own calls, if the opponent does nothing.
    pub foresight: f64,
    /// Weight of a cell that touches the zone after `calls` own calls, chosen for the largest perimeter.
    pub outlook: f64,
    /// Number of own calls that are looked ahead, including this one; at least 1.
    pub calls: u32,
    /// Perimeter that `border` and `outlook` count.
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
    /// The first player chooses with this probability, drawn on every turn.
    Lot(f64, Rng),
    /// The first player chooses on this number of turns, and the other player on all later ones.
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

/// A player that lets one of two players choose on every turn.
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
