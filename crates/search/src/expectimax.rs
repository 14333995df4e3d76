//! Plain expectimax. The seat that searches maximises the value, an opponent minimises it, and chance takes the mean.
//! It has no table and no pruning, and is the reference for every faster search.

use crate::deepening::{best_action, deepen};
use crate::evaluator::Evaluator;
use damier_game::{Budget, Decision, Game, Seat, Strategy, Turn};

/// Expectimax to a fixed number of plies, deepening by one ply at a time until the budget ends. Only actions of seats
/// count as plies, not those of chance.
#[derive(Clone, Debug)]
pub struct PlainExpectimax<E> {
    depth: u32,
    evaluator: E,
}

impl<E> PlainExpectimax<E> {
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
        // With two sticks, taking both wins. The thief never takes the last stick.
        let nim = Nim { sticks: 5, thief: true };
        let state = nim.opening(&mut Rng::new(0));
        let search = PlainExpectimax::new(5, ScoreDifference);
        // After taking 1 of 5 sticks, 4 are left with probability 75 % and 3 after a theft with 25 %. With 4 sticks,
        // the opponent loses: every action, with or without a theft, leaves 1 to 3 sticks. With 3 sticks, the opponent
        // wins. So taking 1 is worth 75 % - 25 % of a win.
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
