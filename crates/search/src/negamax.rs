//! Kernel of the strong searches: negamax with windows, a table and ordered actions.

use crate::evaluator::{Evaluator, LeafValue};
use crate::knowledge::{Canonical, GameKnowledge};
use crate::ordering::{MoveHistory, MoveOrder};
use crate::table::{self, BoundKind, TableEntry, TranspositionTable};
use damier_game::{Actions, Budget, Game, Seat, Turn};
use std::cmp::Reverse;

/// Values between which the result matters, for the seat on turn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Window {
    pub(crate) alpha: f64,
    pub(crate) beta: f64,
}

impl Window {
    pub(crate) const OPEN: Self = Self { alpha: f64::NEG_INFINITY, beta: f64::INFINITY };

    /// Creates a null window: the result says only whether the value is above `alpha`.
    pub(crate) const fn above(alpha: f64) -> Self {
        Self { alpha, beta: alpha.next_up() }
    }

    /// Creates a null window: the result says only whether the value is at least `beta`.
    pub(crate) const fn at_least(beta: f64) -> Self {
        Self { alpha: beta.next_down(), beta }
    }

    const fn flip(self) -> Self {
        Self { alpha: -self.beta, beta: -self.alpha }
    }
}

/// Action by its index among the legal ones.
pub(crate) type Indexed<A> = (u32, A);

/// Knowledge of one search, and the nodes it has left.
pub(crate) struct SearchKernel<'a, G: Game, E, O, C> {
    game: &'a G,
    knowledge: &'a GameKnowledge<E, O, C>,
    table: &'a mut TranspositionTable,
    move_history: MoveHistory<G::Action>,
    budget: &'a mut Budget,
    /// Budget's node count at which the search ends, whatever the budget allows.
    last_node: u64,
    /// True if values of deeper searches answer shallower ones.
    takes_deeper: bool,
    /// Largest value there is.
    most: f64,
    /// Number of times the search stopped at its depth in a state that is not over.
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

    /// From now on the table answers for exactly the depth asked for: as if there were no table.
    pub(crate) const fn answer_by_exact_depth(&mut self) {
        self.takes_deeper = false;
    }

    pub(crate) const fn most(&self) -> f64 {
        self.most
    }

    pub(crate) const fn horizons(&self) -> u64 {
        self.horizons
    }

    /// Returns the value of a state for a seat if it lies in the window, otherwise a bound on its side; `None`
    /// if the budget ends first. `ply` counts the seats' actions since the root.
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

    /// Chance is averaged with an open window: its subtrees are not pruned.
    fn mean(&mut self, state: &G::State, seat: Seat, depth: u32, ply: usize) -> Option<f64> {
        let mut mean = 0.0;
        for (action, probability) in self.game.chance_outcomes(state) {
            let next = self.game.after(state, action);
            mean += probability * self.value(&next, seat, depth, ply, Window::OPEN)?;
        }
        Some(mean)
    }

    /// Returns the value of [`SearchKernel::value`] for the seat on turn.
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
            // Looking a state up, or ordering its actions, costs as much as looking one ply ahead.
            let order: Actions<_> = (0..).zip(self.game.legal_actions(state)).collect();
            return self.best_child(state, mover, depth, ply, window, &order).map(|(_, v)| v);
        }
        let canonical = self.knowledge.canonical.canonical(self.game, state);
        if let Some(over) = canonical.as_ref().filter(|state| self.game.turn(state) == Turn::Over) {
            return Some(evaluator.evaluate(self.game, over, mover) as f64);
        }
        self.value_by_table(canonical.as_ref().unwrap_or(state), mover, depth, ply, window)
    }

    /// Returns the value of [`SearchKernel::node`] for a state whose value is kept in the table.
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
            // However the rest was evaluated, it cannot change the value.
            self.horizons = before;
        }
        let whole = self.horizons == before;
        let bound =
            if forced { BoundKind::Exact } else { BoundKind::of(value, window.alpha, window.beta) };
        let depth = depth.min(u32::from(u8::MAX)) as u8;
        self.table.put(key, TableEntry { value, bound, depth, whole, best });
        Some(value)
    }

    /// Returns the value of a node by a table entry, if that looked far enough.
    fn answer(&mut self, entry: &TableEntry, depth: u32, window: Window) -> Option<f64> {
        let far = u32::from(entry.depth);
        let deep = entry.whole || far >= depth;
        let fits = if self.takes_deeper { deep } else { far == depth };
        let value = entry.decides(window.alpha, window.beta).filter(|_| fits)?;
        self.horizons += u64::from(!entry.whole);
        Some(value)
    }

    /// Returns the legal actions, the most promising first.
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

    /// Returns the best of the actions and its value, or a bound where that is outside the window. Principal
    /// variation search: the full window for the first action, the null window for the others, and a
    /// second search if it fails high.
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
