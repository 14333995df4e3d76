//! The spec of a run: a TOML text that is checked once.
//!
//! ```
//! let spec = damier_arena::Spec::read(r#"
//!     seed = 7
//!
//!     [[event]]
//!     game = "2048"
//!     players = ["random", "greedy"]
//!     games = 100
//!     budget = "fast"
//! "#)?;
//! assert_eq!((spec.events[0].name.as_str(), spec.events[0].budget.to_string().as_str()), ("2048", "10s/game"));
//! assert_eq!(damier_arena::Spec::read(&spec.write())?, spec);
//! # Ok::<(), damier_arena::Error>(())
//! ```

use crate::error::Error;
use crate::schedule::openings::{Openings, TypedOpenings};
use crate::schedule::tournament_format::TournamentFormat;
use crate::text::spec;
use damier_game::{Limits, TextError, toml_error, value_error, without_mark};
use damier_i18n::{Message, Phrase};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt::Display;
use std::ops::RangeInclusive;

/// The most events of one run.
const MAX_EVENTS: usize = 1000;
/// The most players of one event.
const MAX_PLAYERS: usize = 1000;
/// The most openings that an event may list.
const MAX_OPENINGS: usize = 100_000;
/// Longest opening, in characters.
const MAX_OPENING: usize = 10_000;
/// The range of [`Event::games`].
const GAMES: RangeInclusive<u64> = 1..=1_000_000_000;
/// Seed of a run whose spec names none.
pub const DEFAULT_SEED: u64 = 1;
/// Largest value of [`Event::vain_moves`].
const MOST_ILLEGAL_MOVES: u32 = 1_000_000;
/// Number of games of an event that sets none.
const DEFAULT_GAMES: u64 = 100;
/// Longest name of an event, game or player, in characters. It leaves room for a path.
pub const LONGEST_NAME: usize = 1000;

/// A run: events played one after another from one seed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Spec {
    /// Seed of all random draws of the run, 0 to 2^63 - 1; `None` if the spec sets none.
    pub seed: Option<u64>,
    /// Path of the Python that runs submissions, relative to the folder of the spec: a virtual environment's folder or
    /// a program. `None` for the machine's own Python.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub python: Option<String>,
    /// The events, in order; at least one.
    #[serde(rename = "event")]
    pub events: Vec<Event>,
}

/// One game, its players and their pairing system.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Event {
    /// Name in reports, unique in the run. Defaults to the game's text.
    pub name: String,
    /// The game with its parameters, for example `filler:10x10`.
    pub game: String,
    /// The players with their settings, for example `hybrid(gain=2)`.
    pub players: Vec<String>,
    /// The pairing system.
    pub format: TournamentFormat,
    /// Number of games per pairing of entrants (rounded up to whole pairs in a duel), or per entrant in a game with one
    /// seat: 1 to 1,000,000,000, 100 by default.
    pub games: u64,
    /// The budget of a strategy for a game, unlimited by default. Written as its canonical text.
    #[serde(serialize_with = "as_text")]
    pub budget: Limits,
    /// Number of illegal moves in a row after which a C library loses; until then its host asks it again. 0 and 1
    /// mean that the first one loses. At most 1,000,000. `None` leaves the host's default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub vain_moves: Option<u32>,
    /// The positions in which games begin. Defaults to the game's own.
    #[serde(skip_serializing_if = "Openings::is_usual")]
    pub openings: Openings,
}

/// The spec as written: only the types are checked.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TypedSpec {
    seed: Option<i64>,
    python: Option<String>,
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
    vain_moves: Option<i64>,
    openings: Option<TypedOpenings>,
}

