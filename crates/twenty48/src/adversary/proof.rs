//! Proofs of whether the slider can make a tile against every spawner.
//!
//! Every slide keeps the sum of the tiles and every spawn raises it, so a game never returns to a board, and the proof
//! of a board does not depend on the moves that led to it. Symmetric boards count as the same board.
//!
//! Two methods answer the same question. The *sweep* decides every board of a small size, from the largest sum of tiles
//! to the smallest. Its cost is known beforehand. The *search* visits only boards that may be part of a proof. It is
//! the df-pn of Nagai (2002) with weak proof numbers (the largest number plus the count of the others instead of the
//! sum: Ueda, Hashimoto, Hashimoto and Iida, 2008), because a sum would count the many paths to the same board again
//! and again.

mod search;
mod sweep;
mod table;

use crate::adversary::grid::PackedGrid;
use crate::packed::Packed;
use crate::rules::{Spawner, Twenty48};
use crate::state::Twenty48State;
use crate::text;
use damier_game::offer::{Finding, Proof, ProofMethod, ProofOrder, ProofStanding};
use damier_game::{Budget, Game, Notation, TextError, ThreadPool};
use damier_i18n::Phrase;
use search::ProofSearch;
use sweep::{MOST_BOARDS, SumAssumption, Sweep};

/// Largest number of boards for which [`ProofMethod::Auto`] chooses a sweep, which then takes some minutes. A sweep
/// supports at most 12 cells.
pub const MOST_SWEPT: f64 = 2e10;

/// Proof in progress of whether the slider can force a tile.
pub struct TileProof {
    /// Boards that the spawner may create before the first slide, up to symmetry.
    roots: Vec<Packed>,
    engine: Engine,
}

enum Engine {
    Search(ProofSearch),
    Sweep(Box<SweepPasses>),
}

/// Series of sweeps that may answer a question, from the cheapest to the most expensive.
struct SweepPasses {
    grid: PackedGrid,
    target: u8,
    spawns: &'static [u8],
    /// Assumptions of the remaining passes, in reverse order. `None` means a pass over all sums.
    plan: Vec<Option<SumAssumption>>,
    /// Pass in progress.
    current: Option<Sweep>,
    /// Boards decided in all passes, including symmetric images.
    boards: u64,
}

impl SweepPasses {
    /// Plans two passes over sums up to 3/2 of the tile, which are usually enough, and one pass over all sums.
    fn new(grid: PackedGrid, target: u8, spawns: &'static [u8]) -> Self {
        let half_sum = (1 << target) * 3 / 4;
        let [lost, won] = [false, true].map(|won| Some(SumAssumption { half_sum, won }));
        Self { grid, target, spawns, plan: vec![None, won, lost], current: None, boards: 0 }
    }

    fn settle(
        &mut self,
        roots: &[Packed],
        budget: &mut Budget,
        pool: &dyn ThreadPool,
        watch: &mut dyn FnMut(ProofStanding),
    ) -> Option<Finding> {
        let least = roots.iter().map(|board| board.sum() / 2).min()?;
        loop {
            let assumed = *self.plan.last()?;
            let begin = || Sweep::new(&self.grid, self.target, self.spawns, assumed);
            let mut sweep = self.current.take().or_else(begin)?;
            if !sweep.down_to(least, budget, pool, watch) {
                self.current = Some(sweep);
                return None;
            }
            self.boards += sweep.judged();
            let is_won = roots.iter().all(|&board| sweep.is_won(board));
            match (is_won, assumed.map(|beyond| beyond.won)) {
                (true, None | Some(false)) => return Some(Finding::Forced),
                (false, None | Some(true)) => return Some(Finding::Prevented),
                _ => self.plan.pop(),
            };
        }
    }
}

