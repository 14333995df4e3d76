//! A game reduced to what tables need, without the board.

use crate::schedule::lineup::Lineup;
use crate::statistics::duplicates;
use crate::store::record::{Record, Termination};
use damier_i18n::{Message, in_english};
use serde::Serialize;
use std::time::Duration;

/// A game reduced to what tables need. In a game with one seat, the second seat repeats the first.
#[derive(Clone, Debug)]
pub(crate) struct PlayedGame {
    pub(crate) id: u64,
    pub(crate) pair: u64,
    pub(crate) seats: [usize; 2],
    pub(crate) points: Option<[f64; 2]>,
    pub(crate) culprit: Option<usize>,
    pub(crate) fault: Option<Box<FaultLine>>,
    pub(crate) plies: u32,
    pub(crate) moves: [u32; 2],
    pub(crate) nodes: [u64; 2],
    pub(crate) cpu: [Duration; 2],
    pub(crate) game_cpu: Duration,
    pub(crate) slowest: Duration,
    pub(crate) facts: Box<[i64]>,
    /// A hash of all its moves.
    pub(crate) trail: u64,
    /// A hash of its first state.
    pub(crate) opening: u64,
}

/// A fault in a game that counts, with everything that its author needs.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct FaultLine {
    /// The event, counted from 0.
    pub event: u32,
    /// Number of the game. Replaying its record leads to the fault.
    pub id: u64,
    /// Name of the entrant at fault.
    pub entrant: String,
    /// Its seat, counted from 1.
    pub seat: usize,
    /// `start`, `illegal`, `panic` or `time`.
    pub kind: String,
    /// Number of plies played before the fault.
    pub ply: u32,
    /// The cause, on one line.
    #[serde(serialize_with = "in_english")]
    pub message: Message,
    /// The text of the state in which the fault happened.
    pub state: String,
    /// The last lines that the entrant wrote to standard error, including at its start.
    pub log: String,
}

impl PlayedGame {
    pub(crate) fn from_record(record: &Record, lineup: &Lineup) -> Self {
        let first = record.seats.first().copied().unwrap_or(0);
        Self {
            id: record.id,
            pair: record.pair,
            seats: [first, record.seats.get(1).copied().unwrap_or(first)],
            points: record.points(lineup.contest),
            culprit: record.culprit(),
            fault: FaultLine::from_record(record).map(Box::new),
            plies: record.plies,
            moves: by_seat(&record.moves),
            nodes: by_seat(&record.nodes),
            cpu: by_seat(&record.cpu),
            game_cpu: record.game_cpu,
            slowest: record.slowest,
            facts: record.facts.as_slice().into(),
            trail: duplicates::moves(record),
            opening: duplicates::opening(record),
        }
    }
}

impl FaultLine {
    fn from_record(record: &Record) -> Option<Self> {
        let Termination::Fault { seat, fault, ply, message } = &record.termination else {
            return None;
        };
        Some(Self {
            event: record.event,
            id: record.id,
            entrant: record.entrants.get(seat.index())?.to_string(),
            seat: seat.index() + 1,
            kind: fault.to_string(),
            ply: *ply,
            message: message.clone(),
            state: record.last.clone(),
            log: record.last_lines(*seat),
        })
    }
}

fn by_seat<T: Copy + Default>(values: &[T]) -> [T; 2] {
    let value = |seat: usize| values.get(seat).copied().unwrap_or_default();
    [value(0), value(1)]
}
