//! Players of the course that search: their depth, their board representation and their use of the budget.

use crate::evaluator::{Course, Snake};
use crate::expectimax::PackedExpectimax;
use crate::leaf::{CourseLeaf, LeafEvaluator, SnakeLeaf};
use crate::packed::Packed;
use crate::rules::{End, Spawner, Twenty48, Twenty48Action};
use crate::state::Twenty48State;
use damier_game::{Budget, Choice, Decision, Game, Strategy};
use damier_search::{AlphaBeta, Evaluator};
use std::time::Duration;

/// A move may use this fraction (one 64th) of the time of the game that is left above the reserve. This time never
/// ends: after 100 moves that use all of their time, a fifth of it is left, and searches have become shallower.
const GAME_SHARE: u32 = 64;

/// Fraction of the time of a game (a quarter) that is reserved for searches of one slide.
const RESERVE: u32 = 4;

/// Fraction of the time of a game (one 64th) at its end in which the player does not search.
const LAST_PART: u32 = 64;

/// Search depth in slides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct SearchDepth {
    /// Depth on a board with many empty cells.
    pub(crate) base: u32,
    /// For each number in this list, the search goes one slide deeper on boards with at most so many empty cells.
    pub(crate) deeper_at: &'static [usize],
}

impl SearchDepth {
    /// Returns the depth in slides on a board with `empties` empty cells.
    fn slides(self, empties: usize) -> u32 {
        let crowded = self.deeper_at.iter().filter(|&&limit| empties <= limit);
        self.base + crowded.count() as u32
    }
}

/// CPU time that a move may use. `left` is the time that was left when the move began.
#[derive(Clone, Copy, Debug)]
struct Allowance {
    left: Duration,
    allowed: Duration,
}

impl Allowance {
    /// Returns the time for a move, or `None` if time is not limited.
    fn new(budget: &Budget) -> Option<Self> {
        let left = budget.move_left()?;
        let by_game = budget.limits().game_time.map(|limit| {
            let above_reserve = budget.game_left().unwrap_or(limit).saturating_sub(limit / RESERVE);
            above_reserve / GAME_SHARE
        });
        // Use half of the time, because the cost of the next depth is only estimated.
        let by_move = budget.limits().move_time.map(|limit| limit / 2);
        let allowed = by_game.into_iter().chain(by_move).min()?;
        Some(Self { left, allowed })
    }

    /// Returns true if there is time for a depth that costs `growth` times the time used so far, and false if there is
    /// not.
    fn affords(self, budget: &Budget, growth: u32) -> bool {
        let left = budget.move_left().unwrap_or(self.left);
        self.left.saturating_sub(left) * growth <= self.allowed
    }
}

/// Returns true in the last part of the time of a game. Returns false before, and if that time is not limited.
fn is_nearly_over(budget: &Budget) -> bool {
    let times = budget.limits().game_time.zip(budget.game_left());
    times.is_some_and(|(limit, left)| left < limit / LAST_PART)
}

/// Player that searches with the fast kernel if it supports the rules. Otherwise it uses a generic search: expectimax
/// if chance places the tiles, alpha-beta (the spawner minimises) against an adversary. It deepens by one slide at a
/// time until the budget ends. Among equally good slides, it takes the first in the order left, right, up, down.
pub(crate) struct Lookahead<L, E> {
    depth: SearchDepth,
    /// Rules for the search: those of the game, or the same rules with slides that change nothing forbidden.
    searched: Twenty48,
    kernel: Option<PackedExpectimax<L>>,
    evaluator: E,
}

impl Lookahead<CourseLeaf, Course> {
    /// Creates a player with the evaluation of the course.
    pub(crate) fn course(rules: &Twenty48, depth: SearchDepth, course: Course) -> Self {
        Self::new(rules, depth, CourseLeaf::new(course), course)
    }
}

