//! The games behind the tables: sums by matchup and seating, in the order of the games' numbers.

use crate::play::discipline::Discipline;
use crate::schedule::lineup::{Fact, Lineup, Start};
use crate::statistics::duplicates::{self, Mirrors, Trail};
use crate::statistics::moments::Moments;
use crate::statistics::pair_counts::PairCounts;
use crate::statistics::played_game::{FaultLine, PlayedGame};
use crate::statistics::repeats::{
    DistinctPairs, ObservedStart, PlayedPair, RepeatedGames, SeatingRepeats,
};
use crate::statistics::usage::EntrantUsage;
use damier_game::{Contest, Seat};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

/// Totals of an event. Their size does not grow with the number of games, except that one-player games store a score
/// each.
#[derive(Clone, Debug)]
pub(crate) struct EventTotals {
    /// The faults of every entrant, and the disqualified entrants.
    pub(crate) discipline: Discipline,
    /// Faults in games that count, in the order of the games.
    pub(crate) faults: Vec<FaultLine>,
    /// Number of stored games that a disqualification voids.
    pub(crate) void: u64,
    /// Repeated games, which are counted once. Empty before [`EventTotals::count_repeats_once`].
    pub(crate) repeated: RepeatedGames,
    contest: Contest,
    facts: Vec<Fact>,
    /// Pairs of entrants that were submitted as the same files, with the lower index first.
    copies: BTreeSet<[usize; 2]>,
    /// Entrants that were replaced by a new version.
    replaced: Vec<usize>,
    /// By the entrants in the first and the second seat.
    met: BTreeMap<[usize; 2], Meeting>,
    /// How games start; `None` if the file does not store it.
    start: Option<Start>,
    observed: ObservedStart,
    /// The last game, if it may be the first half of a pair.
    first_half: Option<HalfPair>,
}

/// The games of two entrants in these seats.
#[derive(Clone, Debug, Default)]
pub(crate) struct Meeting {
    pub(crate) games: u64,
    /// Number of games that ended by a fault of either entrant.
    pub(crate) faults: u64,
    /// Pairs whose first game had this seating.
    pub(crate) pairs: PairCounts,
    /// Number of those pairs, with repeated ones counted once.
    played_pairs: u64,
    /// The first of those pairs from each opening.
    distinct: DistinctPairs,
    /// The first seats' shares of the points in those pairs.
    pub(crate) first_seat: Moments,
    /// The same games by their openings.
    repeats: SeatingRepeats,
    /// The scores of the first game from each opening, where there are no pairs.
    distinct_scores: Moments,
    /// The rounds of the games in `distinct_scores`.
    distinct_rounds: Vec<u64>,
    /// Scores of the first seat, in a game with one seat.
    pub(crate) score: Moments,
    /// Scores by round, in a game with one seat; NaN if no game was played.
    pub(crate) rounds: Vec<f64>,
    /// By fact: the number of games with each value, of games without a fault.
    pub(crate) facts: Vec<BTreeMap<i64, u64>>,
    /// The moves of games without a fault.
    trail: Trail,
    /// Pairs without a fault, by whether both games had the same moves.
    mirrors: Mirrors,
    usage: [EntrantUsage; 2],
    /// Seconds of CPU in total, and within the strategies.
    cpu: [f64; 2],
}

/// The first game of a pair.
#[derive(Clone, Copy, Debug)]
struct HalfPair {
    id: u64,
    pair: u64,
    seats: [usize; 2],
    points: Option<[f64; 2]>,
    opening: u64,
    /// A hash of its moves; `None` if it ended by a fault.
    trail: Option<u64>,
}

fn copies(lineup: &Lineup) -> BTreeSet<[usize; 2]> {
    let entrants = lineup.entrants.len();
    let pairs = (0..entrants).flat_map(|one| (one + 1..entrants).map(move |other| [one, other]));
    pairs.filter(|&[one, other]| lineup.are_copies(one, other)).collect()
}

