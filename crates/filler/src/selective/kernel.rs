//! The kernel of the search: negamax with windows, a table, ordered calls, and shallow searches that spare deep ones.

use crate::bits::BitSet;
use crate::board::Colour;
use crate::contracted::{ContractedGame, ContractedState};
use crate::front::Front;
use crate::selective::leaves::Leaves;
use damier_game::{Actions, Budget, Game, Turn};
use damier_search::MoveHistory;
use damier_search::table::{self, BoundKind, TableEntry, TranspositionTable};
use std::cmp::Reverse;

/// Worth to the seat on turn of a cell that both seats need equally many calls for, in hundredths of a cell. A linear
/// fit of the final margin in games of the strong player against itself gives 0.37 to 0.41 of a cell.
const FIRST_COME: i64 = 40;

/// Remaining plies from which a shallow search is tried first, and the number of plies by which it is less deep.
const SHALLOW_FROM: u32 = 3;
const SHALLOW_SAVES: u32 = 2;

/// How much two plies change the value of a position, in thousandths of a cell per contested region: about one standard
/// deviation in positions of 200 to 600 regions.
const SHALLOW_ERROR: i64 = 22;

/// Window of values in which the result matters, for the seat on turn, in hundredths of a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct CellWindow {
    pub(super) alpha: i64,
    pub(super) beta: i64,
}

impl CellWindow {
    pub(super) const OPEN: Self = Self { alpha: -i64::MAX, beta: i64::MAX };

    const fn above(alpha: i64) -> Self {
        Self { alpha, beta: alpha + 1 }
    }

    const fn flip(self) -> Self {
        Self { alpha: -self.beta, beta: -self.alpha }
    }

    const fn is_null(self) -> bool {
        self.beta.saturating_sub(self.alpha) == 1
    }
}

/// State of one search that all its nodes share.
pub(super) struct SelectiveKernel<'a, const W: usize> {
    pub(super) game: &'a ContractedGame<W>,
    table: &'a mut TranspositionTable,
    budget: &'a mut Budget,
    /// Node count of the budget at which the search ends, whatever the budget allows.
    last_node: u64,
    /// The largest value there is.
    pub(super) most: i64,
    /// Number of values so far that are estimates and not results of finished games.
    pub(super) horizons: u64,
    history: MoveHistory<Colour>,
    leaves: Leaves<W>,
}

impl<'a, const W: usize> SelectiveKernel<'a, W> {
    /// Creates a kernel that visits at most `nodes` nodes.
    pub(super) fn new(
        game: &'a ContractedGame<W>,
        table: &'a mut TranspositionTable,
        budget: &'a mut Budget,
        nodes: u64,
    ) -> Self {
        let is_decided_early = game.enough <= game.cells;
        Self {
            game,
            table,
            last_node: budget.nodes().saturating_add(nodes),
            budget,
            most: if is_decided_early { game.most_centipoints() } else { i64::MAX },
            horizons: 0,
            history: MoveHistory::new(),
            leaves: Leaves::new(),
        }
    }

    /// Returns the value of a position for the seat on turn if it lies in the window, otherwise a bound on its side;
    /// `None` if the budget ends first.
    fn value(
        &mut self,
        field: &ContractedState<W>,
        depth: u32,
        ply: usize,
        window: CellWindow,
        cut: Option<&BitSet<W>>,
    ) -> Option<i64> {
        if !self.budget.spend(1) || self.budget.nodes() >= self.last_node {
            return None;
        }
        if self.game.turn(field) == Turn::Over {
            return Some(self.result(field));
        }
        match depth {
            0 => Some(self.estimate(field)),
            // Looking a position up, or what it shares with others, costs as much as looking one ply ahead.
            1 => {
                let order = self.rank(field, ply, None);
                if Front::has_waves(&self.game.graph) && !self.game.credits {
                    return self.best_leaf(field, ply, window, &order);
                }
                self.best_call(field, depth, ply, window, &order).map(|(_, value)| value)
            }
            _ => match self.drop_private(field, cut) {
                Some(over) if self.game.turn(&over) == Turn::Over => Some(self.result(&over)),
                Some(whole) => self.value_by_table(&whole, depth, ply, window),
                None => self.value_by_table(field, depth, ply, window),
            },
        }
    }

    /// Returns the position without the regions that the last call has cut off, which are looked for if they are not
    /// known; `None` if there are none.
    fn drop_private(
        &self,
        field: &ContractedState<W>,
        cut: Option<&BitSet<W>>,
    ) -> Option<ContractedState<W>> {
        match cut {
            _ if self.game.credits => None,
            None => self.game.drop_private(field),
            Some(cut) => (!cut.is_empty()).then(|| self.game.without(field, cut)),
        }
    }

