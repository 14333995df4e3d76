//! The source of a worth.

use crate::text;
use damier_i18n::Message;

/// The source of a worth.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "web", derive(serde::Serialize, serde::Deserialize))]
pub enum Source {
    /// A solver: it is proven.
    Exact,
    /// The network that has learnt the game: an estimate.
    Network,
    /// A player, by its name with its settings: an estimate.
    Player(String),
}

impl Source {
    /// Returns true if it is proven.
    #[must_use]
    pub fn is_exact(&self) -> bool {
        *self == Self::Exact
    }

    /// The estimator as programs read it: `network`, or a player's name; `None` where it is proven.
    #[must_use]
    pub fn estimator(&self) -> Option<&str> {
        match self {
            Self::Exact => None,
            Self::Network => Some("network"),
            Self::Player(name) => Some(name),
        }
    }

    /// The estimator within a sentence: `the network`, or a player's name; `None` where it is proven.
    #[must_use]
    pub fn estimator_in_words(&self) -> Option<Message> {
        match self {
            Self::Exact => None,
            Self::Network => Some(text::board::the_network().into()),
            Self::Player(name) => Some(name.into()),
        }
    }
}
