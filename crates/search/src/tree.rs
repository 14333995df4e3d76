//! Tree that Monte Carlo tree search grows, with bounds on what its states are worth.

use damier_game::{Actions, Game, Rng, Seat, Turn};

/// Number of a node; the root is 0.
pub(crate) type NodeId = u32;

/// No node: the root is nobody's child or sibling.
const NONE: NodeId = 0;

/// State that was reached, and the results of its visits. All values are for one seat, that of
/// the search.
#[derive(Clone, Debug)]
pub(crate) struct TreeNode<G: Game> {
    pub(crate) state: G::State,
    pub(crate) turn: Turn,
    /// Action that led here; the root has none.
    pub(crate) action: Option<G::Action>,
    /// Actions of the seat on turn that were not tried yet, in random order.
    untried: Actions<G::Action>,
    first_child: NodeId,
    next_sibling: NodeId,
    pub(crate) visits: u32,
    pub(crate) sum: f64,
    /// The value is proven to lie in `low..=high`.
    pub(crate) low: f64,
    pub(crate) high: f64,
}

impl<G: Game> TreeNode<G> {
    /// Returns true if the value is known.
    pub(crate) fn is_proven(&self) -> bool {
        self.low >= self.high
    }

    /// Returns the mean of the results; not asked of a node that was never visited.
    pub(crate) fn mean(&self) -> f64 {
        self.sum / f64::from(self.visits)
    }
}

/// Nodes, in the order in which they were reached.
#[derive(Clone, Debug)]
pub(crate) struct Tree<G: Game> {
    seat: Seat,
    nodes: Vec<TreeNode<G>>,
    /// No value lies outside `-most..=most`.
    most: f64,
}

impl<G: Game> Tree<G> {
    /// Creates a tree of one state. Values are for `seat`, and none lies outside `-most..=most`.
    pub(crate) fn new(game: &G, state: G::State, seat: Seat, most: f64, rng: &mut Rng) -> Self {
        let mut tree = Self { seat, nodes: Vec::new(), most };
        tree.push(game, state, None, rng);
        tree
    }

    pub(crate) fn node(&self, id: NodeId) -> &TreeNode<G> {
        &self.nodes[id as usize]
    }

    pub(crate) fn children(&self, id: NodeId) -> impl Iterator<Item = NodeId> {
        let or_end = |id: NodeId| (id != NONE).then_some(id);
        let first = or_end(self.node(id).first_child);
        std::iter::successors(first, move |&id| or_end(self.node(id).next_sibling))
    }

    /// Returns true if the seat that acts here wants high values.
    pub(crate) fn maximises(&self, id: NodeId) -> bool {
        self.node(id).turn == Turn::Player(self.seat)
    }

    /// Returns the next action here that was not tried yet.
    pub(crate) fn pop_untried(&mut self, id: NodeId) -> Option<G::Action> {
        self.nodes[id as usize].untried.pop()
    }

    /// Returns the node that an action leads to, made if it is new.
    pub(crate) fn child(
        &mut self,
        game: &G,
        parent: NodeId,
        action: G::Action,
        rng: &mut Rng,
    ) -> NodeId {
        if let Some(child) = self.children(parent).find(|&c| self.node(c).action == Some(action)) {
            return child;
        }
        let state = game.after(&self.node(parent).state, action);
        let child = self.push(game, state, Some(action), rng);
        let parent = &mut self.nodes[parent as usize];
        let sibling = std::mem::replace(&mut parent.first_child, child);
        self.nodes[child as usize].next_sibling = sibling;
        child
    }

    fn push(
        &mut self,
        game: &G,
        state: G::State,
        action: Option<G::Action>,
        rng: &mut Rng,
    ) -> NodeId {
        let turn = game.turn(&state);
        let mut untried = game.legal_actions(&state);
        rng.shuffle(&mut untried);
        let (first_child, next_sibling, visits, sum) = (NONE, NONE, 0, 0.0);
        let (low, high) = (-self.most, self.most);
        let id = self.nodes.len() as NodeId;
        self.nodes.push(TreeNode {
            state,
            turn,
            action,
            untried,
            first_child,
            next_sibling,
            visits,
            sum,
            low,
            high,
        });
        id
    }

    /// Declares the value of a state known.
    pub(crate) fn prove(&mut self, id: NodeId, value: f64) {
        let node = &mut self.nodes[id as usize];
        (node.low, node.high) = (value, value);
    }

    /// Counts a result for every node of a path from the root, and draws what follows from bounds
    /// that were narrowed at its end (score-bounded search: Cazenave and Saffidine, 2010).
    pub(crate) fn credit(&mut self, path: &[NodeId], value: f64) {
        let mut narrowed = true;
        for (depth, &id) in path.iter().enumerate().rev() {
            let node = &mut self.nodes[id as usize];
            node.visits += 1;
            node.sum += value;
            if depth + 1 < path.len() && narrowed {
                narrowed = self.narrow(id);
            }
        }
    }

    /// Takes the bounds of a seat's node from its children; true if they changed. Chance's nodes keep
    /// theirs: one outcome says nothing about the mean.
    fn narrow(&mut self, id: NodeId) -> bool {
        if self.node(id).turn == Turn::Chance {
            return false;
        }
        let maximises = self.maximises(id);
        let untried = (!self.node(id).untried.is_empty()).then_some((-self.most, self.most));
        let children = self.children(id).map(|child| (self.node(child).low, self.node(child).high));
        let bounds = children.chain(untried).reduce(|(low, high), (other_low, other_high)| {
            if maximises {
                (low.max(other_low), high.max(other_high))
            } else {
                (low.min(other_low), high.min(other_high))
            }
        });
        let node = &mut self.nodes[id as usize];
        let Some((low, high)) = bounds.filter(|&bounds| bounds != (node.low, node.high)) else {
            return false;
        };
        (node.low, node.high) = (low, high);
        true
    }

    /// Returns true if a child cannot be better for the seat that acts than what that seat is sure of.
    pub(crate) fn is_dominated(&self, parent: NodeId, child: NodeId) -> bool {
        let (parent_node, child) = (self.node(parent), self.node(child));
        if self.maximises(parent) {
            child.high <= parent_node.low
        } else {
            child.low >= parent_node.high
        }
    }
}
