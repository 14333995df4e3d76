//! Expectimax over afterstates, as deep as each is likely to be met.

use super::{Kernel, Network};
use crate::shape::Direction;
use game::Budget;

/// Afterstates remembered: 2^19 entries of 16 bytes.
const TABLE_BITS: u32 = 19;

/// A remembered value: of the afterstate `key`, looked into with `effort`, 0 for the network's own.
#[derive(Clone, Copy, Default)]
struct Remembered {
    key: u64,
    effort: f32,
    value: f32,
}

/// A slide of a position, and what it is worth: its points and all that is expected to follow.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Judged {
    pub(crate) direction: Direction,
    pub(crate) value: f32,
}

/// The search.
///
/// Every slide of the position gets an *effort*. An afterstate that is given an effort of 1 or more is
/// looked into: each board that chance makes of it passes on the effort times its probability. What
/// gets less is worth what the network says. So likely lines, and crowded boards, are searched deeper
/// than unlikely ones. An effort of 1 looks two slides ahead (*3 plies* in the literature).
pub(crate) struct Search<K> {
    kernel: K,
    tree: Tree,
}

/// What a search knows, and what it has used.
struct Tree {
    network: Network,
    table: Vec<Remembered>,
    /// Room for the features of one afterstate.
    features: Vec<u32>,
    is_stopped: bool,
}

impl<K: Kernel> Search<K> {
    pub(crate) fn new(kernel: K, network: Network) -> Self {
        let features = vec![0; kernel.lookups()];
        let tree = Tree { network, table: Vec::new(), features, is_stopped: false };
        Self { kernel, tree }
    }

    /// The kernel.
    pub(crate) const fn kernel(&self) -> &K {
        &self.kernel
    }

    /// Every legal slide with its value, in the order left, right, up, down; `None` if the budget ends
    /// first. What was found at higher effort before is used again.
    pub(crate) fn judge(
        &mut self,
        board: K::Board,
        effort: f32,
        budget: &mut Budget,
    ) -> Option<Vec<Judged>> {
        let Self { kernel, tree } = self;
        if tree.table.is_empty() {
            tree.table = vec![Remembered::default(); 1 << TABLE_BITS];
        }
        tree.is_stopped = false;
        let mut judged = Vec::with_capacity(4);
        kernel.slides(board, |direction, after, points| {
            let value = points + tree.afterstate(kernel, after, effort, budget);
            judged.push(Judged { direction, value });
        });
        (!tree.is_stopped).then_some(judged)
    }
}

impl Tree {
    /// What is expected to follow an afterstate. Each one looked at is a node.
    fn afterstate<K: Kernel>(
        &mut self,
        kernel: &K,
        after: K::Board,
        effort: f32,
        budget: &mut Budget,
    ) -> f32 {
        if self.is_stopped || !budget.spend(1) {
            self.is_stopped = true;
            return 0.0;
        }
        let key = kernel.key(after);
        let slot = slot(key);
        let known = self.table[slot];
        let effort = if effort < 1.0 { 0.0 } else { effort };
        if known.key == key && known.effort >= effort {
            return known.value;
        }
        let value = if effort == 0.0 {
            kernel.features(after, &mut self.features);
            self.network.value(&self.features)
        } else {
            let mut mean = 0.0;
            kernel.spawns(after, |board, chance| {
                mean += chance * self.state(kernel, board, effort * chance, budget);
            });
            mean
        };
        if !self.is_stopped {
            self.table[slot] = Remembered { key, effort, value };
        }
        value
    }

    /// What is expected to follow a position: the best slide's value, 0 where there is none.
    fn state<K: Kernel>(
        &mut self,
        kernel: &K,
        board: K::Board,
        effort: f32,
        budget: &mut Budget,
    ) -> f32 {
        let mut best = f32::NEG_INFINITY;
        kernel.slides(board, |_, after, points| {
            best = best.max(points + self.afterstate(kernel, after, effort, budget));
        });
        if best == f32::NEG_INFINITY { 0.0 } else { best }
    }
}

/// Where an afterstate is remembered: the high bits of a product with the golden ratio.
#[inline]
fn slot(key: u64) -> usize {
    let mixed = key.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    ((mixed ^ mixed >> 32).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (64 - TABLE_BITS)) as usize
}
