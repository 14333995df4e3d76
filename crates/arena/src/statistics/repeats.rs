//! Games that deterministic players repeat. However often they are played, they are one observation.
//!
//! If nothing is random, all games from one opening in the same seats may be the same. A table that counted each of
//! them would be far too certain. So if all games of two players in either seating are the same, only the first pair
//! (or game) from each opening counts. If games from one opening differ, all of them count, including the equal ones:
//! leaving those out would favour rare results.

use crate::schedule::lineup::{Lineup, Start};
use crate::statistics::moments::Moments;
use crate::statistics::pair_counts::PairCounts;
use crate::statistics::played_game::PlayedGame;
use crate::text::verdict;
use damier_i18n::{Message, Number};
use std::collections::BTreeMap;

/// The games of two entrants in these seats, by their openings, without those that ended by a fault.
#[derive(Clone, Debug, Default)]
pub(crate) struct SeatingRepeats {
    games: u64,
    /// A hash of the moves from each opening. Empty as soon as two games from one opening differ.
    moves: BTreeMap<u64, u64>,
    is_varied: bool,
}

impl SeatingRepeats {
    /// Adds a game. Returns true if it is the first from its opening.
    pub(crate) fn add(&mut self, game: &PlayedGame) -> bool {
        if game.culprit.is_some() {
            return false;
        }
        self.games += 1;
        if self.is_varied {
            return false;
        }
        match self.moves.insert(game.opening, game.trail) {
            None => true,
            Some(before) if before == game.trail => false,
            Some(_) => {
                self.is_varied = true;
                self.moves.clear();
                false
            }
        }
    }

    /// Returns true if games were repeated and all were the same as before.
    pub(crate) fn is_repeated(&self) -> bool {
        !self.is_varied && self.games > self.distinct()
    }

    /// Returns the number of games.
    pub(crate) const fn games(&self) -> u64 {
        self.games
    }

    /// Returns the number of different games, if they are repeated.
    pub(crate) fn distinct(&self) -> u64 {
        self.moves.len() as u64
    }
}

/// The first pair of games from each opening.
#[derive(Clone, Debug, Default)]
pub(crate) struct DistinctPairs(BTreeMap<u64, PlayedPair>);

/// A pair of games: the same opening with the seats exchanged.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PlayedPair {
    /// The points of the entrant that had the first seat in the first game.
    pub(crate) points: [f64; 2],
    /// The first seat's share of the points.
    pub(crate) first_seat: f64,
    /// True if neither game ended by a fault.
    pub(crate) is_clean: bool,
}

impl DistinctPairs {
    /// Adds a pair. A pair without a fault replaces one with a fault.
    pub(crate) fn add(&mut self, opening: u64, pair: PlayedPair) {
        let first = self.0.entry(opening).or_insert(pair);
        if pair.is_clean && !first.is_clean {
            *first = pair;
        }
    }

    /// Removes the pairs from openings that the other has pairs from.
    pub(crate) fn leave_out(&mut self, other: &Self) {
        self.0.retain(|opening, _| !other.0.contains_key(opening));
    }

    /// Returns the results of the pairs.
    pub(crate) fn counts(&self) -> PairCounts {
        let mut counts = PairCounts::default();
        self.0.values().for_each(|pair| counts.add(pair.points));
        counts
    }

    /// Returns the first seats' shares of the points.
    pub(crate) fn first_seat(&self) -> Moments {
        self.0.values().map(|pair| pair.first_seat).collect()
    }
}

/// Whether an event's games can repeat, as observed in the games themselves. Used for files that do not store how games
/// start.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct ObservedStart {
    opening: Option<u64>,
    is_drawn: bool,
}

impl ObservedStart {
    /// Adds a game. A different opening, or a chance move, shows that games are random.
    pub(crate) fn add(&mut self, game: &PlayedGame) {
        if game.culprit.is_none() {
            let first = *self.opening.get_or_insert(game.opening);
            let has_chance = game.plies != game.moves.iter().sum::<u32>();
            self.is_drawn |= first != game.opening || has_chance;
        }
    }

    /// Returns true if all games had the same opening and no chance moves.
    pub(crate) const fn is_fixed(self) -> bool {
        !self.is_drawn
    }
}

/// The games of an event that are the same as others.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct RepeatedGames {
    /// The pairs of entrants that repeated games.
    pub(crate) entrants: Vec<[usize; 2]>,
    /// Number of repeated games, all the same from each opening.
    pub(crate) games: u64,
    /// Number of different games among them.
    pub(crate) distinct: u64,
}

/// The most names of players that the sentence lists.
const MOST_NAMED: usize = 8;

/// Returns the sentence on an event's repeated games; `None` if there are none.
pub(crate) fn sentence(repeated: &RepeatedGames, lineup: &Lineup) -> Option<Message> {
    let RepeatedGames { entrants, games, distinct } = repeated;
    if entrants.is_empty() {
        return None;
    }
    let numbers = [*distinct, *games].map(|number| Number::fixed(number as f64, 0));
    let [distinct, games] = numbers;
    if lineup.start == Some(Start::Listed) {
        return Some(verdict::repeated_openings(distinct, games));
    }
    let mut players: Vec<usize> = entrants.iter().flatten().copied().collect();
    players.sort_unstable();
    players.dedup();
    if players.len() == lineup.entrants.len() || players.len() > MOST_NAMED {
        return Some(verdict::repeated_games(distinct, games));
    }
    let names: Vec<&str> = players.iter().map(|&player| lineup.entrants[player].as_str()).collect();
    Some(verdict::repeated_games_of(names.join(", "), distinct, games))
}
