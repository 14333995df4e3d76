//! The referee of any game under the contract: the game, its entrants, their budget and the openings.

use crate::play::entrant::Entrant;
use crate::play::guard::install;
use crate::schedule::pairings::Pairing;
use damier_game::{Game, Limits, Notation, Rng, Show, random_opening};
use std::sync::Arc;

/// The referee of any game under the contract.
///
/// CPU time is charged for choosing a move, and also for observing moves if the budget limits time. Building a strategy
/// is not charged. A game in which the machine fails is void and is played again from the same seed.
pub struct GameReferee<G: Game> {
    pub(crate) game: G,
    pub(crate) name: Arc<str>,
    pub(crate) entrants: Vec<(Arc<str>, Entrant<G>)>,
    pub(crate) limits: Limits,
    openings: Vec<G::State>,
    random_plies: u32,
}

impl<G: Game + Notation + Show> GameReferee<G> {
    /// Creates a referee for these entrants, each of which may spend `limits` in every game.
    pub fn new(game: G, entrants: Vec<Entrant<G>>, limits: Limits) -> Self {
        install();
        let entrants = entrants.into_iter();
        Self {
            name: game.name().into(),
            game,
            entrants: entrants.map(|e| (e.name.as_str().into(), e)).collect(),
            limits,
            openings: Vec::new(),
            random_plies: 0,
        }
    }

    /// Sets the states in which games begin. They are used in turn and replace the usual first states of the game. An
    /// empty list changes nothing.
    #[must_use]
    pub fn with_openings(mut self, openings: Vec<G::State>) -> Self {
        self.openings = openings;
        self
    }

    /// Sets the number of random plies before each game. 0 changes nothing.
    #[must_use]
    pub const fn with_random_plies(mut self, plies: u32) -> Self {
        self.random_plies = plies;
        self
    }

    /// Returns the first state of a game. Later chance follows from the same seed whether or not the opening is given.
    pub(crate) fn opening(&self, pairing: &Pairing, rng: &mut Rng) -> G::State {
        let drawn = self.game.opening(rng);
        if self.random_plies > 0 {
            return random_opening(&self.game, self.random_plies, pairing.seed).unwrap_or(drawn);
        }
        let turn = pairing.round.checked_rem(self.openings.len() as u64);
        turn.map_or(drawn, |turn| self.openings[turn as usize].clone())
    }
}
