//! Monte Carlo tree search (UCT), with bounds that prove results where the tree reaches the end of the game.

use crate::evaluator::{Evaluator, LeafValue};
use crate::tree::{NodeId, Tree};
use crate::winning::or_win;
use damier_game::{Budget, Choice, Decision, Game, Rng, Seat, Strategy, Turn, Value};

/// How a leaf of the tree is evaluated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LeafEvaluation {
    /// By a random playout. The evaluator gives the value of its end, or an exact value if it knows one on the way.
    Playout,
    /// By the evaluator, without a playout.
    Estimate,
}

/// UCT (Kocsis and Szepesvari, 2006). Each iteration walks down the tree, adds one state and evaluates it. At each node
/// it chooses the action with the best sum of its mean result and a bonus for rarely tried actions. Chance is sampled
/// by its probabilities. Finished games, and states whose exact value the evaluator knows, prove bounds on the states
/// above them. So the search finds forced wins and losses and then stops searching them.
///
/// Every action that is applied, in the tree or in a playout, counts as a node of the budget.
#[derive(Clone, Debug)]
pub struct Mcts<E> {
    evaluator: E,
    iterations: u32,
    exploration: f64,
    leaf: LeafEvaluation,
    rng: Rng,
}

/// Length in plies at which a playout is stopped and evaluated.
const MAX_PLIES: usize = 10_000;

impl<E> Mcts<E> {
    /// Default weight of rarely tried actions, in units of half the difference between the best and the worst result
    /// seen.
    pub const EXPLORATION: f64 = std::f64::consts::SQRT_2;

    /// Creates a search of `iterations` iterations per move, clamped to the range from 1 to 100 million. `seed`
    /// determines its random choices.
    #[must_use]
    pub fn new(iterations: u32, evaluator: E, leaf: LeafEvaluation, seed: u64) -> Self {
        let iterations = iterations.clamp(1, 100_000_000);
        let exploration = Self::EXPLORATION;
        Self { evaluator, iterations, exploration, leaf, rng: Rng::new(seed) }
    }

    /// Returns the same search with this weight of rarely tried actions instead of [`Mcts::EXPLORATION`].
    #[must_use]
    pub const fn with_exploration(mut self, exploration: f64) -> Self {
        self.exploration = exploration;
        self
    }
}

/// Search of one move.
struct Search<'a, G: Game, E> {
    game: &'a G,
    evaluator: &'a E,
    exploration: f64,
    leaf: LeafEvaluation,
    seat: Seat,
    deepest: usize,
    tree: Tree<G>,
    /// Smallest and largest result seen, which scale the means.
    range: (f64, f64),
    rng: &'a mut Rng,
    budget: &'a mut Budget,
}