impl TileProof {
    /// Creates a proof of whether the slider can force the tile of `order` from a state. A search allocates a table of
    /// at most the memory of `order`. A sweep allocates what it needs, below 200 MB for 12 cells and a tile of 128.
    ///
    /// # Errors
    /// If the rules have no adversary, or are not for a rectangle of at most 4x4 whose tiles merge once and whose game
    /// ends when stuck. If the tile is not a power of two from 4 to 2048. If the state is over, already has the tile,
    /// or gets it from the next spawn. If the board is too large for a sweep, or the memory cannot be allocated.
    pub fn new(
        rules: &Twenty48,
        state: &Twenty48State,
        order: &ProofOrder,
    ) -> Result<Self, TextError> {
        let &ProofOrder { goal: tile, method, memory } = order;
        let refuse = |expected: Phrase| TextError::new(rules.name(), text::table::game(), expected);
        if rules.spawner() != Spawner::Adversary {
            return Err(refuse(text::table::adversarial_game()));
        }
        let grid =
            PackedGrid::from_rules(rules).ok_or_else(|| refuse(text::table::provable_boards()))?;
        let target = tile.trailing_zeros() as u8;
        if !tile.is_power_of_two() || !(2..=11).contains(&target) {
            return Err(TextError::new(tile, text::table::tile(), text::table::provable_tile()));
        }
        let roots = roots(rules, &grid, state, target)?;
        let sweeps = Sweep::all_boards(rules.cells(), target) <= MOST_SWEPT && rules.cells() <= 12;
        let engine = if method == ProofMethod::Sweep || (method == ProofMethod::Auto && sweeps) {
            if rules.cells() > 12 || Sweep::all_boards(rules.cells(), target) > MOST_BOARDS {
                let sentence = text::table::too_large_for_a_sweep(rules.name());
                return Err(TextError::failed(text::table::game(), sentence));
            }
            Engine::Sweep(Box::new(SweepPasses::new(grid, target, rules.spawns())))
        } else {
            let search = ProofSearch::new(grid, target, rules.spawns(), &roots, memory);
            let refuse = || {
                let sentence = text::table::too_little_memory(memory.to_string());
                TextError::failed(text::table::memory(), sentence)
            };
            Engine::Search(search.ok_or_else(refuse)?)
        };
        Ok(Self { roots, engine })
    }
}

impl Proof for TileProof {
    fn method(&self) -> ProofMethod {
        match self.engine {
            Engine::Search(_) => ProofMethod::Search,
            Engine::Sweep(_) => ProofMethod::Sweep,
        }
    }

    fn positions(&self) -> u64 {
        match &self.engine {
            Engine::Search(search) => search.nodes(),
            Engine::Sweep(passes) => passes.boards,
        }
    }

    /// Works until the question is answered, or until the budget ends. Only a sweep uses more than one thread.
    fn settle(
        &mut self,
        budget: &mut Budget,
        pool: &dyn ThreadPool,
        watch: &mut dyn FnMut(ProofStanding),
    ) -> Option<Finding> {
        match &mut self.engine {
            Engine::Search(search) => search.settle(budget, watch),
            Engine::Sweep(passes) => passes.settle(&self.roots, budget, pool, watch),
        }
    }
}

