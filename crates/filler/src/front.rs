//! The front: the open regions, on the graph of regions.

use crate::bits::BitSet;
use crate::board::MAX_COLOURS;
use crate::graph::Graph;
use crate::state::FillerState;
use std::ops::Range;

/// Open regions, and those of them that touch each zone. The two sides are the seats, or the side on turn and the other
/// side, as the caller chooses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Front<const W: usize> {
    /// Regions that belong to no seat.
    pub(crate) open: BitSet<W>,
    /// By side, the open regions that touch its zone.
    pub(crate) touch: [BitSet<W>; 2],
}

/// Largest number of words of a set that is processed as a whole.
const FEW_WORDS: usize = 4;

/// Cells of each side if every region falls to the side that reaches it first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Claim {
    /// Cells, by side.
    pub(crate) cells: [i32; 2],
    /// True if a side touches regions of the other.
    pub(crate) contact: bool,
}

impl<const W: usize> Front<W> {
    /// Returns the front of a position, with seats as sides. `None` if [`Graph::find_open`] returns `None`.
    pub(crate) fn from_state(graph: &Graph<W>, state: &FillerState) -> Option<Self> {
        let (open, touch) = graph.find_open(state)?;
        Some(Self { open, touch })
    }

    /// Returns the front with the sides exchanged.
    #[inline]
    pub(crate) const fn swap_sides(&self) -> Self {
        Self { open: self.open, touch: [self.touch[1], self.touch[0]] }
    }

    /// Returns the number of cells that a call would give a side.
    #[inline]
    pub(crate) fn gain(&self, graph: &Graph<W>, side: usize, colour: usize) -> i32 {
        graph.cells(&self.touch[side].and(&graph.colours[colour]))
    }

    /// Returns the number of cells that each colour would give a side.
    #[inline]
    pub(crate) fn gains(&self, graph: &Graph<W>, side: usize) -> [i32; MAX_COLOURS] {
        let mut gains = [0; MAX_COLOURS];
        graph.add_by_colour(&self.touch[side], &mut gains);
        gains
    }

    /// Returns the front after a side's call, and the number of cells that the call took.
    #[inline]
    pub(crate) fn after(&self, graph: &Graph<W>, side: usize, colour: usize) -> (Self, i32) {
        self.take(graph, side, &self.touch[side].and(&graph.colours[colour]))
    }

    /// Returns the front after a side has taken regions that touch its zone, and the number of cells that it took.
    #[inline]
    pub(crate) fn take(&self, graph: &Graph<W>, side: usize, taken: &BitSet<W>) -> (Self, i32) {
        let (around, cells) = graph.neighbours_of(taken);
        let open = self.open.without(taken);
        let mut touch = self.touch;
        touch[side] = touch[side].or(&around).and(&open);
        touch[1 - side] = touch[1 - side].without(taken);
        (Self { open, touch }, cells)
    }

    /// Counts the cells that each side reaches first. Runs a breadth-first search from both borders at once, one level
    /// for each call, as if a call took every colour at once. Side `first` moves first.
    ///
    /// If neither side touches regions of the other, nothing is contested any more, and the cells are the final ones.
    #[inline]
    pub(crate) fn claim(&self, graph: &Graph<W>, first: usize) -> Claim {
        if W <= FEW_WORDS || !graph.is_banded() {
            return self.claim_at_once(graph, first);
        }
        let mut open = self.open;
        let mut contact = self.touch[0].meets(&self.touch[1]);
        let mut waves = self.touch.map(Wave::new);
        while !(waves[0].is_spent() && waves[1].is_spent()) {
            let [zero, one] = &mut waves;
            if first == 0 {
                contact |= zero.roll(graph, &mut open, &one.claimed);
                contact |= one.roll(graph, &mut open, &zero.claimed);
            } else {
                contact |= one.roll(graph, &mut open, &zero.claimed);
                contact |= zero.roll(graph, &mut open, &one.claimed);
            }
        }
        Claim { cells: waves.map(|wave| wave.cells), contact }
    }

    /// Counts cells as [`Front::claim`] does, but neither side moves first: a region that both sides reach with equally
    /// many calls counts for both.
    #[inline]
    pub(crate) fn share(&self, graph: &Graph<W>) -> Claim {
        if W <= FEW_WORDS || !graph.is_banded() {
            return self.share_at_once(graph);
        }
        let mut open = self.open;
        let mut contact = self.touch[0].meets(&self.touch[1]);
        let [mut zero, mut one] = self.touch.map(Wave::new);
        while !(zero.is_spent() && one.is_spent()) {
            contact |= zero.roll_sharing(graph, &mut open, &one);
            contact |= one.roll(graph, &mut open, &zero.claimed);
        }
        Claim { cells: [zero.cells, one.cells], contact }
    }

    /// Returns the open regions that a side can still reach, and the number of their cells.
    #[inline]
    pub(crate) fn reach(&self, graph: &Graph<W>, side: usize) -> (BitSet<W>, i32) {
        if W <= FEW_WORDS || !graph.is_banded() {
            return self.reach_at_once(graph, side);
        }
        let (mut open, mut wave) = (self.open, Wave::new(self.touch[side]));
        while !wave.is_spent() {
            wave.roll(graph, &mut open, &BitSet::NONE);
        }
        (wave.claimed, wave.cells)
    }

    /// [`Front::reach`] on whole sets: for few words, where tracking the words costs more than it saves, and for graphs
    /// with far neighbours.
    #[inline]
    fn reach_at_once(&self, graph: &Graph<W>, side: usize) -> (BitSet<W>, i32) {
        let (mut all, mut fresh, mut cells) = (self.touch[side], self.touch[side], 0);
        while !fresh.is_empty() {
            let (around, more) = graph.neighbours_of(&fresh);
            cells += more;
            fresh = around.and(&self.open).without(&all);
            all = all.or(&fresh);
        }
        (all, cells)
    }

