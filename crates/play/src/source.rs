//! Source of a value.

use crate::text;
use damier_i18n::Message;

/// Source of a value.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "web", derive(serde::Serialize, serde::Deserialize))]
pub enum Source {
    /// A solver: the value is proven.
    Exact,
    /// The trained network of the game: an estimate.
    Network,
    /// A player, by its name with its settings: an estimate.
    Player(String),
}

impl Source {
    /// Returns true if the value is proven.
    #[must_use]
    pub fn is_exact(&self) -> bool {
        *self == Self::Exact
    }

    /// Returns the name of the estimator for programs: `network`, or a player's name. `None` if the value is proven.
    #[must_use]
    pub fn estimator(&self) -> Option<&str> {
        match self {
            Self::Exact => None,
            Self::Network => Some("network"),
            Self::Player(name) => Some(name),
        }
    }

    /// Returns the name of the estimator for sentences: `the network`, or `the program` with the name of a player, so
    /// that readers who do not know the players see what it is. `None` if the value is proven.
    #[must_use]
    pub fn estimator_in_words(&self) -> Option<Message> {
        match self {
            Self::Exact => None,
            Self::Network => Some(text::board::the_network().into()),
            Self::Player(name) => Some(text::board::the_program(name)),
        }
    }
}
