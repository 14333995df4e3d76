//! The schedule: the games of an event, in order, each with its seed, as a pure function of the spec, and in a Swiss system or a
//! knockout of the results of the stages before.

use crate::schedule::spec::Event;
use crate::schedule::stages::MatchStages;
use crate::schedule::tournament_format::TournamentFormat;
use crate::text::spec;
use damier_game::{Contest, Seat, TextError, mix};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// The purpose that a strategy's seed is hashed for: the same numbers hashed for another purpose give another
/// seed.
const STRATEGY_SEED: &[u8] = b"damier strategy seed 1";

/// A game to be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pairing {
    /// The event, counted from 0.
    pub event: u32,
    /// The number of the game in its event, dense from 0.
    pub id: u64,
    /// The number of the pair: games of one pair share the opening and the seed.
    pub pair: u64,
    /// The number of pairs that its matchup plays before this one: openings that a spec gives are played in turn.
    pub round: u64,
    /// The entrant in each seat, by index.
    pub seats: Vec<usize>,
    /// The seed of the game's own generator: opening and chance.
    pub seed: u64,
}

impl Pairing {
    /// The seed that the strategy in a seat gets: its own, never the game's.
    ///
    /// A strategy from outside is told it, so it must not lead back to the game's seed, from which
    /// all of chance could be foreseen. [`mix`] can be inverted; SHA-256 cannot. Nothing protects a
    /// run's seed that can be guessed (1, a year): where strategies are not trusted, draw it at
    /// random from all 63 bits and publish it afterwards.
    #[must_use]
    pub fn strategy_seed(&self, seat: Seat) -> u64 {
        let numbers = [u64::from(self.event), self.pair, self.id, seat.index() as u64, self.seed];
        let mut hash = Sha256::new_with_prefix(STRATEGY_SEED);
        numbers.into_iter().for_each(|number| hash.update(number.to_le_bytes()));
        let bytes = hash.finalize();
        bytes.iter().take(8).fold(0, |seed, &byte| seed << 8 | u64::from(byte))
    }
}

/// The games of one event, in rounds: one pair of every matchup, then the next pair of every matchup,
/// so that a table is balanced at any moment.
///
/// - Duel: a pair is the same board twice with seats exchanged; its seed is its own.
/// - One seat: the games of round `i` share a seed, so every entrant meets the same chance stream.
/// - Roles: everyone who serves seat 1 meets everyone who serves seat 2; the games of a round share
///   a seed.
///
/// A run that was continued with more games or entrants has several parts, played one after the other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Schedule {
    event: u32,
    contest: Contest,
    parts: Vec<SchedulePart>,
}

/// Games that were scheduled together, from a seed of their own.
#[derive(Clone, PartialEq, Eq, Debug)]
struct SchedulePart {
    seed: u64,
    stages: MatchStages,
    /// Pairs of each matchup, or games where there are no pairs.
    rounds: u64,
    /// The rounds that each of these matchups has played in earlier parts.
    earlier: u64,
}

/// A part of a schedule as results files keep it, once a run has more than one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StoredPart {
    /// Every random draw of its games derives from it.
    pub seed: u64,
    /// Pairs of each matchup, or games where there are no pairs.
    pub rounds: u64,
    /// The rounds that each matchup has played in earlier parts.
    pub earlier: u64,
    /// The entrants that meet, by index and seat; where there is one seat, an entrant stands beside itself.
    pub matchups: Vec<[usize; 2]>,
}

impl Schedule {
    /// Schedules event number `index` of a run from `seed`, for `entrants` entrants; `serves(entrant, seat)` is true
    /// for the seats that an entrant can take.
    ///
    /// # Errors
    /// An entrant that cannot take a seat it would need, or an event in which nobody would meet.
    pub fn new(
        seed: u64,
        index: u32,
        event: &Event,
        contest: Contest,
        entrants: usize,
        serves: impl Fn(usize, Seat) -> bool,
    ) -> Result<Self, TextError> {
        let stages = stages(event, contest, entrants, &serves)
            .map_err(|error| error.within(spec::event_number((index + 1).to_string())))?;
        let rounds = rounds(event, contest);
        let part = SchedulePart { seed: mix(seed, u64::from(index)), stages, rounds, earlier: 0 };
        Ok(Self { event: index, contest, parts: vec![part] })
    }

    /// Makes the schedule of event number `index` from its stored parts.
    pub(crate) fn of_parts(
        index: u32,
        event: &Event,
        contest: Contest,
        parts: &[StoredPart],
    ) -> Self {
        let part = |stored: &StoredPart| SchedulePart {
            seed: stored.seed,
            stages: MatchStages::fixed(event.format, stored.matchups.clone()),
            rounds: stored.rounds,
            earlier: stored.earlier,
        };
        Self { event: index, contest, parts: parts.iter().map(part).collect() }
    }