impl EventTotals {
    pub(crate) fn new(lineup: &Lineup) -> Self {
        Self {
            discipline: Discipline::new(lineup.entrants.len()),
            faults: Vec::new(),
            void: 0,
            repeated: RepeatedGames::default(),
            contest: lineup.contest,
            facts: lineup.facts.clone(),
            copies: copies(lineup),
            replaced: lineup.replaced.clone(),
            met: BTreeMap::new(),
            start: lineup.start,
            observed: ObservedStart::default(),
            first_half: None,
        }
    }

    /// Returns true if two entrants were submitted as the same files, so that any difference between them is chance.
    pub(crate) fn are_copies(&self, one: usize, other: usize) -> bool {
        self.copies.contains(&[one.min(other), one.max(other)])
    }

    /// Adds the next game, if it counts.
    pub(crate) fn add(&mut self, game: PlayedGame) {
        let solo = self.contest == Contest::Solo;
        let seats = if solo { &game.seats[..1] } else { &game.seats[..] };
        if !self.discipline.admit(seats, game.culprit) {
            self.void += 1;
            return;
        }
        self.observed.add(&game);
        let can_repeat = self.can_repeat();
        let meeting = self.met.entry(game.seats).or_default();
        meeting.add(&game, self.contest, &self.facts);
        if can_repeat {
            meeting.add_repeat(&game);
        }
        if self.contest == Contest::Duel {
            self.complete_pair(&game);
        }
        self.faults.extend(game.fault.map(|fault| *fault));
    }

    /// Counts a pair when its second game arrives: the same board with the seats exchanged.
    fn complete_pair(&mut self, game: &PlayedGame) {
        let PlayedGame { id, pair, seats, points, opening, .. } = *game;
        let trail = game.culprit.is_none().then_some(game.trail);
        let first = self.first_half.replace(HalfPair { id, pair, seats, points, opening, trail });
        let Some(half) = first
            .filter(|half| half.id.is_multiple_of(2) && id == half.id + 1 && pair == half.pair)
        else {
            return;
        };
        if let (Some(points), Some(exchanged)) = (half.points, points) {
            let can_repeat = self.can_repeat();
            let meeting = self.met.entry(half.seats).or_default();
            let pair = PlayedPair {
                points: [points[0], exchanged[1]],
                first_seat: f64::midpoint(points[0], exchanged[0]),
                is_clean: half.trail.is_some() && trail.is_some(),
            };
            meeting.played_pairs += 1;
            meeting.pairs.add(pair.points);
            meeting.first_seat.add(pair.first_seat);
            if can_repeat {
                meeting.distinct.add(half.opening, pair);
            }
            if let (Some(first), Some(second)) = (half.trail, trail) {
                meeting.mirrors.add([first, second]);
            }
        }
    }

    /// Returns true as long as the games so far are consistent with an event in which deterministic players repeat
    /// their games.
    fn can_repeat(&self) -> bool {
        match self.start {
            Some(start) => start != Start::Drawn,
            None => self.observed.is_fixed(),
        }
    }

    /// Counts repeated games once, for every statistic that is made from these totals; see [`crate::repeats`].
    pub(crate) fn count_repeats_once(&mut self) {
        if !self.can_repeat() {
            return;
        }
        match self.contest {
            Contest::Duel => self.count_pairs_once(),
            Contest::Solo | Contest::Roles => {
                self.met.values_mut().for_each(Meeting::count_games_once);
            }
        }
        self.repeated = self.repeated_games();
    }

    fn count_pairs_once(&mut self) {
        for [a, b] in self.seatings().collect::<Vec<_>>() {
            let seatings = [[a, b], [b, a]];
            let is_repeated = seatings.iter().any(|seats| {
                self.met.get(seats).is_some_and(|meeting| meeting.repeats.is_repeated())
            });
            if is_repeated && (a < b || !self.met.contains_key(&[b, a])) {
                self.count_pairs_of_two_once([a, b]);
            }
            let pairs = |seats| self.met.get(seats).map_or(0, |meeting| meeting.first_seat.count());
            let is_single = seatings.iter().map(pairs).sum::<u64>() == 1;
            if let Some(meeting) = self.met.get_mut(&[a, b]) {
                meeting.pairs.is_single = is_single;
            }
        }
    }

