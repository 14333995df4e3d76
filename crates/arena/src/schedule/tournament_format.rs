//! The pairing systems and their texts.

use crate::text::spec;
use damier_game::TextError;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// The texts of the formats, in the order in which messages list them.
const NAMES: [&str; 5] = ["round-robin", "gauntlet", "swiss", "swiss(ROUNDS)", "knockout"];

/// A pairing system.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum TournamentFormat {
    /// All players meet each other.
    #[default]
    RoundRobin,
    /// The first player meets all others.
    Gauntlet,
    /// In every round, players with equal points meet. No two players meet twice.
    Swiss {
        /// Number of rounds, at most half the number of players, rounded up. `None` stands for two rounds more than a
        /// knockout of as many players has, or for this maximum if it is lower.
        rounds: Option<u32>,
    },
    /// The loser of a match is out.
    Knockout,
}

impl TournamentFormat {
    /// Returns true if the results decide the next pairings.
    #[must_use]
    pub const fn is_staged(self) -> bool {
        matches!(self, Self::Swiss { .. } | Self::Knockout)
    }
}

impl fmt::Display for TournamentFormat {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::RoundRobin => out.write_str("round-robin"),
            Self::Gauntlet => out.write_str("gauntlet"),
            Self::Swiss { rounds: None } => out.write_str("swiss"),
            Self::Swiss { rounds: Some(rounds) } => write!(out, "swiss({rounds})"),
            Self::Knockout => out.write_str("knockout"),
        }
    }
}

impl FromStr for TournamentFormat {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let text = text.trim().to_ascii_lowercase();
        let rounds = |text: &str| -> Option<u32> {
            let rounds = text.strip_prefix("swiss(")?.strip_suffix(')')?.trim().parse().ok()?;
            (rounds > 0).then_some(rounds)
        };
        match text.as_str() {
            "round-robin" => Ok(Self::RoundRobin),
            "gauntlet" => Ok(Self::Gauntlet),
            "knockout" => Ok(Self::Knockout),
            "swiss" => Ok(Self::Swiss { rounds: None }),
            other => match rounds(other) {
                Some(rounds) => Ok(Self::Swiss { rounds: Some(rounds) }),
                None if other.starts_with("swiss(") => {
                    Err(TextError::new(other, spec::format(), spec::swiss_rounds()))
                }
                None => Err(TextError::unknown(other, spec::format(), &NAMES)),
            },
        }
    }
}

impl From<TournamentFormat> for String {
    fn from(format: TournamentFormat) -> Self {
        format.to_string()
    }
}

impl TryFrom<String> for TournamentFormat {
    type Error = TextError;

    fn try_from(text: String) -> Result<Self, TextError> {
        text.parse()
    }
}
