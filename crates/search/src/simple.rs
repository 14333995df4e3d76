//! The simplest strategies.

use crate::evaluator::Evaluator;
use damier_game::{Budget, Choice, Decision, Game, Rng, Strategy, Turn, Value};

/// Player that takes every legal action with the same probability.
#[derive(Clone, Debug)]
pub struct Random(Rng);

impl Random {
    /// Creates a player whose choices are determined by this seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self(Rng::new(seed))
    }
}

impl<G: Game> Strategy<G> for Random {
    fn choose(&mut self, game: &G, state: &G::State, _: &mut Budget) -> Decision<G::Action> {
        let legal = game.legal_actions(state);
        self.0.pick(&legal).map_or_else(Decision::resign, Decision::act)
    }
}

/// Player that takes the first legal action in the order of the game.
#[derive(Clone, Copy, Debug)]
pub struct First;

impl<G: Game> Strategy<G> for First {
    fn choose(&mut self, game: &G, state: &G::State, _: &mut Budget) -> Decision<G::Action> {
        game.legal_actions(state).first().map_or_else(Decision::resign, |&a| Decision::act(a))
    }
}

/// Player that takes the action whose next state has the best estimate. It chooses at random among equally good
/// actions.
#[derive(Clone, Debug)]
pub struct OnePly<E> {
    evaluator: E,
    rng: Rng,
}

impl<E> OnePly<E> {
    /// Creates a player with this evaluator. `seed` determines its choices among equally good actions.
    #[must_use]
    pub fn new(evaluator: E, seed: u64) -> Self {
        Self { evaluator, rng: Rng::new(seed) }
    }
}

impl<G: Game, E: Evaluator<G>> Strategy<G> for OnePly<E> {
    fn choose(&mut self, game: &G, state: &G::State, budget: &mut Budget) -> Decision<G::Action> {
        let Turn::Player(seat) = game.turn(state) else {
            return Decision::resign();
        };
        let legal = game.legal_actions(state);
        budget.spend(legal.len() as u64);
        let values: Vec<i64> = legal
            .iter()
            .map(|&action| self.evaluator.evaluate(game, &game.after(state, action), seat))
            .collect();
        let Some(&best) = values.iter().max() else {
            return Decision::resign();
        };
        let equal: Vec<usize> = (0..values.len()).filter(|&i| values[i] == best).collect();
        let action = legal[equal[self.rng.index(equal.len())]];
        Decision {
            choice: Choice::Act(action),
            value: Some(Value { seat, centipoints: best }),
            pv: vec![action],
            nodes: legal.len() as u64,
            depth: 1,
        }
    }
}
