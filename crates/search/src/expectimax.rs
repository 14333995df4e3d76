//! Plain expectimax: the mover maximises, an opponent minimises, chance is averaged. No table, no
//! pruning: the reference for every faster search.

use crate::deepening::{best_action, deepen};
use crate::evaluator::Evaluator;
use damier_game::{Budget, Decision, Game, Seat, Strategy, Turn};

/// Looks ahead a fixed number of plies (actions of seats; chance's do not count), deepening one at a
/// time while the budget lasts.
#[derive(Clone, Debug)]
pub struct PlainExpectimax<E> {
    depth: u32,
    evaluator: E,
}

impl<E> PlainExpectimax<E> {
    /// Creates a search to `depth` plies, at least 1.
    #[must_use]
    pub fn new(depth: u32, evaluator: E) -> Self {
        Self { depth: depth.max(1), evaluator }
    }

    /// Returns the value of a state for a seat, in hundredths of a point, looking `depth` plies ahead; `None`
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
        if !budget.spend(1) {
            return None;
        }
        match game.turn(state) {
            Turn::Over => Some(self.evaluator.evaluate(game, state, seat) as f64),
            Turn::Chance => {
                let mut mean = 0.0;
                for (action, probability) in game.chance_outcomes(state) {
                    let next = game.after(state, action);
                    mean += probability * self.value(game, &next, seat, depth, budget)?;
                }
                Some(mean)
            }
            Turn::Player(_) if depth == 0 => {
                Some(self.evaluator.evaluate(game, state, seat) as f64)
            }
            Turn::Player(mover) => {
                let sign = if mover == seat { 1.0 } else { -1.0 };
                let mut best = f64::NEG_INFINITY;
                for action in game.legal_actions(state) {
                    let next = game.after(state, action);
                    best = best.max(sign * self.value(game, &next, seat, depth - 1, budget)?);
                }
                Some(sign * best)
            }
        }
    }
}

impl<G: Game, E: Evaluator<G>> Strategy<G> for PlainExpectimax<E> {
    fn choose(&mut self, game: &G, state: &G::State, budget: &mut Budget) -> Decision<G::Action> {
        deepen(game, state, self.depth, budget, |seat, depth, budget| {
            best_action(game, state, |next| self.value(game, next, seat, depth - 1, budget))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::evaluator::ScoreDifference;
    use damier_game::{Rng, toy::Nim};

    #[test]
    fn multiples_of_four_are_lost() {
        let nim = Nim { sticks: 12, thief: false };
        let search = PlainExpectimax::new(12, ScoreDifference);
        for left in 1..=12u8 {
            let state = Nim { sticks: left, ..nim }.opening(&mut Rng::new(0));
            let value = search.value(&nim, &state, Seat::FIRST, 12, &mut Budget::unlimited());
            let expected = if left % 4 == 0 { -200.0 } else { 200.0 };
            assert_eq!(value, Some(expected), "{left} sticks");
        }
    }

    #[test]
    fn chance_is_averaged() {
        // Two sticks: taking both wins. Taking one leaves the thief the last stick, which he spares.
        let nim = Nim { sticks: 5, thief: true };
        let state = nim.opening(&mut Rng::new(0));
        let search = PlainExpectimax::new(5, ScoreDifference);
        // Take 1 of 5: 4 left (75 %, lost for the opponent if no thief follows) or 3 left (25 %, won
        // for him). By hand: from 4 the best is take 1 (3 left, or 2 after a theft, both won for the
        // next) or 2 or 3 (2 or 1 left): always lost. So take 1 is worth 75 % - 25 % of a win.
        let value = search.value(&nim, &state, Seat::FIRST, 5, &mut Budget::unlimited());
        assert_eq!(value, Some(200.0 * 0.5));
    }

    #[test]
    fn a_node_budget_ends_the_search_with_the_last_full_depth() {
        let nim = Nim::default();
        let state = nim.opening(&mut Rng::new(0));
        let limits = damier_game::Limits { nodes: Some(100), ..damier_game::Limits::NONE };
        let mut budget = Budget::new(limits);
        budget.begin_move();
        let decision = PlainExpectimax::new(20, ScoreDifference).choose(&nim, &state, &mut budget);
        assert_eq!((decision.nodes, decision.depth), (100, 3));
    }
}
