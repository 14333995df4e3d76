//! The course's searching players: how deep, on which board, within which budget.

use crate::evaluator::{Course, Snake};
use crate::expectimax::Expectimax;
use crate::leaf::{CourseLeaf, Leaf, SnakeLeaf};
use crate::packed::Packed;
use crate::rules::{Action, Spawner, Twenty48};
use crate::state::State;
use game::{Budget, Decision, Strategy};
use search::{AlphaBeta, Evaluator};

/// How many slides to look ahead.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Depth {
    /// On a roomy board.
    pub(crate) base: u32,
    /// One slide deeper with at most so many empty cells, for each number given.
    pub(crate) deeper_at: &'static [usize],
}

impl Depth {
    /// The slides to look ahead on a board with so many empty cells: fewer, but at least 1, when less
    /// than a quarter of the game's time is left (one) or a sixteenth (two), and never more than the
    /// budget allows.
    fn slides(self, empties: usize, budget: &Budget) -> u32 {
        let crowded = self.deeper_at.iter().filter(|&&limit| empties <= limit);
        let wanted = self.base + crowded.count() as u32;
        let haste = match (budget.limits().game_time, budget.game_left()) {
            (Some(limit), Some(left)) if left < limit / 16 => 2,
            (Some(limit), Some(left)) if left < limit / 4 => 1,
            _ => 0,
        };
        budget.depth(wanted.saturating_sub(haste).max(1))
    }
}

/// Expectimax by the kernel where it suits the rules, else by the generic searches: expectimax where
/// chance places the tiles, alpha-beta (the spawner minimises) where an adversary does. Deepens one
/// slide at a time while the budget lasts; equal slides: the first of left, right, up, down.
pub(crate) struct Lookahead<L, E> {
    depth: Depth,
    kernel: Option<Expectimax<L>>,
    evaluator: E,
}

impl Lookahead<CourseLeaf, Course> {
    /// Judges by the course's evaluation.
    pub(crate) fn course(rules: &Twenty48, depth: Depth) -> Self {
        Self::new(rules, depth, CourseLeaf::new(), Course)
    }
}

impl Lookahead<SnakeLeaf, Snake> {
    /// Judges by the serpentine weighting.
    pub(crate) fn snake(rules: &Twenty48, depth: Depth, snake: Snake) -> Self {
        Self::new(rules, depth, SnakeLeaf::new(), snake)
    }
}

impl<L: Leaf, E: Evaluator<Twenty48> + Clone> Lookahead<L, E> {
    fn new(rules: &Twenty48, depth: Depth, leaf: L, evaluator: E) -> Self {
        let kernel = Packed::suits(rules).then(|| Expectimax::new(leaf, rules.four()));
        Self {
            depth,
            kernel,
            evaluator,
        }
    }

    fn by_kernel(
        &mut self,
        state: &State,
        depth: u32,
        budget: &mut Budget,
    ) -> Option<Decision<Action>> {
        let kernel = self.kernel.as_mut()?;
        let board = Packed::from_state(state).filter(|&b| Expectimax::<L>::holds(b, depth))?;
        let mut decision: Option<Decision<Action>> = None;
        for depth in 1..=depth {
            let Some((direction, _)) = kernel.best(board, depth, budget) else {
                break;
            };
            let action = Action::Slide(direction);
            decision = Some(Decision {
                pv: vec![action],
                depth,
                ..Decision::act(action)
            });
        }
        decision.map(|decision| Decision {
            nodes: budget.nodes(),
            ..decision
        })
    }

    fn by_generic_search(
        &self,
        game: &Twenty48,
        state: &State,
        depth: u32,
        budget: &mut Budget,
    ) -> Decision<Action> {
        let evaluator = self.evaluator.clone();
        let decision = match game.spawner() {
            Spawner::Chance => {
                search::Expectimax::new(depth, evaluator).choose(game, state, budget)
            }
            // Here the spawner's plies count, too.
            Spawner::Adversary => AlphaBeta::new(2 * depth, evaluator).choose(game, state, budget),
        };
        // The evaluators' unit is not the score's, so there is no value to report.
        Decision {
            value: None,
            ..decision
        }
    }
}

impl<L: Leaf, E: Evaluator<Twenty48> + Clone> Strategy<Twenty48> for Lookahead<L, E> {
    fn choose(&mut self, game: &Twenty48, state: &State, budget: &mut Budget) -> Decision<Action> {
        let depth = self.depth.slides(game.empty_cells(state).count(), budget);
        self.by_kernel(state, depth, budget)
            .unwrap_or_else(|| self.by_generic_search(game, state, depth, budget))
    }
}
