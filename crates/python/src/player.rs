//! Python objects for players of the rosters. If they are called with a state, they return an action.

use crate::answer::{self, PyAdvice};
use crate::arguments;
use crate::error::Error;
use crate::objects::{PyPlayer, PyState};
use crate::panic_guard::catch_panic;
use crate::rules::open_rules;
use crate::text::python as text;
use crate::typed::AnyRules;
use damier_catalog::default_advisor;
use damier_game::{Seat, TextError};
use pyo3::prelude::*;
use std::sync::Arc;

/// Creates a player of a game from its name and settings, in the form `NAME(key=value)`. Without a name, it is the
/// game's adviser.
#[pyfunction]
#[pyo3(signature = (game, name=None, *, budget="none", seed=None))]
pub(crate) fn player(
    game: &str,
    name: Option<&str>,
    budget: &str,
    seed: Option<&Bound<'_, PyAny>>,
) -> PyResult<PyPlayer> {
    let rules = catch_panic(|| open_rules(game))?.map_err(Error::from)?;
    PyPlayer::new(&rules, name, budget, seed)
}

impl PyPlayer {
    /// Creates a player of a game from its name and settings. Without a name, it is the game's adviser.
    pub(crate) fn new(
        rules: &Arc<dyn AnyRules>,
        name: Option<&str>,
        budget: &str,
        seed: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Self> {
        let name = catch_panic(|| match name {
            Some(name) => rules.plain().check_player(name, None),
            None => Ok(default_advisor(rules.plain(), Seat::FIRST)),
        })?
        .map_err(Error::from)?;
        let seed = seed.map_or(Ok(1), arguments::seed)?;
        Ok(Self { rules: Arc::clone(rules), name, limits: arguments::limits(budget)?, seed })
    }

    fn ask(&self, py: Python<'_>, state: &Bound<'_, PyState>) -> PyResult<PyAdvice> {
        let position = &state.get().position;
        let (mine, given) = (self.rules.plain().name(), position.rules().plain().name());
        if mine != given {
            let error = TextError::new(given, text::position(), text::this_game(mine));
            return Err(Error::Text(error).into());
        }
        answer::advise(py, position, Some(&self.name), self.limits, self.seed)
    }
}

#[pymethods]
impl PyPlayer {
    /// The name, with the settings that differ from their default values.
    #[getter]
    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    /// The name of the game.
    #[getter]
    fn game(&self) -> String {
        self.rules.plain().name()
    }

    /// The budget for one choice.
    #[getter]
    fn budget(&self) -> String {
        self.limits.to_string()
    }

    /// Chooses an action in a state. Returns None if the player would resign.
    fn __call__(&self, py: Python<'_>, state: &Bound<'_, PyState>) -> PyResult<Option<String>> {
        Ok(self.ask(py, state)?.action)
    }

    /// Returns the action that the player would choose in a state, with its estimate.
    fn advise(&self, py: Python<'_>, state: &Bound<'_, PyState>) -> PyResult<PyAdvice> {
        self.ask(py, state)
    }

    fn __repr__(&self) -> String {
        format!("<Player {} of {}>", self.name, self.rules.plain().name())
    }
}
