//! Principal variation search for both seats on the fast board, with a transposition table. A test checks that it finds
//! the same values as the generic alpha-beta search.

use crate::adversary::grid::{MOST_EXPONENT, PackedGrid, SLIDES};
use crate::adversary::mobility::{Mobility, MobilityTables};
use crate::adversary::table::{AdversaryBound, AdversaryEntry, AdversaryTable};
use crate::packed::Packed;
use crate::rules::{Twenty48, Twenty48Action};
use crate::state::Twenty48State;
use damier_game::{Budget, mix};

/// Largest number of actions on a board: a 2 or a 4 in every empty cell.
pub(super) const MOST: usize = 32;

/// Smallest depth in plies at which spawns are sorted. At smaller depths, sorting costs more than it saves.
const ORDERED_FROM: u32 = 2;

/// Smallest depth in plies at which only the most harmful spawns are searched.
const NARROWED_FROM: u32 = 3;

/// Settings of a search: its evaluation, its noise and its width.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct SearchSettings {
    /// Evaluation at the leaves.
    pub(crate) mobility: Mobility,
    /// Largest noise that is added to the value of a leaf. It is derived from the board and the seed.
    pub(crate) noise: u32,
    /// Number of spawns that are searched at a depth of three plies or more, the most harmful first. With 32, all
    /// spawns are searched.
    pub(crate) width: usize,
}

/// Board with the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct AdversaryNode {
    pub(super) board: Packed,
    /// Number of tiles that must be placed before the next slide. With 0, the slider moves.
    pub(super) due: u8,
}

/// Search window from the point of view of the slider.
#[derive(Clone, Copy)]
struct Window {
    alpha: i32,
    beta: i32,
}

impl Window {
    const OPEN: Self = Self { alpha: i32::MIN + 1, beta: i32::MAX - 1 };
}

/// Boards after all actions of one board, in an array of fixed size.
pub(super) struct NextBoards {
    boards: [Packed; MOST],
    len: usize,
}

/// Search for one seat during one game.
pub(crate) struct AdversarySearch {
    pub(super) grid: PackedGrid,
    tables: MobilityTables,
    settings: SearchSettings,
    seed: u64,
    spawns: &'static [u8],
    memory: AdversaryTable,
}

impl AdversarySearch {
    /// Creates a search for these rules. Returns `None` if [`PackedGrid::from_rules`] does not support them.
    pub(crate) fn new(rules: &Twenty48, settings: SearchSettings, seed: u64) -> Option<Self> {
        let grid = PackedGrid::from_rules(rules)?;
        let tables = MobilityTables::new(&grid, settings.mobility);
        Some(Self {
            grid,
            tables,
            settings,
            seed,
            spawns: rules.spawns(),
            memory: AdversaryTable::new(),
        })
    }

    /// Returns the node of a state. Returns `None` if a tile may become too large for the grid within this number of
    /// plies.
    pub(super) fn node(&self, state: &Twenty48State, plies: u32) -> Option<AdversaryNode> {
        // No tile is larger than the sum of all tiles, and a spawn adds at most 4 to the sum.
        let holds = state.sum() + 4 * u128::from(plies) < 1 << (MOST_EXPONENT + 1);
        let board = self.grid.board(state).filter(|_| holds)?;
        Some(AdversaryNode { board, due: state.pending() })
    }

    /// Searches a node to a depth of at least 1. Returns its value for the slider, and the board after the best action,
    /// or no board if the game is over. Searches the board `first` first. Returns `None` if the budget ends first.
    pub(super) fn best(
        &mut self,
        node: AdversaryNode,
        depth: u32,
        first: Option<Packed>,
        budget: &mut Budget,
    ) -> Option<(i32, Option<Packed>)> {
        self.memory.begin(budget.limits());
        let mut next = self.next(node);
        let found = first.and_then(|first| next.list().iter().position(|&board| board == first));
        if let Some(place) = found {
            next.boards[..=place].rotate_right(1);
        }
        let (mut window, mut best) = (Window::OPEN, (0, None));
        let slides = node.due == 0;
        for index in 0..next.len {
            let child = self.child(node, next.boards[index]);
            let value = self.scout(child, depth - 1, window, (slides, index == 0), budget)?;
            let is_better = if slides { value > best.0 } else { value < best.0 };
            if index == 0 || is_better {
                best = (value, Some(child.board));
            }
            if slides {
                window.alpha = window.alpha.max(value);
            } else {
                window.beta = window.beta.min(value);
            }
        }
        Some(best)
    }

