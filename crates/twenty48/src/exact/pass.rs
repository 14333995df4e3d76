//! Pass over all boards that can follow from a query: forward to list them, then backward to compute their values.
//!
//! A slide keeps the sum of the tiles and a spawn adds 2 or 4. So every board has a level (half the sum), and play only
//! goes to higher levels. The pass lists only afterstates, one of each class of symmetric boards, in four bytes each.
//! It generates the boards before a slide again when it goes backward. It keeps the values of the three levels in use,
//! and those in the cache.

use crate::exact::cache::LevelCache;
use crate::exact::grid::{BoardWord, ExactGrid, level_of};
use crate::exact::level::LevelMap;
use crate::exact::values::LaneValues;
use damier_game::Budget;
use std::collections::HashMap;

/// Largest number of levels by which a spawn goes up.
const STEP: usize = 2;

/// Values of afterstates, by board.
pub(super) type AfterstateValues<const N: usize> = HashMap<BoardWord, LaneValues<N>>;

/// Listed boards of a level, one of each class of symmetric boards.
type ListedClasses = LevelMap<()>;

/// Query: the boards whose values are wanted.
#[derive(Default)]
pub(super) struct PassQuery {
    /// Boards before a slide. The values of all their afterstates are wanted.
    pub(super) starts: Vec<BoardWord>,
    /// Further afterstates whose values are wanted.
    pub(super) afterstates: Vec<BoardWord>,
}

/// Numbers of boards that a pass has listed. Symmetric boards count once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct ClassCounts {
    /// Number of boards before a slide, including boards on which no slide is legal.
    pub(super) states: u64,
    /// Number of boards after a slide.
    pub(super) afterstates: u64,
}

/// Pass that computes the values of the afterstates of one query.
pub(super) struct Pass<'a, const N: usize> {
    grid: &'a ExactGrid,
    cache: &'a mut LevelCache<N>,
    /// For each level, the afterstates that are not cached.
    fresh: Vec<Vec<u32>>,
    count: ClassCounts,
}

impl<'a, const N: usize> Pass<'a, N> {
    /// Returns the values of all afterstates of a query, and the numbers of boards listed. Stores the values in the
    /// cache, as far as it has room. Returns `None` if the budget ends first.
    pub(super) fn run(
        grid: &'a ExactGrid,
        cache: &'a mut LevelCache<N>,
        question: &PassQuery,
        budget: &mut Budget,
    ) -> Option<(AfterstateValues<N>, ClassCounts)> {
        let mut pass = Self { grid, cache, fresh: Vec::new(), count: ClassCounts::default() };
        pass.forward(question, budget)?;
        pass.backward(question, budget).map(|found| (found, pass.count))
    }

    /// Lists all boards that can follow and are not cached, level by level.
    fn forward(&mut self, question: &PassQuery, budget: &mut Budget) -> Option<()> {
        let all = self.grid.levels();
        let levels = || (0..all).map(|_| ListedClasses::default()).collect::<Vec<_>>();
        let (mut after, mut states) = (levels(), levels());
        for &asked in &question.afterstates {
            after[level_of(asked)].insert(self.grid.key(asked), ());
        }
        for &start in &question.starts {
            self.list(start, level_of(start), &mut after, &mut states);
        }
        for level in 0..all {
            let met = std::mem::take(&mut after[level]);
            self.count.states += std::mem::take(&mut states[level]).len() as u64;
            let is_new = |key: &u32| self.cache.get(level, *key).is_none();
            let mut fresh: Vec<u32> = met.keys().filter(is_new).collect();
            fresh.shrink_to_fit();
            self.count.afterstates += fresh.len() as u64;
            for &key in &fresh {
                if !budget.spend(1) {
                    return None;
                }
                self.grid.spawns(self.grid.board_of_key(key, level), |_, exponent, next, _| {
                    self.list(next, level + usize::from(exponent), &mut after, &mut states);
                });
            }
            self.fresh.push(fresh);
        }
        Some(())
    }

    /// Lists a board before a slide, and its afterstates.
    #[inline]
    fn list(
        &self,
        board: BoardWord,
        level: usize,
        after: &mut [ListedClasses],
        states: &mut [ListedClasses],
    ) {
        if states[level].insert(self.grid.key(board), ()) {
            self.grid.slides(board, |_, slid, _| {
                after[level].insert(self.grid.key(slid), ());
            });
        }
    }

    /// Computes the values of the listed boards, from the last level down.
    fn backward(
        &mut self,
        question: &PassQuery,
        budget: &mut Budget,
    ) -> Option<AfterstateValues<N>> {
        let counts: Vec<usize> = self.fresh.iter().map(Vec::len).collect();
        let kept = self.cache.plan(&counts);
        let all = self.grid.levels();
        let levels = || (0..all + STEP).map(|_| LevelMap::default()).collect::<Vec<_>>();
        let (mut after, mut states): (Vec<LevelMap<LaneValues<N>>>, _) = (levels(), levels());
        let mut wanted: Vec<Vec<BoardWord>> = vec![Vec::new(); all];
        for &asked in &question.afterstates {
            wanted[level_of(asked)].push(asked);
        }
        for &start in &question.starts {
            self.grid.slides(start, |_, slid, _| wanted[level_of(start)].push(slid));
        }
        let mut found = AfterstateValues::new();
        let (mut valued, listed) = (0, counts.iter().sum::<usize>() as u64);
        for level in (0..all).rev() {
            let keys = std::mem::take(&mut self.fresh[level]);
            let mut layer = LevelMap::with_room(keys.len());
            for key in keys {
                if !budget.spend(1) {
                    return None;
                }
                layer.insert(key, self.value(key, level, &after, &mut states));
            }
            for &board in &wanted[level] {
                let key = self.grid.key(board);
                found.insert(board, layer.get(key).or_else(|| self.cache.get(level, key))?);
            }
            valued += counts[level] as u64;
            budget.reach(valued, listed);
            after[level] = layer;
            states[level + STEP] = LevelMap::default();
            let done = std::mem::take(&mut after[level + STEP]);
            if kept(level + STEP) {
                self.cache.put(level + STEP, done);
            }
        }
        for (level, done) in after.into_iter().enumerate().take(STEP) {
            if kept(level) {
                self.cache.put(level, done);
            }
        }
        Some(found)
    }

    /// Returns the value of an afterstate, computed from the levels above it. Stores the values of boards before a
    /// slide in `states`.
    fn value(
        &self,
        key: u32,
        level: usize,
        after: &[LevelMap<LaneValues<N>>],
        states: &mut [LevelMap<LaneValues<N>>],
    ) -> LaneValues<N> {
        let grid = self.grid;
        LaneValues::to_spawn(grid, grid.board_of_key(key, level), |spawned| {
            let above = level_of(spawned);
            let state = grid.key(spawned);
            states[above].get(state).unwrap_or_else(|| {
                let worth = LaneValues::to_slide(grid, spawned, |slid| {
                    let key = grid.key(slid);
                    let known = after[above].get(key).or_else(|| self.cache.get(above, key));
                    known.expect("listed in the forward pass")
                });
                states[above].insert(state, worth);
                worth
            })
        })
    }
}
