//! The interface of proofs about one graph of regions, their costs, and the winner of a race to half.

use crate::rules::{Filler, Win};
use crate::state::FillerState;
use damier_game::{Budget, Seat, Verdict};

/// Proofs about running positions in which no swap is open, for one graph of regions.
pub(super) trait RegionProof: Send {
    /// Returns true if the position is one of the game that the graph was made for.
    fn covers(&self, state: &FillerState) -> bool;

    /// Returns the margin of [`crate::FillerSolver::margin`].
    fn margin(&mut self, rules: &Filler, state: &FillerState, purse: &mut Purse<'_>)
    -> Option<i64>;

    /// Returns the verdict of [`crate::FillerSolver::verdict`].
    fn verdict(
        &mut self,
        rules: &Filler,
        state: &FillerState,
        purse: &mut Purse<'_>,
    ) -> Option<Verdict>;
}

/// Largest cost of all proofs of one move, if a search shares the budget with them. A node is then a flood of the
/// graph, as in a search. One position of a proof takes many floods.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct ProofAllowance {
    /// Node count of the budget at which proofs end.
    pub(crate) last_node: u64,
    /// Share of the budget, from 0 to 1, after which they end.
    pub(crate) part: f64,
}

/// Number of positions between two polls of the used part of the budget. A poll reads the clock.
const POSITIONS_PER_POLL: u32 = 16;

/// Nodes that one question may take.
pub(super) struct Purse<'a> {
    budget: &'a mut Budget,
    /// Node count of the budget at which the question is given up, whatever the budget allows.
    last_node: u64,
    /// Share of the budget after which it is given up. `None` if positions are counted instead of floods.
    part: Option<f64>,
    /// Number of positions until that share is polled again.
    next_poll: u32,
}

impl<'a> Purse<'a> {
    /// Creates a purse of `nodes` nodes, or of what is left of the allowance if that is less.
    pub(super) fn new(
        budget: &'a mut Budget,
        nodes: u64,
        allowance: Option<ProofAllowance>,
    ) -> Self {
        let most = allowance.map_or(u64::MAX, |allowance| allowance.last_node);
        let last_node = budget.nodes().saturating_add(nodes).min(most);
        let part = allowance.map(|allowance| allowance.part);
        Self { budget, last_node, part, next_poll: 0 }
    }

    /// Pays for a position. Returns false if nothing is left.
    #[inline]
    pub(super) fn spend(&mut self) -> bool {
        let is_left = self.budget.nodes() + 1 < self.last_node;
        is_left && self.budget.spend(1) && self.is_within_part()
    }

    /// Pays for floods, at most with what is left.
    #[inline]
    pub(super) fn pay(&mut self, floods: u64) {
        if self.part.is_some() {
            let left = self.last_node.saturating_sub(self.budget.nodes());
            self.budget.spend(floods.min(left));
        }
    }

    /// Returns true if floods are paid for, and not only positions.
    #[inline]
    pub(super) const fn counts_floods(&self) -> bool {
        self.part.is_some()
    }

    #[inline]
    fn is_within_part(&mut self) -> bool {
        let Some(part) = self.part else { return true };
        if self.next_poll > 0 {
            self.next_poll -= 1;
            return true;
        }
        self.next_poll = POSITIONS_PER_POLL;
        self.budget.used() < part
    }
}

/// Returns the verdict for the seat whose final margin this is.
pub(crate) fn verdict_of(margin: i64) -> Verdict {
    match margin.signum() {
        1 => Verdict::Win,
        -1 => Verdict::Loss,
        _ => Verdict::Draw,
    }
}

/// Returns half of the number of cells if the first seat to control them wins although the other may later control as
/// many: with `win=half`, an even number of cells, and no cell that has become unreachable. Otherwise `None`.
pub(super) fn race(rules: &Filler, state: &FillerState) -> Option<i32> {
    let cells = rules.cells() as u32;
    let within_reach =
        state.controlled(Seat::FIRST) + state.controlled(Seat::SECOND) + state.contested();
    let is_race = rules.win == Win::Half && cells.is_multiple_of(2) && within_reach == cells;
    is_race.then_some(cells as i32 / 2)
}
