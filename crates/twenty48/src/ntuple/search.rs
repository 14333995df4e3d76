//! Expectimax over afterstates that spends a budget of probability (*effort*), so that likely lines are searched
//! deeper.

use crate::ntuple::kernel::Kernel;
use crate::ntuple::network::Network;
use crate::shape::Direction;
use damier_game::Budget;
use smallvec::SmallVec;

#[cfg(test)]
mod tests;

/// Size of the transposition table: 2^19 entries of 16 bytes.
const TABLE_BITS: u32 = 19;

/// Table entry: the value of the afterstate `key`, searched with `effort`. With an effort of 0, it is the value of the
/// network.
#[derive(Clone, Copy, Default)]
struct TableEntry {
    key: u64,
    effort: f32,
    value: f32,
}

/// A slide that looks worse than the best slide by this number of points gets 1/e of its effort.
///
/// Measured at effort 30 on 128 positions, compared with a search of effort 150 that gives every slide the full effort:
/// the loss per move is 27.2 points with 1,000 here and 26.5 with 3,000, at 1,595 and 2,187 nodes. If every slide gets
/// the full effort, it is 28.4 points at 64,140 nodes.
const DOUBT: f32 = 1500.0;

/// Slides of the root position that are searched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Width {
    /// All slides, with the full effort.
    All,
    /// Some of these slides, given by a bit for each direction: those that are not much worse than the best one in the
    /// judgement of the network. The rule is the same as deeper in the tree. Other slides are left out.
    Promising(u8),
}

/// Slide of a position with its value: the points of the slide plus the points expected after it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct ScoredMove {
    pub(crate) direction: Direction,
    pub(crate) value: f32,
}

/// Search with a network and a transposition table.
///
/// Every slide of the position gets an *effort*. If the effort of an afterstate is at least 1, the search looks at all
/// boards after a spawn. Each of them gets the effort multiplied by its probability. There, the slide that is best in
/// the judgement of the network gets the full effort, and the others get less, depending on [`DOUBT`]. If the effort of
/// an afterstate is below 1, its value is that of the network. So likely lines and crowded boards are searched deeper.
/// A value that was computed earlier with at least the same effort is used again.
///
/// In the terms of the literature, *1-ply* is the best sum of a slide's points and the network's value of its
/// afterstate,
/// *2-ply* averages over the tiles that follow and adds the best slide after each, and so on. An effort below 1 is
/// 1-ply. An effort of 1 is 2-ply everywhere, because the probability of a tile is at most 0.9. A larger effort goes
/// deeper in places: after an afterstate with `n` empty cells, a 2 leads to 3-ply from an effort of `n / 0.9` on, and a
/// 4 from `10 n` on (if a tenth of the tiles are 4s).
pub(crate) struct NetworkSearch<K> {
    kernel: K,
    tree: Tree,
}

/// Network, table and state of a search.
struct Tree {
    network: Network,
    /// Transposition table; empty before the first search.
    table: Vec<TableEntry>,
    /// Number of entries to allocate for the table.
    room: usize,
    /// Scratch space for the features of one afterstate.
    features: Vec<u32>,
    /// Number of points by which a slide must look worse to get 1/e of its effort.
    doubt: f32,
    is_stopped: bool,
}

/// Afterstate, the points of the slide that led to it, and the sum of these points and the estimate of the network.
type Slide<B> = (B, f32, f32);

impl<K: Kernel> NetworkSearch<K> {
    pub(crate) fn new(kernel: K, network: Network) -> Self {
        let features = vec![0; kernel.lookups()];
        let (table, room) = (Vec::new(), 1 << TABLE_BITS);
        Self {
            kernel,
            tree: Tree { network, table, room, features, doubt: DOUBT, is_stopped: false },
        }
    }

    /// Returns the same search without a table.
    #[cfg(test)]
    fn without_table(self) -> Self {
        Self { tree: Tree { room: 0, ..self.tree }, ..self }
    }

    /// Returns the same search with the full effort for every slide.
    #[cfg(test)]
    fn without_doubt(self) -> Self {
        Self { tree: Tree { doubt: f32::INFINITY, ..self.tree }, ..self }
    }

