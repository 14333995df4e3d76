//! Any game as tournaments and measurements see it.

use crate::boards::opening::{Judge, Opening};
use crate::outside::Hosting;
use crate::regret::{Regret, RegretOrder};
use damier_arena::{Openings, Referee};
use damier_catalog::{AnyGame, Effort};
use damier_game::{Limits, Seat, TextError};

/// Any game with what tournaments and measurements do with it.
pub trait ArenaGame: AnyGame {
    /// Measures the losses of a player's moves against exact play; `None` if the flag is raised before all is
    /// known.
    ///
    /// # Errors
    /// A player that the game does not have; a game of several seats, or without exact answers.
    fn regret(&self, player: &str, order: &RegretOrder<'_>) -> Result<Option<Regret>, TextError>;

    /// Makes the referee of a tournament of these players.
    ///
    /// # Errors
    /// An unknown player, or a setting unknown or out of range; a name given twice.
    fn referee(&self, players: &[String], limits: Limits) -> Result<Box<dyn Referee>, TextError> {
        self.referee_on(&Openings::Usual, players, limits, &Hosting::default())
    }

    /// Makes the referee of a tournament whose games begin in these positions. Players with a `/` in their name are submissions, which play under the policy of their hosting.
    ///
    /// # Errors
    /// The errors of [`ArenaGame::referee`]; a text that is no running state of this game; a submission that is
    /// not there.
    fn referee_on(
        &self,
        openings: &Openings,
        players: &[String],
        limits: Limits,
        hosting: &Hosting,
    ) -> Result<Box<dyn Referee>, TextError>;

    /// Returns true if each seat can begin the same opening, so that the worth of the first move can be told
    /// from the worth of the seat.
    fn any_seat_begins(&self) -> bool;

    /// Draws the opening of a seed, lets a seat begin it (or the one that the game says) and says how it
    /// ends.
    ///
    /// # Errors
    /// A judge that the game does not have; a game that is no duel; a seat that cannot begin it.
    fn judge(
        &self,
        seed: u64,
        begins: Option<Seat>,
        judge: &Judge,
        effort: &Effort<'_>,
    ) -> Result<Opening, TextError>;

    /// The text of the opening after this many plies, as [`Openings::Random`] draws it; `None` where no game lasts so long.
    fn random_opening(&self, plies: u32, seed: u64) -> Option<String>;
}