    /// [`Front::claim`] on whole sets, as in [`Front::reach_at_once`].
    #[inline]
    fn claim_at_once(&self, graph: &Graph<W>, first: usize) -> Claim {
        let (mut open, mut cells) = (self.open, [0; 2]);
        let (mut level, mut claimed) = (self.touch, [BitSet::NONE; 2]);
        let mut contact = level[0].meets(&level[1]);
        while !(level[0].is_empty() && level[1].is_empty()) {
            for side in [first, 1 - first] {
                let fresh = level[side].and(&open);
                open = open.without(&fresh);
                claimed[side] = claimed[side].or(&fresh);
                let (around, more) = graph.neighbours_of(&fresh);
                cells[side] += more;
                contact |= around.meets(&claimed[1 - side]);
                level[side] = around.and(&open);
            }
        }
        Claim { cells, contact }
    }

    /// [`Front::share`] on whole sets, as in [`Front::reach_at_once`].
    #[inline]
    fn share_at_once(&self, graph: &Graph<W>) -> Claim {
        let (mut open, mut cells) = (self.open, [0; 2]);
        let (mut level, mut claimed) = (self.touch, [BitSet::NONE; 2]);
        let mut contact = level[0].meets(&level[1]);
        while !(level[0].is_empty() && level[1].is_empty()) {
            let fresh = level.map(|level| level.and(&open));
            open = open.without(&fresh[0]).without(&fresh[1]);
            for side in [0, 1] {
                claimed[side] = claimed[side].or(&fresh[side]);
                let (around, more) = graph.neighbours_of(&fresh[side]);
                cells[side] += more;
                level[side] = around;
            }
            contact |= level[0].meets(&claimed[1]) || level[1].meets(&claimed[0]);
            level = level.map(|level| level.and(&open));
        }
        Claim { cells, contact }
    }

    /// Returns true if levels of few words may be claimed one at a time.
    #[inline]
    pub(crate) fn has_waves(graph: &Graph<W>) -> bool {
        W >= FEW_WORDS && graph.is_banded()
    }

    /// Returns the front with these regions only.
    #[inline]
    pub(crate) fn within(&self, open: &BitSet<W>) -> Self {
        Self { open: *open, touch: self.touch.map(|touch| touch.and(open)) }
    }
}

/// One side's flood, one level for each call, on a graph whose neighbours are all near. A level and the next one share
/// their words: each word is read before it is written.
pub(crate) struct Wave<const W: usize> {
    /// Regions that the next level may claim, if they are still open.
    due: BitSet<W>,
    /// Words that hold `due`.
    pub(crate) words: Range<usize>,
    claimed: BitSet<W>,
    /// Number of cells claimed.
    pub(crate) cells: i32,
}

impl<const W: usize> Wave<W> {
    #[inline]
    pub(crate) fn new(due: BitSet<W>) -> Self {
        Self { words: due.words(), due, claimed: BitSet::NONE, cells: 0 }
    }

    #[inline]
    pub(crate) fn is_spent(&self) -> bool {
        self.words.is_empty()
    }

    /// Claims a level. Returns true if it touches what the other side has claimed.
    #[inline]
    fn roll(&mut self, graph: &Graph<W>, open: &mut BitSet<W>, theirs: &BitSet<W>) -> bool {
        self.claim_level(graph, open, theirs, &BitSet::NONE)
    }

    /// Claims a level as [`Wave::roll`] does, but leaves open what the other side can claim with its next level.
    #[inline]
    fn roll_sharing(&mut self, graph: &Graph<W>, open: &mut BitSet<W>, other: &Self) -> bool {
        self.claim_level(graph, open, &other.claimed, &other.due)
    }

    /// Claims a level whatever the other side claims, and returns it.
    #[inline]
    pub(crate) fn claim_apart(&mut self, graph: &Graph<W>, open: &mut BitSet<W>) -> BitSet<W> {
        let mut level = BitSet::NONE;
        for word in self.words.clone() {
            level.0[word] = self.due.0[word] & open.0[word];
        }
        self.claim_level(graph, open, &BitSet::NONE, &BitSet::NONE);
        level
    }

    #[inline]
    fn claim_level(
        &mut self,
        graph: &Graph<W>,
        open: &mut BitSet<W>,
        theirs: &BitSet<W>,
        shared: &BitSet<W>,
    ) -> bool {
        if self.is_spent() {
            return false;
        }
        let (mut first, mut last) = (W, 0);
        // What is known of the next level's word before this one, and of this one.
        let (mut before, mut here) = (0, 0);
        let mut contact = 0;
        for word in self.words.clone() {
            let fresh = self.due.0[word] & open.0[word];
            let mut near = [0; 3];
            if fresh != 0 {
                open.0[word] &= !fresh | shared.0[word];
                self.claimed.0[word] |= fresh;
                (first, last) = (first.min(word), word + 1);
                let cells;
                (near, cells) = graph.near_neighbours(word, fresh);
                self.cells += cells;
            }
            if word > 0 {
                self.due.0[word - 1] = before | near[0];
                contact |= self.due.0[word - 1] & theirs.0[word - 1];
            }
            (before, here) = (here | near[1], near[2]);
        }
        let end = self.words.end;
        for (word, due) in [(end - 1, before), (end, here)] {
            if word < W {
                self.due.0[word] = due;
                contact |= due & theirs.0[word];
            }
        }
        self.words = first.saturating_sub(1)..(last + 1).min(W);
        if last == 0 {
            self.words = 0..0;
        }
        contact != 0
    }
}
