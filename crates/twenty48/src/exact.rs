//! Exact answers on boards of at most nine cells, for every variant of the rules.
//!
//! Against chance, these are the largest expected score, and for each tile the largest probability of reaching it. Each
//! is for a slider that has only this aim. Against an adversary, these are the score and the tile that the slider can
//! force. `EXACT.md` of this crate describes the method and gives the results.

mod cache;
mod grid;
mod level;
mod pass;
mod values;

use crate::rules::{Spawner, Twenty48, Twenty48Action};
use crate::state::{Twenty48State, tile};
use cache::LevelCache;
use damier_game::{Analysis, Analyst, Budget, Candidate, Game, Prospect, Seat, ThreadPool, Turn};
use grid::{BoardWord, ExactGrid, MOST_CELLS, level_of};
use pass::{AfterstateValues, ClassCounts, Pass, PassQuery};
use values::LaneValues;

/// Number of lanes against chance: the score and the seven largest tiles (from 16 on 3x3).
const CHANCE: usize = 8;

/// Number of lanes against an adversary: the score and every tile from 4.
const ADVERSARY: usize = 10;

/// Longest principal variation reported against an adversary, in plies.
const LINE: usize = 40;

/// Returns true if [`exact`] supports these rules: those of a rectangle of at most nine cells.
#[must_use]
pub fn is_solvable(rules: &Twenty48) -> bool {
    rules.is_rectangle() && rules.cells() <= MOST_CELLS
}

/// Builds the exact analyst of these rules. Returns `None` unless [`is_solvable`].
#[must_use]
pub fn exact(rules: &Twenty48) -> Option<Box<dyn Analyst<Twenty48>>> {
    let grid = is_solvable(rules).then(|| ExactGrid::new(rules))?;
    Some(match rules.spawner() {
        Spawner::Chance => Box::new(Exact::<CHANCE>::new(grid)),
        Spawner::Adversary => Box::new(Exact::<ADVERSARY>::new(grid)),
    })
}

/// Analyst of one board. It keeps the values found for one query for the next ones, as far as the cache has room.
struct Exact<const N: usize> {
    grid: ExactGrid,
    cache: LevelCache<N>,
    count: ClassCounts,
}

impl<const N: usize> Exact<N> {
    fn new(grid: ExactGrid) -> Self {
        Self { grid, cache: LevelCache::default(), count: ClassCounts::default() }
    }

    /// Finds the values of all afterstates of a query.
    fn find(&mut self, question: &PassQuery, budget: &mut Budget) -> Option<AfterstateValues<N>> {
        let (found, count) = Pass::run(&self.grid, &mut self.cache, question, budget)?;
        self.count = count;
        Some(found)
    }

    /// Returns the query for the values of every action of a state.
    fn question_after(&self, state: &Twenty48State) -> PassQuery {
        let mut question = PassQuery::default();
        self.starts(self.grid.board(state), state.pending(), &mut question.starts);
        question
    }

    /// Returns the query for the values of these states. If only one tile is due, the query is smaller than that for
    /// the values of every action.
    fn question_for(&self, states: &[Twenty48State]) -> PassQuery {
        let mut question = PassQuery::default();
        for state in states {
            let board = self.grid.board(state);
            match state.pending() {
                1 => question.afterstates.push(board),
                due => self.starts(board, due, &mut question.starts),
            }
        }
        for boards in [&mut question.starts, &mut question.afterstates] {
            boards.sort_unstable();
            boards.dedup();
        }
        question
    }

    /// Adds to `starts` the boards from which the next slide may be made, after `due` tiles have been placed.
    fn starts(&self, board: BoardWord, due: u8, starts: &mut Vec<BoardWord>) {
        if due == 0 {
            starts.push(board);
        } else {
            self.grid.spawns(board, |_, _, next, _| self.starts(next, due - 1, starts));
        }
    }

    /// Returns the value of a board on which `due` tiles must be placed. The values of its afterstates must be in
    /// `found`.
    fn worth(&self, board: BoardWord, due: u8, found: &AfterstateValues<N>) -> LaneValues<N> {
        match due {
            0 => LaneValues::to_slide(&self.grid, board, |slid| found[&slid]),
            1 if found.contains_key(&board) => found[&board],
            _ => LaneValues::to_spawn(&self.grid, board, |next| self.worth(next, due - 1, found)),
        }
    }

    /// Returns the value of an action for the slider.
    fn after(
        &self,
        rules: &Twenty48,
        state: &Twenty48State,
        action: Twenty48Action,
        found: &AfterstateValues<N>,
    ) -> LaneValues<N> {
        let next = rules.after(state, action);
        let board = self.grid.board(&next);
        match action {
            Twenty48Action::Slide(_) => {
                let mut worth = found[&board];
                worth.0[0] += (next.score() - state.score()) as f64;
                worth
            }
            Twenty48Action::Spawn { .. } => self.worth(board, next.pending(), found),
        }
    }

