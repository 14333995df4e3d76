//! Searching players of the course: depth, board representation and budget.

use crate::evaluator::{Course, Snake};
use crate::expectimax::PackedExpectimax;
use crate::leaf::{CourseLeaf, LeafEvaluator, SnakeLeaf};
use crate::packed::Packed;
use crate::rules::{End, Spawner, Twenty48, Twenty48Action};
use crate::state::Twenty48State;
use damier_game::{Budget, Choice, Decision, Game, Strategy};
use damier_search::{AlphaBeta, Evaluator};
use std::time::Duration;

/// Divisor of the game's remaining time above the reserve that gives the time for one move. This time never runs out:
/// after 100 moves at full use a fifth is left, and searches have become shallower.
const GAME_SHARE: u32 = 64;

/// Divisor of the reserve: a quarter of the game's time is reserved for searches of one slide.
const RESERVE: u32 = 4;

/// Divisor of the last part of the game's time, in which nothing is searched.
const LAST_PART: u32 = 64;

/// Search depth in slides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct SearchDepth {
    /// Depth on a board with many empty cells.
    pub(crate) base: u32,
    /// Each number `n` here adds a slide of depth on boards with at most `n` empty cells.
    pub(crate) deeper_at: &'static [usize],
}

impl SearchDepth {
    /// Returns the depth in slides on a board with `empties` empty cells.
    fn slides(self, empties: usize) -> u32 {
        let crowded = self.deeper_at.iter().filter(|&&limit| empties <= limit);
        self.base + crowded.count() as u32
    }
}

/// CPU time that a move may use, and the time that was left when it began.
#[derive(Clone, Copy, Debug)]
struct Allowance {
    left: Duration,
    allowed: Duration,
}

impl Allowance {
    /// Returns `None` if time is not limited.
    fn new(budget: &Budget) -> Option<Self> {
        let left = budget.move_left()?;
        let by_game = budget.limits().game_time.map(|limit| {
            let above_reserve = budget.game_left().unwrap_or(limit).saturating_sub(limit / RESERVE);
            above_reserve / GAME_SHARE
        });
        // Half, because the cost of the next depth is only estimated.
        let by_move = budget.limits().move_time.map(|limit| limit / 2);
        let allowed = by_game.into_iter().chain(by_move).min()?;
        Some(Self { left, allowed })
    }

    /// Returns true if there is time for a depth that costs `growth` times everything used so far.
    fn affords(self, budget: &Budget, growth: u32) -> bool {
        let left = budget.move_left().unwrap_or(self.left);
        self.left.saturating_sub(left) * growth <= self.allowed
    }
}

/// Returns true in the last part of the game's time.
fn is_nearly_over(budget: &Budget) -> bool {
    let times = budget.limits().game_time.zip(budget.game_left());
    times.is_some_and(|(limit, left)| left < limit / LAST_PART)
}

/// Expectimax by the kernel if it supports the rules, else by the generic searches: expectimax if chance places the
/// tiles, alpha-beta (the spawner minimises) against an adversary. Deepens one slide at a time while the budget lasts.
/// Among equal slides it takes the first of left, right, up, down.
pub(crate) struct Lookahead<L, E> {
    depth: SearchDepth,
    /// Rules that are searched: those of the game, or the same with idle slides forbidden.
    searched: Twenty48,
    kernel: Option<PackedExpectimax<L>>,
    evaluator: E,
}

impl Lookahead<CourseLeaf, Course> {
    /// Creates a search with the course's evaluation.
    pub(crate) fn course(rules: &Twenty48, depth: SearchDepth, course: Course) -> Self {
        Self::new(rules, depth, CourseLeaf::new(course), course)
    }
}

impl Lookahead<SnakeLeaf, Snake> {
    /// Creates a search with the serpentine weighting.
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

    /// Returns the same search, which takes a slide that changes nothing only if no other is possible. If the rules
    /// allow such idle slides, a game without them ends at the same boards, because a board with an empty cell can
    /// always be changed. (Idle slides are useful: on the notebook's rules, of 100 games `course-fast(depth=1)` makes
    /// 2048 in 37 with them, in 12 without.)
    pub(crate) fn without_idle_slides(mut self) -> Self {
        self.searched.end = End::Stuck;
        self
    }

    /// Returns the best slide to a fixed depth; `None` if the budget ends first.
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
            // This search counts the spawner's plies, too.
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
    /// Chooses the first slide allowed without any budget, or in the last part of the game's time. Reports no value,
    /// because the evaluators have another unit than the score.
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
        // Four slides, then a 2 or a 4 in every empty cell.
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
