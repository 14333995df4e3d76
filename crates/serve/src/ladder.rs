//! The ladder of an event: who plays next, and what is known so far.
//!
//! Everything here can be made again from the database; nothing is kept that was not stored before.

use crate::class::ClassGame;
use crate::contestant::{Contestant, contestants, lineup};
use crate::history::{before, note};
use crate::http_error::HttpError;
use crate::ladder_games::{LadderGame, each_game, last_pair};
use crate::published::PublishedTable;
use crate::secret::new_seed;
use crate::site::Site;
use damier_catalog::{Rng, Stopwatch};
use damier_experiments::arena::ladder::{LadderEntrant, LadderPosterior, choose_solo};
use damier_experiments::arena::rating::Matchup;
use damier_experiments::arena::{MAX_FAULTS, Moments, PairCounts, Pairing, Record, Tally};
use rusqlite::Connection;
use std::collections::BTreeMap;
use std::time::Duration;

/// The most games that somebody plays at once.
const AT_ONCE: u32 = 2;
/// The games that one order is, where there is one seat.
const BLOCK: u64 = 4;
/// Seconds between two notes of the places of a day.
const NOTE_EVERY: i64 = 600;
/// A table is made again when so many times the time that it took has passed, so that it takes a twentieth of a core at most.
const REST: u32 = 20;
/// A ladder is made anew when so many times the time that it took has passed: when many hand in at once, games are played all the same.
const REMADE_REST: u32 = 10;

/// Games to be played: a pair with seats exchanged, or some games of one player.
#[derive(Clone, Debug)]
pub(crate) struct LadderOrder {
    /// The players by their numbers in the lineup.
    places: Vec<usize>,
    /// The players by seat of the first game.
    pub(crate) players: Vec<Contestant>,
    /// The games.
    pub(crate) pairings: Vec<Pairing>,
    /// The lineup that it was chosen from.
    lineup: u64,
}

/// The ladder of one event.
pub(crate) struct Ladder {
    pub(crate) game: ClassGame,
    contestants: Vec<Contestant>,
    lineup: u64,
    running: Vec<u32>,
    faults: Vec<u32>,
    scores: Vec<Moments>,
    matchups: BTreeMap<[usize; 2], PairCounts>,
    posterior: LadderPosterior,
    tally: Tally,
    /// Games taken into the tally.
    told: u64,
    /// Rounds of each player that the tally has, where there is one seat.
    rounds: Vec<u64>,
    /// Pairs since the posterior was fitted.
    unfitted: usize,
    next_pair: u64,
    rng: Rng,
    rested: Option<(Stopwatch, Duration)>,
    /// When it was made, and the time until it may be made anew.
    remade: Option<(Stopwatch, Duration)>,
}

impl Ladder {
    /// Makes the ladder of an event from what is stored.
    ///
    /// # Errors
    /// A failed read.
    pub(crate) fn new(site: &Site, game: &ClassGame) -> Result<Self, HttpError> {
        let lineup_number = site.lineup();
        site.base.read(|base| {
            let mut ladder =
                Self::empty(game, contestants(&site.artefacts, base, game)?, lineup_number)?;
            ladder.recall(base)?;
            Ok(ladder)
        })
    }

    fn empty(game: &ClassGame, all: Vec<Contestant>, number: u64) -> Result<Self, HttpError> {
        let count = all.len();
        Ok(Self {
            game: game.clone(),
            tally: Tally::new(&lineup(game, &all)?),
            contestants: all,
            lineup: number,
            running: vec![0; count],
            faults: vec![0; count],
            scores: vec![Moments::default(); count],
            matchups: BTreeMap::new(),
            posterior: LadderPosterior::new(count, &[]),
            told: 0,
            rounds: vec![0; count],
            unfitted: 0,
            next_pair: 0,
            rng: Rng::new(new_seed()),
            rested: None,
            remade: None,
        })
    }

