//! Python objects for games.

use crate::arguments;
use crate::chosen_language::current;
use crate::error::Error;
use crate::objects::{PyChance, PyGame, PyPlayer, PyState, Reduced};
use crate::panic_guard::catch_panic;
use crate::position::{read_state, read_unfinished, refuse_finished};
use crate::text::python as text;
use damier_catalog::AnyGame;
use damier_game::{Contest, Rng, TextError, Turn};
use pyo3::prelude::*;
use pyo3::types::PyTuple;
use std::sync::Arc;

/// Lists the names of all games.
#[pyfunction]
pub(crate) fn games() -> Vec<&'static str> {
    damier_catalog::games().iter().map(|info| info.name).collect()
}

/// Opens a game by its name and parameters, in the form `NAME:5x5,key=value`.
#[pyfunction]
#[pyo3(name = "game")]
pub(crate) fn open_game(text: &str) -> PyResult<PyGame> {
    Ok(PyGame { game: catch_panic(|| open_shared(text))?.map_err(Error::from)? })
}

/// Opens a game, to be shared by its states and players.
///
/// # Errors
/// If the game is unknown, or a parameter is unknown or out of range.
pub(crate) fn open_shared(text: &str) -> Result<Arc<dyn AnyGame>, TextError> {
    damier_catalog::open(text).map(Arc::from)
}

#[pymethods]
impl PyGame {
    /// The canonical name, with the parameters that differ from their default values.
    #[getter]
    pub(crate) fn name(&self) -> String {
        self.game.name()
    }

    /// A description of the game in one line.
    #[getter]
    fn summary(&self) -> String {
        self.game.info().summary.say(current())
    }

    /// How actions are typed.
    #[getter]
    fn how_to_act(&self) -> String {
        self.game.info().actions.say(current())
    }

    /// The number of seats, 1 or 2.
    #[getter]
    fn seats(&self) -> usize {
        self.game.seats()
    }