    /// Returns the value of a position that is over.
    fn result(&self, field: &ContractedState<W>) -> i64 {
        self.game.result(self.game.final_cells(field), field.next)
    }

    /// Estimates the value of a position by which seat reaches each cell in fewer calls.
    #[inline]
    fn estimate(&mut self, field: &ContractedState<W>) -> i64 {
        let game = self.game;
        let claim = field.front.share(&game.graph);
        let cells = [0, 1].map(|side| field.secured[side] + claim.cells[side]);
        if !claim.contact {
            let value = game.result(cells, field.next);
            // Both have half, and the first to get there has won, but who was first is not known here.
            let is_open = value == 0 && 2 * game.enough == game.cells;
            self.horizons += u64::from(is_open);
            return value;
        }
        self.horizons += 1;
        // Each seat claims every cell that it can reach, so the claims above the open cells are cells claimed twice.
        let shared = claim.cells[0] + claim.cells[1] - field.rest;
        let most = game.most_centipoints() - 1;
        (game.worth(cells, field.next) + FIRST_COME * i64::from(shared)).clamp(-most, most)
    }

    /// Returns what [`SelectiveKernel::value`] returns, for a position whose value is stored in the table.
    fn value_by_table(
        &mut self,
        field: &ContractedState<W>,
        depth: u32,
        ply: usize,
        window: CellWindow,
    ) -> Option<i64> {
        let key = table::key(field);
        let known = self.table.get(key);
        if let Some(value) = known.and_then(|entry| self.answer(&entry, depth, window)) {
            return Some(value);
        }
        let before = self.horizons;
        if self.is_clearly_above(field, depth, ply, window, known.as_ref())? {
            return Some(window.beta);
        }
        self.horizons = before;
        let order = self.rank(field, ply, known.map(|entry| entry.best));
        let (best, value) = self.best_call(field, depth, ply, window, &order)?;
        let is_forced = value.abs() >= self.most;
        if is_forced {
            // However the rest was evaluated, it cannot change the value.
            self.horizons = before;
        }
        let bound = if is_forced {
            BoundKind::Exact
        } else {
            BoundKind::of(value, window.alpha, window.beta)
        };
        let (depth, whole) = (depth as u8, self.horizons == before);
        self.table.put(key, TableEntry { value: value as f64, bound, depth, whole, best });
        Some(value)
    }

    /// Returns the value of a node from a table entry, if the entry was searched deeply enough.
    fn answer(&mut self, entry: &TableEntry, depth: u32, window: CellWindow) -> Option<i64> {
        let value = entry.decides(window.alpha as f64, window.beta as f64)?;
        if !entry.whole && u32::from(entry.depth) < depth {
            return None;
        }
        self.horizons += u64::from(!entry.whole);
        Some(value as i64)
    }

    /// Returns true if a shallow search finds a value so far above the window that a deep search would hardly ever find
    /// one below it (ProbCut: Buro, ICCA Journal 18(2), 1995, also for values below the window).
    fn is_clearly_above(
        &mut self,
        field: &ContractedState<W>,
        depth: u32,
        ply: usize,
        window: CellWindow,
        known: Option<&TableEntry>,
    ) -> Option<bool> {
        if !window.is_null() || depth < SHALLOW_FROM || window.beta >= self.most {
            return Some(false);
        }
        if known.is_some_and(|entry| entry.value < window.beta as f64) {
            return Some(false);
        }
        let error = SHALLOW_ERROR * i64::from(field.front.open.len()) / 10;
        let above = CellWindow::above(window.beta + error - 1);
        let value = self.value_by_table(field, depth - SHALLOW_SAVES, ply, above)?;
        Some(value >= above.beta)
    }

    /// Returns the calls, the most promising first: the best call known, then those that gain most.
    fn rank(
        &self,
        field: &ContractedState<W>,
        ply: usize,
        first: Option<u32>,
    ) -> Actions<(u32, Colour)> {
        let (game, seat) = (self.game, field.next);
        let gains = field.front.gains(&game.graph, seat.index());
        let mut ranked: Actions<_> = (0..)
            .zip(game.legal_actions(field))
            .map(|(index, colour)| {
                let gain = if first == Some(index) { i32::MAX } else { gains[colour.index()] };
                ((gain, self.history.rank(seat, ply, colour)), (index, colour))
            })
            .collect();
        ranked.sort_by_key(|&(rank, _)| Reverse(rank));
        ranked.into_iter().map(|(_, call)| call).collect()
    }