    /// The parts as they are stored; for schedules in which all meet in one stage.
    pub(crate) fn to_parts(&self) -> Vec<StoredPart> {
        let part = |part: &SchedulePart| StoredPart {
            seed: part.seed,
            rounds: part.rounds,
            earlier: part.earlier,
            matchups: part.stages.drawn().concat(),
        };
        self.parts.iter().map(part).collect()
    }

    /// Games in all.
    #[must_use]
    pub fn len(&self) -> u64 {
        self.parts.iter().map(|part| part.games(part.matchups(), self.contest)).sum()
    }

    /// The number of games whose entrants are known: all, or those of the stages that are drawn.
    #[must_use]
    pub fn drawn(&self) -> u64 {
        let drawn = |part: &SchedulePart| part.stages.drawn().iter().map(Vec::len).sum::<usize>();
        self.parts.iter().map(|part| part.games(drawn(part) as u64, self.contest)).sum()
    }

    /// The stages, as far as they are drawn.
    pub(crate) fn stages(&self) -> &MatchStages {
        &self.parts[0].stages
    }

    /// The stages, to draw the next.
    pub(crate) fn stages_mut(&mut self) -> &mut MatchStages {
        &mut self.parts[0].stages
    }

    /// The number of pairs: games of one pair share an opening and a seed.
    #[must_use]
    pub fn pairs(&self) -> u64 {
        self.parts.iter().map(|part| part.pairs(self.contest)).sum()
    }

    /// Never true: an event has at least one game.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The pair that a game belongs to.
    #[must_use]
    pub fn pair(&self, id: u64) -> u64 {
        let (part, [games, pairs]) = self.part_of(id);
        pairs + (id - games) / part.games_per_pair(self.contest)
    }

    /// The game with this number, which is below [`Schedule::drawn`].
    ///
    /// # Panics
    /// If it is not.
    #[must_use]
    pub fn pairing(&self, id: u64) -> Pairing {
        let (part, [games, pairs]) = self.part_of(id);
        let number = id - games;
        let pair = number / part.games_per_pair(self.contest);
        let (round, seats) = match self.contest {
            Contest::Duel => {
                let (round, [a, b]) = part.matchup(pair);
                (round, if number.is_multiple_of(2) { vec![a, b] } else { vec![b, a] })
            }
            Contest::Solo => (pair, vec![part.matchup(number).1[0]]),
            Contest::Roles => (pair, part.matchup(number).1.to_vec()),
        };
        Pairing {
            event: self.event,
            id,
            pair: pairs + pair,
            round: part.earlier + round,
            seats,
            seed: mix(part.seed, pair),
        }
    }

    /// The part that a game belongs to, with the numbers of games and pairs before it.
    fn part_of(&self, id: u64) -> (&SchedulePart, [u64; 2]) {
        let mut before = [0, 0];
        let mut parts = self.parts.iter().peekable();
        while let Some(part) = parts.next() {
            let games = part.games(part.matchups(), self.contest);
            if id < before[0] + games || parts.peek().is_none() {
                return (part, before);
            }
            before = [before[0] + games, before[1] + part.pairs(self.contest)];
        }
        unreachable!("a schedule has a part")
    }

    /// Iterates over all games that are drawn, in order.
    pub fn iter(&self) -> impl Iterator<Item = Pairing> {
        (0..self.drawn()).map(|id| self.pairing(id))
    }
}

impl SchedulePart {
    /// The number of matchups of all stages.
    fn matchups(&self) -> u64 {
        self.stages.sizes().iter().sum::<usize>() as u64
    }

    /// The games of so many matchups.
    fn games(&self, matchups: u64, contest: Contest) -> u64 {
        let seatings = if contest == Contest::Duel { 2 } else { 1 };
        self.rounds * matchups * seatings
    }

    /// Games that share an opening and a seed.
    fn games_per_pair(&self, contest: Contest) -> u64 {
        match contest {
            Contest::Duel => 2,
            Contest::Solo | Contest::Roles => self.matchups(),
        }
    }

    fn pairs(&self, contest: Contest) -> u64 {
        self.games(self.matchups(), contest) / self.games_per_pair(contest).max(1)
    }

    /// The matchup of a pair, or of a game where there are no pairs, and how often it has met before in its stage.
    fn matchup(&self, number: u64) -> (u64, [usize; 2]) {
        let mut left = number;
        for stage in self.stages.drawn() {
            let among = stage.len() as u64;
            if left < self.rounds * among {
                return (left / among, stage[(left % among) as usize]);
            }
            left -= self.rounds * among;
        }
        panic!("matchup {number} is not drawn yet")
    }
}

