//! An event whose game and players are known: all that a report needs beside the records, kept in the
//! results file.

use crate::play::referee::Referee;
use crate::schedule::openings::Openings;
use crate::schedule::pairings::{Schedule, StoredPart};
use crate::schedule::spec::Event;
use crate::schedule::tournament_format::TournamentFormat;
use damier_game::{Contest, Randomness, Seat, TextError};
use serde::{Deserialize, Serialize};

/// An event with its game and entrants resolved.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Lineup {
    /// The event's name.
    pub name: String,
    /// The canonical text of the game.
    pub game: String,
    /// The version of its rules.
    pub rules_version: u32,
    /// The kind of contest, which decides how results are compared.
    #[serde(with = "ContestText")]
    pub contest: Contest,
    /// The facts that its records hold.
    pub facts: Vec<Fact>,
    /// The names of the entrants, by index.
    pub entrants: Vec<String>,
    /// The pairing system.
    pub format: TournamentFormat,
    /// The canonical text of the budget.
    pub budget: String,
    /// Games scheduled in all.
    pub scheduled: u64,
    /// The first states of its games; `None` in files of older versions, which do not tell.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<Start>,
    /// The SHA-256 of the files behind each entrant, in hexadecimal; `None` where it has none. Empty in files of older versions.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub checksums: Vec<Option<String>>,
    /// The parts of the schedule of a run that was continued with more games or entrants; else empty.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub parts: Vec<StoredPart>,
    /// The entrants whose files were changed between two parts: their games stay in the file and leave the table.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub replaced: Vec<usize>,
}

/// The first states of an event's games: whether players without randomness of their own repeat their games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Start {
    /// Always the same, and nothing is drawn afterwards.
    Fixed,
    /// Listed in the spec, and nothing is drawn afterwards.
    Listed,
    /// Drawn at random, or chance acts in the games.
    Drawn,
}

impl Start {
    /// The first states of games of which this part is drawn at random.
    #[must_use]
    pub const fn new(randomness: Randomness, openings: &Openings) -> Self {
        match (randomness, openings) {
            (Randomness::Nothing, Openings::Usual) => Self::Fixed,
            (Randomness::Nothing | Randomness::Opening, Openings::Listed(_)) => Self::Listed,
            _ => Self::Drawn,
        }
    }
}

/// A kind of fact, as [`damier_game::FactKind`] declares it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fact {
    /// Its name in tables and files.
    pub name: String,
    /// Its meaning, on one line.
    pub help: String,
    /// True if a report shows the number of games with each value.
    pub histogram: bool,
    /// A value worth reaching.
    pub milestone: Option<i64>,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Contest", rename_all = "lowercase")]
enum ContestText {
    Solo,
    Duel,
    Roles,
}

impl Lineup {
    /// Creates the lineup of an event of which this many games are scheduled.
    #[must_use]
    pub fn new(event: &Event, referee: &dyn Referee, scheduled: u64) -> Self {
        let fact = |kind: &damier_game::FactKind| Fact {
            name: kind.name.to_string(),
            help: kind.help.to_string(),
            histogram: kind.histogram,
            milestone: kind.milestone,
        };
        Self {
            name: event.name.clone(),
            game: referee.game(),
            rules_version: referee.rules_version(),
            contest: referee.contest(),
            facts: referee.fact_kinds().iter().map(fact).collect(),
            entrants: referee.entrants(),
            format: event.format,
            budget: event.budget.to_string(),
            scheduled,
            start: Some(Start::new(referee.randomness(), &event.openings)),
            checksums: Vec::new(),
            parts: Vec::new(),
            replaced: Vec::new(),
        }
    }

    /// Returns true for the same event, whatever files are behind its entrants; files of older versions do not tell how its
    /// games start.
    pub(crate) fn is_same(&self, other: &Self) -> bool {
        let start = self.start.and(other.start);
        let plain = |lineup: &Self| Self { start, checksums: Vec::new(), ..lineup.clone() };
        plain(self) == plain(other)
    }

    /// The checksum of an entrant's files; `None` where it has none, or the file does not tell.
    #[must_use]
    pub fn checksum(&self, entrant: usize) -> Option<&str> {
        self.checksums.get(entrant).and_then(Option::as_deref)
    }

    /// Returns true if the files behind an entrant are known and differ from these.
    pub(crate) fn has_other_files(&self, entrant: usize, checksum: Option<&str>) -> bool {
        self.checksum(entrant).zip(checksum).is_some_and(|(own, other)| own != other)
    }

    /// The names of the entrants whose files are other ones in a lineup of the same entrants, as far as both tell.
    pub(crate) fn changed_files(&self, other: &Self) -> Vec<&str> {
        let is_changed = |&entrant: &usize| self.has_other_files(entrant, other.checksum(entrant));
        let changed = (0..self.entrants.len()).filter(is_changed);
        changed.map(|entrant| self.entrants[entrant].as_str()).collect()
    }

    /// The checksums of all files that have played, those of replaced entrants among them.
    pub fn known_checksums(&self) -> impl Iterator<Item = &str> {
        self.checksums.iter().flatten().map(String::as_str)
    }

    /// The entrants of the table, by index.
    pub(crate) fn current(&self) -> impl Iterator<Item = usize> {
        (0..self.entrants.len()).filter(|entrant| !self.replaced.contains(entrant))
    }

    /// The schedule of this event, which is event number `index` of a run from `seed`; `serves(entrant, seat)` is true for the
    /// seats that an entrant can take.
    ///
    /// # Errors
    /// As of [`Schedule::new`].
    pub fn schedule(
        &self,
        seed: u64,
        index: u32,
        event: &Event,
        serves: impl Fn(usize, Seat) -> bool,
    ) -> Result<Schedule, TextError> {
        if self.parts.is_empty() {
            return Schedule::new(seed, index, event, self.contest, self.entrants.len(), serves);
        }
        Ok(Schedule::of_parts(index, event, self.contest, &self.parts))
    }
}
