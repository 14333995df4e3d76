//! Weaker players, made from stronger ones.

use damier_game::{Budget, Decision, Game, Rng, Strategy};

/// Strategy that sometimes takes a random action instead of the one that another strategy would choose.
#[derive(Clone, Debug)]
pub struct EpsilonRandom<S> {
    inner: S,
    epsilon: f64,
    rng: Rng,
}

impl<S> EpsilonRandom<S> {
    /// Creates a player that takes a random legal action with probability `epsilon`, from 0 to 1, and otherwise the
    /// choice of `inner`.
    #[must_use]
    pub fn new(inner: S, epsilon: f64, seed: u64) -> Self {
        Self { inner, epsilon, rng: Rng::new(seed) }
    }
}

impl<G: Game, S: Strategy<G>> Strategy<G> for EpsilonRandom<S> {
    fn choose(&mut self, game: &G, state: &G::State, budget: &mut Budget) -> Decision<G::Action> {
        if self.rng.happens(self.epsilon) {
            let action = game.random_action(state, &mut self.rng);
            return action.map_or_else(Decision::resign, Decision::act);
        }
        self.inner.choose(game, state, budget)
    }

    fn observe(&mut self, game: &G, state: &G::State, action: G::Action) {
        self.inner.observe(game, state, action);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::simple::First;
    use damier_game::toy::Nim;

    #[test]
    fn slips_as_often_as_it_should() {
        let nim = Nim { sticks: 21, thief: false };
        let state = nim.opening(&mut Rng::new(0));
        let mut player = EpsilonRandom::new(First, 0.3, 1);
        let mut budget = Budget::unlimited();
        let mut chosen = || player.choose(&nim, &state, &mut budget).action();
        // With probability 0.3 the action is random, and two of the three actions are not the first one. So 20 % of
        // 5,000 choices are expected, which is 1,000 ± 85 (three standard deviations).
        let others = (0..5000).filter(|_| chosen() != Some(1)).count();
        assert!((915..=1085).contains(&others), "{others}");
    }
}
