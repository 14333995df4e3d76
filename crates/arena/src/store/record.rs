//! The record of a game: enough to replay it, to judge it and to prove that a run is the same run.

use crate::text::verdict;
use damier_game::saved::SavedGame;
use damier_game::{Contest, FailureKind, Seat};
use damier_i18n::Message;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt::{self, Write};
use std::sync::Arc;
use std::time::Duration;

/// Between two actions in [`Record::actions`].
pub(crate) const SEPARATOR: &str = ", ";

/// One game as it was played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The event, counted from 0.
    pub event: u32,
    /// The number of the game in its event.
    pub id: u64,
    /// The number of the pair: games of one pair share the opening and the seed.
    pub pair: u64,
    /// The seed of the game's own generator.
    pub seed: u64,
    /// The game with its parameters.
    pub game: Arc<str>,
    /// The version of the rules it was played under.
    pub rules_version: u32,
    /// The entrant in each seat, by index.
    pub seats: Vec<usize>,
    /// The name of the entrant in each seat.
    pub entrants: Vec<Arc<str>>,
    /// The text of the first state.
    pub opening: String,
    /// The texts of all actions, chance's too, joined by `, `.
    pub actions: String,
    /// Actions, chance's too.
    pub plies: u32,
    /// The game's own points, by seat, when it ended.
    pub scores: Vec<i64>,
    /// The game's facts about its last state.
    pub facts: Vec<i64>,
    /// The end of the game.
    pub termination: Termination,
    /// The text of the last state.
    pub last: String,
    /// Actions chosen, by seat.
    pub moves: Vec<u32>,
    /// Search nodes, by seat.
    pub nodes: Vec<u64>,
    /// CPU time, by seat: exact where the budget limits time, else the game's shared out by wall
    /// time.
    pub cpu: Vec<Duration>,
    /// The longest move by the CPU clock; zero where the budget does not limit time.
    pub slowest: Duration,
    /// CPU time of the whole game, the referee's included.
    pub game_cpu: Duration,
    /// Notes for people; often none.
    pub notes: Vec<Note>,
    /// The machine that played it; `None` where that was not told.
    pub machine: Option<Arc<str>>,
}

/// The kind of a note with text that a strategy left for its author.
pub(crate) const SAID: &str = "said";
/// The last lines of what a strategy wrote that are shown with its fault, and the most characters of a line.
const LAST_LINES: usize = 20;
const LINE_LENGTH: usize = 200;
/// The kind of a note on a failed attempt at a game.
pub(crate) const VOID: &str = "void";

/// Something kept with a game for people.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Note {
    /// The seat that it is about, counted from 1; `None` where it is about the game.
    pub seat: Option<usize>,
    /// `said` (text that a strategy left for its author) or `void` (the reason why an attempt at this game failed).
    pub kind: String,
    /// The note itself; may have several lines.
    pub text: String,
}

/// The end of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Termination {
    /// By the rules.
    Finished,
    /// A seat gave up.
    Resigned(Seat),
    /// A strategy broke its contract: its loss.
    Fault {
        /// The seat at fault.
        seat: Seat,
        /// The kind of fault.
        fault: Fault,
        /// Plies played before it.
        ply: u32,
        /// The cause, on one line.
        message: String,
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
    /// It used more CPU time than its budget, or neither answered nor computed.
    Time,
    /// Its program ended before the game did.
    Crash,
    /// It said what the protocol forbids.
    Protocol,
    /// It took more memory than it may.
    Memory,
    /// It wrote more than it may.
    Output,
}

impl Fault {
    /// Every kind.
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

    /// The fault that a strategy's own failure counts as; `None` for a failure of the machine.
    #[must_use]
    pub const fn of(kind: FailureKind) -> Option<Self> {
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
}

impl fmt::Display for Fault {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            Self::Start => "start",
            Self::Illegal => "illegal",
            Self::Panic => "panic",
            Self::Time => "time",
            Self::Crash => "crash",
            Self::Protocol => "protocol",
            Self::Memory => "memory",
            Self::Output => "output",
        })
    }
}

