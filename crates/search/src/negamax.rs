//! Kernel of the strong searches: negamax with windows, a transposition table and ordered actions.

use crate::evaluator::{Evaluator, LeafValue};
use crate::knowledge::{Canonical, GameKnowledge};
use crate::ordering::{MoveHistory, MoveOrder};
use crate::table::{self, BoundKind, TableEntry, TranspositionTable};
use damier_game::{Actions, Budget, Game, Seat, Turn};
use std::cmp::Reverse;

/// Search window: values outside it do not change the result. Seen from the seat on turn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Window {
    pub(crate) alpha: f64,
    pub(crate) beta: f64,
}

impl Window {
    pub(crate) const OPEN: Self = Self { alpha: f64::NEG_INFINITY, beta: f64::INFINITY };

    /// Creates a null window. A search with it only tells if the value is above `alpha`.
    pub(crate) const fn above(alpha: f64) -> Self {
        Self { alpha, beta: alpha.next_up() }
    }

    /// Creates a null window. A search with it only tells if the value is at least `beta`.
    pub(crate) const fn at_least(beta: f64) -> Self {
        Self { alpha: beta.next_down(), beta }
    }

    const fn flip(self) -> Self {
        Self { alpha: -self.beta, beta: -self.alpha }
    }
}

/// Action with its index in the list of legal actions.
pub(crate) type Indexed<A> = (u32, A);

/// Data of one search: the game and its knowledge, the table, and the limits.
pub(crate) struct SearchKernel<'a, G: Game, E, O, C> {
    game: &'a G,
    knowledge: &'a GameKnowledge<E, O, C>,
    table: &'a mut TranspositionTable,
    move_history: MoveHistory<G::Action>,
    budget: &'a mut Budget,
    /// Node count of the budget at which the search ends, even if the budget allows more.
    last_node: u64,
    /// True if a table entry of a deeper search may answer; false if only an entry of exactly the same depth may.
    takes_deeper: bool,
    /// Largest possible value; infinite if it is unknown.
    most: f64,
    /// Number of unfinished games that were estimated because the search had reached its depth.
    horizons: u64,
}

