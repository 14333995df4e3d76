//! Questions about a game, and their answers, as plain data that can cross to another thread or a worker.

use super::compare::ActionComparison;
use super::hint::Hint;
use damier_catalog::Advice;
use damier_game::Limits;
use damier_game::saved::SavedGame;

/// The request.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "web", derive(serde::Serialize, serde::Deserialize))]
pub enum Request {
    /// The action of this player on its turn.
    Move {
        /// Its name with its settings.
        player: String,
    },
    /// The best action here: exactly if the limits allow, otherwise as the network or a player sees it.
    Hint {
        /// The player that is asked before the network, by its name with its settings, where it can take the seat.
        player: Option<String>,
    },
    /// The best action here, and the one taken instead, on the same terms: exactly if half of the limits
    /// allows, otherwise as the network or a player sees it.
    Compare {
        /// The player that is asked before the network, by its name with its settings, where it can take the seat.
        player: Option<String>,
        /// The action taken; `None` is giving up.
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
    /// The request.
    pub request: Request,
    /// The budget of each search.
    pub limits: Limits,
    /// The seed of players that draw.
    pub seed: u64,
}

/// The answer to a [`Query`].
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "web", derive(serde::Serialize, serde::Deserialize))]
pub enum Reply {
    /// The action of the player.
    Move(Advice),
    /// The best action.
    Hint(Hint),
    /// The best action, and the one taken.
    Compared(Box<ActionComparison>),
}