    /// Takes in all games that are stored.
    fn recall(&mut self, base: &Connection) -> Result<(), HttpError> {
        self.next_pair = last_pair(base, &self.game.name)?.map_or(0, |last| last + 1);
        let keys: BTreeMap<String, usize> =
            (0..).zip(&self.contestants).map(|(place, one)| (one.key.clone(), place)).collect();
        let mut half: Option<(LadderGame, Vec<usize>)> = None;
        let own: Vec<String> = keys.keys().cloned().collect();
        each_game(base, &self.game.name.clone(), &own, &mut |game| {
            let places: Option<Vec<usize>> =
                game.keys.iter().map(|key| keys.get(key).copied()).collect();
            let Some(places) = places else { return };
            if !self.game.is_duel() {
                return self.take_in(&places, &[game.record]);
            }
            match half.take() {
                Some((first, first_places)) if first.record.pair == game.record.pair => {
                    self.take_in(&first_places, &[first.record, game.record]);
                }
                _ => half = Some((game, places)),
            }
        })?;
        self.fit();
        Ok(())
    }

    /// Makes the ladder anew if others play now and it has rested; games under way count all the same when they are stored.
    ///
    /// # Errors
    /// A failed read.
    pub(crate) fn refresh(&mut self, site: &Site) -> Result<bool, HttpError> {
        let rests = self.remade.as_ref().is_some_and(|(since, rest)| since.elapsed() < *rest);
        if rests || self.lineup == site.lineup() {
            return Ok(false);
        }
        let (next_pair, rested, took) = (self.next_pair, self.rested.take(), Stopwatch::start());
        *self = Self::new(site, &self.game)?;
        self.rested = rested;
        self.next_pair = self.next_pair.max(next_pair);
        self.remade = Some((Stopwatch::start(), took.elapsed() * REMADE_REST));
        Ok(true)
    }

    /// Chooses the next games; `None` where nobody can play.
    pub(crate) fn choose(&mut self) -> Option<LadderOrder> {
        let entrants: Vec<LadderEntrant> =
            (0..self.contestants.len()).map(|one| self.entrant(one)).collect();
        let places = if self.game.is_duel() {
            let pair = self.posterior.choose(&entrants, &mut self.rng)?;
            self.posterior.expect(pair);
            pair.to_vec()
        } else {
            vec![choose_solo(&self.scores, &entrants)?]
        };
        let pairings = if self.game.is_duel() { self.pair() } else { self.block() };
        places.iter().for_each(|&place| self.running[place] += 1);
        let players = places.iter().map(|&place| self.contestants[place].clone()).collect();
        Some(LadderOrder { places, players, pairings, lineup: self.lineup })
    }

    fn entrant(&self, place: usize) -> LadderEntrant {
        let own = &self.contestants[place];
        let owner = |student: i64| usize::try_from(student).unwrap_or(0) + self.contestants.len();
        let most = if own.student.is_some() { AT_ONCE } else { u32::MAX };
        // Where there is one seat, nobody waits for a reference player to be known well.
        let is_enough =
            !self.game.is_duel() && own.student.is_none() && self.scores[place].count() >= 100;
        LadderEntrant {
            owner: own.student.map_or(place, owner),
            is_reference: own.student.is_none(),
            weight: own.weight,
            is_free: self.running[place] < most && self.faults[place] < MAX_FAULTS && !is_enough,
        }
    }

    /// A pair on a fresh seed.
    fn pair(&mut self) -> Vec<Pairing> {
        let (pair, seed) = (self.next_pair, new_seed());
        self.next_pair += 1;
        let game = |half: u64, seats: [usize; 2]| Pairing {
            event: 0,
            id: 2 * pair + half,
            pair,
            round: 0,
            seats: seats.to_vec(),
            seed,
        };
        vec![game(0, [0, 1]), game(1, [1, 0])]
    }

    /// Games on fresh seeds.
    fn block(&mut self) -> Vec<Pairing> {
        let first = self.next_pair;
        self.next_pair += BLOCK;
        let game = |pair| Pairing {
            event: 0,
            id: 2 * pair,
            pair,
            round: 0,
            seats: vec![0],
            seed: new_seed(),
        };
        (first..first + BLOCK).map(game).collect()
    }

