//! What to run: a TOML text, checked once.
//!
//! ```
//! let spec = arena::Spec::read(r#"
//!     seed = 7
//!
//!     [[event]]
//!     game = "2048"
//!     players = ["random", "greedy"]
//!     games = 100
//!     budget = "fast"
//! "#)?;
//! assert_eq!((spec.events[0].name.as_str(), spec.events[0].budget.as_str()), ("2048", "10s/game"));
//! assert_eq!(arena::Spec::read(&spec.write())?, spec);
//! # Ok::<(), arena::Error>(())
//! ```

use crate::Error;
use game::{Limits, TextError};
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// The most events of one run.
const MAX_EVENTS: usize = 1000;
/// The most players of one event.
const MAX_PLAYERS: usize = 1000;
/// The most openings that an event gives.
const MAX_OPENINGS: usize = 100_000;
/// The longest opening, in characters.
const MAX_OPENING: usize = 10_000;
/// The games of one pairing of entrants.
const GAMES: RangeInclusive<i64> = 1..=1_000_000_000;
/// The longest name of an event, game or player, in characters: a path may be one.
pub const LONGEST_NAME: usize = 1000;

/// A run: events played one after another from one seed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Spec {
    /// Every random draw of the run derives from it: 0 to 2^63 - 1, 1 unless given.
    pub seed: u64,
    /// The events, in order; at least one.
    #[serde(rename = "event")]
    pub events: Vec<Event>,
}

/// One game, its players and how they meet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Event {
    /// What reports call it, unique in the run: the game's text unless given.
    pub name: String,
    /// The game with its parameters, as in `filler:10x10`.
    pub game: String,
    /// The players with their settings, as in `hybrid(gain=2)`.
    pub players: Vec<String>,
    /// Who meets whom.
    pub format: Format,
    /// Games per pairing of entrants (rounded up to whole pairs in a duel), or per entrant where
    /// there is one seat: 1 to 1,000,000,000, 100 unless given.
    pub games: u64,
    /// What a strategy may spend, in the canonical text of [`Limits`]: `none` unless given.
    pub budget: String,
    /// The positions that games begin in, in turn, instead of drawn ones: the games of a pair in the
    /// same, and every matchup in all of them. None unless given.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub openings: Vec<String>,
}

/// Who meets whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Format {
    /// Everyone meets everyone.
    #[default]
    RoundRobin,
    /// The first player meets all others.
    Gauntlet,
}

/// The spec as it was typed: nothing is checked but the types.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TypedSpec {
    seed: Option<i64>,
    #[serde(default)]
    event: Vec<TypedEvent>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TypedEvent {
    name: Option<String>,
    game: String,
    players: Vec<String>,
    format: Option<String>,
    games: Option<i64>,
    budget: Option<String>,
    openings: Option<Vec<String>>,
}

impl Spec {
    /// Reads and checks a spec. Names of games and players are checked when the tables are laid.
    ///
    /// # Errors
    /// Text that is no TOML, an unknown or missing key, a value of the wrong type or out of range, a
    /// name given twice: one line with the place and what is allowed.
    pub fn read(text: &str) -> Result<Self, Error> {
        let typed: TypedSpec = toml::from_str(text).map_err(|error| syntax(text, &error))?;
        let seed = typed.seed.unwrap_or(1);
        let seed = u64::try_from(seed)
            .map_err(|_| TextError::new(seed, "seed", "a whole number from 0 to 2^63 - 1"))?;
        count(typed.event.len(), "event", MAX_EVENTS)?;
        let mut events: Vec<Event> = Vec::with_capacity(typed.event.len());
        for (index, typed) in typed.event.into_iter().enumerate() {
            let place = format!("event {}", index + 1);
            let event = typed.check().map_err(|error| error.within(&place))?;
            if events.iter().any(|other| other.name == event.name) {
                let allowed = "a name that no other event has (set `name`)";
                return Err(TextError::new(event.name, place, allowed).into());
            }
            events.push(event);
        }
        Ok(Self { seed, events })
    }

