//! Regions: the connected neutral cells of one colour in a position.
//!
//! A region stays whole until it is taken, so a search may play on the graph of regions instead of the board. Regions
//! are numbered breadth-first from one seat's zone (Cuthill and McKee, 1969), so that neighbours have numbers close to
//! each other.

use crate::ban::Ban;
use crate::rules::Filler;
use crate::shape::{Cells, NO_CELLS, columns_of};
use crate::state::FillerState;
use damier_game::Seat;
use std::collections::VecDeque;

/// The regions that a graph contains.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Scope {
    /// Regions that both seats can still reach. They are all that matters if no colour is banned. (A region that only
    /// one seat can reach never touches one that both can reach.)
    Contested,
    /// All neutral regions.
    Neutral,
}

impl Scope {
    /// Returns the regions that matter under these rules. If colours are banned, calls that take nothing contested
    /// matter too, because a player can wait with them.
    pub(crate) fn for_rules(rules: &Filler) -> Self {
        if rules.ban == Ban::default() { Self::Contested } else { Self::Neutral }
    }

    /// Returns the cells of a row that belong to this scope.
    #[inline]
    pub(crate) fn cells(self, state: &FillerState, row: usize) -> u64 {
        let [first, second] = state.rows[row].reach;
        match self {
            Self::Contested => state.neutral(row) & first & second,
            Self::Neutral => state.neutral(row),
        }
    }
}

/// One region.
#[derive(Clone, Debug)]
pub(crate) struct Region {
    /// Row and column of one of its cells.
    pub(crate) spot: (usize, usize),
    /// Number of its cells.
    pub(crate) cells: u16,
    pub(crate) colour: u8,
    /// Numbers of its neighbours.
    pub(crate) neighbours: Vec<u16>,
}

/// Returns the regions of a position that at least one seat can reach, in order.
pub(crate) fn regions(rules: &Filler, state: &FillerState, scope: Scope) -> Vec<Region> {
    let mut within = NO_CELLS;
    for (row, within) in within.iter_mut().enumerate().take(rules.rows()) {
        let [first, second] = state.rows[row].reach;
        *within = scope.cells(state, row) & (first | second);
    }
    let mut labels = Labels::new(rules, &within);
    let mut found = labels.find(state);
    labels.link(&mut found);
    let [near, far] = [Seat::FIRST, Seat::SECOND].map(|seat| labels.touching(&state.zone(seat)));
    renumber(&found, &near, &far)
}

impl Filler {
    /// Returns the number of regions (connected neutral cells of one colour) that both seats can still reach.
    #[must_use]
    pub fn contested_regions(&self, state: &FillerState) -> usize {
        regions(self, state, Scope::Contested).len()
    }
}

/// No region.
const NONE: u16 = u16::MAX;

/// Region of every cell.
struct Labels<'a> {
    rules: &'a Filler,
    within: &'a Cells,
    of: Vec<u16>,
}

impl<'a> Labels<'a> {
    fn new(rules: &'a Filler, within: &'a Cells) -> Self {
        Self { rules, within, of: vec![NONE; rules.shape.size()] }
    }

    fn cells(&self) -> impl Iterator<Item = (usize, usize)> + use<'a> {
        let within = self.within;
        (0..self.rules.rows()).flat_map(|row| columns_of(within[row]).map(move |at| (row, at)))
    }

    fn index(&self, (row, column): (usize, usize)) -> usize {
        row * self.rules.columns() + column
    }

    /// Finds every region.
    fn find(&mut self, state: &FillerState) -> Vec<Region> {
        let mut found: Vec<Region> = Vec::new();
        let mut due = Vec::new();
        for spot in self.cells() {
            if self.of[self.index(spot)] != NONE {
                continue;
            }
            let colour = state.board.colour(spot.0, spot.1);
            let number = found.len() as u16;
            let mut region = Region { spot, cells: 0, colour, neighbours: Vec::new() };
            let label = self.index(spot);
            self.of[label] = number;
            due.push(spot);
            while let Some((row, column)) = due.pop() {
                region.cells += 1;
                for near in self.rules.shape.neighbours(row, column) {
                    let index = self.index(near);
                    let is_new = self.within[near.0] >> near.1 & 1 == 1 && self.of[index] == NONE;
                    if is_new && state.board.colour(near.0, near.1) == colour {
                        self.of[index] = number;
                        due.push(near);
                    }
                }
            }
            found.push(region);
        }
        found
    }

    fn link(&self, found: &mut [Region]) {
        for (row, column) in self.cells() {
            let here = self.of[self.index((row, column))];
            for near in self.rules.shape.neighbours(row, column) {
                let there = self.of[self.index(near)];
                if there != here && there != NONE {
                    found[usize::from(here)].neighbours.push(there);
                }
            }
        }
        for region in found {
            region.neighbours.sort_unstable();
            region.neighbours.dedup();
        }
    }

    /// Returns the regions that touch a zone.
    fn touching(&self, zone: &Cells) -> Vec<u16> {
        let rows = 0..self.rules.rows();
        let cells = rows.flat_map(|row| {
            let touching = self.rules.shape.neighbours_in_row(zone, row) & self.within[row];
            columns_of(touching).map(move |column| (row, column))
        });
        cells.map(|cell| self.of[self.index(cell)]).collect()
    }
}

/// Returns the regions in breadth-first order from one seat's zone, followed by those that only the other seat can
/// reach, in breadth-first order from its zone.
fn renumber(found: &[Region], near: &[u16], far: &[u16]) -> Vec<Region> {
    let mut place = vec![NONE; found.len()];
    let mut order = Vec::with_capacity(found.len());
    for starts in [near, far] {
        let mut due: VecDeque<u16> = starts.iter().copied().collect();
        while let Some(region) = due.pop_front() {
            if place[usize::from(region)] == NONE {
                place[usize::from(region)] = order.len() as u16;
                order.push(region);
                due.extend(&found[usize::from(region)].neighbours);
            }
        }
    }
    let moved = |region: &u16| {
        let mut region = found[usize::from(*region)].clone();
        region.neighbours.iter_mut().for_each(|near| *near = place[usize::from(*near)]);
        region
    };
    order.iter().map(moved).collect()
}
