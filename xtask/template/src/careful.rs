//! `careful`, a player that looks ahead by one stone of its own and one of its rival.

use crate::line::COLUMNS;
use crate::rules::NewGame;
use crate::state::NewGameState;
use damier_game::{Budget, Decision, Game, Rng, Strategy};

/// Player that connects four if it can. Otherwise it blocks the four of the rival, and otherwise it plays at random.
#[derive(Clone, Debug)]
pub struct NewGameCareful(Rng);

impl NewGameCareful {
    /// Creates a player. `seed` determines its random choices.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self(Rng::new(seed))
    }
}

impl Strategy<NewGame> for NewGameCareful {
    fn choose(
        &mut self,
        rules: &NewGame,
        state: &NewGameState,
        budget: &mut Budget,
    ) -> Decision<usize> {
        budget.spend(COLUMNS as u64);
        let seat = state.next();
        let urgent = state.completing(seat).next().or(state.completing(seat.other()).next());
        let chosen = urgent.or_else(|| rules.random_action(state, &mut self.0));
        chosen.map_or_else(Decision::resign, |column| Decision {
            nodes: COLUMNS as u64,
            depth: 1,
            ..Decision::act(column)
        })
    }
}
