//! Games behind one interface for tournaments and measurements.

use crate::boards::opening::{Judge, Opening};
use crate::outside::Hosting;
use crate::regret::{Regret, RegretOrder};
use damier_arena::{Openings, Referee};
use damier_catalog::{AnyGame, Effort};
use damier_game::{Limits, Seat, TextError};

/// A game of any kind that can hold tournaments and be measured.
pub trait ArenaGame: AnyGame {
    /// Measures how much a player's moves lose against exact play. `None` if `order.stop` is raised before the end.
    ///
    /// # Errors
    /// If the game does not have the player, has several seats, or has no exact answers.
    fn regret(&self, player: &str, order: &RegretOrder<'_>) -> Result<Option<Regret>, TextError>;

    /// Makes the referee of a tournament of these players.
    ///
    /// # Errors
    /// If a player or a setting is unknown, a setting is out of range, or a name is given twice.
    fn referee(&self, players: &[String], limits: Limits) -> Result<Box<dyn Referee>, TextError> {
        self.referee_on(&Openings::Usual, players, limits, &Hosting::default())
    }

    /// Makes the referee of a tournament whose games begin in these positions. Players with a `/` in their name are
    /// submissions, which play under the policy of their hosting.
    ///
    /// # Errors
    /// As for [`ArenaGame::referee`], and if a text is not a running state of this game or a submission does not exist.
    fn referee_on(
        &self,
        openings: &Openings,
        players: &[String],
        limits: Limits,
        hosting: &Hosting,
    ) -> Result<Box<dyn Referee>, TextError>;

    /// Returns true if either seat can begin the same opening. Only then can the advantage of the first move be
    /// separated from the advantage of the seat.
    fn any_seat_begins(&self) -> bool;

    /// Draws the opening of a seed and judges how the game ends if the seat `begins` moves first. If `begins` is
    /// `None`, the game decides which seat begins.
    ///
    /// # Errors
    /// If the game has no such judge, is not a duel, or does not let this seat begin.
    fn judge(
        &self,
        seed: u64,
        begins: Option<Seat>,
        judge: &Judge,
        effort: &Effort<'_>,
    ) -> Result<Opening, TextError>;

    /// Returns the text of the opening after this many plies, as [`Openings::Random`] draws it. `None` if no game lasts
    /// that long.
    fn random_opening(&self, plies: u32, seed: u64) -> Option<String>;
}
