//! The record of a game: enough to replay it, to judge it and to compare two runs.

use crate::text::verdict;
use damier_game::saved::SavedGame;
use damier_game::{Contest, FailureKind, Seat};
use damier_i18n::Message;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt::{self, Write};
use std::sync::Arc;
use std::time::Duration;

/// Separates two actions in [`Record::actions`].
pub(crate) const SEPARATOR: &str = ", ";

/// A game that was played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Record {
    /// The event, counted from 0.
    pub event: u32,
    /// Number of the game in its event.
    pub id: u64,
    /// Number of the pair. Games of one pair share the opening and the seed.
    pub pair: u64,
    /// Seed of the game's own generator.
    pub seed: u64,
    /// The game with its parameters.
    pub game: Arc<str>,
    /// Version of the rules.
    pub rules_version: u32,
    /// The entrant in each seat, by index.
    pub seats: Vec<usize>,
    /// Name of the entrant in each seat.
    pub entrants: Vec<Arc<str>>,
    /// The text of the first state.
    pub opening: String,
    /// The texts of all actions, including chance, joined by `, `.
    pub actions: String,
    /// Number of actions, including chance.
    pub plies: u32,
    /// The game's own points, by seat, when it ended.
    pub scores: Vec<i64>,
    /// The game's facts about its last state.
    pub facts: Vec<i64>,
    /// The end of the game.
    pub termination: Termination,
    /// The text of the last state.
    pub last: String,
    /// Number of actions chosen, by seat.
    pub moves: Vec<u32>,
    /// Number of search nodes, by seat.
    pub nodes: Vec<u64>,
    /// CPU time by seat: exact if the budget limits time, else the game's CPU time divided in proportion to wall time.
    pub cpu: Vec<Duration>,
    /// Longest move by the CPU clock; zero if the budget does not limit time.
    pub slowest: Duration,
    /// CPU time of the whole game, including the referee.
    pub game_cpu: Duration,
    /// Notes for people; usually none.
    pub notes: Vec<Note>,
    /// The machine that played it; `None` if it was not recorded.
    pub machine: Option<Arc<str>>,
}

/// Kind of a note with text that a strategy left for its author.
pub(crate) const SAID: &str = "said";
/// Number of last lines of a strategy's output that are shown with its fault, and the most characters per line.
const LAST_LINES: usize = 20;
const LINE_LENGTH: usize = 200;
/// Kind of a note on a failed attempt at a game.
pub(crate) const VOID: &str = "void";

/// Text stored with a game for people to read.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Note {
    /// The seat that it is about, counted from 1; `None` if it is about the game.
    pub seat: Option<usize>,
    /// `said` (text that a strategy left for its author) or `void` (the reason why an attempt at this game failed).
    pub kind: String,
    /// The text of the note, possibly with several lines.
    pub text: String,
}

/// The end of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(into = "StoredTermination", try_from = "StoredTermination")]
pub enum Termination {
    /// The game ended by its rules.
    Finished,
    /// This seat gave up.
    Resigned(Seat),
    /// A strategy broke its contract, and loses.
    Fault {
        /// The seat at fault.
        seat: Seat,
        /// Kind of fault.
        fault: Fault,
        /// Number of plies played before the fault.
        ply: u32,
        /// The cause, on one line.
        message: Message,
    },
}

/// A way in which a strategy can break its contract.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// It could not be built.
    Start,
    /// It chose an action that the rules forbid.
    Illegal,
    /// It panicked.
    Panic,
    /// It used more CPU time than its budget allows, or neither answered nor computed for too long.
    Time,
    /// Its program ended before the game did.
    Crash,
    /// It sent a message that the protocol forbids.
    Protocol,
    /// It used more memory than its limit.
    Memory,
    /// It wrote more output than its limit.
    Output,
}

impl Fault {
    /// All kinds.
    pub const ALL: [Self; 8] = [
        Self::Start,
        Self::Illegal,
        Self::Panic,
        Self::Time,
        Self::Crash,
        Self::Protocol,
        Self::Memory,
        Self::Output,
    ];

    /// Converts a strategy's own failure to a fault; `None` for a failure of the machine.
    #[must_use]
    pub const fn from_failure(kind: FailureKind) -> Option<Self> {
        match kind {
            FailureKind::Start => Some(Self::Start),
            FailureKind::Crash => Some(Self::Crash),
            FailureKind::Illegal => Some(Self::Illegal),
            FailureKind::Protocol => Some(Self::Protocol),
            FailureKind::Time => Some(Self::Time),
            FailureKind::Memory => Some(Self::Memory),
            FailureKind::Output => Some(Self::Output),
            FailureKind::Host => None,
        }
    }

