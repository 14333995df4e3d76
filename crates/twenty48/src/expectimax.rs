//! Expectimax on the fast board, with tables of rows for slides and evaluation, and a transposition table of
//! afterstates. A test checks that it equals the generic search of `damier_search::PlainExpectimax`.

use crate::leaf::LeafEvaluator;
use crate::packed::{OVERFLOW_SUM, Packed, RowTables};
use crate::shape::Direction;
use damier_game::Budget;

/// Size of the transposition table: 2^15 entries of 24 bytes fit into a core's L2 cache.
const MEMORY_BITS: u32 = 15;

/// Slides of a 4x4 board. Among equally good slides, the first in this order is taken.
const SLIDES: [Direction; 4] = [Direction::Left, Direction::Right, Direction::Up, Direction::Down];

/// Table entry: the value of the afterstate `bits`, searched `depth` more slides ahead. `bits` is 0 in an empty entry.
#[derive(Clone, Copy, Default)]
struct TableEntry {
    bits: u64,
    depth: u32,
    value: f64,
}

/// Expectimax search: the maximum over slides, and the mean over all empty cells and both tiles.
///
/// The value of an afterstate depends only on the afterstate and the depth, so a table entry never becomes outdated.
/// The table does not change any decision, only the number of nodes.
pub(crate) struct PackedExpectimax<L> {
    leaf: L,
    /// Probability that a new tile is a 4.
    four: f64,
    memory: Vec<TableEntry>,
    tables: &'static RowTables,
}

impl<L: LeafEvaluator> PackedExpectimax<L> {
    pub(crate) fn new(leaf: L, four: f64) -> Self {
        Self { leaf, four, memory: Vec::new(), tables: RowTables::get() }
    }

    /// Returns true if no board in a search of this depth can exceed the fast board. `depth` spawns add at most 4 each
    /// to the sum. Returns false if one might.
    pub(crate) fn holds(board: Packed, depth: u32) -> bool {
        u64::from(board.sum()) + 4 * u64::from(depth) < u64::from(OVERFLOW_SUM)
    }

    /// Searches to a depth of at least 1, and returns the best slide with its value. Among equally good slides, it
    /// returns the first. Returns `None` if no slide is legal, or if the budget ends first. [`PackedExpectimax::holds`]
    /// must be true.
    pub(crate) fn best(
        &mut self,
        board: Packed,
        depth: u32,
        budget: &mut Budget,
    ) -> Option<(Direction, f64)> {
        let room = budget.limits().table_size::<TableEntry>(MEMORY_BITS);
        if self.memory.len() < room {
            self.memory = vec![TableEntry::default(); room];
        }
        let mut best: Option<(Direction, f64)> = None;
        for direction in SLIDES {
            let slid = self.tables.slid(board, direction);
            if slid == board {
                continue;
            }
            let value = self.afterstate(slid, depth - 1, budget)?;
            if best.is_none_or(|(_, so_far)| value > so_far) {
                best = Some((direction, value));
            }
        }
        best
    }

    /// Returns the value of a board before a slide, searched `depth` slides ahead. Returns `None` if the budget ends
    /// first.
    fn state(&mut self, board: Packed, depth: u32, budget: &mut Budget) -> Option<f64> {
        let mut best = f64::NEG_INFINITY;
        for direction in SLIDES {
            let slid = self.tables.slid(board, direction);
            if slid != board {
                best = best.max(self.afterstate(slid, depth - 1, budget)?);
            }
        }
        if best == f64::NEG_INFINITY {
            best = self.leaf.value(board) as f64;
        }
        Some(best)
    }

    /// Returns the mean value over all spawns. Counts one node for the afterstate, and one for each board after it that
    /// is evaluated. Returns `None` if the budget ends first.
    fn afterstate(&mut self, board: Packed, depth: u32, budget: &mut Budget) -> Option<f64> {
        let slot = slot(board, depth, self.memory.len());
        let known = self.memory[slot];
        if known.bits == board.bits() && known.depth == depth {
            return budget.spend(1).then_some(known.value);
        }
        let sums = if depth == 0 {
            if !budget.spend(1 + u64::from(2 * board.empties())) {
                return None;
            }
            self.leaf_sums(board)
        } else {
            if !budget.spend(1) {
                return None;
            }
            self.sums(board, depth, budget)?
        };
        let mean = ((1.0 - self.four) * sums[0] + self.four * sums[1]) / f64::from(board.empties());
        self.memory[slot] = TableEntry { bits: board.bits(), depth, value: mean };
        Some(mean)
    }

