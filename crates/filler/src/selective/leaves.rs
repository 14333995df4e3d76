//! Values the positions after every call of one position, which differ only a little, without building them.
//!
//! Let a *distance* of a seat be the number of calls after which it reaches a region, if a call takes every colour. A
//! call shortens distances of its seat by at most 1: those of the regions to which a shortest path begins with a taken
//! region. It lengthens distances of the other seat, but only to regions that the caller then reaches in fewer calls, so
//! this does not change which seat is nearer. So the regions that change hands are those at equal distances, and those
//! that are one call farther for the caller, and a flood along shortest paths finds them.

use crate::bits::BitSet;
use crate::contracted::ContractedState;
use crate::front::{Front, Wave};
use crate::graph::Graph;
use std::ops::Range;

/// The distances in one position, kept to reuse their memory.
#[derive(Debug)]
pub(super) struct Leaves<const W: usize> {
    /// Regions at each distance from the caller, from 1.
    levels: Vec<BitSet<W>>,
    /// Regions at equal distances from both seats.
    equal: BitSet<W>,
    /// Regions that are one call farther for the caller.
    farther: BitSet<W>,
    /// Cells that the caller and the other seat claim before the call, as [`Front::share`] counts them.
    claims: [i32; 2],
}

/// What a call changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct CallClaim {
    /// Cells that the caller and the other seat claim, with those that the call takes.
    pub(super) cells: [i32; 2],
    /// False if it is not certain that the two seats still touch.
    pub(super) contact: bool,
}

impl<const W: usize> Leaves<W> {
    pub(super) fn new() -> Self {
        Self { levels: Vec::new(), equal: BitSet::NONE, farther: BitSet::NONE, claims: [0; 2] }
    }

    /// Finds the distances in a position, in a graph whose neighbours are all near.
    pub(super) fn measure(&mut self, graph: &Graph<W>, field: &ContractedState<W>) {
        self.levels.clear();
        (self.equal, self.farther) = (BitSet::NONE, BitSet::NONE);
        let Front { open, touch } = field.front;
        let side = field.next.index();
        // Regions that the caller may reach are still open one level after the other seat has claimed them.
        let mut open = [open; 2];
        let mut waves = [Wave::new(touch[side]), Wave::new(touch[1 - side])];
        let mut before = BitSet::NONE;
        while !(waves[0].is_spent() && waves[1].is_spent()) {
            let words = waves[0].words.clone();
            let [mine, theirs] = [0, 1].map(|at| waves[at].claim_apart(graph, &mut open[at]));
            for word in words {
                open[1].0[word] &= !mine.0[word];
                self.equal.0[word] |= mine.0[word] & theirs.0[word];
                self.farther.0[word] |= mine.0[word] & before.0[word];
            }
            open[0] = open[0].without(&before);
            self.levels.push(mine);
            before = theirs;
        }
        self.claims = [waves[0].cells - graph.cells(&self.farther), waves[1].cells];
    }

    /// Forgets the regions to which no call's changes spread, or only on to such regions.
    pub(super) fn prune(&mut self, graph: &Graph<W>) {
        let changing = self.equal.or(&self.farther);
        let mut before = BitSet::NONE;
        for level in self.levels.iter_mut().rev() {
            *level = level.and(&changing.or(&before));
            before = graph.neighbours_of(level).0;
        }
    }

    /// Returns the claims after a call that takes some regions next to the caller's zone.
    pub(super) fn after(&self, graph: &Graph<W>, taken: &BitSet<W>) -> CallClaim {
        let mut fresh = taken.and(&self.levels[0]);
        let (mut all, mut words) = (fresh, fresh.words());
        for level in &self.levels[1..] {
            if words.is_empty() {
                break;
            }
            words = spread(graph, &mut fresh, words, level);
            for word in words.clone() {
                all.0[word] |= fresh.0[word];
            }
        }
        let nearer = graph.cells(&all.and(&self.equal));
        let reached = graph.cells(&all.and(&self.farther));
        let [mine, theirs] = self.claims;
        let contact = !self.farther.is_empty() || !self.equal.without(&all).is_empty();
        CallClaim { cells: [mine + reached, theirs - nearer], contact }
    }
}

/// Replaces a set, which is in some words, by its neighbours in a level. Returns their words. Each word is read before it
/// is written.
#[inline]
fn spread<const W: usize>(
    graph: &Graph<W>,
    set: &mut BitSet<W>,
    words: Range<usize>,
    level: &BitSet<W>,
) -> Range<usize> {
    let (mut first, mut last) = (W, 0);
    let (mut before, mut here) = (0, 0);
    let mut put = |set: &mut BitSet<W>, word: usize, due: u64| {
        let fresh = due & level.0[word];
        set.0[word] = fresh;
        if fresh != 0 {
            (first, last) = (first.min(word), word + 1);
        }
    };
    for word in words.clone() {
        let (near, _) = graph.near_neighbours(word, set.0[word]);
        if word > 0 {
            put(set, word - 1, before | near[0]);
        }
        (before, here) = (here | near[1], near[2]);
    }
    put(set, words.end - 1, before);
    if words.end < W {
        put(set, words.end, here);
    }
    first.min(last)..last
}