impl<'a, G, E, O, C> SearchKernel<'a, G, E, O, C>
where
    G: Game,
    E: Evaluator<G>,
    O: MoveOrder<G>,
    C: Canonical<G>,
{
    /// Creates a kernel that visits at most `nodes` nodes.
    pub(crate) fn new(
        game: &'a G,
        knowledge: &'a GameKnowledge<E, O, C>,
        table: &'a mut TranspositionTable,
        budget: &'a mut Budget,
        nodes: u64,
    ) -> Self {
        let most = knowledge.evaluator.max_value(game).map_or(f64::INFINITY, |most| most as f64);
        let last_node = budget.nodes().saturating_add(nodes);
        let move_history = MoveHistory::new();
        let (takes_deeper, horizons) = (true, 0);
        Self {
            game,
            knowledge,
            table,
            move_history,
            budget,
            last_node,
            takes_deeper,
            most,
            horizons,
        }
    }

    /// Makes the table answer only for exactly the depth that is asked for. Then values are the same as without a
    /// table.
    pub(crate) const fn answer_by_exact_depth(&mut self) {
        self.takes_deeper = false;
    }

    pub(crate) const fn most(&self) -> f64 {
        self.most
    }

    pub(crate) const fn horizons(&self) -> u64 {
        self.horizons
    }

    /// Returns the value of a state for a seat if it lies in the window. Below the window, the returned value is an
    /// upper bound, and above it a lower bound. Returns `None` if the budget ends first. `ply` is the number of actions
    /// of seats since the root.
    pub(crate) fn value(
        &mut self,
        state: &G::State,
        seat: Seat,
        depth: u32,
        ply: usize,
        window: Window,
    ) -> Option<f64> {
        if !self.budget.spend(1) || self.budget.nodes() >= self.last_node {
            return None;
        }
        match self.game.turn(state) {
            Turn::Over => Some(self.knowledge.evaluator.evaluate(self.game, state, seat) as f64),
            Turn::Chance => self.mean(state, seat, depth, ply),
            Turn::Player(mover) if mover == seat => self.node(state, mover, depth, ply, window),
            Turn::Player(mover) => {
                self.node(state, mover, depth, ply, window.flip()).map(|value| -value)
            }
        }
    }

    /// Returns the mean over the outcomes of chance. It uses an open window, so the subtrees are not pruned.
    fn mean(&mut self, state: &G::State, seat: Seat, depth: u32, ply: usize) -> Option<f64> {
        let mut mean = 0.0;
        for (action, probability) in self.game.chance_outcomes(state) {
            let next = self.game.after(state, action);
            mean += probability * self.value(&next, seat, depth, ply, Window::OPEN)?;
        }
        Some(mean)
    }

    /// Does the work of [`SearchKernel::value`] for the seat on turn, `mover`.
    fn node(
        &mut self,
        state: &G::State,
        mover: Seat,
        depth: u32,
        ply: usize,
        window: Window,
    ) -> Option<f64> {
        let evaluator = &self.knowledge.evaluator;
        if depth == 0 {
            return Some(match evaluator.evaluate_leaf(self.game, state, mover) {
                LeafValue::Exact(value) => value as f64,
                LeafValue::Static(value) => {
                    self.horizons += 1;
                    value as f64
                }
            });
        }
        if let Some(value) = evaluator.exact_value(self.game, state, mover) {
            return Some(value as f64);
        }
        if depth == 1 {
            // A table lookup, or ordering the actions, costs as much as a search of one ply.
            let order: Actions<_> = (0..).zip(self.game.legal_actions(state)).collect();
            return self.best_child(state, mover, depth, ply, window, &order).map(|(_, v)| v);
        }
        let canonical = self.knowledge.canonical.canonical(self.game, state);
        if let Some(over) = canonical.as_ref().filter(|state| self.game.turn(state) == Turn::Over) {
            return Some(evaluator.evaluate(self.game, over, mover) as f64);
        }
        self.value_by_table(canonical.as_ref().unwrap_or(state), mover, depth, ply, window)
    }

    /// Returns the value of a state from the table, or searches the state and stores its value there.
    fn value_by_table(
        &mut self,
        state: &G::State,
        mover: Seat,
        depth: u32,
        ply: usize,
        window: Window,
    ) -> Option<f64> {
        let key = table::key(state);
        let known = self.table.get(key);
        if let Some(value) = known.and_then(|entry| self.answer(&entry, depth, window)) {
            return Some(value);
        }
        let before = self.horizons;
        let order = self.ordered(state, mover, depth, ply, known.map(|entry| entry.best));
        let (best, value) = self.best_child(state, mover, depth, ply, window, &order)?;
        let forced = value.abs() >= self.most;
        if forced {
            // The value is the best possible one, so estimates of other states cannot change it.
            self.horizons = before;
        }
        let whole = self.horizons == before;
        let bound =
            if forced { BoundKind::Exact } else { BoundKind::of(value, window.alpha, window.beta) };
        let depth = depth.min(u32::from(u8::MAX)) as u8;
        self.table.put(key, TableEntry { value, bound, depth, whole, best });
        Some(value)
    }

    /// Returns the value in a table entry if its search was deep enough and its bound decides the window; otherwise
    /// `None`.
    fn answer(&mut self, entry: &TableEntry, depth: u32, window: Window) -> Option<f64> {
        let far = u32::from(entry.depth);
        let deep = entry.whole || far >= depth;
        let fits = if self.takes_deeper { deep } else { far == depth };
        let value = entry.decides(window.alpha, window.beta).filter(|_| fits)?;
        self.horizons += u64::from(!entry.whole);
        Some(value)
    }

    /// Returns the legal actions, the most promising first. `first` is the index of the best action in the table, if it
    /// has one.
    fn ordered(
        &self,
        state: &G::State,
        mover: Seat,
        depth: u32,
        ply: usize,
        first: Option<u32>,
    ) -> Actions<Indexed<G::Action>> {
        let legal = self.game.legal_actions(state);
        let mut ranked: Actions<_> = (0..)
            .zip(legal)
            .map(|(index, action)| {
                let score = match first {
                    Some(first) if first == index => i64::MAX,
                    _ => self.knowledge.order.score(self.game, state, action, depth),
                };
                ((score, self.move_history.rank(mover, ply, action)), (index, action))
            })
            .collect();
        ranked.sort_by_key(|&(rank, _)| Reverse(rank));
        ranked.into_iter().map(|(_, indexed)| indexed).collect()
    }

    /// Returns the index of the best of these actions, and its value or a bound on it. This is principal variation
    /// search: the first action gets the full window and the others a null window. An action that fails high is
    /// searched again with the full window.
    pub(crate) fn best_child(
        &mut self,
        state: &G::State,
        mover: Seat,
        depth: u32,
        ply: usize,
        mut window: Window,
        order: &[Indexed<G::Action>],
    ) -> Option<(u32, f64)> {
        let mut best = (0, f64::NEG_INFINITY);
        for (rank, &(index, action)) in order.iter().enumerate() {
            let next = self.game.after(state, action);
            let value = self.child(&next, mover, depth - 1, ply + 1, window, rank > 0)?;
            if value > best.1 {
                best = (index, value);
                window.alpha = window.alpha.max(value);
            }
            if window.alpha >= window.beta || value >= self.most {
                self.move_history.learn(mover, ply, action, depth);
                break;
            }
        }
        Some(best)
    }

    fn child(
        &mut self,
        next: &G::State,
        mover: Seat,
        depth: u32,
        ply: usize,
        window: Window,
        scout: bool,
    ) -> Option<f64> {
        let narrow = Window::above(window.alpha);
        if !scout || narrow.beta >= window.beta || self.game.turn(next) == Turn::Chance {
            return self.value(next, mover, depth, ply, window);
        }
        let value = self.value(next, mover, depth, ply, narrow)?;
        if value <= window.alpha || value >= window.beta {
            return Some(value);
        }
        self.value(next, mover, depth, ply, window)
    }
}
