//! Plain alpha-beta with iterative deepening. A seat may act any number of times in a row.

use crate::deepening::{best_action, deepen};
use crate::evaluator::Evaluator;
use damier_game::{Budget, Decision, Game, Seat, Strategy, Turn};

/// Alpha-beta search of a two-seat game to a fixed depth, deepening by one ply at a time until the budget ends. It
/// searches every outcome of chance with an open window, so the subtrees below chance are not pruned.
#[derive(Clone, Debug)]
pub struct AlphaBeta<E> {
    depth: u32,
    evaluator: E,
}

/// Search window: values outside it do not change the result. Seen from the seat that searches.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Window {
    alpha: f64,
    beta: f64,
}

impl Window {
    const OPEN: Self = Self { alpha: f64::NEG_INFINITY, beta: f64::INFINITY };

    /// Narrows the window by the value of a child. Returns true if the node is cut off: its other children cannot
    /// change the result.
    fn narrow(&mut self, maximising: bool, value: f64) -> bool {
        if maximising {
            self.alpha = self.alpha.max(value);
        } else {
            self.beta = self.beta.min(value);
        }
        self.alpha >= self.beta
    }
}

/// Data of one search that are the same at every node.
struct Search<'a, G, E> {
    game: &'a G,
    evaluator: &'a E,
    seat: Seat,
    budget: &'a mut Budget,
}

impl<G: Game, E: Evaluator<G>> Search<'_, G, E> {
    /// Returns the value of a state if it lies in the window. Below the window, the returned value is an upper bound,
    /// and above it a lower bound. Returns `None` if the budget ends first.
    fn value(&mut self, state: &G::State, depth: u32, window: Window) -> Option<f64> {
        if !self.budget.spend(1) {
            return None;
        }
        match self.game.turn(state) {
            Turn::Chance => self.mean(state, depth),
            Turn::Player(mover) if depth > 0 => self.best_child(state, mover, depth, window),
            Turn::Player(_) | Turn::Over => {
                Some(self.evaluator.evaluate(self.game, state, self.seat) as f64)
            }
        }
    }

    fn mean(&mut self, state: &G::State, depth: u32) -> Option<f64> {
        let mut mean = 0.0;
        for (action, probability) in self.game.chance_outcomes(state) {
            let next = self.game.after(state, action);
            mean += probability * self.value(&next, depth, Window::OPEN)?;
        }
        Some(mean)
    }

    fn best_child(
        &mut self,
        state: &G::State,
        mover: Seat,
        depth: u32,
        mut window: Window,
    ) -> Option<f64> {
        let maximising = mover == self.seat;
        let mut best = if maximising { f64::NEG_INFINITY } else { f64::INFINITY };
        for action in self.game.legal_actions(state) {
            let next = self.game.after(state, action);
            let value = self.value(&next, depth - 1, window)?;
            best = if maximising { best.max(value) } else { best.min(value) };
            if window.narrow(maximising, best) {
                break;
            }
        }
        Some(best)
    }
}

impl<E> AlphaBeta<E> {
    /// Creates a search of `depth` plies. A depth of 0 counts as 1.
    #[must_use]
    pub fn new(depth: u32, evaluator: E) -> Self {
        Self { depth: depth.max(1), evaluator }
    }

    /// Returns the value of a state for a seat, in hundredths of a point, after a search of `depth` plies. Returns
    /// `None` if the budget ends first.
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
        let mut search = Search { game, evaluator: &self.evaluator, seat, budget };
        search.value(state, depth, Window::OPEN)
    }
}

impl<G: Game, E: Evaluator<G>> Strategy<G> for AlphaBeta<E> {
    fn choose(&mut self, game: &G, state: &G::State, budget: &mut Budget) -> Decision<G::Action> {
        deepen(game, state, self.depth, budget, |seat, depth, budget| {
            let mut search = Search { game, evaluator: &self.evaluator, seat, budget };
            let mut window = Window::OPEN;
            best_action(game, state, |next| {
                let value = search.value(next, depth - 1, window)?;
                window.narrow(true, value);
                Some(value)
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::evaluator::ScoreDifference;
    use crate::expectimax::PlainExpectimax;
    use damier_game::{Rng, toy::Nim};

    #[test]
    fn agrees_with_expectimax_and_visits_less() {
        for thief in [false, true] {
            for sticks in 1..=14 {
                let nim = Nim { sticks, thief };
                let state = nim.opening(&mut Rng::new(0));
                let (mut plain, mut pruned) = (Budget::unlimited(), Budget::unlimited());
                for depth in 0..=6 {
                    let full = PlainExpectimax::new(1, ScoreDifference).value(
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
