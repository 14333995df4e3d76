//! A proof about one graph of regions, what a question to it may cost, and who wins a race to half.

use crate::rules::{Filler, Win};
use crate::state::FillerState;
use game::{Budget, Seat, Verdict};

/// Proofs about running positions in which no swap is open, for one graph of regions.
pub(super) trait RegionProof: Send {
    /// True if the position is one of the game that the graph was made for.
    fn covers(&self, state: &FillerState) -> bool;

    /// The margin of [`crate::FillerSolver::margin`].
    fn margin(&mut self, rules: &Filler, state: &FillerState, purse: &mut Purse<'_>)
    -> Option<i64>;

    /// The verdict of [`crate::FillerSolver::verdict`].
    fn verdict(
        &mut self,
        rules: &Filler,
        state: &FillerState,
        purse: &mut Purse<'_>,
    ) -> Option<Verdict>;
}

/// The nodes that one question may cost.
pub(super) struct Purse<'a> {
    budget: &'a mut Budget,
    /// The budget's node count at which the question is given up, whatever the budget allows.
    last_node: u64,
}

impl<'a> Purse<'a> {
    pub(super) fn new(budget: &'a mut Budget, nodes: u64) -> Self {
        let last_node = budget.nodes().saturating_add(nodes);
        Self { budget, last_node }
    }

    /// Pays for a node; false if there is nothing left.
    #[inline]
    pub(super) fn spend(&mut self) -> bool {
        self.budget.spend(1) && self.budget.nodes() < self.last_node
    }
}

/// The result of a final margin, for the seat that it is counted for.
pub(crate) fn verdict_of(margin: i64) -> Verdict {
    match margin.signum() {
        1 => Verdict::Win,
        -1 => Verdict::Loss,
        _ => Verdict::Draw,
    }
}

/// Half of the cells, where the first to control them has won although the other may come to control
/// as many: on a board of an even number of cells with `win=half`.
pub(super) fn race(rules: &Filler, state: &FillerState) -> Option<i32> {
    let cells = rules.cells() as u32;
    let within_reach =
        state.controlled(Seat::FIRST) + state.controlled(Seat::SECOND) + state.contested();
    let is_race = rules.win == Win::Half && cells.is_multiple_of(2) && within_reach == cells;
    is_race.then_some(cells as i32 / 2)
}