    /// How results are compared: "solo" (by score), "duel" (the higher score wins) or "roles" (seats have different
    /// tasks).
    #[getter]
    fn contest(&self) -> &'static str {
        match self.game.contest() {
            Contest::Solo => "solo",
            Contest::Duel => "duel",
            Contest::Roles => "roles",
        }
    }

    /// The version of the rules. It rises when a change makes the same actions lead to other states or scores.
    #[getter]
    fn rules_version(&self) -> u32 {
        self.game.rules_version()
    }

    /// The unit of a score, in the plural.
    #[getter]
    fn unit(&self) -> &'static str {
        self.game.score_scale().unit
    }

    /// The texts of all actions. An action's number is its index. Actions of seats come first, then those of chance
    /// alone.
    #[getter]
    fn actions<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let actions = catch_panic(|| {
            let opening = self.game.opening(&mut Rng::new(0));
            let numbers = 0..self.game.numbering()?.actions;
            numbers.map(|number| opening.action_text(number)).collect::<Result<Vec<_>, _>>()
        })?;
        PyTuple::new(py, actions.map_err(Error::from)?)
    }

    /// The number of actions that seats have. Their numbers are below it.
    #[getter]
    fn seat_actions(&self) -> PyResult<usize> {
        Ok(catch_panic(|| self.game.numbering())?.map_err(Error::from)?.seat_actions)
    }

    /// The shape of `State.observation()`.
    #[getter]
    fn shape<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let numbering = catch_panic(|| self.game.numbering())?.map_err(Error::from)?;
        PyTuple::new(py, &numbering.shape)
    }

    /// The largest number in `State.observation()`.
    #[getter]
    fn largest(&self) -> PyResult<u8> {
        Ok(catch_panic(|| self.game.numbering())?.map_err(Error::from)?.largest)
    }

    /// The players of the game. Each is its name and one line about how it chooses.
    #[getter]
    fn players(&self) -> Vec<(&'static str, String)> {
        let players = self.game.players().into_iter();
        players.map(|player| (player.name, player.summary.say(current()))).collect()
    }

    /// Begins a game from a seed, by default 1, and lets chance act. Returns the first state in which a seat is on
    /// turn.
    #[pyo3(signature = (seed=None))]
    fn start(&self, seed: Option<&Bound<'_, PyAny>>) -> PyResult<PyState> {
        let mut rng = Rng::new(seed.map_or(Ok(1), arguments::seed)?);
        Ok(PyState::new(&self.game, catch_panic(|| self.game.opening(&mut rng).settled(&mut rng))?))
    }

    /// Returns the opening of a seed, by default 1. Chance may be on turn in it.
    #[pyo3(signature = (seed=None))]
    fn opening(&self, seed: Option<&Bound<'_, PyAny>>) -> PyResult<PyState> {
        let mut rng = Rng::new(seed.map_or(Ok(1), arguments::seed)?);
        Ok(PyState::new(&self.game, catch_panic(|| self.game.opening(&mut rng))?))
    }

    /// Reads a state from its text, from a board as other programs write it, in a text, in lists or in an array, or from
    /// an observation, which is an array of uint8. A game whose observation does not tell the whole state refuses it.
    fn state(&self, position: &Bound<'_, PyAny>) -> PyResult<PyState> {
        Ok(PyState::new(&self.game, read_state(&self.game, position)?))
    }

    /// Reads a state as `state` does, and lets chance act. The game must not be over in it.
    fn _unfinished(
        &self,
        position: &Bound<'_, PyAny>,
        chance: &Bound<'_, PyChance>,
    ) -> PyResult<PyState> {
        let state = read_unfinished(&self.game, position)?;
        let mut chance = chance.try_borrow_mut()?;
        let state = catch_panic(|| state.settled(&mut chance.rng))?;
        // What chance has drawn may have ended the game.
        let is_over = catch_panic(|| state.turn())? == Turn::Over;
        if is_over { Err(refuse_finished().into()) } else { Ok(PyState::new(&self.game, state)) }
    }

    /// Reads the number of an action that seats have. It need not be legal.
    fn _seat_action(&self, number: &Bound<'_, PyAny>) -> PyResult<u64> {
        let last = self.seat_actions()? as u64 - 1;
        Ok(arguments::whole(number, text::action(), last)?)
    }

    /// Creates a player of this game from its name and settings, in the form `NAME(key=value)`. Without a name, it is
    /// the game's adviser.
    #[pyo3(signature = (name=None, *, budget="none", seed=None))]
    fn player(
        &self,
        name: Option<&str>,
        budget: &str,
        seed: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<PyPlayer> {
        PyPlayer::new(&self.game, name, budget, seed)
    }

    fn __repr__(&self) -> String {
        format!("<Game {}>", self.name())
    }

    fn __str__(&self) -> String {
        self.name()
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<Self>().is_ok_and(|other| other.get().name() == self.name())
    }

    fn __hash__(&self) -> u64 {
        use std::hash::{DefaultHasher, Hash, Hasher};
        let mut hasher = DefaultHasher::new();
        self.name().hash(&mut hasher);
        hasher.finish()
    }

    fn __copy__(slf: Py<Self>) -> Py<Self> {
        slf
    }

    fn __deepcopy__(slf: Py<Self>, _memo: &Bound<'_, PyAny>) -> Py<Self> {
        slf
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> Reduced<'py, (String,)> {
        Ok((py.import("damier")?.getattr("game")?, (self.name(),)))
    }
}

/// Raises an error if the value of a keyword or the name of an option is not one of those allowed.
#[pyfunction]
pub(crate) fn _check_choice(
    keyword: &str,
    value: &Bound<'_, PyAny>,
    allowed: Vec<String>,
) -> PyResult<()> {
    let found = value.extract::<String>().unwrap_or_else(|_| arguments::shown(value));
    if allowed.contains(&found) {
        return Ok(());
    }
    let allowed: Vec<&str> = allowed.iter().map(String::as_str).collect();
    Err(Error::Text(TextError::unknown(found, text::keyword(keyword), &allowed)).into())
}

/// Returns the error message for a game that does not have one seat.
#[pyfunction]
pub(crate) fn _one_seat(name: &str) -> String {
    TextError::new(name, text::game(), text::of_one_seat()).say(current())
}

/// Returns the error message for a game that does not have two seats.
#[pyfunction]
pub(crate) fn _two_seats(name: &str) -> String {
    TextError::new(name, text::game(), text::of_two_seats()).say(current())
}

/// Returns the error message for an oracle of many boards.
#[pyfunction]
pub(crate) fn _no_vector_oracle() -> String {
    TextError::failed(text::keyword("oracle"), text::no_vector_oracle()).say(current())
}