impl Spec {
    /// Creates a checked spec and trims white space around its texts. Names of games and players are checked when the
    /// referees are made.
    ///
    /// # Errors
    /// A value out of range or a name given twice: one line with the place and what is expected.
    pub fn new(seed: impl Into<Option<u64>>, events: Vec<Event>) -> Result<Self, Error> {
        let seed = seed.into();
        if let Some(seed) = seed.filter(|&seed| i64::try_from(seed).is_err()) {
            return Err(TextError::new(seed, spec::seed(), spec::whole_seed()).into());
        }
        count(events.len(), spec::event(), MAX_EVENTS)?;
        let mut checked: Vec<Event> = Vec::with_capacity(events.len());
        for (index, event) in events.into_iter().enumerate() {
            let place = spec::event_number((index + 1).to_string());
            let event = event.check().map_err(|error| error.within(place.clone()))?;
            if checked.iter().any(|other| other.name == event.name) {
                return Err(TextError::failed(place, spec::name_taken(event.name)).into());
            }
            checked.push(event);
        }
        Ok(Self { seed, python: None, events: checked })
    }

    /// Reads and checks a spec. Names of games and players are checked when the referees are made.
    ///
    /// # Errors
    /// Text that is not TOML, an unknown or missing key, or a value of the wrong type; also the errors of
    /// [`Spec::new`].
    pub fn read(text: &str) -> Result<Self, Error> {
        let text = without_mark(text);
        Self::from_typed(toml::from_str(text).map_err(|error| {
            let start = error.span().map(|span| span.start);
            toml_error(text, start, error.message())
        })?)
    }

    /// Reads and checks a spec from values of another format, with the keys of the TOML form.
    ///
    /// # Errors
    /// An unknown or missing key, or a value of the wrong type; also the errors of [`Spec::new`].
    pub fn from_values<'de, D: Deserializer<'de>>(values: D) -> Result<Self, Error> {
        let typed = TypedSpec::deserialize(values).map_err(|error| {
            let said = error.to_string();
            let other = |place| TextError::failed(place, Message::verbatim(said.clone()));
            Error::from(value_error("spec", spec::values(), &said).unwrap_or_else(other))
        });
        Self::from_typed(typed?)
    }

    fn from_typed(typed: TypedSpec) -> Result<Self, Error> {
        let seed = |seed| {
            u64::try_from(seed).map_err(|_| TextError::new(seed, spec::seed(), spec::whole_seed()))
        };
        let seed = typed.seed.map(seed).transpose()?;
        let event = |(number, typed): (usize, TypedEvent)| {
            typed.event().map_err(|error| error.within(spec::event_number(number.to_string())))
        };
        let events = (1..).zip(typed.event).map(event).collect::<Result<_, _>>()?;
        let python = typed.python.map(|path| name(&path, spec::python())).transpose()?;
        Ok(Self { python, ..Self::new(seed, events)? })
    }

    /// Returns the seed of a run of this spec: the one it sets, else [`DEFAULT_SEED`].
    #[must_use]
    pub fn run_seed(&self) -> u64 {
        self.seed.unwrap_or(DEFAULT_SEED)
    }

    /// Returns the same spec with its seed set.
    #[must_use]
    pub fn with_run_seed(self) -> Self {
        Self { seed: Some(self.run_seed()), ..self }
    }

    /// Writes the canonical TOML text, which includes the seed. Reading it gives an equal spec.
    #[must_use]
    pub fn write(&self) -> String {
        self.clone().with_run_seed().write_as_given()
    }

    /// Writes the canonical TOML text like [`Spec::write`], but with a seed only if the spec sets one.
    #[must_use]
    pub fn write_as_given(&self) -> String {
        toml::to_string(self).expect("a spec holds only whole numbers up to 2^63 - 1 and text")
    }
}

impl TypedEvent {
    /// Fills in the defaults. Values that fit the types of [`Event`] are not checked yet.
    fn event(self) -> Result<Event, TextError> {
        let games = self.games.unwrap_or(DEFAULT_GAMES as i64);
        let openings = match self.openings {
            None => Openings::Usual,
            Some(TypedOpenings::Text(text)) => text.parse()?,
            Some(TypedOpenings::Listed(positions)) => Openings::Listed(positions),
        };
        Ok(Event {
            name: self.name.unwrap_or_else(|| self.game.clone()),
            game: self.game,
            players: self.players,
            format: self.format.as_deref().map_or(Ok(TournamentFormat::default()), str::parse)?,
            games: u64::try_from(games).map_err(|_| refuse_games(games))?,
            budget: self.budget.as_deref().map_or(Ok(Limits::NONE), Limits::read)?,
            vain_moves: self.vain_moves.map(vain_moves).transpose()?,
            openings,
        })
    }
}

