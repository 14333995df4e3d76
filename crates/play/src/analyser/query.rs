//! Questions about a game, and their answers, as plain data that can cross to another thread or a worker.

use super::compare::ActionComparison;
use super::hint::Hint;
use damier_catalog::Advice;
use damier_game::Limits;
use damier_game::saved::SavedGame;

/// The kind of question.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "web", derive(serde::Serialize, serde::Deserialize))]
pub enum Request {
    /// The move of a player.
    Move {
        /// Its name with its settings.
        player: String,
    },
    /// The best action here: exact if the limits allow it, otherwise as estimated by the network or a player.
    Hint {
        /// Player that is asked before the network if it can take the seat, by its name with its settings.
        player: Option<String>,
    },
    /// The best action here and the action taken, valued in the same way: exactly if half of the limits allows it,
    /// otherwise as estimated by the network or a player.
    Compare {
        /// Player that is asked before the network if it can take the seat, by its name with its settings.
        player: Option<String>,
        /// The action taken; `None` for a resignation.
        action: Option<String>,
    },
}

/// A question about a game.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "web", derive(serde::Serialize, serde::Deserialize))]
pub struct Query {
    /// Number of the question. It shows when an answer is late and belongs to an earlier question.
    pub number: u64,
    /// The game so far.
    pub saved: SavedGame,
    /// The kind of question.
    pub request: Request,
    /// The budget of each search.
    pub limits: Limits,
    /// Seed of players that choose at random.
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
    /// The best action, and the action taken.
    Compared(Box<ActionComparison>),
}
