//! Ordering: which actions a search tries first. The sooner it tries the best one, the more it cuts.

use crate::table;
use damier_game::{Game, Seat};

/// Knowledge of a game about which actions are likely to be good.
pub trait MoveOrder<G: Game>: Send + Sync {
    /// Higher is tried sooner; equals are tried by what the search itself has learnt. `depth` is the
    /// number of plies still to be looked ahead, this action included, at least 1: near the leaves a
    /// score that takes long to compute does not pay.
    fn score(&self, game: &G, state: &G::State, action: G::Action, depth: u32) -> i64;
}

/// No knowledge: the game's own order, and what the search learns.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Unordered;

impl<G: Game> MoveOrder<G> for Unordered {
    fn score(&self, _: &G, _: &G::State, _: G::Action, _: u32) -> i64 {
        0
    }
}

/// Slots of the history: actions are distinguished by their hash.
const SLOTS: usize = 1 << 10;

/// Killer moves and the history heuristic of one search: the killers of each ply (the last two
/// actions that cut there), and for each seat the history of cuts by each action, weighted by the
/// square of the depth (Schaeffer, 1989).
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
    /// Creates a history in which nothing has cut yet.
    #[must_use]
    pub fn new() -> Self {
        Self { killers: Vec::new(), history: [vec![0; SLOTS], vec![0; SLOTS]] }
    }

    /// Returns the rank of an action among those to which the game gives the same score; higher is tried sooner.
    #[inline]
    #[must_use]
    pub fn rank(&self, seat: Seat, ply: usize, action: A) -> u32 {
        let killers = self.killers.get(ply).copied().unwrap_or_default();
        match killers.iter().position(|&killer| killer == Some(action)) {
            Some(place) => u32::MAX - place as u32,
            None => self.history[seat.index() & 1][slot(action)],
        }
    }

    /// Records that an action cut a node at `ply`, `depth` plies above the horizon.
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