/// Returns every board from which the slider may make the next slide, up to symmetry.
fn roots(
    rules: &Twenty48,
    grid: &PackedGrid,
    state: &Twenty48State,
    target: u8,
) -> Result<Vec<Packed>, TextError> {
    let refuse = |expected: Phrase| {
        TextError::new(rules.state_text(state), text::table::position(), expected)
    };
    if state.largest() >= target {
        return Err(refuse(text::table::without_the_tile()));
    }
    let mut states = vec![*state];
    for _ in 0..state.pending() {
        let spawned = |state: &Twenty48State| {
            let legal = rules.legal_actions(state);
            legal.iter().map(|&action| rules.after(state, action)).collect::<Vec<_>>()
        };
        states = states.iter().flat_map(spawned).collect();
        if states.iter().any(|state| state.largest() >= target) {
            return Err(refuse(text::table::no_such_spawn()));
        }
    }
    let boards = states.iter().filter_map(|state| grid.board(state));
    let mut boards: Vec<u64> = boards.map(|board| grid.canonical(board).bits()).collect();
    boards.sort_unstable();
    boards.dedup();
    if boards.is_empty() || rules.turn(state) == damier_game::Turn::Over {
        return Err(refuse(text::table::running_game()));
    }
    Ok(boards.into_iter().map(Packed::from_bits).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_game::{Params, Rng, SingleThread};
    use std::collections::HashMap;

    /// Answers by plain recursion over the rules, visiting every state once. Slow reference for the tests.
    fn is_forced(
        rules: &Twenty48,
        state: &Twenty48State,
        target: u8,
        known: &mut HashMap<Twenty48State, bool>,
    ) -> bool {
        let state = Twenty48State { score: 0, ..*state };
        if state.largest() >= target {
            return true;
        }
        if let Some(&forced) = known.get(&state) {
            return forced;
        }
        let legal = rules.legal_actions(&state);
        let mut after = legal.iter().map(|&action| rules.after(&state, action));
        let forced = if state.pending > 0 && !legal.is_empty() {
            after.all(|next| is_forced(rules, &next, target, known))
        } else {
            after.any(|next| is_forced(rules, &next, target, known))
        };
        known.insert(state, forced);
        forced
    }

    fn settled(
        rules: &Twenty48,
        state: &Twenty48State,
        target: u8,
        method: ProofMethod,
    ) -> Finding {
        let order = ProofOrder { goal: 1 << target, method, memory: 1 << 20 };
        let mut proof = TileProof::new(rules, state, &order).expect("small");
        let found = proof.settle(&mut Budget::unlimited(), &SingleThread, &mut |_| ());
        found.expect("the budget is unlimited")
    }

    fn rules(text: &str) -> Twenty48 {
        let params = Params::read(&format!("{text},spawner=adversary")).expect("text");
        Twenty48::read(&params).expect("rules")
    }

    /// Checks both methods against the reference, from the opening and from positions along random games.
    #[test]
    fn both_methods_agree_with_plain_recursion() {
        for text in ["2x2", "2x2,four=0", "2x3", "3x2", "2x3,four=1", "2x3,start=0"] {
            let rules = rules(text);
            let mut rng = Rng::new(17);
            for target in 3..=5 {
                let mut known = HashMap::new();
                let mut states = vec![rules.opening(&mut rng)];
                for _ in 0..3 {
                    let mut state = states[0];
                    while let Some(action) = rules.random_action(&state, &mut rng) {
                        rules.apply(&mut state, action);
                        states.push(state);
                    }
                }
                let runs = |state: &&Twenty48State| {
                    state.largest() < target && rules.turn(state) != damier_game::Turn::Over
                };
                for state in states.iter().filter(runs).step_by(3) {
                    let expected = is_forced(&rules, state, target, &mut known);
                    let expected = if expected { Finding::Forced } else { Finding::Prevented };
                    for method in [ProofMethod::Sweep, ProofMethod::Search] {
                        let found = settled(&rules, state, target, method);
                        assert_eq!(found, expected, "{text} {target} {method:?} {state:?}");
                    }
                }
            }
        }
    }

    /// The largest tiles that can be forced on small boards. The results for 2x2 and 3x3 were published elsewhere.
    #[test]
    fn known_boards() {
        for (size, largest) in [("2x2", 3), ("2x3", 4), ("2x4", 5), ("3x3", 5)] {
            let rules = rules(size);
            let opening = rules.opening(&mut Rng::new(0));
            for method in [ProofMethod::Sweep, ProofMethod::Search] {
                assert_eq!(settled(&rules, &opening, largest, method), Finding::Forced, "{size}");
                let above = settled(&rules, &opening, largest + 1, method);
                assert_eq!(above, Finding::Prevented, "{size}");
            }
        }
    }

    #[test]
    fn a_proof_continues_where_its_budget_ended() {
        let rules = rules("2x4");
        let opening = rules.opening(&mut Rng::new(0));
        for method in [ProofMethod::Sweep, ProofMethod::Search] {
            let order = ProofOrder { goal: 32, method, memory: 1 << 22 };
            let mut proof = TileProof::new(&rules, &opening, &order).expect("small");
            let limits = damier_game::Limits { nodes: Some(10_000), ..damier_game::Limits::NONE };
            let mut budget = Budget::new(limits);
            let mut calls = 1;
            let found = loop {
                budget.begin_move();
                if let Some(found) = proof.settle(&mut budget, &SingleThread, &mut |_| ()) {
                    break found;
                }
                calls += 1;
                assert!(calls < 1000, "{method:?} gets nowhere");
            };
            assert_eq!(found, Finding::Forced);
            assert!(calls > 2, "{method:?} took {calls} calls");
        }
    }
}
