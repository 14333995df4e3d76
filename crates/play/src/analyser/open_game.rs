//! The game of a question, with its solver and its network.

use super::resources::Resources;
use crate::source::Source;
use damier_catalog::{AnalysisText, AnyAnalyst, AnyGame, Session};
use damier_game::{TextError, Turn};
use std::cell::OnceCell;

/// An analyst, built on first use; `None` if the game has none.
type Made = OnceCell<Option<Box<dyn AnyAnalyst>>>;

/// A function that finds a player that suits a game and the seat on turn.
type Suits = fn(&dyn AnyGame, Turn, Option<&str>) -> String;

/// The game of a question. Its analysts keep what they have learnt for the next question.
pub(super) struct OpenGame {
    pub(super) game: Box<dyn AnyGame>,
    /// Answers exactly.
    solver: Made,
    /// Estimates with the trained network.
    network: Made,
}

/// Who answers a question about a state.
pub(super) enum Authority {
    /// An analyst has answered: its source, and what it found.
    Analyst(Source, AnalysisText),
    /// A player will answer. It has not been asked yet.
    Player(String),
}

impl OpenGame {
    /// Opens a game with its own analysts.
    pub(super) fn new(game: Box<dyn AnyGame>) -> Self {
        Self { game, solver: OnceCell::new(), network: OnceCell::new() }
    }

    /// Replaces the solver of the game, or removes it.
    pub(super) fn with_solver(mut self, solver: Option<Box<dyn AnyAnalyst>>) -> Self {
        self.solver = OnceCell::from(solver);
        self
    }

    /// Chooses who answers, by the same rule everywhere: the solver if the limits allow it; otherwise the named
    /// player if it can take the seat; otherwise the network; otherwise a player that suits the game.
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

/// Asks an analyst, which is built first if needed. Returns `None` if there is none, or if the limits end first.
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

/// Returns the canonical name of the named player if it exists and can take the seat on turn; otherwise `None`.
fn check_named(game: &dyn AnyGame, turn: Turn, named: Option<&str>) -> Option<String> {
    let Turn::Player(seat) = turn else { return None };
    game.check_player(named?, Some(seat)).ok()
}
