//! Tree of Monte Carlo tree search, with bounds on the values of its states.

use damier_game::{Actions, Game, Rng, Seat, Turn};

/// Number of a node; the root is 0.
pub(crate) type NodeId = u32;

/// Marks the absence of a node. The root can serve for this, because it is not a child or sibling of any node.
const NONE: NodeId = 0;

/// State in the tree, with the results of its visits. All values are for the seat that searches.
#[derive(Clone, Debug)]
pub(crate) struct TreeNode<G: Game> {
    pub(crate) state: G::State,
    pub(crate) turn: Turn,
    /// Action that led to the state; `None` for the root.
    pub(crate) action: Option<G::Action>,
    /// Actions of the seat on turn that have not been tried yet, in random order.
    untried: Actions<G::Action>,
    first_child: NodeId,
    next_sibling: NodeId,
    pub(crate) visits: u32,
    pub(crate) sum: f64,
    /// Proven lower bound of the value. `high` is the upper bound.
    pub(crate) low: f64,
    pub(crate) high: f64,
}

impl<G: Game> TreeNode<G> {
    /// Returns true if the exact value is known; false if the bounds leave more than one value.
    pub(crate) fn is_proven(&self) -> bool {
        self.low >= self.high
    }

    /// Returns the mean of the results. The node must have been visited.
    pub(crate) fn mean(&self) -> f64 {
        self.sum / f64::from(self.visits)
    }
}

/// Tree of nodes, stored in the order in which they were added.
#[derive(Clone, Debug)]
pub(crate) struct Tree<G: Game> {
    seat: Seat,
    nodes: Vec<TreeNode<G>>,
    /// Bound of all values: none lies outside `-most..=most`.
    most: f64,
}

impl<G: Game> Tree<G> {
    /// Creates a tree of one state. Its values are for `seat`. `most` bounds all values: none lies outside
    /// `-most..=most`.
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

    /// Returns true if the seat that searches is on turn at this node; false if the opponent or chance is.
    pub(crate) fn maximises(&self, id: NodeId) -> bool {
        self.node(id).turn == Turn::Player(self.seat)
    }

    /// Removes and returns an action of this node that has not been tried yet; `None` if all have been tried.
    pub(crate) fn pop_untried(&mut self, id: NodeId) -> Option<G::Action> {
        self.nodes[id as usize].untried.pop()
    }

    /// Returns the node to which an action leads. Adds the node if it does not exist.
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

    /// Sets both bounds of a node to its exact value.
    pub(crate) fn prove(&mut self, id: NodeId, value: f64) {
        let node = &mut self.nodes[id as usize];
        (node.low, node.high) = (value, value);
    }

    /// Counts a result at every node of a path from the root. If the bounds of the last node have become narrower, it
    /// also narrows those of the nodes above (score-bounded search: Cazenave and Saffidine, 2010).
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

    /// Computes the bounds of a node from those of its children. Returns true if they changed. The bounds of a chance
    /// node stay the same, because one outcome does not bound the mean.
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

    /// Returns true if a child is proven not to be better, for the seat on turn, than the value that is already sure at
    /// its parent.
    pub(crate) fn is_dominated(&self, parent: NodeId, child: NodeId) -> bool {
        let (parent_node, child) = (self.node(parent), self.node(child));
        if self.maximises(parent) {
            child.high <= parent_node.low
        } else {
            child.low >= parent_node.high
        }
    }
}
