//! A work queue: the schedules, without games that are stored and games that can no longer count.

use crate::play::discipline::Discipline;
use crate::schedule::drawing::draw_next;
use crate::schedule::pairings::{Pairing, Schedule};
use crate::statistics::tally::Tally;
use crate::store::record::Record;
use std::collections::BTreeMap;
use std::ops::Range;

/// A slice of the schedule: part `part` (from 1) of `of`. All games of a pair are in one shard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Shard {
    pub(crate) part: u64,
    pub(crate) of: u64,
}

impl Shard {
    pub(crate) fn holds(self, pair: u64) -> bool {
        pair % self.of == self.part - 1
    }

    /// Returns the number of games of a schedule in this shard.
    fn games(self, schedule: &Schedule) -> u64 {
        if self.of == 1 {
            return schedule.len();
        }
        let per_pair = schedule.len() / schedule.pairs();
        (schedule.pairs() + self.of - self.part) / self.of * per_pair
    }
}

/// Number of first games of every event that are played before all others, to measure early how long each event's
/// games take.
const SAMPLE: u64 = 8;

/// The games of a run that are still to be played: the first few of every event, then the rest event by event.
#[derive(Debug)]
pub(crate) struct WorkQueue {
    events: Vec<EventQueue>,
    shard: Shard,
    at: usize,
    /// Number of games of each event that may be played now.
    open: u64,
    /// Games with this number or a higher one are not played yet.
    ceiling: u64,
    releases: u64,
    skipped: u64,
}

#[derive(Debug)]
struct EventQueue {
    schedule: Schedule,
    next: u64,
    given: u64,
    /// Ranges of stored numbers, ascending.
    stored: std::iter::Peekable<std::vec::IntoIter<Range<u64>>>,
    settled: Watermark,
}

/// The watermark of an event: all games below it have finished, in any order, so that their effect on disqualification
/// is final.
///
/// Whether a fault counts depends on every earlier game, so only games below the lowest unfinished one count here.
/// Their outcome is final. Games above it of a disqualified entrant need not be played, because no digest and no table
/// would include them.
#[derive(Debug)]
struct Watermark {
    discipline: Discipline,
    anyone_out: bool,
    /// Number of the lowest unfinished game.
    below: u64,
    /// Finished games above it: their entrants, and the entrant at fault.
    waiting: BTreeMap<u64, (Vec<usize>, Option<usize>)>,
}

impl WorkQueue {
    /// Queues the games of these schedules in a shard, except the stored ones (ascending, by event).
    pub(crate) fn new(schedules: Vec<(Schedule, usize, Vec<Range<u64>>)>, shard: Shard) -> Self {
        let event = |(schedule, entrants, stored): (Schedule, usize, Vec<Range<u64>>)| EventQueue {
            schedule,
            next: 0,
            given: 0,
            stored: stored.into_iter().peekable(),
            settled: Watermark {
                discipline: Discipline::new(entrants),
                anyone_out: false,
                below: 0,
                waiting: BTreeMap::new(),
            },
        };
        Self {
            events: schedules.into_iter().map(event).collect(),
            shard,
            at: 0,
            open: SAMPLE,
            ceiling: u64::MAX,
            releases: 0,
            skipped: 0,
        }
    }

    /// Returns the number of games in the shard.
    pub(crate) fn total(&self) -> u64 {
        let games = self.events.iter().map(|event| self.shard.games(&event.schedule));
        games.sum()
    }

    /// Returns the number of games skipped because they could no longer count.
    pub(crate) const fn skipped(&self) -> u64 {
        self.skipped
    }

    /// Holds back games with this number or a higher one until the next call.
    pub(crate) fn hold_at(&mut self, ceiling: u64) {
        (self.at, self.ceiling) = (0, ceiling);
        self.releases += 1;
    }

    /// Draws the next stage of every event that has an undrawn one, from the games of the event so far, and releases
    /// its games.
    pub(crate) fn draw(&mut self, tallies: &[Tally]) {
        for (event, tally) in self.events.iter_mut().zip(tallies) {
            draw_next(&mut event.schedule, tally);
        }
        self.at = 0;
        self.releases += 1;
    }

    /// Returns how often held-back games have been released.
    pub(crate) const fn releases(&self) -> u64 {
        self.releases
    }

    /// Returns true if games are held back that may be released later.
    pub(crate) fn is_holding(&self) -> bool {
        self.events
            .iter()
            .any(|event| event.schedule.drawn().min(self.ceiling) < event.schedule.len())
    }

    /// Takes the next game to play.
    pub(crate) fn next(&mut self) -> Option<Pairing> {
        if let Some(pairing) = self.next_open() {
            return Some(pairing);
        }
        if self.open < u64::MAX {
            (self.at, self.open) = (0, u64::MAX);
        }
        self.next_open()
    }

    /// Takes the next game among those that may be played now.
    fn next_open(&mut self) -> Option<Pairing> {
        while let Some(event) = self.events.get_mut(self.at) {
            let end = event.schedule.drawn().min(self.ceiling);
            while event.next < end && event.given < self.open {
                let id = event.next;
                event.next += 1;
                let wanted = self.shard.holds(event.schedule.pair(id)) && !event.is_stored(id);
                if !wanted {
                    continue;
                }
                let pairing = event.schedule.pairing(id);
                if !event.settled.is_void(&pairing) {
                    event.given += 1;
                    return Some(pairing);
                }
                self.skipped += 1;
            }
            self.at += 1;
        }
        None
    }