impl Lookahead<SnakeLeaf, Snake> {
    /// Creates a player with the serpentine weighting.
    pub(crate) fn snake(rules: &Twenty48, depth: SearchDepth, snake: Snake) -> Self {
        Self::new(rules, depth, SnakeLeaf::new(), snake)
    }
}

impl<L: LeafEvaluator, E: Evaluator<Twenty48> + Clone> Lookahead<L, E> {
    fn new(rules: &Twenty48, depth: SearchDepth, leaf: L, evaluator: E) -> Self {
        let searched = rules.clone();
        let kernel = Packed::suits(&searched).then(|| PackedExpectimax::new(leaf, rules.four()));
        Self { depth, searched, kernel, evaluator }
    }

    /// Returns the same player without idle slides: it takes a slide that changes nothing only if no other slide is
    /// possible. A game that forbids idle slides ends on the same boards as one that allows them, because some slide
    /// changes a board with an empty cell. (Idle slides are useful: of 100 games by the rules of the notebook,
    /// `course-fast(depth=1)` made 2048 in 37 with them, and in 12 without.)
    pub(crate) fn without_idle_slides(mut self) -> Self {
        self.searched.end = End::Stuck;
        self
    }

    /// Returns the best slide of a search to a fixed depth. Returns `None` if the budget ends first.
    fn best(
        &mut self,
        state: &Twenty48State,
        depth: u32,
        budget: &mut Budget,
    ) -> Option<Twenty48Action> {
        if let Some(kernel) = &mut self.kernel {
            let board =
                Packed::from_state(state).filter(|&b| PackedExpectimax::<L>::holds(b, depth));
            if let Some(board) = board {
                let best = kernel.best(board, depth, budget);
                return best.map(|(direction, _)| Twenty48Action::Slide(direction));
            }
        }
        let (evaluator, game) = (self.evaluator.clone(), &self.searched);
        let (plies, decision) = match game.spawner() {
            Spawner::Chance => {
                let mut search = damier_search::PlainExpectimax::new(depth, evaluator);
                (depth, search.choose(game, state, budget))
            }
            // Here a slide is two plies, because the spawner is a seat.
            Spawner::Adversary => {
                let mut search = AlphaBeta::new(2 * depth, evaluator);
                (2 * depth, search.choose(game, state, budget))
            }
        };
        let is_whole = decision.depth == budget.depth(plies);
        decision.action().filter(|_| is_whole)
    }
}

impl<L: LeafEvaluator, E: Evaluator<Twenty48> + Clone> Strategy<Twenty48> for Lookahead<L, E> {
    /// Takes the first legal slide if the budget ends before the first depth is complete, or in the last part of the
    /// time of the game. Reports no value, because the evaluators do not estimate the score.
    fn choose(
        &mut self,
        game: &Twenty48,
        state: &Twenty48State,
        budget: &mut Budget,
    ) -> Decision<Twenty48Action> {
        let taken = self.searched.legal_actions(state).first().copied();
        let Some(first) = taken.or_else(|| game.legal_actions(state).first().copied()) else {
            return Decision::resign();
        };
        if taken.is_none() {
            return Decision::act(first);
        }
        let empties = game.empty_cells(state).count();
        // A slide more multiplies the boards by four slides, and by a 2 and a 4 in each empty cell.
        let growth = 8 * (empties as u32 + 1);
        let allowance = Allowance::new(budget);
        let mut decision = Decision::act(first);
        if is_nearly_over(budget) {
            return decision;
        }
        for depth in 1..=budget.depth(self.depth.slides(empties)) {
            let affords = |allowance: Allowance| allowance.affords(budget, growth);
            if depth > 1 && !allowance.is_none_or(affords) {
                break;
            }
            let Some(action) = self.best(state, depth, budget) else {
                break;
            };
            decision.choice = Choice::Act(action);
            decision.pv = vec![action];
            decision.depth = depth;
        }
        decision.nodes = budget.nodes();
        decision
    }
}