    /// Returns the word for the fault in results files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Start => "start",
            Self::Illegal => "illegal",
            Self::Panic => "panic",
            Self::Time => "time",
            Self::Crash => "crash",
            Self::Protocol => "protocol",
            Self::Memory => "memory",
            Self::Output => "output",
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.word())
    }
}

impl Termination {
    /// Returns the seat that lost by giving up or by a fault.
    #[must_use]
    pub const fn loser(&self) -> Option<Seat> {
        match self {
            Self::Finished => None,
            Self::Resigned(seat) | Self::Fault { seat, .. } => Some(*seat),
        }
    }

    /// Returns the kind of termination as a word for machine-readable data.
    #[must_use]
    pub const fn word(&self) -> &'static str {
        match self {
            Self::Finished => "finished",
            Self::Resigned(_) => "resigned",
            Self::Fault { .. } => "fault",
        }
    }

    /// Returns the seat at fault.
    #[must_use]
    pub const fn culprit(&self) -> Option<Seat> {
        match self {
            Self::Fault { seat, .. } => Some(*seat),
            Self::Finished | Self::Resigned(_) => None,
        }
    }

    /// Describes the end in words: `finished`, `seat 1 resigned`, or the fault with its cause.
    #[must_use]
    pub fn in_words(&self) -> Message {
        match self {
            Self::Finished => verdict::finished().into(),
            Self::Resigned(seat) => verdict::resigned(seat.to_string()),
            Self::Fault { seat, fault, message, .. } => {
                verdict::at_fault(seat.to_string(), fault.to_string(), message.clone())
            }
        }
    }

    /// Parses the text of [`fmt::Display`], with the other data of a fault.
    pub(crate) fn read(kind: &str, ply: u32, message: Message) -> Option<Self> {
        if kind == "finished" {
            return Some(Self::Finished);
        }
        let (verb, seat) = kind.split_once(' ')?;
        let seat = match seat {
            "1" => Seat::FIRST,
            "2" => Seat::SECOND,
            _ => return None,
        };
        if verb == "resigned" {
            return Some(Self::Resigned(seat));
        }
        let fault = Fault::ALL.into_iter().find(|fault| fault.to_string() == verb)?;
        Some(Self::Fault { seat, fault, ply, message })
    }
}

/// A termination as data: its text, and the other data of a fault.
#[derive(Serialize, Deserialize)]
struct StoredTermination {
    text: String,
    ply: u32,
    message: Message,
}

impl From<Termination> for StoredTermination {
    fn from(termination: Termination) -> Self {
        let text = termination.to_string();
        match termination {
            Termination::Fault { ply, message, .. } => Self { text, ply, message },
            _ => Self { text, ply: 0, message: Message::default() },
        }
    }
}

impl TryFrom<StoredTermination> for Termination {
    type Error = String;

    fn try_from(stored: StoredTermination) -> Result<Self, String> {
        Self::read(&stored.text, stored.ply, stored.message).ok_or(stored.text)
    }
}

/// Kind and the seat, for example `finished`, `resigned 1`, `illegal 2`.
impl fmt::Display for Termination {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Finished => out.write_str("finished"),
            Self::Resigned(seat) => write!(out, "resigned {}", seat.index() + 1),
            Self::Fault { seat, fault, .. } => write!(out, "{fault} {}", seat.index() + 1),
        }
    }
}

/// Returns the last twenty lines of a strategy's output, with long lines cut.
#[must_use]
pub fn last_lines(log: &str) -> String {
    let lines: Vec<&str> = log.trim_end().lines().collect();
    let shown = |line: &&str| line.chars().take(LINE_LENGTH).collect::<String>();
    let last: Vec<String> = lines.iter().rev().take(LAST_LINES).rev().map(shown).collect();
    last.join("\n")
}

impl Record {
    /// Returns the number, from 1, of the first move that was not played. Actions of chance are not moves.
    #[must_use]
    pub fn next_move(&self) -> u32 {
        self.moves.iter().sum::<u32>() + 1
    }

