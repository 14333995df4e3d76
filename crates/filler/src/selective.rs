//! The search of the strong player: principal variation search on regions, by the cells that each seat claims. A
//! position that a shallow search finds good enough by far is not searched deeply.

mod kernel;
mod leaves;

use crate::board::Colour;
use crate::contracted::{ContractedGame, ContractedState};
use crate::selective::kernel::{CellWindow, SelectiveKernel};
use damier_game::{Budget, Choice, Decision, Game, Rng, Strategy, Turn, Value};
use damier_search::table::TranspositionTable;

/// Largest search depth, in plies.
const MOST_DEPTH: u32 = 100;

/// Table's size unless set otherwise, in bits.
const TABLE_BITS: u32 = 16;

/// A call with its index among the legal calls.
type IndexedCall = (u32, Colour);

/// A search with iterative deepening, until the budget ends or the tree is searched completely.
pub(crate) struct SelectiveSearch {
    nodes: u64,
    table: TranspositionTable,
    rng: Option<Rng>,
}

impl SelectiveSearch {
    pub(crate) fn new() -> Self {
        Self { nodes: u64::MAX, table: TranspositionTable::new(TABLE_BITS), rng: None }
    }

    /// Returns the same search with a table of 2^`bits` entries, or without a table if `bits` is 0.
    pub(crate) fn with_table(mut self, bits: u32) -> Self {
        self.resize_table(bits);
        self
    }

    /// Returns the same search, but it chooses at random among equally good calls.
    pub(crate) fn with_seed(mut self, seed: u64) -> Self {
        self.rng = Some(Rng::new(seed));
        self
    }

    /// Returns the same search with at most `nodes` nodes per move, besides what the budget allows.
    pub(crate) fn with_nodes(mut self, nodes: u64) -> Self {
        self.nodes = nodes;
        self
    }

    /// Sets the limit of nodes per move.
    pub(crate) const fn limit_nodes(&mut self, nodes: u64) {
        self.nodes = nodes;
    }

    /// Replaces the table by an empty one of 2^`bits` entries, or by none if `bits` is 0.
    pub(crate) fn resize_table(&mut self, bits: u32) {
        self.table = TranspositionTable::new(bits);
    }
}

/// Result of one depth at the root.
struct RootResult {
    /// Index of the best call and its value for the seat on turn; `None` if not even the first one was valued.
    best: Option<(u32, i64)>,
    /// True if every call was searched.
    whole: bool,
}

/// Returns the best of the root's calls, in this order.
fn search_root<const W: usize>(
    kernel: &mut SelectiveKernel<'_, W>,
    state: &ContractedState<W>,
    order: &[IndexedCall],
    depth: u32,
) -> RootResult {
    let (mut best, mut window) = (None, CellWindow::OPEN);
    for &(index, colour) in order {
        let next = kernel.game.after(state, colour);
        let cut = kernel.cut_off(state, &next, depth - 1);
        let Some(value) = kernel.child(&next, cut.as_ref(), depth - 1, 0, window, best.is_some())
        else {
            return RootResult { best, whole: false };
        };
        if best.is_none_or(|(_, so_far)| value > so_far) {
            best = Some((index, value));
            window.alpha = value;
        }
        if value >= kernel.most {
            break;
        }
    }
    RootResult { best, whole: true }
}

impl<const W: usize> Strategy<ContractedGame<W>> for SelectiveSearch {
    fn choose(
        &mut self,
        game: &ContractedGame<W>,
        state: &ContractedState<W>,
        budget: &mut Budget,
    ) -> Decision<Colour> {
        let Turn::Player(seat) = game.turn(state) else { return Decision::resign() };
        let mut order: Vec<IndexedCall> = (0..).zip(game.legal_actions(state)).collect();
        if let Some(rng) = &mut self.rng {
            rng.shuffle(&mut order);
        }
        let Some(&(_, first)) = order.first() else { return Decision::resign() };
        self.table.begin(budget.limits());
        let depths = 1..=budget.depth(MOST_DEPTH);
        let mut kernel = SelectiveKernel::new(game, &mut self.table, budget, self.nodes);
        let mut decision = Decision::act(first);
        for depth in depths {
            let before = kernel.horizons;
            let found = search_root(&mut kernel, state, &order, depth);
            // What a depth that was cut short found is better than what the one before found: it began with that.
            let Some((best, value)) = found.best else { break };
            let place = order.iter().position(|&(index, _)| index == best);
            // Where every call loses, the one that held out longer stays.
            if let Some(place) = place.filter(|_| value > -kernel.most || depth == 1) {
                order[..=place].rotate_right(1);
            }
            decision.choice = Choice::Act(order[0].1);
            decision.pv = vec![order[0].1];
            if !found.whole {
                break;
            }
            decision.value = Some(Value { seat, centipoints: value });
            decision.depth = depth;
            if kernel.horizons == before || value.abs() >= kernel.most {
                break;
            }
        }
        Decision { nodes: budget.nodes(), ..decision }
    }
}

#[cfg(test)]
mod tests;