    /// Returns the action that leads from a node to a board, or `None` if there is no such action.
    pub(super) fn action(&self, node: AdversaryNode, next: Packed) -> Option<Twenty48Action> {
        if node.due == 0 {
            let leads = |direction: &&_| self.grid.slid(node.board, **direction) == next;
            return SLIDES.iter().find(leads).map(|&direction| Twenty48Action::Slide(direction));
        }
        let placed = next.bits() ^ node.board.bits();
        let place = placed.trailing_zeros() / 4 * 4;
        let exponent = (placed.checked_shr(place)? & 0xf) as u8;
        Some(Twenty48Action::Spawn { cell: self.grid.cell(1 << place), exponent })
    }

    const fn child(&self, node: AdversaryNode, board: Packed) -> AdversaryNode {
        AdversaryNode { board, due: if node.due == 0 { 1 } else { node.due - 1 } }
    }

    /// Searches one child on behalf of its parent: the first child with the full window, and each other one with a null
    /// window, and again with the full window if it fails high.
    fn scout(
        &mut self,
        child: AdversaryNode,
        depth: u32,
        window: Window,
        (slides, is_first): (bool, bool),
        budget: &mut Budget,
    ) -> Option<i32> {
        let Window { alpha, beta } = window;
        if is_first || beta - 1 <= alpha {
            return self.value(child, depth, window, budget);
        }
        let (low, high) = if slides { (alpha, alpha + 1) } else { (beta - 1, beta) };
        let value = self.value(child, depth, Window { alpha: low, beta: high }, budget)?;
        if value <= alpha || value >= beta {
            return Some(value);
        }
        self.value(child, depth, window, budget)
    }

    /// Returns the value of a node for the slider if it lies in the window. Below the window, the returned value is an
    /// upper bound, and above it a lower bound.
    fn value(
        &mut self,
        node: AdversaryNode,
        depth: u32,
        window: Window,
        budget: &mut Budget,
    ) -> Option<i32> {
        if !budget.spend(1) {
            return None;
        }
        let slides = node.due == 0;
        if slides && self.grid.is_stuck(node.board) {
            return Some(MobilityTables::over(node.board));
        }
        if depth == 0 {
            return Some(self.leaf(node.board));
        }
        // The start tiles are placed one after the other. Only boards between turns go into the table.
        let known = if node.due <= 1 { self.memory.get(node.board, slides) } else { None };
        if let Some(known) = known.filter(|k| k.answers(depth, window.alpha, window.beta)) {
            return Some(known.value);
        }
        let (value, best) = self.search(node, depth, window, known, budget)?;
        if node.due <= 1 {
            let bound = match value {
                _ if value >= window.beta => AdversaryBound::AtLeast,
                _ if value <= window.alpha => AdversaryBound::AtMost,
                _ => AdversaryBound::Exact,
            };
            self.memory.put(slides, AdversaryEntry::new(node.board, depth, value, bound, best));
        }
        Some(value)
    }

    /// Returns the best value of a node's children, and the index of the best in the list of actions.
    fn search(
        &mut self,
        node: AdversaryNode,
        depth: u32,
        mut window: Window,
        known: Option<AdversaryEntry>,
        budget: &mut Budget,
    ) -> Option<(i32, usize)> {
        let slides = node.due == 0;
        let next = self.next(node);
        let mut order = self.order(&next, slides, depth);
        let order = &mut order[..next.len];
        if let Some(known) = known {
            let place = order.iter().position(|&index| index == known.best);
            order[..=place.unwrap_or(0)].rotate_right(1);
        }
        let is_narrow = !slides && depth >= NARROWED_FROM;
        let looked_at = if is_narrow { self.settings.width.min(next.len) } else { next.len };
        let mut best = (0, 0);
        for (turn, &index) in order[..looked_at].iter().enumerate() {
            let child = self.child(node, next.boards[usize::from(index)]);
            let value = self.scout(child, depth - 1, window, (slides, turn == 0), budget)?;
            if turn == 0 || (slides && value > best.0) || (!slides && value < best.0) {
                best = (value, usize::from(index));
            }
            if slides {
                window.alpha = window.alpha.max(value);
            } else {
                window.beta = window.beta.min(value);
            }
            if window.alpha >= window.beta {
                break;
            }
        }
        Some(best)
    }