impl<G: Game, E: Evaluator<G>> Search<'_, G, E> {
    /// Performs one iteration: walks down the tree, adds a state, evaluates it, and counts the result at the nodes of
    /// `path`. Returns `None` if the budget ends first.
    fn iterate(&mut self, path: &mut Vec<NodeId>) -> Option<()> {
        path.clear();
        path.push(0);
        let mut at = 0;
        while let Some((next, is_new)) = self.step(at, path.len()) {
            path.push(next);
            if !self.budget.spend(1) {
                return None;
            }
            at = next;
            if is_new || self.tree.node(at).is_proven() {
                break;
            }
        }
        let value = self.evaluate_node(at)?;
        self.range = (self.range.0.min(value), self.range.1.max(value));
        self.tree.credit(path, value);
        Some(())
    }

    /// Returns the next node on the way down, and true if it has not been visited before. Returns `None` at the end of
    /// a game, or at the depth limit of the budget.
    fn step(&mut self, at: NodeId, depth: usize) -> Option<(NodeId, bool)> {
        let action = match self.tree.node(at).turn {
            Turn::Over => return None,
            Turn::Player(_) if depth > self.deepest => return None,
            Turn::Chance => self.game.sample_chance(&self.tree.node(at).state, self.rng)?,
            Turn::Player(_) => match self.tree.pop_untried(at) {
                Some(action) => action,
                None => return self.select(at).map(|child| (child, false)),
            },
        };
        let child = self.tree.child(self.game, at, action, self.rng);
        Some((child, self.tree.node(child).visits == 0))
    }

    /// Returns the child with the highest upper confidence bound. Leaves out children that are proven not to be better
    /// than others.
    fn select(&self, at: NodeId) -> Option<NodeId> {
        let sign = if self.tree.maximises(at) { 1.0 } else { -1.0 };
        let width = (self.range.1 - self.range.0).max(1.0) / 2.0;
        let log = f64::from(self.tree.node(at).visits.max(1)).ln();
        let mut best = None;
        for child in self.tree.children(at).filter(|&c| !self.tree.is_dominated(at, c)) {
            let node = self.tree.node(child);
            let allowance = self.exploration * (log / f64::from(node.visits.max(1))).sqrt();
            let bound = sign * node.mean() / width + allowance;
            if best.is_none_or(|(_, so_far)| bound > so_far) {
                best = Some((child, bound));
            }
        }
        best.map(|(child, _)| child)
    }

    /// Returns the value of a leaf for the seat that searches. If the value is exact, the node is marked as proven.
    /// Returns `None` if the budget ends first.
    fn evaluate_node(&mut self, at: NodeId) -> Option<f64> {
        let node = self.tree.node(at);
        if node.is_proven() {
            return Some(node.low);
        }
        let value = match (node.turn, self.leaf) {
            (Turn::Over, _) => {
                LeafValue::Exact(self.evaluator.evaluate(self.game, &node.state, self.seat))
            }
            (_, LeafEvaluation::Estimate) => {
                self.evaluator.evaluate_leaf(self.game, &node.state, self.seat)
            }
            (_, LeafEvaluation::Playout) => {
                match self.evaluator.exact_value(self.game, &node.state, self.seat) {
                    Some(value) => LeafValue::Exact(value),
                    None => LeafValue::Static(self.play_out(node.state.clone())?),
                }
            }
        };
        Some(match value {
            LeafValue::Exact(value) => {
                self.tree.prove(at, value as f64);
                value as f64
            }
            LeafValue::Static(value) => value as f64,
        })
    }

    /// Plays random actions until the game ends or the evaluator knows an exact value. Returns the value of the last
    /// state, or `None` if the budget ends first.
    fn play_out(&mut self, mut state: G::State) -> Option<i64> {
        for _ in 0..MAX_PLIES {
            if let Some(value) = self.evaluator.exact_value(self.game, &state, self.seat) {
                return Some(value);
            }
            let Some(action) = self.game.random_action(&state, self.rng) else { break };
            self.game.apply(&mut state, action);
            if !self.budget.spend(1) {
                return None;
            }
        }
        Some(self.evaluator.evaluate(self.game, &state, self.seat))
    }

    /// Returns the child to play. If the node is proven, this is a child with the proven value. Otherwise it is the
    /// most visited child that may still be the best.
    fn favourite(&self, at: NodeId) -> Option<NodeId> {
        let node = self.tree.node(at);
        let sure = if self.tree.maximises(at) { node.low } else { node.high };
        let reaches = |child: NodeId| {
            let child = self.tree.node(child);
            if self.tree.maximises(at) { child.low >= sure } else { child.high <= sure }
        };
        let fits = |&child: &NodeId| match node.is_proven() {
            true => reaches(child),
            false => !self.tree.is_dominated(at, child) && self.tree.node(child).visits > 0,
        };
        self.tree.children(at).filter(fits).max_by_key(|&child| self.tree.node(child).visits)
    }

    /// Returns the actions from the root along [`Search::favourite`], up to the first turn of chance.
    fn line(&self) -> Vec<G::Action> {
        let mut line = Vec::new();
        let mut at = 0;
        while let Turn::Player(_) = self.tree.node(at).turn
            && let Some(child) = self.favourite(at)
        {
            line.extend(self.tree.node(child).action);
            at = child;
        }
        line
    }

    /// Returns the proven value of the root, or else the mean result of its favourite child.
    fn value(&self) -> Option<Value> {
        let (root, favourite) = (self.tree.node(0), self.favourite(0)?);
        let value = if root.is_proven() { root.low } else { self.tree.node(favourite).mean() };
        Some(Value { seat: self.seat, centipoints: value.round() as i64 })
    }
}

impl<G: Game, E: Evaluator<G>> Strategy<G> for Mcts<E> {
    fn choose(&mut self, game: &G, state: &G::State, budget: &mut Budget) -> Decision<G::Action> {
        let Turn::Player(seat) = game.turn(state) else { return Decision::resign() };
        let legal = game.legal_actions(state);
        let Some(&first) = legal.first() else { return Decision::resign() };
        let most = self.evaluator.max_value(game).map_or(f64::INFINITY, |most| most as f64);
        let tree = Tree::new(game, state.clone(), seat, most, &mut self.rng);
        let mut search = Search {
            game,
            evaluator: &self.evaluator,
            exploration: self.exploration,
            leaf: self.leaf,
            seat,
            deepest: budget.depth(u32::MAX) as usize,
            tree,
            range: (f64::INFINITY, f64::NEG_INFINITY),
            rng: &mut self.rng,
            budget,
        };
        let mut path = Vec::new();
        for _ in 0..self.iterations {
            if search.tree.node(0).is_proven() || search.iterate(&mut path).is_none() {
                break;
            }
        }
        let (pv, value) = (search.line(), search.value());
        let root = search.tree.node(0);
        // Until then, each iteration tries another action of the root.
        let has_tried_all = root.is_proven() || root.visits as usize >= legal.len();
        let decision = Decision {
            choice: Choice::Act(pv.first().copied().unwrap_or(first)),
            value,
            depth: pv.len() as u32,
            pv,
            nodes: 0,
        };
        let decision = if has_tried_all { decision } else { or_win(game, state, decision) };
        Decision { nodes: budget.nodes(), ..decision }
    }
}