    /// Adds a finished game.
    pub(crate) fn settle(&mut self, record: &Record) {
        // A shard does not see the games of other shards, so nothing is ever final.
        if self.shard.of == 1
            && let Some(event) = self.events.get_mut(record.event as usize)
        {
            event.settled.settle(&event.schedule, record);
        }
    }
}

impl EventQueue {
    fn is_stored(&mut self, id: u64) -> bool {
        while self.stored.next_if(|stored| stored.end <= id).is_some() {}
        self.stored.peek().is_some_and(|stored| stored.contains(&id))
    }
}

impl Watermark {
    fn is_void(&self, pairing: &Pairing) -> bool {
        self.anyone_out && pairing.seats.iter().any(|&e| self.discipline.is_disqualified(e))
    }

    fn settle(&mut self, schedule: &Schedule, record: &Record) {
        if record.id != self.below {
            self.waiting.insert(record.id, (record.seats.clone(), record.culprit()));
            return self.catch_up(schedule);
        }
        self.admit(&record.seats, record.culprit());
        if self.anyone_out || !self.waiting.is_empty() {
            self.catch_up(schedule);
        }
    }

    /// Moves the watermark over games that have finished or need not be played.
    fn catch_up(&mut self, schedule: &Schedule) {
        while self.below < schedule.drawn() {
            if let Some((seats, culprit)) = self.waiting.remove(&self.below) {
                self.admit(&seats, culprit);
            } else if self.anyone_out && self.is_void(&schedule.pairing(self.below)) {
                self.below += 1;
            } else {
                return;
            }
        }
    }

    /// Adds the lowest unfinished game.
    fn admit(&mut self, seats: &[usize], culprit: Option<usize>) {
        self.discipline.admit(seats, culprit);
        self.anyone_out |= seats.iter().any(|&entrant| self.discipline.is_disqualified(entrant));
        self.below += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::schedule::spec::Event;
    use crate::store::record::{Fault, Termination};
    use damier_game::{Contest, Seat};

    fn schedule(games: u64) -> Schedule {
        let players = ["a", "b", "c"].map(String::from).to_vec();
        let event = Event { games, ..Event::new("g", players) };
        Schedule::new(1, 0, &event, Contest::Duel, 3, |_, _| true).unwrap()
    }

    #[test]
    fn shards_split_the_schedule() {
        let whole: Vec<u64> = (0..schedule(7).len()).collect();
        let mut found = Vec::new();
        for part in 1..=5 {
            let mut queue = WorkQueue::new(vec![(schedule(7), 3, vec![])], Shard { part, of: 5 });
            let total = queue.total();
            let ids: Vec<u64> = std::iter::from_fn(|| queue.next()).map(|p| p.id).collect();
            assert_eq!(ids.len() as u64, total);
            found.extend(ids);
        }
        found.sort_unstable();
        assert_eq!(found, whole);
    }

    #[test]
    fn a_few_games_of_every_event_come_first_and_each_game_once() {
        let events = vec![(schedule(100), 3, vec![]), (schedule(100), 3, vec![])];
        let mut queue = WorkQueue::new(events, Shard { part: 1, of: 1 });
        // Both schedules are the same here, so an event starts where the numbers restart.
        let ids: Vec<u64> = std::iter::from_fn(|| queue.next()).map(|pairing| pairing.id).collect();
        let few = SAMPLE as usize;
        let first: Vec<u64> = (0..SAMPLE).collect();
        assert_eq!((&ids[..few], &ids[few..2 * few]), (&first[..], &first[..]));
        let rest: Vec<u64> = (SAMPLE..schedule(100).len()).collect();
        assert_eq!(ids[2 * few..], [&rest[..], &rest[..]].concat());
    }

    #[test]
    fn games_are_skipped_only_once_it_is_certain() {
        let whole = Shard { part: 1, of: 1 };
        let mut queue =
            WorkQueue::new(vec![(schedule(100), 3, std::iter::once(1..2).collect())], whole);
        let schedule = schedule(100);
        let at_fault = |queue: &mut WorkQueue, id: u64| {
            let seats = schedule.pairing(id).seats;
            let culprit = seats.iter().position(|&entrant| entrant == 0);
            queue.settle(&Record {
                id,
                termination: culprit.map_or(Termination::Finished, |seat| Termination::Fault {
                    seat: Seat::new(seat),
                    fault: Fault::Panic,
                    ply: 0,
                    message: "".into(),
                }),
                seats,
                ..crate::store::row::tests::record(id)
            });
        };
        assert_eq!(queue.next().map(|p| p.id), Some(0));
        assert_eq!(queue.next().map(|p| p.id), Some(2));
        // Entrant 0 is at fault in games 1, 2 and 3. Game 0 is unfinished, so this may still change.
        [1, 2, 3].into_iter().for_each(|id| at_fault(&mut queue, id));
        assert_eq!(queue.next().map(|p| p.id), Some(3));
        at_fault(&mut queue, 0);
        let rest: Vec<Pairing> = std::iter::from_fn(|| queue.next()).collect();
        assert!(rest.iter().all(|pairing| !pairing.seats.contains(&0)));
        assert_eq!(queue.skipped() + rest.len() as u64 + 4, schedule.len());
    }
}