    /// The seed that the text of a spec names; `None` for a text that names none, or is no spec.
    #[must_use]
    pub fn seed_told(text: &str) -> Option<u64> {
        let typed: TypedSpec = toml::from_str(text).ok()?;
        typed.seed.and_then(|seed| u64::try_from(seed).ok())
    }

    /// The canonical TOML text: reading it gives back an equal spec.
    #[must_use]
    pub fn write(&self) -> String {
        toml::to_string(self).expect("a spec holds only whole numbers up to 2^63 - 1 and text")
    }
}

impl TypedEvent {
    fn check(self) -> Result<Event, TextError> {
        let game = name(&self.game, "game")?;
        let event_name = self.name.unwrap_or_else(|| game.clone());
        count(self.players.len(), "players", MAX_PLAYERS)?;
        let mut players: Vec<String> = Vec::with_capacity(self.players.len());
        for (index, player) in self.players.into_iter().enumerate() {
            let place = format!("players, number {}", index + 1);
            let player = name(&player, &place)?;
            if players.contains(&player) {
                return Err(TextError::new(player, place, "every player once"));
            }
            players.push(player);
        }
        let games = self.games.unwrap_or(100);
        if !GAMES.contains(&games) {
            let allowed = format!("{} to {}", GAMES.start(), GAMES.end());
            return Err(TextError::new(games, "games", allowed));
        }
        Ok(Event {
            name: name(&event_name, "name")?,
            game,
            players,
            format: format(self.format.as_deref())?,
            games: games.unsigned_abs(),
            budget: budget(self.budget.as_deref())?,
            openings: openings(self.openings)?,
        })
    }
}

fn count(found: usize, place: &str, most: usize) -> Result<(), TextError> {
    if (1..=most).contains(&found) {
        Ok(())
    } else {
        let allowed = format!("1 to {most} of them");
        Err(TextError::new(format!("{found} given"), place, allowed))
    }
}

/// Positions without white space around them; which there are, the table says.
fn openings(typed: Option<Vec<String>>) -> Result<Vec<String>, TextError> {
    let Some(typed) = typed else { return Ok(Vec::new()) };
    count(typed.len(), "openings", MAX_OPENINGS)?;
    let read =
        |(number, text): (usize, &String)| line(text, MAX_OPENING, &format!("opening {number}"));
    (1..).zip(&typed).map(read).collect()
}

/// A name without white space around it.
fn name(text: &str, place: &str) -> Result<String, TextError> {
    line(text, LONGEST_NAME, place)
}

fn line(text: &str, most: usize, place: &str) -> Result<String, TextError> {
    let line = text.trim();
    let plain =
        !line.is_empty() && line.chars().count() <= most && !line.chars().any(char::is_control);
    if plain {
        Ok(line.to_string())
    } else {
        let allowed = format!("1 to {most} characters on one line");
        Err(TextError::new(line, place, allowed))
    }
}

fn format(text: Option<&str>) -> Result<Format, TextError> {
    match text.map(|text| text.trim().to_ascii_lowercase()).as_deref() {
        None | Some("round-robin") => Ok(Format::RoundRobin),
        Some("gauntlet") => Ok(Format::Gauntlet),
        Some(other) => Err(TextError::new(other, "format", "round-robin, gauntlet")),
    }
}

fn budget(text: Option<&str>) -> Result<String, TextError> {
    let limits = text.map_or(Ok(Limits::NONE), Limits::read)?;
    Ok(limits.to_string())
}

/// The one-line form of what the TOML reader found.
fn syntax(text: &str, error: &toml::de::Error) -> Error {
    let at = error.span().map_or(0, |span| span.start.min(text.len()));
    let line = text.as_bytes()[..at].iter().filter(|&&b| b == b'\n').count();
    let found = text.lines().nth(line).unwrap_or("");
    let allowed = format!("TOML of a spec ({})", error.message().trim());
    TextError::new(found, format!("line {}", line + 1), allowed).into()
}
