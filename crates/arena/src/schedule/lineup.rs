//! An event with its game and players resolved: everything that a report needs besides the records. It is stored in the
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
    /// Version of its rules.
    pub rules_version: u32,
    /// Kind of contest, which decides how results are compared.
    #[serde(with = "ContestText")]
    pub contest: Contest,
    /// The facts that its records hold.
    pub facts: Vec<Fact>,
    /// Names of the entrants, by index.
    pub entrants: Vec<String>,
    /// The pairing system.
    pub format: TournamentFormat,
    /// The canonical text of the budget.
    pub budget: String,
    /// Number of games scheduled.
    pub scheduled: u64,
    /// How its games start; `None` in files of older versions, which do not store it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<Start>,
    /// The SHA-256 of the files of each entrant, in hexadecimal; `None` if it has no files. The list is empty in
    /// results files of older versions.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub checksums: Vec<Option<String>>,
    /// The SHA-256 of the source text of each submission, without comments and white space; `None` for other entrants.
    /// The list is empty in results files of older versions.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sources: Vec<Option<String>>,
    /// The parts of the schedule, if the run was continued with more games or entrants; else empty.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub parts: Vec<StoredPart>,
    /// The entrants whose files were changed between two parts. Their games stay in the file and leave the table.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub replaced: Vec<usize>,
}

/// Checksums of the files of a player.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PlayerChecksums {
    /// Checksum of all files; `None` if the player has none.
    pub files: Option<String>,
    /// Checksum of the source text without comments and white space; `None` if the player is not a submission.
    pub source: Option<String>,
}

/// How an event's games start. This decides whether deterministic players repeat their games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Start {
    /// Always in the same state, and nothing is random afterwards.
    Fixed,
    /// In states that the spec lists, and nothing is random afterwards.
    Listed,
    /// In random states, or chance acts in the games.
    Drawn,
}

impl Start {
    /// Returns the start of games with this randomness and these openings.
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
    /// True if reports show a histogram: the number of games with each value.
    pub histogram: bool,
    /// A value that counts as a milestone; `None` if no value does.
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
    /// Creates the lineup of an event with this many scheduled games.
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
            sources: Vec::new(),
            parts: Vec::new(),
            replaced: Vec::new(),
        }
    }

    /// Returns true if both lineups describe the same event. The checksums of the entrants' files may differ. Results
    /// files of older versions do not store how games start, so a missing start matches any.
    pub(crate) fn is_same(&self, other: &Self) -> bool {
        let start = self.start.and(other.start);
        let plain = |lineup: &Self| Self {
            start,
            checksums: Vec::new(),
            sources: Vec::new(),
            ..lineup.clone()
        };
        plain(self) == plain(other)
    }

    /// Returns the checksum of an entrant's files; `None` if it has none, or if the results file does not store it.
    #[must_use]
    pub fn checksum(&self, entrant: usize) -> Option<&str> {
        self.checksums.get(entrant).and_then(Option::as_deref)
    }

    /// Returns both checksums of an entrant's files, as far as they are stored.
    pub(crate) fn checksums(&self, entrant: usize) -> PlayerChecksums {
        let stored = |list: &[Option<String>]| list.get(entrant).cloned().flatten();
        PlayerChecksums { files: stored(&self.checksums), source: stored(&self.sources) }
    }

    /// Stores the checksums of the entrants' files. Lists without any checksum stay empty.
    pub(crate) fn set_checksums(&mut self, checksums: Vec<PlayerChecksums>) {
        let unless_empty = |list: Vec<Option<String>>| {
            if list.iter().all(Option::is_none) { Vec::new() } else { list }
        };
        let (files, sources) = checksums.into_iter().map(|one| (one.files, one.source)).unzip();
        (self.checksums, self.sources) = (unless_empty(files), unless_empty(sources));
    }

    /// Returns true if two entrants were submitted as the same files.
    pub(crate) fn are_copies(&self, one: usize, other: usize) -> bool {
        let is_submission = self.sources.get(one).is_some_and(Option::is_some);
        is_submission && self.checksums(one) == self.checksums(other)
    }

    /// Returns true if the checksum of an entrant's files is stored and differs from this one.
    pub(crate) fn has_other_files(&self, entrant: usize, checksum: Option<&str>) -> bool {
        self.checksum(entrant).zip(checksum).is_some_and(|(own, other)| own != other)
    }

    /// Returns the names of the entrants whose checksum differs in a lineup of the same entrants, if both store one.
    pub(crate) fn changed_files(&self, other: &Self) -> Vec<&str> {
        let is_changed = |&entrant: &usize| self.has_other_files(entrant, other.checksum(entrant));
        let changed = (0..self.entrants.len()).filter(is_changed);
        changed.map(|entrant| self.entrants[entrant].as_str()).collect()
    }

    /// Returns the checksums of all files that have played, including those of replaced entrants.
    pub fn known_checksums(&self) -> impl Iterator<Item = &str> {
        self.checksums.iter().flatten().map(String::as_str)
    }

    /// Returns the entrants of the table, by index.
    pub(crate) fn current(&self) -> impl Iterator<Item = usize> {
        (0..self.entrants.len()).filter(|entrant| !self.replaced.contains(entrant))
    }

    /// Returns the schedule of this event, which is event number `index` of a run from `seed`. `serves(entrant, seat)`
    /// is true for the seats that an entrant can take.
    ///
    /// # Errors
    /// See [`Schedule::new`].
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
        Ok(Schedule::from_parts(index, event, self.contest, &self.parts))
    }
}