    /// Counts the first pair from each opening, whichever entrant began it.
    fn count_pairs_of_two_once(&mut self, [a, b]: [usize; 2]) {
        let begun = self.met.get(&[a, b]).map(|meeting| meeting.distinct.clone());
        if let Some((other, begun)) = self.met.get_mut(&[b, a]).zip(begun) {
            other.distinct.leave_out(&begun);
        }
        for seats in [[a, b], [b, a]] {
            self.met.get_mut(&seats).into_iter().for_each(Meeting::count_pairs_once);
        }
    }

    /// Returns the repeated games of entrants that are in the table.
    fn repeated_games(&self) -> RepeatedGames {
        let mut repeated = RepeatedGames::default();
        for ([a, b], meeting) in self.meetings().filter(|(_, m)| m.repeats.is_repeated()) {
            repeated.games += meeting.repeats.games();
            repeated.distinct += meeting.repeats.distinct();
            let two = if self.contest == Contest::Duel { [a.min(b), a.max(b)] } else { [a, b] };
            if !repeated.entrants.contains(&two) {
                repeated.entrants.push(two);
            }
        }
        repeated
    }

    /// Returns true if an entrant is in the table: neither disqualified nor replaced by a new version.
    pub(crate) fn is_ranked(&self, entrant: usize) -> bool {
        !self.discipline.is_disqualified(entrant) && !self.replaced.contains(&entrant)
    }

    /// Returns the faults in counted games of entrants that have not been replaced.
    pub(crate) fn faults_of_current(&self, names: &[String]) -> Vec<FaultLine> {
        let is_replaced = |fault: &FaultLine| {
            self.replaced.iter().any(|&entrant| names[entrant] == fault.entrant)
        };
        self.faults.iter().filter(|fault| !is_replaced(fault)).cloned().collect()
    }

    /// Returns the meetings of entrants that are in the table.
    pub(crate) fn meetings(&self) -> impl Iterator<Item = ([usize; 2], &Meeting)> {
        let is_ranked = |seats: &[usize; 2]| seats.iter().all(|&entrant| self.is_ranked(entrant));
        self.met
            .iter()
            .map(|(&seats, meeting)| (seats, meeting))
            .filter(move |(seats, _)| is_ranked(seats))
    }

    /// Returns the meetings of an entrant in this seat with entrants that are in the table.
    pub(crate) fn meetings_of(&self, entrant: usize, seat: Seat) -> impl Iterator<Item = &Meeting> {
        let met = self.meetings().filter(move |(seats, _)| seats[seat.index()] == entrant);
        met.map(|(_, meeting)| meeting)
    }

    /// Returns the entrants of every meeting in the order of their seats, including disqualified and replaced entrants.
    /// In a game with one seat, both are the same entrant.
    pub(crate) fn seatings(&self) -> impl Iterator<Item = [usize; 2]> {
        self.met.keys().copied()
    }

    /// Returns groups of entrants with the same games on all seeds, in a game with one seat.
    pub(crate) fn identical_by_seed(&self) -> Vec<Vec<usize>> {
        duplicates::group_by_trail(
            self.meetings().map(|(seats, meeting)| (seats[0], meeting.trail)),
        )
    }

    /// Returns groups of entrants whose pairs with each other are all the same game twice.
    pub(crate) fn identical_in_pairs(&self) -> Vec<Vec<usize>> {
        let alike = self.meetings().filter(|(_, meeting)| meeting.mirrors.are_identical());
        duplicates::group_pairs(alike.map(|(seats, _)| seats))
    }

