//! The graph of regions as sets of bits, for floods of a few machine words per region.

use crate::bits::{BitSet, NearSet, WORD};
use crate::board::ColourBoard;
use crate::region::{Region, Scope};
use crate::state::FillerState;
use std::sync::Arc;

/// A region in the form that a flood needs.
#[derive(Clone, Copy, Debug, Default)]
#[repr(align(32))]
struct Node {
    /// Its neighbours in the word before its own, in its own and in the next.
    near: [u64; 3],
    /// Number of its cells.
    cells: i32,
    /// Its colour.
    colour: u8,
}

/// Regions with their sizes, colours and neighbours: what never changes while a search runs.
#[derive(Clone, Debug)]
pub(crate) struct Graph<const W: usize> {
    /// By word and bit.
    nodes: Vec<[Node; WORD]>,
    /// Neighbours in farther words: region, word and bit. The numbering keeps them few.
    far: Vec<(usize, usize, u64)>,
    /// Regions of each colour.
    pub(crate) colours: Vec<BitSet<W>>,
    /// Row and column of one cell of each region.
    spots: Vec<(usize, usize)>,
    scope: Scope,
    board: Arc<ColourBoard>,
}

impl<const W: usize> Graph<W> {
    /// Returns the graph of some regions of a position, at most 64 `W`.
    pub(crate) fn new(
        regions: &[Region],
        colours: usize,
        state: &FillerState,
        scope: Scope,
    ) -> Self {
        debug_assert!(regions.len() <= WORD * W, "{} regions in {W} words", regions.len());
        let mut graph = Self {
            nodes: vec![[Node::default(); WORD]; W],
            far: Vec::new(),
            colours: vec![BitSet::NONE; colours],
            spots: regions.iter().map(|region| region.spot).collect(),
            scope,
            board: Arc::clone(&state.board),
        };
        for (number, region) in regions.iter().enumerate() {
            graph.colours[usize::from(region.colour)].insert(number);
            let node = &mut graph.nodes[number / WORD][number % WORD];
            (node.cells, node.colour) = (i32::from(region.cells), region.colour);
            for &near in &region.neighbours {
                graph.link(number, usize::from(near));
            }
        }
        graph
    }

    fn link(&mut self, region: usize, neighbour: usize) {
        let (word, bit) = (neighbour / WORD, 1 << (neighbour % WORD));
        match (word + 1).wrapping_sub(region / WORD) {
            offset @ 0..=2 => self.nodes[region / WORD][region % WORD].near[offset] |= bit,
            _ => self.far.push((region, word, bit)),
        }
    }

    /// Returns the regions of a position of the same game that belong to no one, and by seat those of them that
    /// touch its zone; `None` if the position is of another game, or earlier than the one that the graph
    /// was made of.
    pub(crate) fn find_open(&self, state: &FillerState) -> Option<(BitSet<W>, [BitSet<W>; 2])> {
        if !Arc::ptr_eq(&self.board, &state.board) {
            return None;
        }
        let (mut open, mut touch) = (BitSet::NONE, [BitSet::NONE; 2]);
        for (region, &(row, column)) in self.spots.iter().enumerate() {
            if self.scope.cells(state, row) >> column & 1 == 1 {
                open.insert(region);
                for (touch, available) in touch.iter_mut().zip(state.rows[row].available) {
                    if available >> column & 1 == 1 {
                        touch.insert(region);
                    }
                }
            }
        }
        let cells = match self.scope {
            Scope::Contested => state.contested(),
            Scope::Neutral => {
                let [first, second] = state.reached.map(u32::from);
                first + second - state.contested() - state.owned.map(u32::from).iter().sum::<u32>()
            }
        };
        (self.cells(&open) == cells as i32).then_some((open, touch))
    }

    /// Returns the neighbours of a set (members among them), and the cells that the set has.
    #[inline]
    pub(crate) fn neighbours_of(&self, set: &BitSet<W>) -> (BitSet<W>, i32) {
        let (mut found, mut cells) = (BitSet::NONE, 0);
        for word in (0..W).filter(|&word| set.0[word] != 0) {
            let (near, more) = self.near_neighbours(word, set.0[word]);
            cells += more;
            found.0[word] |= near[1];
            if word > 0 {
                found.0[word - 1] |= near[0];
            }
            if word + 1 < W {
                found.0[word + 1] |= near[2];
            }
        }
        for &(_, word, bit) in self.far.iter().filter(|&&(region, ..)| set.has(region)) {
            found.0[word] |= bit;
        }
        (found, cells)
    }

    /// Returns the near neighbours of some regions of a word, in the word before, in this one and in the next;
    /// and their cells.
    #[inline]
    pub(crate) fn near_neighbours(&self, word: usize, mut bits: u64) -> ([u64; 3], i32) {
        let nodes = &self.nodes[word];
        let (mut near, mut cells) = ([0; 3], 0);
        while bits != 0 {
            let node = &nodes[bits.trailing_zeros() as usize % WORD];
            bits &= bits - 1;
            cells += node.cells;
            near = std::array::from_fn(|offset| near[offset] | node.near[offset]);
        }
        (near, cells)
    }

    /// Adds the cells of the members of a set to those of their colours.
    #[inline]
    pub(crate) fn add_by_colour(&self, set: &BitSet<W>, cells: &mut [i32]) {
        for (nodes, &word) in self.nodes.iter().zip(&set.0) {
            let mut bits = word;
            while bits != 0 {
                let node = &nodes[bits.trailing_zeros() as usize % WORD];
                cells[usize::from(node.colour)] += node.cells;
                bits &= bits - 1;
            }
        }
    }

    /// Returns the word of a region, and its neighbours in the word before, in this one and in the next.
    #[inline]
    pub(crate) fn near(&self, region: usize) -> NearSet {
        let word = region / WORD;
        NearSet { word, bits: self.nodes[word][region % WORD].near }
    }

    /// Returns the neighbours of a set in the same three words, and true if there are others that are open.
    #[inline]
    pub(crate) fn neighbours_nearby(&self, set: &NearSet, open: &BitSet<W>) -> (NearSet, bool) {
        let mut around = [0; 5];
        for (at, &bits) in set.bits.iter().enumerate().filter(|&(_, &bits)| bits != 0) {
            let (near, _) = self.near_neighbours(set.word + at - 1, bits);
            for (offset, near) in near.into_iter().enumerate() {
                around[at + offset] |= near;
            }
        }
        let [first, before, here, after, last] = around;
        let is_open = |at: usize, bits: u64| bits & open.0.get(at).copied().unwrap_or(0) != 0;
        let leaves = is_open(set.word.wrapping_sub(2), first) || is_open(set.word + 2, last);
        (NearSet { word: set.word, bits: [before, here, after] }, leaves)
    }

    /// Returns true if every neighbour is near.
    #[inline]
    pub(crate) const fn is_banded(&self) -> bool {
        self.far.is_empty()
    }

    /// Returns the cells of a set.
    #[inline]
    pub(crate) fn cells(&self, set: &BitSet<W>) -> i32 {
        let mut cells = 0;
        for (nodes, &word) in self.nodes.iter().zip(&set.0) {
            let mut bits = word;
            while bits != 0 {
                cells += nodes[bits.trailing_zeros() as usize % WORD].cells;
                bits &= bits - 1;
            }
        }
        cells
    }
}
