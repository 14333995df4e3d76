//! Finds entrants that play exactly the same moves: one submission uploaded twice, or two programs that behave the
//! same.

use crate::store::record::Record;
use damier_game::mix;
use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hasher};

/// The fewest games, or pairs of games, for calling entrants identical.
const FEWEST: u64 = 3;

/// A hash of all moves of an entrant's games, in two numbers that do not depend on the order of the games.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(crate) struct Trail {
    games: u64,
    sum: u64,
}

impl Trail {
    /// Adds a game by the number of its pair and its moves.
    pub(crate) fn add(&mut self, pair: u64, moves: u64) {
        self.games += 1;
        self.sum = self.sum.wrapping_add(mix(moves, pair));
    }
}

/// Number of pairs of two entrants with the same moves in both games, and with different moves.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Mirrors {
    same: u64,
    other: u64,
}

impl Mirrors {
    /// Adds the moves of both games of a pair.
    pub(crate) fn add(&mut self, [first, second]: [u64; 2]) {
        *(if first == second { &mut self.same } else { &mut self.other }) += 1;
    }

    pub(crate) const fn are_identical(self) -> bool {
        self.same >= FEWEST && self.other == 0
    }
}

/// Returns a hash of the moves of a game, including chance.
pub(crate) fn moves(record: &Record) -> u64 {
    let mut hash = DefaultHasher::new();
    hash.write(record.opening.as_bytes());
    hash.write(record.actions.as_bytes());
    hash.finish()
}

/// Returns a hash of the first state of a game.
pub(crate) fn opening(record: &Record) -> u64 {
    let mut hash = DefaultHasher::new();
    hash.write(record.opening.as_bytes());
    hash.finish()
}

/// Groups entrants with equal trails that have enough games. Groups have at least two entrants.
pub(crate) fn group_by_trail(trails: impl Iterator<Item = (usize, Trail)>) -> Vec<Vec<usize>> {
    let mut groups: BTreeMap<Trail, Vec<usize>> = BTreeMap::new();
    for (entrant, trail) in trails.filter(|(_, trail)| trail.games >= FEWEST) {
        groups.entry(trail).or_default().push(entrant);
    }
    let mut groups: Vec<_> = groups.into_values().filter(|group| group.len() > 1).collect();
    groups.sort();
    groups
}

/// Merges pairs of identical entrants into groups.
pub(crate) fn group_pairs(alike: impl Iterator<Item = [usize; 2]>) -> Vec<Vec<usize>> {
    let mut groups: Vec<Vec<usize>> = Vec::new();
    for [a, b] in alike {
        let (mut joined, apart): (Vec<_>, Vec<_>) =
            groups.into_iter().partition(|group| group.contains(&a) || group.contains(&b));
        joined.push(vec![a, b]);
        let mut joined = joined.concat();
        joined.sort_unstable();
        joined.dedup();
        groups = apart;
        groups.push(joined);
    }
    groups.sort();
    groups
}

/// Returns the names of groups of entrants.
pub(crate) fn group_names(names: &[String], groups: &[Vec<usize>]) -> Vec<Vec<String>> {
    let name = |&entrant: &usize| names[entrant].clone();
    groups.iter().map(|group| group.iter().map(name).collect()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pairs_join_to_groups() {
        let pairs = [[0, 1], [3, 4], [1, 2], [6, 7], [4, 6]];
        assert_eq!(group_pairs(pairs.into_iter()), [vec![0, 1, 2], vec![3, 4, 6, 7]]);
    }

    #[test]
    fn trails_do_not_depend_on_the_order_and_need_some_games() {
        let trail = |games: &[(u64, u64)]| {
            let mut trail = Trail::default();
            games.iter().for_each(|&(pair, moves)| trail.add(pair, moves));
            trail
        };
        let games = [(0, 7), (1, 9), (2, 7)];
        let turned = [(2, 7), (0, 7), (1, 9)];
        let other = [(0, 9), (1, 7), (2, 7)];
        let all = [trail(&games), trail(&other), trail(&turned), trail(&games[..2])];
        assert_eq!(group_by_trail(all.into_iter().enumerate()), [[0, 2]]);
        assert!(group_by_trail([trail(&games[..2]); 2].into_iter().enumerate()).is_empty());
    }
}
