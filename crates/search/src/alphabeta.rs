//! Plain alpha-beta with iterative deepening, for any number of plies by the same seat.

use crate::Evaluator;
use game::{Budget, Choice, Decision, Game, Seat, Strategy, Turn, Value};

/// Searches a two-seat game to a fixed depth, deepening one ply at a time while the budget lasts.
/// Chance is averaged with an open window, so its subtrees are not pruned.
#[derive(Clone, Debug)]
pub struct AlphaBeta<E> {
    depth: u32,
    evaluator: E,
}

/// Values (for the seat that searches) between which the result matters.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Window {
    alpha: f64,
    beta: f64,
}

impl Window {
    const OPEN: Self = Self { alpha: f64::NEG_INFINITY, beta: f64::INFINITY };

    /// Narrows the window by a value that a node reached; true if the node is cut off.
    fn narrow(&mut self, maximising: bool, value: f64) -> bool {
        if maximising {
            self.alpha = self.alpha.max(value);
        } else {
            self.beta = self.beta.min(value);
        }
        self.alpha >= self.beta
    }
}

impl<E> AlphaBeta<E> {
    /// A search to `depth` plies, at least 1.
    #[must_use]
    pub fn new(depth: u32, evaluator: E) -> Self {
        Self { depth: depth.max(1), evaluator }
    }

    /// The value of a state for a seat, in hundredths of a point, looking `depth` plies ahead; `None`
    /// if the budget ends first.
    pub fn value<G: Game>(
        &self,
        game: &G,
        state: &G::State,
        seat: Seat,
        depth: u32,
        budget: &mut Budget,
    ) -> Option<f64>
    where
        E: Evaluator<G>,
    {
        self.bounded(game, state, seat, depth, Window::OPEN, budget)
    }

    fn bounded<G: Game>(
        &self,
        game: &G,
        state: &G::State,
        seat: Seat,
        depth: u32,
        window: Window,
        budget: &mut Budget,
    ) -> Option<f64>
    where
        E: Evaluator<G>,
    {
        if !budget.spend(1) {
            return None;
        }
        match game.turn(state) {
            Turn::Chance => {
                let mut mean = 0.0;
                for (action, probability) in game.chance_outcomes(state) {
                    let next = game.after(state, action);
                    mean += probability
                        * self.bounded(game, &next, seat, depth, Window::OPEN, budget)?;
                }
                Some(mean)
            }
            Turn::Player(mover) if depth > 0 => {
                self.best_child(game, state, seat, mover, depth, window, budget)
            }
            Turn::Player(_) | Turn::Over => Some(self.evaluator.evaluate(game, state, seat) as f64),
        }
    }

    #[expect(
        clippy::too_many_arguments,
        reason = "one node of the search, split from its dispatch"
    )]
    fn best_child<G: Game>(
        &self,
        game: &G,
        state: &G::State,
        seat: Seat,
        mover: Seat,
        depth: u32,
        mut window: Window,
        budget: &mut Budget,
    ) -> Option<f64>
    where
        E: Evaluator<G>,
    {
        let maximising = mover == seat;
        let mut best = if maximising { f64::NEG_INFINITY } else { f64::INFINITY };
        for action in game.legal_actions(state) {
            let next = game.after(state, action);
            let value = self.bounded(game, &next, seat, depth - 1, window, budget)?;
            best = if maximising { best.max(value) } else { best.min(value) };
            if window.narrow(maximising, best) {
                break;
            }
        }
        Some(best)
    }

    fn best<G: Game>(
        &self,
        game: &G,
        state: &G::State,
        seat: Seat,
        depth: u32,
        budget: &mut Budget,
    ) -> Option<(G::Action, f64)>
    where
        E: Evaluator<G>,
    {
        let mut window = Window::OPEN;
        let mut best: Option<(G::Action, f64)> = None;
        for action in game.legal_actions(state) {
            let next = game.after(state, action);
            let value = self.bounded(game, &next, seat, depth - 1, window, budget)?;
            if best.is_none_or(|(_, so_far)| value > so_far) {
                best = Some((action, value));
            }
            window.narrow(true, value);
        }
        best
    }
}

impl<G: Game, E: Evaluator<G>> Strategy<G> for AlphaBeta<E> {
    fn choose(&mut self, game: &G, state: &G::State, budget: &mut Budget) -> Decision<G::Action> {
        let Turn::Player(seat) = game.turn(state) else {
            return Decision::resign();
        };
        let legal = game.legal_actions(state);
        let Some(&first) = legal.first() else {
            return Decision::resign();
        };
        let mut decision = Decision::act(first);
        for depth in 1..=budget.depth(self.depth) {
            let Some((action, value)) = self.best(game, state, seat, depth, budget) else {
                break;
            };
            decision.choice = Choice::Act(action);
            decision.value = Some(Value { seat, centipoints: value.round() as i64 });
            decision.pv = vec![action];
            decision.depth = depth;
        }
        decision.nodes = budget.nodes();
        decision
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Expectimax, ScoreDifference};
    use game::{Rng, toy::Nim};

    #[test]
    fn agrees_with_expectimax_and_visits_less() {
        for thief in [false, true] {
            for sticks in 1..=14 {
                let nim = Nim { sticks, thief };
                let state = nim.opening(&mut Rng::new(0));
                let (mut plain, mut pruned) = (Budget::unlimited(), Budget::unlimited());
                for depth in 0..=6 {
                    let full = Expectimax::new(1, ScoreDifference).value(
                        &nim,
                        &state,
                        Seat::FIRST,
                        depth,
                        &mut plain,
                    );
                    let cut = AlphaBeta::new(1, ScoreDifference).value(
                        &nim,
                        &state,
                        Seat::FIRST,
                        depth,
                        &mut pruned,
                    );
                    assert_eq!(full, cut, "{nim:?} to depth {depth}");
                }
                assert!(pruned.nodes() <= plain.nodes());
            }
        }
    }
}
