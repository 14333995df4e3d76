//! The fold over records that every table starts from: small, in any order, without the boards.

use crate::discipline::Discipline;
use crate::lineup::Lineup;
use crate::record::{Record, Termination, VOID};
use game::Contest;
use serde::Serialize;
use std::ops::Range;
use std::time::Duration;

/// The games of one event so far.
#[derive(Clone, Debug)]
pub struct Tally {
    lineup: Lineup,
    games: Vec<Played>,
    faults: Vec<FaultLine>,
    retries: u64,
}

/// What a table needs of one game. Where there is one seat, the second repeats the first.
#[derive(Clone, Debug)]
pub(crate) struct Played {
    pub(crate) id: u64,
    pub(crate) pair: u64,
    pub(crate) seats: [usize; 2],
    pub(crate) points: Option<[f64; 2]>,
    pub(crate) culprit: Option<usize>,
    pub(crate) plies: u32,
    pub(crate) moves: [u32; 2],
    pub(crate) nodes: [u64; 2],
    pub(crate) cpu: [Duration; 2],
    pub(crate) game_cpu: Duration,
    pub(crate) slowest: Duration,
    pub(crate) facts: Box<[i64]>,
}

/// A fault in a game that counts, with all that its author needs.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct FaultLine {
    /// The event, counted from 0.
    pub event: u32,
    /// The number of the game: its record replays to the fault.
    pub id: u64,
    /// Who was at fault.
    pub entrant: String,
    /// In which seat, counted from 1.
    pub seat: usize,
    /// `start`, `illegal`, `panic` or `time`.
    pub kind: String,
    /// Plies played before it.
    pub ply: u32,
    /// The cause, on one line.
    pub message: String,
    /// The text of the state in which it happened.
    pub state: String,
}

/// The games that make the tables, once discipline has spoken.
pub(crate) struct Counted<'a> {
    /// Games that count between entrants that are still in, by number.
    pub(crate) games: Vec<&'a Played>,
    /// Faults in games that count, by number.
    pub(crate) faults: Vec<&'a FaultLine>,
    /// Stored games that a disqualification voids.
    pub(crate) void: u64,
    /// Who has how many faults, and who is out.
    pub(crate) discipline: Discipline,
}

impl Tally {
    /// Of an event without games.
    #[must_use]
    pub fn new(lineup: &Lineup) -> Self {
        Self { lineup: lineup.clone(), games: Vec::new(), faults: Vec::new(), retries: 0 }
    }

    /// The event.
    #[must_use]
    pub const fn lineup(&self) -> &Lineup {
        &self.lineup
    }

    /// Games taken in.
    #[must_use]
    pub fn games(&self) -> u64 {
        self.games.len() as u64
    }

    /// Takes a game of this event in, each once, in any order.
    pub fn add(&mut self, record: &Record) {
        let first = record.seats.first().copied().unwrap_or(0);
        self.games.push(Played {
            id: record.id,
            pair: record.pair,
            seats: [first, record.seats.get(1).copied().unwrap_or(first)],
            points: record.points(self.lineup.contest),
            culprit: record.culprit(),
            plies: record.plies,
            moves: by_seat(&record.moves),
            nodes: by_seat(&record.nodes),
            cpu: by_seat(&record.cpu),
            game_cpu: record.game_cpu,
            slowest: record.slowest,
            facts: record.facts.as_slice().into(),
        });
        self.faults.extend(FaultLine::of(record));
        self.retries += record.notes.iter().filter(|note| note.kind == VOID).count() as u64;
    }

    /// Attempts at games that said nothing, because the machine failed.
    pub(crate) const fn retries(&self) -> u64 {
        self.retries
    }

    /// The entrants of every game taken in, by seat.
    pub(crate) fn seatings(&self) -> impl Iterator<Item = [usize; 2]> {
        self.games.iter().map(|game| game.seats)
    }

    /// Applies discipline: what makes the tables.
    pub(crate) fn counted(&self) -> Counted<'_> {
        let mut games: Vec<&Played> = self.games.iter().collect();
        games.sort_by_key(|game| game.id);
        let mut discipline = Discipline::new(self.lineup.entrants.len());
        let solo = self.lineup.contest == Contest::Solo;
        let before = games.len();
        games.retain(|game| {
            let seats = if solo { &game.seats[..1] } else { &game.seats };
            discipline.admit(seats, game.culprit)
        });
        let void = before - games.len();
        let counts = |id| games.binary_search_by_key(&id, |game| game.id).is_ok();
        let mut faults: Vec<_> = self.faults.iter().filter(|line| counts(line.id)).collect();
        faults.sort_by_key(|line| line.id);
        games.retain(|game| !game.seats.iter().any(|&entrant| discipline.is_out(entrant)));
        Counted { games, faults, void: void as u64, discipline }
    }
}

impl Counted<'_> {
    /// What each entrant used in these seats, over the games that make the tables.
    pub(crate) fn usages(&self, entrants: usize, seats: Range<usize>) -> Vec<Usage> {
        let mut sums = vec![Usage::default(); entrants];
        for game in &self.games {
            for seat in seats.clone() {
                sums[game.seats[seat]].add(game, seat);
            }
        }
        sums.into_iter().map(Usage::per_game_and_move).collect()
    }
}

/// What an entrant used. Times are seconds of CPU.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Usage {
    /// Games at its tables.
    pub games: u64,
    /// In all.
    pub cpu: f64,
    /// Per game.
    pub cpu_per_game: f64,
    /// Per action chosen.
    pub cpu_per_move: f64,
    /// The longest move of any seat in its games; 0 where the budget does not limit time.
    pub slowest_in_games: f64,
    /// Actions chosen per game.
    pub moves_per_game: f64,
    /// Actions of all seats and chance per game.
    pub plies_per_game: f64,
    /// Search nodes per action chosen.
    pub nodes_per_move: f64,
}

impl Usage {
    /// Takes a game in; until [`Usage::per_game_and_move`] all but the longest move are sums.
    fn add(&mut self, game: &Played, seat: usize) {
        self.games += 1;
        self.cpu += game.cpu[seat].as_secs_f64();
        self.slowest_in_games = self.slowest_in_games.max(game.slowest.as_secs_f64());
        self.moves_per_game += f64::from(game.moves[seat]);
        self.nodes_per_move += game.nodes[seat] as f64;
        self.plies_per_game += f64::from(game.plies);
    }

    fn per_game_and_move(self) -> Self {
        let (games, moves) = (self.games.max(1) as f64, self.moves_per_game.max(1.0));
        Self {
            cpu_per_game: self.cpu / games,
            cpu_per_move: self.cpu / moves,
            moves_per_game: self.moves_per_game / games,
            nodes_per_move: self.nodes_per_move / moves,
            plies_per_game: self.plies_per_game / games,
            ..self
        }
    }
}

impl FaultLine {
    fn of(record: &Record) -> Option<Self> {
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
        })
    }
}

fn by_seat<T: Copy + Default>(values: &[T]) -> [T; 2] {
    let value = |seat: usize| values.get(seat).copied().unwrap_or_default();
    [value(0), value(1)]
}
