//! Flat Monte Carlo: the same number of random playouts after each action. The action with the best mean wins.

use crate::evaluator::{Evaluator, ScoreDifference};
use crate::playout::random_playout;
use crate::winning::or_win;
use damier_game::{Budget, Choice, Decision, Game, Rng, Strategy, Turn, Value};

/// Player that plays the same number of random games after every legal action, and takes the action with the best mean
/// result. Every ply of a random game counts as a node.
#[derive(Clone, Debug)]
pub struct FlatMonteCarlo {
    playouts: u32,
    rng: Rng,
}

/// Length in plies at which a playout is stopped and evaluated.
const MAX_PLIES: usize = 100_000;

impl FlatMonteCarlo {
    /// Creates a player with this number of playouts per action. `seed` determines its random games.
    #[must_use]
    pub fn new(playouts: u32, seed: u64) -> Self {
        Self { playouts, rng: Rng::new(seed) }
    }
}

impl<G: Game> Strategy<G> for FlatMonteCarlo {
    fn choose(&mut self, game: &G, state: &G::State, budget: &mut Budget) -> Decision<G::Action> {
        let Turn::Player(seat) = game.turn(state) else {
            return Decision::resign();
        };
        let legal = game.legal_actions(state);
        let mut sums = vec![0i64; legal.len()];
        let mut rounds = 0u32;
        'rounds: while rounds < self.playouts {
            let before = sums.clone();
            for (sum, &action) in sums.iter_mut().zip(&legal) {
                let mut end = game.after(state, action);
                let plies = random_playout(game, &mut end, &mut self.rng, MAX_PLIES);
                *sum += ScoreDifference.evaluate(game, &end, seat);
                if !budget.spend(1 + plies as u64) {
                    sums = before;
                    break 'rounds;
                }
            }
            rounds += 1;
        }
        // Take the first of the best actions. If no round was completed, this is the first action, unless another one
        // wins at once.
        let mut best = 0;
        for index in 1..sums.len() {
            if sums[index] > sums[best] {
                best = index;
            }
        }
        let Some(&action) = legal.get(best) else {
            return Decision::resign();
        };
        if rounds == 0 {
            let decision = or_win(game, state, Decision::act(action));
            return Decision { nodes: budget.nodes(), ..decision };
        }
        Decision {
            choice: Choice::Act(action),
            value: Some(Value { seat, centipoints: sums[best] / i64::from(rounds) }),
            pv: vec![action],
            nodes: budget.nodes(),
            depth: 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_game::toy::Nim;

    #[test]
    fn takes_the_winning_stick() {
        let nim = Nim { sticks: 3, thief: false };
        let state = nim.opening(&mut Rng::new(0));
        let mut player = FlatMonteCarlo::new(50, 1);
        let decision = player.choose(&nim, &state, &mut Budget::unlimited());
        assert_eq!(decision.value.map(|value| value.centipoints), Some(200));
        assert_eq!(decision.action(), Some(3));
    }
}