/// Serialises a value as its text.
fn as_text<S: Serializer>(value: &Limits, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(value)
}

impl Event {
    /// Creates an event of 100 games per pairing, in a round robin, with no budget, named after its game.
    #[must_use]
    pub fn new(game: &str, players: Vec<String>) -> Self {
        Self {
            name: game.to_string(),
            game: game.to_string(),
            players,
            format: TournamentFormat::default(),
            games: DEFAULT_GAMES,
            budget: Limits::NONE,
            vain_moves: None,
            openings: Openings::Usual,
        }
    }

    /// Returns the event with canonical texts.
    fn check(self) -> Result<Self, TextError> {
        let game = name(&self.game, spec::game())?;
        let players = players(&self.players)?;
        if !GAMES.contains(&self.games) {
            return Err(refuse_games(self.games));
        }
        Ok(Self {
            name: name(&self.name, spec::name())?,
            game,
            players,
            format: self.format,
            games: self.games,
            budget: self.budget,
            vain_moves: self.vain_moves.map(|moves| vain_moves(moves.into())).transpose()?,
            openings: openings(self.openings)?,
        })
    }
}

fn refuse_games(games: impl Display) -> TextError {
    let allowed = spec::range(GAMES.start().to_string(), GAMES.end().to_string());
    TextError::new(games, spec::games(), allowed)
}

fn vain_moves(moves: i64) -> Result<u32, TextError> {
    let read = u32::try_from(moves).ok().filter(|&moves| moves <= MOST_ILLEGAL_MOVES);
    let allowed = || spec::range("0".to_string(), MOST_ILLEGAL_MOVES.to_string());
    read.ok_or_else(|| TextError::new(moves, spec::vain_moves(), allowed()))
}

fn count(found: usize, place: Phrase, most: usize) -> Result<(), TextError> {
    if (1..=most).contains(&found) {
        Ok(())
    } else {
        Err(TextError::new(found, place, spec::so_many(most.to_string())))
    }
}

/// Trims the names of players and rejects duplicates.
fn players(given: &[String]) -> Result<Vec<String>, TextError> {
    count(given.len(), spec::players(), MAX_PLAYERS)?;
    let mut players: Vec<String> = Vec::with_capacity(given.len());
    for (index, player) in given.iter().enumerate() {
        let place = spec::player_number((index + 1).to_string());
        let player = name(player, place.clone())?;
        if players.contains(&player) {
            return Err(TextError::failed(place, spec::player_twice(player)));
        }
        players.push(player);
    }
    Ok(players)
}

/// Trims the positions. The referee checks whether they are positions of the game.
fn openings(openings: Openings) -> Result<Openings, TextError> {
    let Openings::Listed(given) = openings else { return Ok(openings) };
    count(given.len(), spec::openings(), MAX_OPENINGS)?;
    let read = |(number, text): (usize, &String)| {
        line(text, MAX_OPENING, spec::opening_number(number.to_string()))
    };
    (1..).zip(&given).map(read).collect::<Result<_, _>>().map(Openings::Listed)
}

/// Trims a name and checks it.
fn name(text: &str, place: impl Into<Message>) -> Result<String, TextError> {
    line(text, LONGEST_NAME, place)
}

fn line(text: &str, most: usize, place: impl Into<Message>) -> Result<String, TextError> {
    let line = text.trim();
    let plain =
        !line.is_empty() && line.chars().count() <= most && !line.chars().any(char::is_control);
    if plain {
        Ok(line.to_string())
    } else {
        Err(TextError::new(line, place, spec::one_line(most.to_string())))
    }
}
