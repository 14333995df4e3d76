//! Move ordering: which actions a search tries first. A search prunes more if it tries the best action early.

use crate::table;
use damier_game::{Game, Seat};

/// Knowledge about which actions of a game are likely to be good.
pub trait MoveOrder<G: Game>: Send + Sync {
    /// Returns the score of an action. Actions with a higher score are tried sooner. Among equal scores, the search
    /// decides by what it has learnt ([`MoveHistory`]). `depth` is the number of plies still to search, including this
    /// action, and at least 1. Near the leaves, a score that is expensive to compute does not pay.
    fn score(&self, game: &G, state: &G::State, action: G::Action, depth: u32) -> i64;
}

/// Move order without knowledge: every action has the score 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Unordered;

impl<G: Game> MoveOrder<G> for Unordered {
    fn score(&self, _: &G, _: &G::State, _: G::Action, _: u32) -> i64 {
        0
    }
}

/// Number of entries of the history for each seat. An action is assigned to an entry by its hash.
const SLOTS: usize = 1 << 10;

/// Killer moves and history heuristic of one search. The killers of a ply are the last two actions that caused a cutoff
/// there. The history of a seat counts the cutoffs by each action, weighted by the square of the depth (Schaeffer,
/// 1989).
#[derive(Clone, Debug)]
pub struct MoveHistory<A> {
    killers: Vec<[Option<A>; 2]>,
    history: [Vec<u32>; 2],
}

impl<A: Copy + Eq + std::hash::Hash> Default for MoveHistory<A> {
    fn default() -> Self {
        Self::new()
    }
}

impl<A: Copy + Eq + std::hash::Hash> MoveHistory<A> {
    /// Creates an empty history.
    #[must_use]
    pub fn new() -> Self {
        Self { killers: Vec::new(), history: [vec![0; SLOTS], vec![0; SLOTS]] }
    }

    /// Returns the rank of an action among those to which the game gives the same score. Actions with a higher rank are
    /// tried sooner. Killers come first.
    #[inline]
    #[must_use]
    pub fn rank(&self, seat: Seat, ply: usize, action: A) -> u32 {
        let killers = self.killers.get(ply).copied().unwrap_or_default();
        match killers.iter().position(|&killer| killer == Some(action)) {
            Some(place) => u32::MAX - place as u32,
            None => self.history[seat.index() & 1][slot(action)],
        }
    }

    /// Records that an action caused a cutoff at `ply`, with `depth` plies still to search.
    pub fn learn(&mut self, seat: Seat, ply: usize, action: A, depth: u32) {
        if self.killers.len() <= ply {
            self.killers.resize(ply + 1, [None; 2]);
        }
        let killers = &mut self.killers[ply];
        if killers[0] != Some(action) {
            *killers = [Some(action), killers[0]];
        }
        let count = &mut self.history[seat.index() & 1][slot(action)];
        *count = count.saturating_add(depth * depth).min(u32::MAX / 2);
    }
}

#[inline]
fn slot<A: std::hash::Hash>(action: A) -> usize {
    table::key(&action) as usize % SLOTS
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn killers_come_before_history() {
        let mut history = MoveHistory::new();
        for action in [1u8, 2, 2, 3] {
            history.learn(Seat::FIRST, 0, action, 4);
        }
        let rank = |ply, action| history.rank(Seat::FIRST, ply, action);
        assert!(rank(0, 3) > rank(0, 2) && rank(0, 2) > rank(0, 1));
        assert_eq!((rank(5, 2), rank(5, 1), rank(5, 9)), (32, 16, 0));
        assert_eq!(history.rank(Seat::SECOND, 5, 2), 0);
    }
}