    /// Returns the best call and its value, or a bound if the value is outside the window.
    fn best_call(
        &mut self,
        field: &ContractedState<W>,
        depth: u32,
        ply: usize,
        mut window: CellWindow,
        order: &[(u32, Colour)],
    ) -> Option<(u32, i64)> {
        let mut best = (0, -i64::MAX);
        for (at, &(index, colour)) in order.iter().enumerate() {
            let next = self.game.after(field, colour);
            let cut = self.cut_off(field, &next, depth - 1);
            let value = self.child(&next, cut.as_ref(), depth - 1, ply, window, at > 0)?;
            if value > best.1 {
                best = (index, value);
                window.alpha = window.alpha.max(value);
            }
            if window.alpha >= window.beta || value >= self.most {
                if depth > 1 {
                    self.history.learn(field.next, ply, colour, depth);
                }
                break;
            }
        }
        Some(best)
    }

    /// Does what [`SelectiveKernel::best_call`] does one ply above the horizon, for all calls together. Only for graphs
    /// on which a level may be claimed at a time.
    fn best_leaf(
        &mut self,
        field: &ContractedState<W>,
        ply: usize,
        mut window: CellWindow,
        order: &[(u32, Colour)],
    ) -> Option<i64> {
        let mut best = -i64::MAX;
        self.leaves.measure(&self.game.graph, field);
        for (at, &(_, colour)) in order.iter().enumerate() {
            if at == 1 {
                // Pruning pays if several calls follow. In most positions, the first is good enough, or none is.
                self.leaves.prune(&self.game.graph);
            }
            let value = match self.leaf(field, colour) {
                Some(value) => self.visit_leaf(value, window, at > 0)?,
                None => {
                    let next = self.game.after(field, colour);
                    self.child(&next, None, 0, ply, window, at > 0)?
                }
            };
            best = best.max(value);
            window.alpha = window.alpha.max(value);
            if window.alpha >= window.beta || value >= self.most {
                break;
            }
        }
        Some(best)
    }

    /// Returns the estimate of the position after a call, for the seat that makes it. `None` if the game may then be
    /// decided.
    fn leaf(&self, field: &ContractedState<W>, colour: Colour) -> Option<i64> {
        let (game, side) = (self.game, field.next.index());
        let taken = field.front.touch[side].and(&game.graph.colours[colour.index()]);
        let is_won = || field.secured[side] + game.graph.cells(&taken) >= game.enough;
        if taken.is_empty() || game.enough <= game.cells && is_won() {
            return None;
        }
        let claim = self.leaves.after(&game.graph, &taken);
        let [mine, theirs] = claim.cells;
        let lead = field.secured[side] + mine - field.secured[1 - side] - theirs;
        let shared = mine + theirs - field.rest;
        let most = game.most_centipoints() - 1;
        let value = 100 * i64::from(lead) - FIRST_COME * i64::from(shared);
        claim.contact.then(|| value.clamp(-most, most))
    }

    /// Counts the nodes that a search of a leaf visits, and returns the leaf's value.
    fn visit_leaf(&mut self, value: i64, window: CellWindow, is_later: bool) -> Option<i64> {
        let is_inside = window.alpha < value && value < window.beta;
        let visits = 1 + u64::from(is_later && !window.is_null() && is_inside);
        for _ in 0..visits {
            if !self.budget.spend(1) || self.budget.nodes() >= self.last_node {
                return None;
            }
            self.horizons += 1;
        }
        Some(value)
    }

    /// Returns the regions that the call from `field` to `next`, a position that is searched `depth` plies deep, has cut
    /// off from the other seat; `None` if that is not known.
    pub(super) fn cut_off(
        &self,
        field: &ContractedState<W>,
        next: &ContractedState<W>,
        depth: u32,
    ) -> Option<BitSet<W>> {
        let is_asked = depth > 1 && !self.game.credits;
        if is_asked { self.game.cut_off(field, next) } else { None }
    }

    /// Returns the value of the call made at `ply`, for the seat that made it, from the position after the call. If the
    /// call is not the first to be searched, a null window is tried before the whole one.
    pub(super) fn child(
        &mut self,
        next: &ContractedState<W>,
        cut: Option<&BitSet<W>>,
        depth: u32,
        ply: usize,
        window: CellWindow,
        is_later: bool,
    ) -> Option<i64> {
        if is_later && !window.is_null() {
            let null = CellWindow::above(window.alpha);
            let value = -self.value(next, depth, ply + 1, null.flip(), cut)?;
            if value <= window.alpha || value >= window.beta {
                return Some(value);
            }
        }
        Some(-self.value(next, depth, ply + 1, window.flip(), cut)?)
    }
}
