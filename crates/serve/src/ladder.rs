//! The live ranking of an event: chooses the next games, and holds the results so far.
//!
//! All of it can be rebuilt from the database.

use crate::class::ClassGame;
use crate::contestant::{Contestant, contestants, lineup};
use crate::history::{previous_places, store_places};
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

/// The most games that a student's version plays at the same time.
const AT_ONCE: u32 = 2;
/// Number of games in a [`LadderOrder`] of a game for one player.
const BLOCK: u64 = 4;
/// Seconds between two updates of today's stored places.
const NOTE_EVERY: i64 = 600;
/// The wait before a table is rebuilt, in multiples of its last rebuild time. It caps rebuilding at 5 % of a core.
const TABLE_COOLDOWN: u32 = 20;
/// The wait before a ladder is rebuilt, in multiples of its last rebuild time, so that games go on while many students
/// submit.
const LADDER_COOLDOWN: u32 = 10;

/// Games to play: a pair with seats exchanged, or a block of games of one player.
#[derive(Clone, Debug)]
pub(crate) struct LadderOrder {
    /// The players by their numbers in the lineup.
    places: Vec<usize>,
    /// The players by seat of the first game.
    pub(crate) players: Vec<Contestant>,
    /// The games.
    pub(crate) pairings: Vec<Pairing>,
    /// The number of the lineup when the games were chosen.
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
    /// Number of games in the tally.
    counted: u64,
    /// Number of games of each player in the tally, in a game for one player.
    rounds: Vec<u64>,
    /// Number of additions (pairs, or games for one player) since the posterior was fitted.
    unfitted: usize,
    next_pair: u64,
    rng: Rng,
    rested: Option<(Stopwatch, Duration)>,
    /// The time of the last rebuild, and the wait before the next.
    rebuilt: Option<(Stopwatch, Duration)>,
}

impl Ladder {
    /// Builds the ladder of an event from the database.
    ///
    /// # Errors
    /// A failed read.
    pub(crate) fn new(site: &Site, game: &ClassGame) -> Result<Self, HttpError> {
        let lineup_number = site.lineup();
        site.database.read(|base| {
            let mut ladder =
                Self::empty(game, contestants(&site.artefacts, base, game)?, lineup_number)?;
            ladder.load_games(base)?;
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
            counted: 0,
            rounds: vec![0; count],
            unfitted: 0,
            next_pair: 0,
            rng: Rng::new(new_seed()),
            rested: None,
            rebuilt: None,
        })
    }

