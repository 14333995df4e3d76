//! Python classes that refer to each other: games, states, players, chance.

use damier_catalog::{AnyGame, AnyState};
use damier_game::{Limits, Rng};
use pyo3::prelude::*;
use std::sync::Arc;

/// A function and the arguments from which it creates an equal object, for pickles and copies.
pub(crate) type Reduced<'py, T> = PyResult<(Bound<'py, PyAny>, T)>;

/// A game with its rules, as `damier.game` opens it.
#[pyclass(name = "Game", module = "damier", frozen)]
pub(crate) struct PyGame {
    pub(crate) game: Arc<dyn AnyGame>,
}

/// A state of a game. It never changes: `apply` returns another state.
#[pyclass(name = "State", module = "damier", frozen)]
pub(crate) struct PyState {
    pub(crate) game: Arc<dyn AnyGame>,
    pub(crate) state: Arc<dyn AnyState>,
}

impl PyState {
    /// Creates the object of a state of a game.
    pub(crate) fn new(game: &Arc<dyn AnyGame>, state: Arc<dyn AnyState>) -> Self {
        Self { game: Arc::clone(game), state }
    }
}

/// A player of a game, with its settings, its budget and its seed.
#[pyclass(name = "Player", module = "damier", frozen)]
pub(crate) struct PyPlayer {
    pub(crate) game: Arc<dyn AnyGame>,
    pub(crate) name: String,
    pub(crate) limits: Limits,
    pub(crate) seed: u64,
}

/// A random generator for chance and openings. A seed gives the same numbers on every machine and in every version.
#[pyclass(name = "Chance", module = "damier")]
pub(crate) struct PyChance {
    pub(crate) rng: Rng,
}