    /// Takes in the games of an order, which are stored by now; without any, they were dropped.
    pub(crate) fn settle(&mut self, order: &LadderOrder, records: &[Record]) {
        if order.lineup != self.lineup {
            // Made from the database meanwhile, perhaps before these were stored: made anew once more.
            self.lineup = 0;
            return;
        }
        order.places.iter().for_each(|&place| self.running[place] -= 1);
        if self.game.is_duel() {
            if let [_, _] = records {
                self.take_in(&order.places, records);
            }
        } else {
            records
                .iter()
                .for_each(|record| self.take_in(&order.places, std::slice::from_ref(record)));
        }
        if self.unfitted * 4 >= self.contestants.len().max(8) {
            self.fit();
        }
    }

    /// Lets the students' players of an order rest until others play: their files are not what they were.
    pub(crate) fn pause(&mut self, order: &LadderOrder) {
        for &place in order.places.iter().filter(|_| order.lineup == self.lineup) {
            if self.contestants[place].student.is_some() {
                self.faults[place] = MAX_FAULTS;
            }
        }
    }

    /// Takes in a pair of games, or one where there is one seat, by the players' numbers in the lineup.
    fn take_in(&mut self, places: &[usize], records: &[Record]) {
        let pair = self.told / 2;
        for (half, record) in records.iter().enumerate() {
            let mut own = record.clone();
            own.seats = places.to_vec();
            if half == 1 {
                own.seats.reverse();
            }
            let names = own.seats.iter().map(|&place| self.contestants[place].name.as_str().into());
            own.entrants = names.collect();
            own.id = self.told;
            own.pair = if self.game.is_duel() { pair } else { self.rounds[places[0]] };
            self.told += 1;
            if let Some(culprit) = own.culprit() {
                self.faults[culprit] += 1;
            }
            self.tally.add(&own);
        }
        self.note_points(places, records);
        self.unfitted += 1;
    }

    fn note_points(&mut self, places: &[usize], records: &[Record]) {
        match (places, records) {
            ([a, b], [first, second]) => {
                let contest = self.game.contest;
                let (Some(first), Some(second)) = (first.points(contest), second.points(contest))
                else {
                    return;
                };
                // Those of the first of the two in the lineup.
                let own = usize::from(a > b);
                let points = [first[own], second[1 - own]];
                self.matchups.entry([*a.min(b), *a.max(b)]).or_default().add(points);
            }
            ([own], [record]) => {
                self.rounds[*own] += 1;
                if let Some([score, _]) = record.points(self.game.contest) {
                    self.scores[*own].add(score);
                }
            }
            _ => {}
        }
    }

    fn fit(&mut self) {
        self.unfitted = 0;
        let matchups: Vec<Matchup> = self
            .matchups
            .iter()
            .map(|(&[a, b], counts)| Matchup { a, b, pairs: counts.pairs, is_single: false })
            .collect();
        if self.game.is_duel() {
            self.posterior = LadderPosterior::new(self.contestants.len(), &matchups);
        }
    }

    /// What a new table is made of, if the last one has been there for a while.
    pub(crate) fn due(&mut self) -> Option<(Tally, Vec<Contestant>)> {
        let is_due = self.rested.as_ref().is_none_or(|(since, rest)| since.elapsed() >= *rest);
        if !is_due {
            return None;
        }
        self.rested = Some((Stopwatch::start(), Duration::from_millis(500)));
        Some((self.tally.clone(), self.contestants.clone()))
    }

    /// Sets the rest after a table that took so long.
    pub(crate) fn rest(&mut self, took: Duration) {
        let rest = (took * REST).max(Duration::from_millis(500));
        self.rested = Some((Stopwatch::start(), rest));
    }
}

/// Makes the table that is due, and publishes it; notes its places once in a while.
///
/// # Errors
/// A failed read or write.
pub(crate) fn publish(
    site: &Site,
    name: &str,
    tally: &Tally,
    contestants: &[Contestant],
) -> Result<Duration, HttpError> {
    let took = Stopwatch::start();
    let mut table = PublishedTable::of(tally, contestants, site.base.now());
    table.compare(&site.base.read(|base| before(base, name))?);
    let is_due =
        site.table(name).is_none_or(|old| old.made / NOTE_EVERY != table.made / NOTE_EVERY);
    if is_due && table.games > 0 {
        let (name, own) = (name.to_string(), table.clone());
        site.base.write(move |base| note(base, &name, &own))?;
    }
    site.publish(name, table);
    Ok(took.elapsed())
}