/// The pairs of each matchup of an event, or its games where there are no pairs.
pub(crate) fn rounds(event: &Event, contest: Contest) -> u64 {
    match contest {
        Contest::Duel => event.games.div_ceil(2),
        Contest::Solo | Contest::Roles => event.games,
    }
}

/// The stages of an event, the first drawn.
fn stages(
    event: &Event,
    contest: Contest,
    entrants: usize,
    serves: &impl Fn(usize, Seat) -> bool,
) -> Result<MatchStages, TextError> {
    let matchups = matchups(event, contest, entrants, serves)?;
    if event.format.is_staged() && contest != Contest::Duel {
        let sentence = spec::only_duels(event.format.to_string());
        return Err(TextError::failed(spec::format(), sentence));
    }
    match event.format {
        TournamentFormat::RoundRobin | TournamentFormat::Gauntlet => {
            Ok(MatchStages::fixed(event.format, matchups))
        }
        TournamentFormat::Knockout => Ok(MatchStages::knockout(entrants)),
        TournamentFormat::Swiss { rounds } => {
            let most = entrants.div_ceil(2);
            let usual = (entrants.next_power_of_two().ilog2() as usize + 2).min(most);
            let rounds = rounds.map_or(usual, |rounds| rounds as usize);
            if rounds > most {
                let expected = spec::range("1", most.to_string());
                return Err(TextError::new(rounds, spec::rounds(), expected));
            }
            Ok(MatchStages::swiss(entrants, rounds))
        }
    }
}

/// The entrants that meet, by seat; where there is one seat, an entrant stands beside itself.
pub(crate) fn matchups(
    event: &Event,
    contest: Contest,
    entrants: usize,
    serves: &impl Fn(usize, Seat) -> bool,
) -> Result<Vec<[usize; 2]>, TextError> {
    let gauntlet = event.format == TournamentFormat::Gauntlet;
    let needed: &[Seat] = match contest {
        Contest::Solo => &[Seat::FIRST],
        Contest::Duel => &[Seat::FIRST, Seat::SECOND],
        Contest::Roles => &[],
    };
    for &seat in needed {
        if let Some(entrant) = (0..entrants).find(|&entrant| !serves(entrant, seat)) {
            let sentence = spec::cannot_play(&event.players[entrant], seat);
            return Err(TextError::failed(spec::players(), sentence));
        }
    }
    let all = (0..entrants).flat_map(|a| (0..entrants).map(move |b| [a, b]));
    let meet = |[a, b]: &[usize; 2]| match contest {
        Contest::Solo => a == b,
        Contest::Duel => a < b && (!gauntlet || *a == 0),
        Contest::Roles => {
            let seated = serves(*a, Seat::FIRST) && serves(*b, Seat::SECOND);
            seated && (!gauntlet || *a == 0 || *b == 0)
        }
    };
    let matchups: Vec<_> = all.filter(meet).collect();
    if contest == Contest::Solo && gauntlet {
        return Err(TextError::new("gauntlet", spec::format(), spec::only_round_robin()));
    }
    if matchups.is_empty() {
        let expected = match contest {
            Contest::Roles => spec::one_for_each_seat(),
            Contest::Solo | Contest::Duel => spec::at_least_two(),
        };
        return Err(TextError::new(event.players.join(", "), spec::players(), expected));
    }
    Ok(matchups)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pairing(event: u32, id: u64) -> Pairing {
        Pairing { event, id, pair: id / 2, round: id / 2, seats: vec![0, 1], seed: 2026 }
    }

    /// Frozen: a record replays with the strategies it was played with.
    #[test]
    fn strategy_seeds_are_frozen() {
        let seeds = [Seat::FIRST, Seat::SECOND].map(|seat| pairing(1, 7).strategy_seed(seat));
        assert_eq!(seeds, [5_731_208_811_864_197_163, 255_269_855_960_401_321]);
    }

    #[test]
    fn every_seat_of_every_game_has_a_seed_of_its_own() {
        let mut seeds = std::collections::BTreeSet::new();
        let mut games = 0;
        for (event, id, seed) in (0..2).flat_map(|e| (0..100).map(move |id| (e, id, id / 4))) {
            let pairing = Pairing { seed, ..pairing(event, id) };
            for seat in [Seat::FIRST, Seat::SECOND] {
                seeds.extend([pairing.strategy_seed(seat)]);
                assert_ne!(pairing.strategy_seed(seat), pairing.seed);
            }
            games += 1;
        }
        assert_eq!(seeds.len(), 2 * games);
    }
}
