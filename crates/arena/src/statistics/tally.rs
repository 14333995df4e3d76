//! A fold over records that every table starts from. Its size does not grow with the number of games.

use crate::schedule::lineup::Lineup;
use crate::statistics::event_totals::EventTotals;
use crate::statistics::played_game::PlayedGame;
use crate::store::record::{Record, VOID};
use std::collections::BTreeMap;

/// The most games that wait for an earlier one. Which games count depends on their order (see [`crate::Discipline`]).
/// The threads of a run finish them nearly in order, and a file holds them in order.
const WAITING: usize = 4096;

/// The games of one event so far.
#[derive(Clone, Debug)]
pub struct Tally {
    lineup: Lineup,
    games: u64,
    retries: u64,
    counted: EventTotals,
    /// Number of the next game to count.
    next: u64,
    /// Games that arrived before an earlier one, by number.
    waiting: BTreeMap<u64, PlayedGame>,
}

impl Tally {
    /// Creates the tally of an event, without games.
    #[must_use]
    pub fn new(lineup: &Lineup) -> Self {
        Self {
            lineup: lineup.clone(),
            games: 0,
            retries: 0,
            counted: EventTotals::new(lineup),
            next: 0,
            waiting: BTreeMap::new(),
        }
    }

    /// Returns the event.
    #[must_use]
    pub const fn lineup(&self) -> &Lineup {
        &self.lineup
    }

    /// Returns the number of games added.
    #[must_use]
    pub const fn games(&self) -> u64 {
        self.games
    }

    /// Adds a game of this event. Add each game once, in any order. If more than a few thousand games wait for an
    /// earlier one, the lowest of them are counted as if the missing game were never played.
    pub fn add(&mut self, record: &Record) {
        self.games += 1;
        self.retries += record.notes.iter().filter(|note| note.kind == VOID).count() as u64;
        self.waiting.insert(record.id, PlayedGame::from_record(record, &self.lineup));
        while let Some(first) = self.waiting.first_entry()
            && (*first.key() <= self.next || self.waiting.len() > WAITING)
        {
            let Some((id, game)) = self.waiting.pop_first() else { return };
            self.next = self.next.max(id + 1);
            self.counted.add(game);
        }
    }

    /// Returns one more than the highest number of an added game; 0 without games.
    pub(crate) fn reach(&self) -> u64 {
        self.waiting.last_key_value().map_or(self.next, |(&id, _)| id + 1)
    }

    /// Returns the number of attempts at games in which the machine failed.
    pub(crate) const fn retries(&self) -> u64 {
        self.retries
    }

    /// Returns the totals of all added games.
    pub(crate) fn played(&self) -> EventTotals {
        let mut played = self.counted.clone();
        self.waiting.values().for_each(|game| played.add(game.clone()));
        played
    }

    /// Returns the totals behind every statistic: those of all games, with repeated ones counted once (see
    /// [`crate::repeats`]).
    pub(crate) fn counted(&self) -> EventTotals {
        let mut counted = self.played();
        counted.count_repeats_once();
        counted
    }
}
