//! `careful`: sees one stone ahead, for itself and for the other seat.

use crate::line::COLUMNS;
use crate::rules::NewGame;
use crate::state::NewGameState;
use damier_game::{Budget, Decision, Game, Rng, Strategy};

/// Connects four if it can, otherwise keeps the other seat from connecting four, otherwise random.
#[derive(Clone, Debug)]
pub struct NewGameCareful(Rng);

impl NewGameCareful {
    /// A player with this seed.
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