    /// Returns the number of games behind the tables.
    pub(crate) fn games(&self) -> u64 {
        self.meetings().map(|(_, meeting)| meeting.games).sum()
    }

    /// Returns the number of complete pairs of entrants that are in the table.
    pub(crate) fn pairs(&self) -> u64 {
        self.meetings().map(|(_, meeting)| meeting.played_pairs).sum()
    }

    /// Returns the seconds of CPU in total, and the share outside the strategies; `None` without games.
    pub(crate) fn cpu(&self) -> (f64, Option<f64>) {
        let sum = |at: usize| self.meetings().map(|(_, meeting)| meeting.cpu[at]).sum::<f64>();
        let (all, inside) = (sum(0), sum(1));
        (all, (all > 0.0).then(|| (1.0 - inside / all).clamp(0.0, 1.0)))
    }

    /// Returns the use of time and nodes of each entrant in these seats, over the games behind the tables.
    pub(crate) fn usages(&self, entrants: usize, seats: Range<usize>) -> Vec<EntrantUsage> {
        let mut sums = vec![EntrantUsage::default(); entrants];
        for (seated, meeting) in self.meetings() {
            for seat in seats.clone() {
                sums[seated[seat]].merge(&meeting.usage[seat]);
            }
        }
        sums.into_iter().map(EntrantUsage::per_game_and_move).collect()
    }
}

impl Meeting {
    fn add(&mut self, game: &PlayedGame, contest: Contest, facts: &[Fact]) {
        let solo = contest == Contest::Solo;
        self.games += 1;
        self.faults += u64::from(game.culprit.is_some());
        for seat in 0..if solo { 1 } else { 2 } {
            self.usage[seat].add(game, seat);
            self.cpu[1] += game.cpu[seat].as_secs_f64();
        }
        self.cpu[0] += game.game_cpu.as_secs_f64();
        let score = game.points.map(|points| points[0]);
        score.into_iter().for_each(|score| self.score.add(score));
        if contest != Contest::Duel {
            self.count_facts(game, facts);
        }
        if solo {
            self.score_round(game.pair, score.unwrap_or(0.0));
            if game.culprit.is_none() {
                self.trail.add(game.pair, game.trail);
            }
        }
    }

    /// Adds a game to the check for repeated games.
    fn add_repeat(&mut self, game: &PlayedGame) {
        if self.repeats.add(game) {
            game.points.into_iter().for_each(|points| self.distinct_scores.add(points[0]));
            self.distinct_rounds.push(game.pair);
        }
    }

    fn count_pairs_once(&mut self) {
        if self.first_seat.count() > 0 {
            self.pairs = self.distinct.counts();
            self.pairs.is_repeated = true;
            self.first_seat = self.distinct.first_seat();
        }
    }

    fn count_games_once(&mut self) {
        if self.repeats.is_repeated() {
            self.score = self.distinct_scores;
            let is_counted = |round: usize| self.distinct_rounds.contains(&(round as u64));
            let rounds = self.rounds.iter().enumerate();
            self.rounds = rounds
                .map(|(round, &score)| if is_counted(round) { score } else { f64::NAN })
                .collect();
        }
    }

    fn score_round(&mut self, round: u64, score: f64) {
        let at = usize::try_from(round).unwrap_or(usize::MAX);
        if at >= self.rounds.len() {
            self.rounds.resize(at.saturating_add(1), f64::NAN);
        }
        self.rounds[at] = score;
    }

    fn count_facts(&mut self, game: &PlayedGame, facts: &[Fact]) {
        self.facts.resize(facts.len(), BTreeMap::new());
        let is_told = |fact: &Fact| fact.histogram || fact.milestone.is_some();
        for ((counts, fact), &value) in self.facts.iter_mut().zip(facts).zip(&game.facts) {
            if is_told(fact) && game.culprit.is_none() {
                *counts.entry(value).or_default() += 1;
            }
        }
    }
}
