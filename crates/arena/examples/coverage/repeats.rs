//! Tournaments of equal players, some of which always play the same game: how often intervals hold the truth, and how
//! often tables claim a difference.

use damier_arena::{
    EventReport, Lineup, Record, Standings, Start, Tally, Termination, TournamentFormat,
};
use damier_game::{Contest, Rng, mix};
use std::time::Duration;

/// The kinds of the entrants, which are all equally strong.
const KINDS: [Kind; 4] = [Kind::Deterministic, Kind::Deterministic, Kind::Half, Kind::Random];
/// Number of pairs of games per matchup.
const PAIRS: u64 = 20;

/// The randomness of a player.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// Its moves follow from the position.
    Deterministic,
    /// Half of its games follow from the position.
    Half,
    /// Its moves are drawn at random.
    Random,
}

/// Counts over many tournaments.
#[derive(Clone, Copy, Default)]
pub(crate) struct RepeatFindings {
    /// Intervals of two players' scores against each other.
    pub(crate) intervals: u64,
    /// The intervals that hold the truth.
    pub(crate) held: u64,
    /// The number of tournaments.
    pub(crate) tournaments: u64,
    /// Tournaments whose table claims a difference.
    pub(crate) false_claims: u64,
    /// Intervals of two players whose games are all the same two.
    pub(crate) of_repeated: u64,
}

impl RepeatFindings {
    /// Returns the share of intervals that hold the truth.
    pub(crate) fn coverage(&self) -> f64 {
        self.held as f64 / self.intervals as f64
    }

    /// Returns the share of tables that claim a difference.
    pub(crate) fn claims(&self) -> f64 {
        self.false_claims as f64 / self.tournaments as f64
    }
}

/// Plays `count` tournaments of a game with this start.
pub(crate) fn tournaments(count: u64, resamples: u32, start: Start, seed: u64) -> RepeatFindings {
    let mut found = RepeatFindings::default();
    for number in 0..count {
        let tally = tournament(start, &mut Rng::new(mix(seed, number)));
        let Standings::Duel(table) = EventReport::new(&tally, resamples).standings else {
            continue;
        };
        found.tournaments += 1;
        found.false_claims += u64::from(table.rows.iter().any(|row| row.group > 1));
        for (row, cells) in table.rows.iter().zip(&table.cells) {
            for (rival, cell) in table.rows.iter().zip(cells) {
                let interval = cell.as_ref().and_then(|cell| cell.score.interval);
                let Some([low, high]) = interval.filter(|_| row.name < rival.name) else {
                    continue;
                };
                if [&row.name, &rival.name] == ["player 0", "player 1"] {
                    found.of_repeated += 1;
                } else {
                    found.intervals += 1;
                    found.held += u64::from(low <= 0.5 && 0.5 <= high);
                }
            }
        }
    }
    found
}

fn tournament(start: Start, rng: &mut Rng) -> Tally {
    let mut tally = Tally::new(&Lineup {
        name: "equals".into(),
        game: "game".into(),
        rules_version: 1,
        contest: Contest::Duel,
        facts: Vec::new(),
        entrants: (0..KINDS.len()).map(|entrant| format!("player {entrant}")).collect(),
        format: TournamentFormat::RoundRobin,
        budget: "none".into(),
        scheduled: 0,
        start: Some(start),
        checksums: Vec::new(),
        sources: Vec::new(),
        parts: Vec::new(),
        replaced: Vec::new(),
    });
    // Draws who wins the only game of the two deterministic players, in either seating.
    let fixed = [rng.below(2) == 0, rng.below(2) == 0];
    let mut id = 0;
    for _ in 0..PAIRS {
        for a in 0..KINDS.len() {
            for b in a + 1..KINDS.len() {
                tally.add(&game(id, [a, b], fixed[0], rng));
                tally.add(&game(id + 1, [b, a], fixed[1], rng));
                id += 2;
            }
        }
    }
    tally
}

/// Returns a record of a game. `is_won` says whether the first seat wins if both players are deterministic.
fn game(id: u64, seats: [usize; 2], is_won: bool, rng: &mut Rng) -> Record {
    let mut is_random = |seat: usize| match KINDS[seat] {
        Kind::Deterministic => false,
        Kind::Half => rng.below(2) == 0,
        Kind::Random => true,
    };
    let is_drawn = is_random(seats[0]) | is_random(seats[1]);
    // The first seat wins repeated games of other players, so that their pairs are even.
    let is_fixed_win = if seats.iter().all(|&seat| seat < 2) { is_won } else { true };
    let (won, line) = if is_drawn {
        (rng.below(2) == 0, format!("drawn {}", rng.below(u32::MAX)))
    } else {
        (is_fixed_win, format!("fixed {seats:?}"))
    };
    record(id, seats, if won { 1 } else { -1 }, line)
}

fn record(id: u64, seats: [usize; 2], score: i64, actions: String) -> Record {
    Record {
        event: 0,
        id,
        pair: id / 2,
        seed: id / 2,
        game: "game".into(),
        rules_version: 1,
        seats: seats.to_vec(),
        entrants: seats.iter().map(|seat| format!("player {seat}").into()).collect(),
        opening: "start".into(),
        actions,
        plies: 2,
        scores: vec![score, -score],
        facts: Vec::new(),
        termination: Termination::Finished,
        last: String::new(),
        moves: vec![1; 2],
        nodes: vec![0; 2],
        cpu: vec![Duration::ZERO; 2],
        slowest: Duration::ZERO,
        game_cpu: Duration::from_millis(1),
        notes: Vec::new(),
        machine: None,
    }
}