    /// Returns the entrant at fault.
    #[must_use]
    pub fn culprit(&self) -> Option<usize> {
        let seat = self.termination.culprit()?;
        self.seats.get(seat.index()).copied()
    }

    /// Returns the last twenty lines that a seat's strategy wrote for its author; empty if it wrote none.
    #[must_use]
    pub fn last_lines(&self, seat: Seat) -> String {
        let own = |note: &&Note| note.kind == SAID && note.seat == Some(seat.index() + 1);
        self.notes.iter().find(own).map_or_else(String::new, |note| last_lines(&note.text))
    }

    /// Returns the points of each seat for this game; `None` if the game says nothing about the seats.
    ///
    /// - Duel: 1 for a win, 0.5 for a draw, 0 for a loss. Giving up or a fault is a loss.
    /// - One seat: its score, 0 after a fault.
    /// - Roles: the first seat's score for both, 0 after its fault. None if the second seat gave up or was at fault.
    #[must_use]
    pub fn points(&self, contest: Contest) -> Option<[f64; 2]> {
        let score = |seat: Seat| self.scores.get(seat.index()).copied().unwrap_or(0);
        let first = match self.termination.culprit() {
            Some(Seat::FIRST) => 0.0,
            _ => score(Seat::FIRST) as f64,
        };
        match contest {
            Contest::Solo => Some([first, first]),
            Contest::Roles if self.termination.loser() == Some(Seat::SECOND) => None,
            Contest::Roles => Some([first, first]),
            Contest::Duel => Some(match self.termination.loser() {
                Some(Seat::FIRST) => [0.0, 1.0],
                Some(_) => [1.0, 0.0],
                None => match score(Seat::FIRST).cmp(&score(Seat::SECOND)) {
                    std::cmp::Ordering::Less => [0.0, 1.0],
                    std::cmp::Ordering::Equal => [0.5, 0.5],
                    std::cmp::Ordering::Greater => [1.0, 0.0],
                },
            }),
        }
    }

    /// Converts the record to a saved game, which people can read and every front end can load.
    #[must_use]
    pub fn saved(&self) -> SavedGame {
        let actions = self.actions.split(SEPARATOR).filter(|text| !text.is_empty());
        let resigned = match self.termination {
            Termination::Resigned(seat) => Some(seat),
            Termination::Finished | Termination::Fault { .. } => None,
        };
        SavedGame {
            game: self.game.to_string(),
            players: self.entrants.iter().map(ToString::to_string).collect(),
            opening: Some(self.opening.clone()),
            actions: actions.map(|text| (0, text.to_string())).collect(),
            resigned,
            last: Some(self.last.clone()),
        }
    }

    /// Appends the parts that must be equal in two runs of one spec, as one line: everything but time and nodes.
    pub fn write_line(&self, line: &mut String) {
        let (event, id, seed, version) = (self.event, self.id, self.seed, self.rules_version);
        // Writing to a String cannot fail.
        let _ = write!(line, "{event}\t{id}\t{}\t{version}\t{seed}", self.game);
        for entrant in &self.entrants {
            let _ = write!(line, "\t{entrant}");
        }
        let _ = write!(line, "\t{}\t{}", self.opening, self.actions);
        for score in &self.scores {
            let _ = write!(line, "\t{score}");
        }
        let _ = writeln!(line, "\t{}", self.termination);
    }
}

/// A SHA-256 over the lines of records. Equal runs have equal digests.
#[derive(Clone, Debug, Default)]
pub struct Fingerprint {
    hash: Sha256,
    line: String,
}

impl Fingerprint {
    /// Adds the next record.
    pub fn add(&mut self, record: &Record) {
        self.line.clear();
        record.write_line(&mut self.line);
        self.hash.update(self.line.as_bytes());
    }

    /// Returns the digest of all records so far, in hexadecimal.
    #[must_use]
    pub fn finish(self) -> String {
        let bytes = self.hash.finalize();
        bytes.iter().fold(String::new(), |mut text, byte| {
            let _ = write!(text, "{byte:02x}");
            text
        })
    }
}

/// Returns the digest of records in the order of event and number. Records that a disqualification voids must be left
/// out, which [`Store::digest`](crate::Store::digest) does.
pub fn digest<'a>(records: impl IntoIterator<Item = &'a Record>) -> String {
    let mut fingerprint = Fingerprint::default();
    records.into_iter().for_each(|record| fingerprint.add(record));
    fingerprint.finish()
}
