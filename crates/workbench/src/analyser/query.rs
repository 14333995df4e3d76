//! Questions about a game, and their answers, as plain data that can cross to another thread or a worker.

use super::compare::Compared;
use super::hint::Hint;
use crate::session::Advice;
use game::Limits;
use game::saved::SavedGame;

/// What is asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "web", derive(serde::Serialize, serde::Deserialize))]
pub enum Request {
    /// What this player does on its turn.
    Move {
        /// Its name with its settings.
        player: String,
    },
    /// What is best here: exactly if the limits allow, otherwise as the network or a player sees it.
    Hint {
        /// Who is asked before the network, by its name with its settings, where the seat can be its.
        player: Option<String>,
    },
    /// What is best here, and what was done instead, on the same terms: exactly if half of the limits
    /// allows, otherwise as the network or a player sees it.
    Compare {
        /// Who is asked before the network, by its name with its settings, where the seat can be its.
        player: Option<String>,
        /// What was done; `None` is giving up.
        action: Option<String>,
    },
}

/// A question about a game.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "web", derive(serde::Serialize, serde::Deserialize))]
pub struct Query {
    /// The number of the question among the asker's, so that a late answer is known as such.
    pub number: u64,
    /// The game so far.
    pub saved: SavedGame,
    /// What is asked for.
    pub request: Request,
    /// What each of the searches may spend.
    pub limits: Limits,
    /// The seed of players that draw.
    pub seed: u64,
}

/// The answer to a [`Query`].
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "web", derive(serde::Serialize, serde::Deserialize))]
pub enum Reply {
    /// What the player does.
    Move(Advice),
    /// What is best.
    Hint(Hint),
    /// What is best, and what was done.
    Compared(Box<Compared>),
}
