//! The positions in which the games of an event begin.

use crate::text::spec;
use damier_game::TextError;
use serde::{Deserialize, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// The prefix of the text of [`Openings::Random`], before the number of plies.
const RANDOM: &str = "random:";
/// The most plies of a random opening.
const MOST_PLIES: u32 = 1000;

/// The positions in which the games of an event begin. Both games of a pair begin in the same one.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Openings {
    /// The game's own: always the same, or drawn from the seed of the pair, depending on the rules.
    #[default]
    Usual,
    /// These positions in turn, in the same order for every matchup.
    Listed(Vec<String>),
    /// The position after this many random plies, drawn from the seed of the pair. Only for games with a fixed start.
    Random(u32),
}

impl Openings {
    /// Returns true if a spec sets no openings.
    #[must_use]
    pub const fn is_usual(&self) -> bool {
        matches!(self, Self::Usual)
    }

    /// Returns true for a text that can only mean [`Openings::Random`].
    #[must_use]
    pub fn is_random_text(text: &str) -> bool {
        text.trim().starts_with(RANDOM)
    }
}

impl fmt::Display for Openings {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Usual => Ok(()),
            Self::Listed(positions) => out.write_str(&positions.join("; ")),
            Self::Random(plies) => write!(out, "{RANDOM}{plies}"),
        }
    }
}

impl FromStr for Openings {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let plies = text.trim().strip_prefix(RANDOM).and_then(|plies| plies.trim().parse().ok());
        let plies = plies.filter(|plies| (1..=MOST_PLIES).contains(plies));
        let refusal = || {
            TextError::new(text, spec::openings(), spec::random_openings(MOST_PLIES.to_string()))
        };
        plies.map(Self::Random).ok_or_else(refusal)
    }
}

impl Serialize for Openings {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Usual => out.collect_seq::<[&str; 0]>([]),
            Self::Listed(positions) => out.collect_seq(positions),
            Self::Random(_) => out.collect_str(self),
        }
    }
}

/// Openings as written in a spec.
#[derive(Deserialize)]
#[serde(untagged, expecting = "invalid type: expected a string or a sequence")]
pub(crate) enum TypedOpenings {
    /// `random:N`.
    Text(String),
    /// A list of positions.
    Listed(Vec<String>),
}
