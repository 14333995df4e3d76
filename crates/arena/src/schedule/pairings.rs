//! A schedule: the numbered games of an event, each with its seed. It is a pure function of the spec, and in a Swiss
//! system or a knockout also of the results of the stages before.

use crate::schedule::spec::Event;
use crate::schedule::stages::MatchStages;
use crate::schedule::tournament_format::TournamentFormat;
use crate::text::spec;
use damier_game::{Contest, Seat, TextError, mix};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// The domain separator of the hash that gives a strategy's seed: hashing the same numbers for another purpose gives
/// another seed.
const STRATEGY_SEED: &[u8] = b"damier strategy seed 1";

/// A game to be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pairing {
    /// The event, counted from 0.
    pub event: u32,
    /// Number of the game in its event, dense from 0.
    pub id: u64,
    /// Number of the pair. Games of one pair share the opening and the seed.
    pub pair: u64,
    /// Number of pairs that its matchup plays before this one. It selects the opening if the spec lists openings.
    pub round: u64,
    /// The entrant in each seat, by index.
    pub seats: Vec<usize>,
    /// Seed of the game's own generator: opening and chance.
    pub seed: u64,
}

impl Pairing {
    /// Returns the seed of the strategy in a seat. It differs from the game's seed.
    ///
    /// A strategy in another process is sent this seed, so the game's seed must not be computable from it, or all
    /// chance could be predicted. [`mix`] can be inverted; SHA-256 cannot. This does not help if the run's seed can be
    /// guessed, for example 1 or a year. If strategies are not trusted, draw the seed at random from all 63 bits and
    /// publish it afterwards.
    #[must_use]
    pub fn strategy_seed(&self, seat: Seat) -> u64 {
        let numbers = [u64::from(self.event), self.pair, self.id, seat.index() as u64, self.seed];
        let mut hash = Sha256::new_with_prefix(STRATEGY_SEED);
        numbers.into_iter().for_each(|number| hash.update(number.to_le_bytes()));
        let bytes = hash.finalize();
        bytes.iter().take(8).fold(0, |seed, &byte| seed << 8 | u64::from(byte))
    }
}

/// The games of one event, in rounds: one pair of every matchup, then the next pair of every matchup, so that a table
/// is balanced at any moment.
///
/// - Duel: a pair is the same board twice with seats exchanged. Every pair has its own seed.
/// - One seat: the games of round `i` share a seed, so every entrant gets the same random draws.
/// - Roles: every entrant that can take seat 1 meets every entrant that can take seat 2. The games of a round share a
///   seed.
///
/// A run that was continued with more games or entrants has several parts, played one after the other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Schedule {
    event: u32,
    contest: Contest,
    parts: Vec<SchedulePart>,
}

/// Games that were scheduled together, from one seed.
#[derive(Clone, PartialEq, Eq, Debug)]
struct SchedulePart {
    seed: u64,
    stages: MatchStages,
    /// Number of pairs per matchup, or of games if there are no pairs.
    rounds: u64,
    /// Number of rounds that each of these matchups played in earlier parts.
    earlier: u64,
}

/// A part of a schedule as results files store it, once a run has more than one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StoredPart {
    /// Seed of all random draws of its games.
    pub seed: u64,
    /// Number of pairs per matchup, or of games if there are no pairs.
    pub rounds: u64,
    /// Number of rounds that each matchup played in earlier parts.
    pub earlier: u64,
    /// The matchups: entrants by index and seat. In a game with one seat, the entrant is listed twice.
    pub matchups: Vec<[usize; 2]>,
}

impl Schedule {
    /// Schedules event number `index` of a run from `seed`, for `entrants` entrants; `serves(entrant, seat)` is true
    /// for the seats that an entrant can take.
    ///
    /// # Errors
    /// An entrant that cannot take a seat it would need, or an event without any matchup.
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

    /// Creates the schedule of event number `index` from its stored parts.
    pub(crate) fn from_parts(
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

    /// Returns the parts in the form that is stored. Only for schedules with a single stage.
    pub(crate) fn to_parts(&self) -> Vec<StoredPart> {
        let part = |part: &SchedulePart| StoredPart {
            seed: part.seed,
            rounds: part.rounds,
            earlier: part.earlier,
            matchups: part.stages.drawn().concat(),
        };
        self.parts.iter().map(part).collect()
    }

    /// Returns the number of games.
    #[must_use]
    pub fn len(&self) -> u64 {
        self.parts.iter().map(|part| part.games(part.matchups(), self.contest)).sum()
    }

    /// Returns the number of games whose entrants are known: all, or those of the stages that are drawn.
    #[must_use]
    pub fn drawn(&self) -> u64 {
        let drawn = |part: &SchedulePart| part.stages.drawn().iter().map(Vec::len).sum::<usize>();
        self.parts.iter().map(|part| part.games(drawn(part) as u64, self.contest)).sum()
    }

    /// Returns the stages, as far as they are drawn.
    pub(crate) fn stages(&self) -> &MatchStages {
        &self.parts[0].stages
    }

    /// Returns the stages, so that the caller can draw the next one.
    pub(crate) fn stages_mut(&mut self) -> &mut MatchStages {
        &mut self.parts[0].stages
    }

    /// Returns the number of pairs. Games of one pair share an opening and a seed.
    #[must_use]
    pub fn pairs(&self) -> u64 {
        self.parts.iter().map(|part| part.pairs(self.contest)).sum()
    }

    /// Always returns false: an event has at least one game.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns the pair that a game belongs to.
    #[must_use]
    pub fn pair(&self, id: u64) -> u64 {
        let (part, [games, pairs]) = self.part_of(id);
        pairs + (id - games) / part.games_per_pair(self.contest)
    }

    /// Returns the game with this number.
    ///
    /// # Panics
    /// If the number is not below [`Schedule::drawn`].
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

    /// Returns the part that a game belongs to, and the numbers of games and pairs before that part.
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

    /// Iterates over all drawn games, in order.
    pub fn iter(&self) -> impl Iterator<Item = Pairing> {
        (0..self.drawn()).map(|id| self.pairing(id))
    }
}

impl SchedulePart {
    /// Returns the number of matchups in all stages.
    fn matchups(&self) -> u64 {
        self.stages.sizes().iter().sum::<usize>() as u64
    }

    /// Returns the number of games of this many matchups.
    fn games(&self, matchups: u64, contest: Contest) -> u64 {
        let seatings = if contest == Contest::Duel { 2 } else { 1 };
        self.rounds * matchups * seatings
    }

    /// Returns the number of games that share an opening and a seed.
    fn games_per_pair(&self, contest: Contest) -> u64 {
        match contest {
            Contest::Duel => 2,
            Contest::Solo | Contest::Roles => self.matchups(),
        }
    }

    fn pairs(&self, contest: Contest) -> u64 {
        self.games(self.matchups(), contest) / self.games_per_pair(contest).max(1)
    }

    /// Returns the matchup of a pair (or of a game if there are no pairs), and how often it has met before in its
    /// stage.
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

/// Returns the number of pairs per matchup of an event, or of games if there are no pairs.
pub(crate) fn rounds(event: &Event, contest: Contest) -> u64 {
    match contest {
        Contest::Duel => event.games.div_ceil(2),
        Contest::Solo | Contest::Roles => event.games,
    }
}

/// Creates the stages of an event, with the first one drawn.
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

/// Returns the matchups: entrants by seat. In a game with one seat, the entrant is listed twice.
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
            let sentence = spec::cannot_play(&event.players[entrant], seat.report_name());
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

    /// Fixed values: changing them would make records replay with other strategies.
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