    /// Adds all games in the database.
    fn load_games(&mut self, base: &Connection) -> Result<(), HttpError> {
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
                return self.add_games(&places, &[game.record]);
            }
            match half.take() {
                Some((first, first_places)) if first.record.pair == game.record.pair => {
                    self.add_games(&first_places, &[first.record, game.record]);
                }
                _ => half = Some((game, places)),
            }
        })?;
        self.fit();
        Ok(())
    }

    /// Rebuilds the ladder if the lineup changed and the cooldown is over. Running games still count once they are
    /// stored. Returns true if the ladder was rebuilt; false if not.
    ///
    /// # Errors
    /// A failed read.
    pub(crate) fn refresh(&mut self, site: &Site) -> Result<bool, HttpError> {
        let rests = self.rebuilt.as_ref().is_some_and(|(since, rest)| since.elapsed() < *rest);
        if rests || self.lineup == site.lineup() {
            return Ok(false);
        }
        let (next_pair, rested, took) = (self.next_pair, self.rested.take(), Stopwatch::start());
        *self = Self::new(site, &self.game)?;
        self.rested = rested;
        self.next_pair = self.next_pair.max(next_pair);
        self.rebuilt = Some((Stopwatch::start(), took.elapsed() * LADDER_COOLDOWN));
        Ok(true)
    }

    /// Chooses the next games. `None` if no player is free.
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
        // In a game for one player, a reference player with 100 games plays no more, because its mean score is known
        // well enough.
        let is_enough =
            !self.game.is_duel() && own.student.is_none() && self.scores[place].count() >= 100;
        LadderEntrant {
            owner: own.student.map_or(place, owner),
            is_reference: own.student.is_none(),
            weight: own.weight,
            is_free: self.running[place] < most && self.faults[place] < MAX_FAULTS && !is_enough,
        }
    }

    /// Returns a pair of games on a new seed.
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

    /// Returns a block of games on new seeds.
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

    /// Adds the games of an order, which are already stored in the database. `records` is empty if the games were
    /// dropped.
    pub(crate) fn settle(&mut self, order: &LadderOrder, records: &[Record]) {
        if order.lineup != self.lineup {
            // The ladder was rebuilt in the meantime, perhaps before these games were stored, so it is rebuilt again.
            self.lineup = 0;
            return;
        }
        order.places.iter().for_each(|&place| self.running[place] -= 1);
        if self.game.is_duel() {
            if let [_, _] = records {
                self.add_games(&order.places, records);
            }
        } else {
            records
                .iter()
                .for_each(|record| self.add_games(&order.places, std::slice::from_ref(record)));
        }
        if self.unfitted * 4 >= self.contestants.len().max(8) {
            self.fit();
        }
    }

    /// Stops choosing the students' versions of an order until the lineup changes, because they cannot be played.
    pub(crate) fn pause(&mut self, order: &LadderOrder) {
        for &place in order.places.iter().filter(|_| order.lineup == self.lineup) {
            if self.contestants[place].student.is_some() {
                self.faults[place] = MAX_FAULTS;
            }
        }
    }

    /// Adds a pair of games, or one game for one player. `places` are the players' numbers in the lineup.
    fn add_games(&mut self, places: &[usize], records: &[Record]) {
        let pair = self.counted / 2;
        for (half, record) in records.iter().enumerate() {
            let mut own = record.clone();
            own.seats = places.to_vec();
            if half == 1 {
                own.seats.reverse();
            }
            let names = own.seats.iter().map(|&place| self.contestants[place].name.as_str().into());
            own.entrants = names.collect();
            own.id = self.counted;
            own.pair = if self.game.is_duel() { pair } else { self.rounds[places[0]] };
            self.counted += 1;
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
                // The points of the player that comes first in the lineup.
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

    /// Returns the data for a new table; `None` if the cooldown of the last table is not over.
    pub(crate) fn take_due(&mut self) -> Option<(Tally, Vec<Contestant>)> {
        let is_due = self.rested.as_ref().is_none_or(|(since, rest)| since.elapsed() >= *rest);
        if !is_due {
            return None;
        }
        self.rested = Some((Stopwatch::start(), Duration::from_millis(500)));
        Some((self.tally.clone(), self.contestants.clone()))
    }

    /// Starts the cooldown after a table that took this long to build.
    pub(crate) fn start_cooldown(&mut self, took: Duration) {
        let rest = (took * TABLE_COOLDOWN).max(Duration::from_millis(500));
        self.rested = Some((Stopwatch::start(), rest));
    }
}

/// Builds the table of these players from all stored games between them, whether or not they play now.
///
/// # Errors
/// A failed read.
pub(crate) fn table_between(
    base: &Connection,
    game: &ClassGame,
    players: Vec<Contestant>,
    made: i64,
) -> Result<PublishedTable, HttpError> {
    let mut ladder = Ladder::empty(game, players, 0)?;
    ladder.load_games(base)?;
    Ok(PublishedTable::new(&ladder.tally, &ladder.contestants, made))
}

/// Builds and publishes the table of the game with this name, and stores the places in it every ten minutes. Returns
/// how long all this took.
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
    let mut table = PublishedTable::new(tally, contestants, site.database.now());
    table.compare(&site.database.read(|base| previous_places(base, name))?);
    let is_due =
        site.table(name).is_none_or(|old| old.made / NOTE_EVERY != table.made / NOTE_EVERY);
    if is_due && table.games > 0 {
        let (name, own) = (name.to_string(), table.clone());
        site.database.write(move |base| store_places(base, &name, &own))?;
    }
    site.publish(name, table);
    Ok(took.elapsed())
}
