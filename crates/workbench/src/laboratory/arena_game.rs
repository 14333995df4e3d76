//! Any game as the arena sees it.

use super::outside::Hosting;
use super::regret::{Regret, RegretOrder};
use arena::{Openings, Referee};
use game::{Limits, TextError};

/// The part of any game that needs the arena.
pub trait ArenaGame {
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

    /// The text of the opening after this many plies, as [`Openings::Random`] draws it; `None` where no game lasts so long.
    fn random_opening(&self, plies: u32, seed: u64) -> Option<String>;
}