    /// Returns the sum of the values after a 2 in each empty cell, and the sum after a 4 in each. Returns `None` if the
    /// budget ends first.
    fn sums(&mut self, board: Packed, depth: u32, budget: &mut Budget) -> Option<[f64; 2]> {
        let mut sums = [0.0; 2];
        let weights = [1.0 - self.four, self.four];
        for cell in cells(board.empty_bits()) {
            for (exponent, (sum, weight)) in (1..).zip(sums.iter_mut().zip(weights)) {
                if weight > 0.0 {
                    *sum += self.state(board.with_tile(cell, exponent), depth, budget)?;
                }
            }
        }
        Some(sums)
    }

    /// Returns the same sums at depth 0, where boards are evaluated in whole numbers.
    fn leaf_sums(&self, board: Packed) -> [f64; 2] {
        let (mut twos, mut fours) = (0, 0);
        for cell in cells(board.empty_bits()) {
            twos += self.leaf.value(board.with_tile(cell, 1));
            fours += self.leaf.value(board.with_tile(cell, 2));
        }
        [twos as f64, fours as f64]
    }
}

/// Returns the lowest bits of the cells one by one.
fn cells(mut bits: u64) -> impl Iterator<Item = u64> {
    std::iter::from_fn(move || {
        let lowest = bits & bits.wrapping_neg();
        bits ^= lowest;
        (lowest != 0).then_some(lowest)
    })
}

/// Returns the slot of an afterstate in a table of this size, a power of two: the high bits of a product with the golden
/// ratio.
#[inline]
fn slot(board: Packed, depth: u32, size: usize) -> usize {
    let mixed = (board.bits() ^ u64::from(depth)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let mixed = (mixed ^ mixed >> 32).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (mixed >> (64 - size.trailing_zeros())) as usize
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::evaluator::{Course, Snake};
    use crate::leaf::{CourseLeaf, SnakeLeaf};
    use crate::rules::{Twenty48, Twenty48Action};
    use crate::state::Twenty48State;
    use damier_game::{Game, Params, Rng, Seat};
    use damier_search::Evaluator;

    /// Returns states of a random game before a slide, some of them crowded.
    fn states(rules: &Twenty48, seed: u64) -> Vec<Twenty48State> {
        let mut rng = Rng::new(seed);
        let mut state = rules.opening(&mut rng);
        let mut states = Vec::new();
        while let Some(action) = rules.random_action(&state, &mut rng) {
            if state.pending == 0 && !rules.legal_actions(&state).is_empty() {
                states.push(state);
            }
            rules.apply(&mut state, action);
        }
        states
    }

    /// Checks that the kernel's best slide has the generic search's value, and that no slide has a better one.
    fn equals_generic<L: LeafEvaluator, E: Evaluator<Twenty48> + Clone>(
        params: &str,
        leaf: impl Fn() -> L,
        evaluator: E,
        depth: u32,
        step: usize,
    ) {
        let params = Params::read(params).expect("well formed");
        let rules = Twenty48::read(&params).expect("known");
        let generic = damier_search::PlainExpectimax::new(depth, evaluator);
        let mut kernel = PackedExpectimax::new(leaf(), rules.four());
        for seed in 0..20 {
            for state in states(&rules, seed).iter().step_by(step) {
                let mut budget = Budget::unlimited();
                let board = Packed::from_state(state).expect("random games stay small");
                let (slide, value) = kernel.best(board, depth, &mut budget).expect("a slide");
                let mut value_of = |state: &Twenty48State, depth| {
                    let value = generic.value(&rules, state, Seat::FIRST, depth, &mut budget);
                    value.expect("the budget is unlimited")
                };
                let expected = value_of(state, depth);
                let chosen = value_of(&rules.after(state, Twenty48Action::Slide(slide)), depth - 1);
                for found in [value, chosen] {
                    let error = (found - expected).abs() / expected.abs().max(1.0);
                    assert!(error < 1e-9, "{found} for {expected} in {state:?}");
                }
            }
        }
    }

    #[test]
    fn equals_the_generic_search_with_the_course_evaluation() {
        let course = Course::default();
        equals_generic("", || CourseLeaf::new(course), course, 1, 1);
        equals_generic("four=0", || CourseLeaf::new(course), course, 1, 10);
        equals_generic("four=1", || CourseLeaf::new(course), course, 2, 50);
        equals_generic("", || CourseLeaf::new(course), course, 2, 50);
        let course = Course { empty: 1000, change: 999, corner: 0, edge: 7 };
        equals_generic("", || CourseLeaf::new(course), course, 1, 1);
    }

    #[test]
    fn equals_the_generic_search_with_the_serpentine() {
        let snake = Snake::new(&Twenty48::default()).expect("a rectangle");
        equals_generic("", SnakeLeaf::new, snake.clone(), 1, 5);
        equals_generic("four=0.5", SnakeLeaf::new, snake, 2, 60);
    }
}