    /// Returns the indices of the actions in the order in which they are searched. At sufficient depth, they are sorted
    /// by the evaluation for the side to move.
    fn order(&self, next: &NextBoards, slides: bool, depth: u32) -> [u8; MOST] {
        let mut order = std::array::from_fn(|index| index as u8);
        if depth >= ORDERED_FROM {
            let mut estimates = [0; MOST];
            for (estimate, &board) in estimates.iter_mut().zip(next.list()) {
                let value = self.tables.running(&self.grid, board);
                *estimate = if slides { -value } else { value };
            }
            order[..next.len].sort_by_key(|&index| estimates[usize::from(index)]);
        }
        order
    }

    /// Returns the boards after all actions: the legal slides, or a 2 and a 4 in every empty cell.
    pub(super) fn next(&self, node: AdversaryNode) -> NextBoards {
        let mut next = NextBoards { boards: [Packed::default(); MOST], len: 0 };
        if node.due == 0 {
            let slid = SLIDES.iter().map(|&direction| self.grid.slid(node.board, direction));
            slid.filter(|&after| after != node.board).for_each(|after| next.add(after));
            return next;
        }
        let mut empties = self.grid.empty_bits(node.board);
        while empties != 0 {
            let cell = empties & empties.wrapping_neg();
            empties ^= cell;
            for &exponent in self.spawns {
                next.add(node.board.with_tile(cell, u64::from(exponent)));
            }
        }
        next
    }

    /// Returns the evaluation of a board, with noise.
    #[inline]
    fn leaf(&self, board: Packed) -> i32 {
        let value = self.tables.running(&self.grid, board);
        if self.settings.noise == 0 {
            return value;
        }
        let drawn = mix(self.seed, board.bits()) % (u64::from(self.settings.noise) + 1);
        value + drawn as i32
    }
}

impl NextBoards {
    fn add(&mut self, board: Packed) {
        self.boards[self.len] = board;
        self.len += 1;
    }

    pub(super) fn list(&self) -> &[Packed] {
        &self.boards[..self.len]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::adversary::grid::tests::random_state;
    use damier_game::{Game, Params, Rng, Seat};
    use damier_search::AlphaBeta;

    const ALL: SearchSettings = SearchSettings {
        mobility: Mobility { empty: 8, merge: 60, order: 8, rough: 25 },
        noise: 0,
        width: MOST,
    };

    /// Checks the kernel's values, of the node and of the best action, against the generic alpha-beta's.
    fn equals_generic(size: &str, states: usize, deepest: u32) {
        let text = format!("{size},spawner=adversary");
        let rules = Twenty48::read(&Params::read(&text).expect("text")).expect("rules");
        let generic = AlphaBeta::new(1, ALL.mobility);
        let mut search = AdversarySearch::new(&rules, ALL, 0).expect("small");
        let mut rng = Rng::new(29);
        let mut budget = Budget::unlimited();
        let value_of = |state: &Twenty48State, depth| {
            let value = generic.value(&rules, state, Seat::FIRST, depth, &mut Budget::unlimited());
            value.expect("the budget is unlimited") as i32
        };
        for _ in 0..states {
            let mut state = random_state(&rules, &mut rng, 6);
            state.pending = u8::from(rng.happens(0.5) && rules.empty_cells(&state).count() > 0);
            let legal = rules.legal_actions(&state);
            let node = search.node(&state, deepest).expect("small tiles");
            for depth in 1..=if legal.is_empty() { 0 } else { deepest } {
                let (value, best) = search.best(node, depth, None, &mut budget).expect("unlimited");
                assert_eq!(value, value_of(&state, depth), "{size} depth {depth} {state:?}");
                let action = search.action(node, best.expect("an action")).expect("an action");
                assert!(legal.contains(&action), "{action:?} in {state:?}");
                assert_eq!(value, value_of(&rules.after(&state, action), depth - 1));
            }
        }
    }

    #[test]
    fn equals_the_generic_search() {
        equals_generic("4x4", 150, 3);
        equals_generic("3x4", 150, 3);
        equals_generic("3x3", 60, 4);
        equals_generic("2x2", 200, 4);
    }

    #[test]
    fn the_start_tiles_are_searched_too() {
        let rules = Twenty48::read(&Params::read("2x3,spawner=adversary").expect("text"));
        let rules = rules.expect("rules");
        let mut search = AdversarySearch::new(&rules, ALL, 0).expect("small");
        let state = rules.opening(&mut Rng::new(1));
        let node = search.node(&state, 5).expect("empty");
        let found = search.best(node, 5, None, &mut Budget::unlimited()).expect("unlimited");
        let generic = AlphaBeta::new(1, ALL.mobility);
        let value = generic.value(&rules, &state, Seat::FIRST, 5, &mut Budget::unlimited());
        assert_eq!(Some(f64::from(found.0)), value);
    }
}