    /// Returns the kernel.
    pub(crate) const fn kernel(&self) -> &K {
        &self.kernel
    }

    /// Returns the legal slides with their values, in the order left, right, up, down. Returns `None` if the budget
    /// ends first. Uses table entries that were computed with at least the same effort.
    pub(crate) fn score_slides(
        &mut self,
        board: K::Board,
        effort: f32,
        width: Width,
        budget: &mut Budget,
    ) -> Option<Vec<ScoredMove>> {
        let Self { kernel, tree } = self;
        let room = tree.room.min(budget.limits().table_size::<TableEntry>(TABLE_BITS));
        // Without effort, each afterstate is valued once. The largest table takes up to 30 ms to allocate.
        if effort > 0.0 && tree.table.len() < room {
            tree.table = vec![TableEntry::default(); room];
        }
        tree.is_stopped = false;
        let mut slides = SmallVec::<[(Direction, K::Board, f32, f32); 4]>::new();
        let wanted = |direction: Direction| match width {
            Width::All => true,
            Width::Promising(directions) => directions >> direction as u8 & 1 == 1,
        };
        kernel.slides(board, |direction, after, points| {
            if !wanted(direction) {
                return;
            }
            slides.push((
                direction,
                after,
                points,
                points + tree.afterstate(kernel, after, 0.0, budget),
            ));
        });
        let best = slides.iter().map(|slide| slide.3).fold(f32::NEG_INFINITY, f32::max);
        let mut scored = Vec::with_capacity(slides.len());
        for (direction, after, points, value) in slides {
            let own = if width == Width::All { effort } else { tree.share(effort, value - best) };
            if own >= 1.0 {
                let value = points + tree.afterstate(kernel, after, own, budget);
                scored.push(ScoredMove { direction, value });
            } else if effort < 1.0 {
                scored.push(ScoredMove { direction, value });
            }
        }
        (!tree.is_stopped).then_some(scored)
    }
}

impl Tree {
    /// Returns the value of an afterstate: the points that are expected to follow. Each call counts as a node.
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
        if let Some(value) = kernel.exact_value(after) {
            return value;
        }
        let key = kernel.key(after);
        let slot = slot(key, self.table.len());
        let effort = if effort < 1.0 { 0.0 } else { effort };
        let known = self.table.get(slot).filter(|known| known.key == key && known.effort >= effort);
        if let Some(known) = known {
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
        if let Some(place) = self.table.get_mut(slot).filter(|_| !self.is_stopped) {
            *place = TableEntry { key, effort, value };
        }
        value
    }

    /// Returns the value of a position, which is that of the best slide. If no slide changes the board, it is 0.
    fn state<K: Kernel>(
        &mut self,
        kernel: &K,
        board: K::Board,
        effort: f32,
        budget: &mut Budget,
    ) -> f32 {
        let mut slides = SmallVec::<[Slide<K::Board>; 4]>::new();
        let mut best = f32::NEG_INFINITY;
        kernel.slides(board, |_, after, points| {
            let value = points + self.afterstate(kernel, after, 0.0, budget);
            best = best.max(value);
            slides.push((after, points, value));
        });
        if slides.is_empty() {
            return 0.0;
        }
        if effort < 1.0 {
            return best;
        }
        let searched = slides.into_iter().map(|(after, points, value)| {
            match self.share(effort, value - best) {
                own if own >= 1.0 => points + self.afterstate(kernel, after, own, budget),
                _ => value,
            }
        });
        searched.fold(f32::NEG_INFINITY, f32::max)
    }

    /// Returns the effort for a slide. `better` is its value minus that of the best slide, so at most 0.
    fn share(&self, effort: f32, better: f32) -> f32 {
        effort * (better / self.doubt).exp()
    }
}

/// Returns the slot of an afterstate in a table of this size, a power of two or 0: the high bits of a product with the
/// golden ratio.
#[inline]
fn slot(key: u64, size: usize) -> usize {
    let mixed = key.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let mixed = (mixed ^ mixed >> 32).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (mixed >> (64 - size.max(2).trailing_zeros())) as usize
}
