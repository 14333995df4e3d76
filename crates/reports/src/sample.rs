//! Example games of an event for its page, and the scores for its charts.

use damier_catalog::Contest;
use damier_experiments::arena::{Error, EventReport, FaultLine, Lineup, Store};
use std::collections::BTreeMap;

/// The most faults that are shown.
const MOST_FAULTS: usize = 40;

/// A game by its number, with the score of its first seat.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Scored {
    score: f64,
    id: u64,
}

/// The results of one entrant in a game for one player.
#[derive(Clone, PartialEq, Debug, Default)]
struct Own {
    scores: Vec<f64>,
    best: Option<Scored>,
    worst: Option<Scored>,
}

/// Example games of an event.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Sample {
    own: Vec<Own>,
    /// By the entrants (first against second): the first game that the first of them lost.
    lost: BTreeMap<[usize; 2], u64>,
    /// By the entrants in the first and the second seat: their first game.
    met: BTreeMap<[usize; 2], u64>,
    names: Vec<String>,
}

impl Sample {
    /// Reads the games of an event.
    ///
    /// # Errors
    /// An unreadable file or a damaged record.
    pub(crate) fn read(store: &Store, event: u32, lineup: &Lineup) -> Result<Self, Error> {
        let mut sample = Self {
            own: vec![Own::default(); lineup.entrants.len()],
            names: lineup.entrants.clone(),
            ..Self::default()
        };
        for record in store.records(event) {
            let record = record?;
            let Some(points) = record.points(lineup.contest) else { continue };
            match (lineup.contest, record.seats.as_slice()) {
                (Contest::Solo, &[entrant]) => {
                    sample.own[entrant].add(Scored { score: points[0], id: record.id });
                }
                (_, &[first, second]) => {
                    sample.met.entry([first, second]).or_insert(record.id);
                    if points[0] < points[1] {
                        sample.lost.entry([first, second]).or_insert(record.id);
                    } else if points[1] < points[0] {
                        sample.lost.entry([second, first]).or_insert(record.id);
                    }
                }
                _ => {}
            }
        }
        Ok(sample)
    }

    /// Returns the scores of an entrant in a game for one player, ascending.
    pub(crate) fn scores(&self, name: &str) -> Vec<f64> {
        let mut scores = self.find(name).map_or_else(Vec::new, |own| self.own[own].scores.clone());
        scores.sort_by(f64::total_cmp);
        scores
    }

    /// Returns the numbers of the best and the worst game of an entrant in a game for one player.
    pub(crate) fn extremes(&self, name: &str) -> [Option<u64>; 2] {
        let own = self.find(name).map(|own| &self.own[own]);
        let id = |scored: Option<Scored>| scored.map(|scored| scored.id);
        own.map_or([None; 2], |own| [id(own.best), id(own.worst)])
    }

    /// Returns the number of a game between two entrants: one that the first of them lost, or any other if there is
    /// none. `None` if they did not play each other.
    pub(crate) fn between(&self, name: &str, other: &str) -> Option<u64> {
        let [one, other] = [self.find(name)?, self.find(other)?];
        let met = || self.met.get(&[one, other]).or_else(|| self.met.get(&[other, one]));
        self.lost.get(&[one, other]).or_else(met).copied()
    }

    /// Returns the number of the first game with these entrants in the first and the second seat.
    pub(crate) fn seated(&self, first: &str, second: &str) -> Option<u64> {
        self.met.get(&[self.find(first)?, self.find(second)?]).copied()
    }

    fn find(&self, name: &str) -> Option<usize> {
        self.names.iter().position(|known| known == name)
    }
}

impl Own {
    fn add(&mut self, game: Scored) {
        self.scores.push(game.score);
        if self.best.is_none_or(|best| game.score > best.score) {
            self.best = Some(game);
        }
        if self.worst.is_none_or(|worst| game.score < worst.score) {
            self.worst = Some(game);
        }
    }
}

/// Returns the faults of an event to show, the decisive ones first.
pub(crate) fn faults_shown(event: &EventReport) -> Vec<&FaultLine> {
    let decisive = event.disqualified.iter().map(|out| &out.cause);
    let mut shown: Vec<&FaultLine> = Vec::new();
    for fault in decisive.chain(&event.faults) {
        let is_new = !shown.iter().any(|known| known.id == fault.id);
        if shown.len() < MOST_FAULTS && is_new {
            shown.push(fault);
        }
    }
    shown
}