impl Termination {
    /// The seat that lost by giving up or by a fault.
    #[must_use]
    pub const fn loser(&self) -> Option<Seat> {
        match self {
            Self::Finished => None,
            Self::Resigned(seat) | Self::Fault { seat, .. } => Some(*seat),
        }
    }

    /// The kind of end in a word, as data for programs has it.
    #[must_use]
    pub const fn word(&self) -> &'static str {
        match self {
            Self::Finished => "finished",
            Self::Resigned(_) => "resigned",
            Self::Fault { .. } => "fault",
        }
    }

    /// The seat at fault.
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
                verdict::at_fault(seat.to_string(), fault.to_string(), message)
            }
        }
    }

    /// The inverse of [`fmt::Display`], with the rest of a fault.
    pub(crate) fn read(kind: &str, ply: u32, message: String) -> Option<Self> {
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

/// The kind and the seat, for example `finished`, `resigned 1`, `illegal 2`.
impl fmt::Display for Termination {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Finished => out.write_str("finished"),
            Self::Resigned(seat) => write!(out, "resigned {}", seat.index() + 1),
            Self::Fault { seat, fault, .. } => write!(out, "{fault} {}", seat.index() + 1),
        }
    }
}

/// The last twenty lines of what a strategy wrote, each cut where no screen shows it any more.
#[must_use]
pub fn last_lines(log: &str) -> String {
    let lines: Vec<&str> = log.trim_end().lines().collect();
    let shown = |line: &&str| line.chars().take(LINE_LENGTH).collect::<String>();
    let last: Vec<String> = lines.iter().rev().take(LAST_LINES).rev().map(shown).collect();
    last.join("\n")
}

impl Record {
    /// The entrant at fault.
    #[must_use]
    pub fn culprit(&self) -> Option<usize> {
        let seat = self.termination.culprit()?;
        self.seats.get(seat.index()).copied()
    }

    /// The last twenty lines that a seat's strategy wrote for its author; empty if it wrote none.
    #[must_use]
    pub fn last_lines(&self, seat: Seat) -> String {
        let own = |note: &&Note| note.kind == SAID && note.seat == Some(seat.index() + 1);
        self.notes.iter().find(own).map_or_else(String::new, |note| last_lines(&note.text))
    }

    /// The points of each seat for this game; `None` where the game says nothing about the seats.
    ///
    /// - Duel: 1 for a win, 0.5 for a draw, 0 for a loss; giving up or a fault is a loss.
    /// - One seat: its score, 0 after a fault.
    /// - Roles: the first seat's score for both, 0 after its fault; nothing where the second seat
    ///   gave up or was at fault.
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

    /// The game as a file that a person can read and any door can load.
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

    /// Appends what two runs of one spec must agree on, as one line: everything but time and nodes.
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

/// SHA-256 over the lines of records as they come: equal digests, equal runs.
#[derive(Clone, Debug, Default)]
pub struct Fingerprint {
    hash: Sha256,
    line: String,
}

impl Fingerprint {
    /// Takes the next record in.
    pub fn add(&mut self, record: &Record) {
        self.line.clear();
        record.write_line(&mut self.line);
        self.hash.update(self.line.as_bytes());
    }

    /// The digest of all records so far, in hexadecimal.
    #[must_use]
    pub fn finish(self) -> String {
        let bytes = self.hash.finalize();
        bytes.iter().fold(String::new(), |mut text, byte| {
            let _ = write!(text, "{byte:02x}");
            text
        })
    }
}

/// The digest of records given in the order of event and number. Records that a disqualification
/// voids must be left out: [`Store::digest`](crate::Store::digest) does.
pub fn digest<'a>(records: impl IntoIterator<Item = &'a Record>) -> String {
    let mut fingerprint = Fingerprint::default();
    records.into_iter().for_each(|record| fingerprint.add(record));
    fingerprint.finish()
}