    /// Builds the answer for a state. The values of the afterstates that follow it must be known.
    fn answer(
        &self,
        rules: &Twenty48,
        state: &Twenty48State,
        found: &AfterstateValues<N>,
    ) -> Analysis<Twenty48Action> {
        let worth = self.worth(self.grid.board(state), state.pending(), found);
        let (turn, largest) = (rules.turn(state), state.largest());
        let mut candidates: Vec<_> = (rules.legal_actions(state).into_iter())
            .map(|action| {
                let worth = self.after(rules, state, action, found);
                Candidate {
                    action,
                    worth: to_worth(turn, state, &worth),
                    prospects: prospects(rules, largest, &worth),
                    line: vec![action],
                }
            })
            .collect();
        // A stable sort keeps the order of the rules among equals.
        let score =
            |candidate: &Candidate<Twenty48Action>| candidate.worth.score.unwrap_or_default();
        candidates.sort_by(|a, b| score(b).total_cmp(&score(a)));
        Analysis {
            worth: to_worth(turn, state, &worth),
            prospects: prospects(rules, largest, &worth),
            candidates,
            nodes: self.count.states + self.count.afterstates,
        }
    }

    /// Returns the values of the afterstates of a state from the cache. Returns `None` if some of them are not cached.
    fn look_up(&self, state: &Twenty48State) -> Option<AfterstateValues<N>> {
        let mut afterstates = Vec::new();
        for start in self.question_after(state).starts {
            self.grid.slides(start, |_, next, _| afterstates.push(next));
        }
        let known = |board| Some((board, self.cache.get(level_of(board), self.grid.key(board))?));
        afterstates.into_iter().map(known).collect()
    }

    /// Returns the best play of both seats for the score after an action, as far as values are cached.
    fn line(
        &self,
        rules: &Twenty48,
        state: &Twenty48State,
        first: Twenty48Action,
    ) -> Vec<Twenty48Action> {
        let mut line = vec![first];
        let mut at = rules.after(state, first);
        while line.len() < LINE && matches!(rules.turn(&at), Turn::Player(_)) {
            let Some(found) = self.look_up(&at) else { break };
            let answer = self.answer(rules, &at, &found);
            let Some(best) = answer.candidates.first() else { break };
            line.push(best.action);
            at = rules.after(&at, best.action);
        }
        line
    }
}

/// Converts values into a [`damier_game::Worth`]: the final score under best play, for the seat to move.
fn to_worth<const N: usize>(
    turn: Turn,
    state: &Twenty48State,
    worth: &LaneValues<N>,
) -> damier_game::Worth {
    let score = state.score() as f64 + worth.0[0];
    let score = if turn == Turn::Player(Seat::SECOND) { 0.0 - score } else { score };
    damier_game::Worth { score: Some(score), ..damier_game::Worth::default() }
}

/// Lists the tiles above the largest one on the board, each with the probability of not reaching it.
fn prospects<const N: usize>(
    rules: &Twenty48,
    largest: u8,
    worth: &LaneValues<N>,
) -> Vec<Prospect> {
    let lanes = worth.0.iter().enumerate();
    let targets = lanes.filter_map(|(lane, &fail)| {
        let target = LaneValues::<N>::target(rules.cells(), lane)?;
        (target > largest).then(|| Prospect { goal: tile(target).to_string(), fail })
    });
    targets.collect()
}

impl<const N: usize> Analyst<Twenty48> for Exact<N> {
    fn unit(&self) -> &'static str {
        "plies"
    }

    fn analyse(
        &mut self,
        rules: &Twenty48,
        state: &Twenty48State,
        budget: &mut Budget,
        _pool: &dyn ThreadPool,
    ) -> Option<Analysis<Twenty48Action>> {
        let found = self.find(&self.question_after(state), budget)?;
        let mut answer = self.answer(rules, state, &found);
        if rules.spawner() == Spawner::Adversary {
            for candidate in &mut answer.candidates {
                candidate.line = self.line(rules, state, candidate.action);
            }
        }
        Some(answer)
    }

    /// Uses one pass for all states, which takes about as long as the earliest state alone.
    fn assess_all(
        &mut self,
        rules: &Twenty48,
        states: &[Twenty48State],
        budget: &mut Budget,
        _pool: &dyn ThreadPool,
    ) -> Option<Vec<damier_game::Worth>> {
        let found = self.find(&self.question_for(states), budget)?;
        let worth = |state: &Twenty48State| {
            let worth = self.worth(self.grid.board(state), state.pending(), &found);
            to_worth(rules.turn(state), state, &worth)
        };
        Some(states.iter().map(worth).collect())
    }
}
