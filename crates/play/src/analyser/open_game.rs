//! The game that is asked about, with those who know something about it.

use super::resources::Resources;
use crate::source::Source;
use damier_catalog::{AnalysisText, AnyAnalyst, AnyGame, Session};
use damier_game::{TextError, Turn};
use std::cell::OnceCell;

/// An analyst, made when it is first asked for; `None` where the game has none.
type Made = OnceCell<Option<Box<dyn AnyAnalyst>>>;

/// Finds the player that suits a game and whose turn it is.
type Suits = fn(&dyn AnyGame, Turn, Option<&str>) -> String;

/// A game that is asked about. What its analysts have learnt they keep.
pub(super) struct OpenGame {
    pub(super) game: Box<dyn AnyGame>,
    /// Answers exactly.
    solver: Made,
    /// Estimates with what was learnt.
    network: Made,
}

/// The authority on a state.
pub(super) enum Authority {
    /// An analyst, and what it found.
    Analyst(Source, AnalysisText),
    /// A player, still to be asked.
    Player(String),
}

impl OpenGame {
    /// A game with its own analysts.
    pub(super) fn new(game: Box<dyn AnyGame>) -> Self {
        Self { game, solver: OnceCell::new(), network: OnceCell::new() }
    }

    /// The same game with this solver, or none, instead of its own.
    pub(super) fn with_solver(mut self, solver: Option<Box<dyn AnyAnalyst>>) -> Self {
        self.solver = OnceCell::from(solver);
        self
    }

    /// The one rule for every door: exactly within the limits; otherwise the player that was named, if the
    /// seat can be its; otherwise the network; otherwise the player that suits.
    pub(super) fn consult(
        &mut self,
        session: &dyn Session,
        named: Option<&str>,
        suits: Suits,
        resources: Resources<'_>,
    ) -> Result<Authority, TextError> {
        let game = self.game.as_ref();
        if let Some(found) = ask(&mut self.solver, || game.analyst(), session, resources)? {
            return Ok(Authority::Analyst(Source::Exact, found));
        }
        if let Some(player) = check_named(game, session.turn(), named) {
            return Ok(Authority::Player(player));
        }
        let make = || game.training().and_then(|school| school.estimator());
        if let Some(found) = ask(&mut self.network, make, session, resources)? {
            return Ok(Authority::Analyst(Source::Network, found));
        }
        Ok(Authority::Player(suits(game, session.turn(), None)))
    }
}

/// Asks an analyst, who is made first if need be; `None` where there is none, or if the limits end first.
fn ask(
    analyst: &mut Made,
    make: impl FnOnce() -> Option<Box<dyn AnyAnalyst>>,
    session: &dyn Session,
    resources: Resources<'_>,
) -> Result<Option<AnalysisText>, TextError> {
    analyst.get_or_init(make);
    match analyst.get_mut() {
        Some(Some(analyst)) => resources.analyse(session, analyst.as_mut()),
        _ => Ok(None),
    }
}

/// The canonical name of a player that was named, if it can be made and can take the seat on turn.
fn check_named(game: &dyn AnyGame, turn: Turn, named: Option<&str>) -> Option<String> {
    let Turn::Player(seat) = turn else { return None };
    game.check_player(named?, Some(seat)).ok()
}
