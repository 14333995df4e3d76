//! Python objects for players of the rosters. If they are called with a state, they return an action.

use crate::answer::{self, PyAdvice};
use crate::arguments;
use crate::error::Error;
use crate::game_object::open_shared;
use crate::objects::{PyPlayer, PyState, Reduced};
use crate::panic_guard::catch_panic;
use crate::text::python as text;
use damier_catalog::{AnyGame, default_advisor};
use damier_game::{Seat, TextError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
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
    let game = catch_panic(|| open_shared(game))?.map_err(Error::from)?;
    PyPlayer::new(&game, name, budget, seed)
}

impl PyPlayer {
    /// Creates a player of a game from its name and settings. Without a name, it is the game's adviser.
    pub(crate) fn new(
        game: &Arc<dyn AnyGame>,
        name: Option<&str>,
        budget: &str,
        seed: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Self> {
        let name = catch_panic(|| match name {
            Some(name) => game.check_player(name, None),
            None => Ok(default_advisor(game.as_ref(), Seat::FIRST)),
        })?
        .map_err(Error::from)?;
        let seed = seed.map_or(Ok(1), arguments::seed)?;
        Ok(Self { game: Arc::clone(game), name, limits: arguments::limits(budget)?, seed })
    }

    fn ask(&self, py: Python<'_>, state: &Bound<'_, PyState>) -> PyResult<PyAdvice> {
        let state = state.get();
        let (mine, given) = (self.game.name(), state.game.name());
        if mine != given {
            let error = TextError::new(given, text::position(), text::this_game(mine));
            return Err(Error::Text(error).into());
        }
        answer::advise(py, state, Some(&self.name), self.limits, self.seed)
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
        self.game.name()
    }

    /// The budget for one choice.
    #[getter]
    fn budget(&self) -> String {
        self.limits.to_string()
    }

    /// Chooses an action in a state. Returns None if the player would resign, or if the game is over.
    fn __call__(&self, py: Python<'_>, state: &Bound<'_, PyState>) -> PyResult<Option<String>> {
        Ok(self.ask(py, state)?.action)
    }

    /// Returns the action that the player would choose in a state, with its estimate. If the game is over, there is no
    /// action, and the value is the result.
    fn advise(&self, py: Python<'_>, state: &Bound<'_, PyState>) -> PyResult<PyAdvice> {
        self.ask(py, state)
    }

    fn __copy__(slf: Py<Self>) -> Py<Self> {
        slf
    }

    fn __deepcopy__(slf: Py<Self>, _memo: &Bound<'_, PyAny>) -> Py<Self> {
        slf
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> Reduced<'py, Bound<'py, PyTuple>> {
        let options = PyDict::new(py);
        options.set_item("budget", self.budget())?;
        options.set_item("seed", self.seed)?;
        let player = py.import("damier")?.getattr("player")?;
        let partial = py.import("functools")?.getattr("partial")?;
        let create = partial.call((player, self.game.name(), &self.name), Some(&options))?;
        Ok((create, PyTuple::empty(py)))
    }

    fn __repr__(&self) -> String {
        format!("<Player {} of {}>", self.name, self.game.name())
    }
}
