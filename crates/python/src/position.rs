//! Reads states from texts, other states, lists and arrays.

use crate::arguments::shown;
use crate::error::Error;
use crate::objects::PyState;
use crate::panic_guard::catch_panic;
use crate::text::python as text;
use damier_catalog::text::refusal;
use damier_catalog::{AnyGame, AnyState};
use damier_game::{TextError, Turn};
use pyo3::prelude::*;
use pyo3::types::PyString;
use std::sync::Arc;

/// Reads a state of a game from its text, from a state, from an observation, or from a board in lists or an array. An
/// array of uint8 is an observation. Lists and other arrays are read like their text.
///
/// # Errors
/// If it is anything else, or not a state of this game.
pub(crate) fn read_state(
    game: &Arc<dyn AnyGame>,
    given: &Bound<'_, PyAny>,
) -> PyResult<Arc<dyn AnyState>> {
    if let Ok(state) = given.cast::<PyState>() {
        let state = state.get();
        let (mine, other) = (game.name(), state.game.name());
        if mine != other {
            let error = TextError::new(other, text::position(), text::this_game(mine));
            return Err(Error::Text(error).into());
        }
        return Ok(Arc::clone(&state.state));
    }
    let read = match given.cast::<PyString>() {
        Ok(text) => {
            let text = text.to_str().map_err(|_| refuse(game, given))?;
            catch_panic(|| game.read(text))?
        }
        Err(_) => read_array(game, given)?,
    };
    Ok(read.map_err(Error::from)?)
}

/// Reads a state of a game, as [`read_state`] does, for an episode to begin in.
///
/// # Errors
/// If it is not a state of this game, or the game is over in it.
pub(crate) fn read_unfinished(
    game: &Arc<dyn AnyGame>,
    given: &Bound<'_, PyAny>,
) -> PyResult<Arc<dyn AnyState>> {
    let state = read_state(game, given)?;
    if catch_panic(|| state.turn())? == Turn::Over {
        Err(refuse_finished().into())
    } else {
        Ok(state)
    }
}

/// Returns the error for a position in which the game is over.
pub(crate) fn refuse_finished() -> Error {
    TextError::failed(text::position(), refusal::game_is_over()).into()
}

/// Reads an observation, or the text of a board that is given in lists or an array.
fn read_array(
    game: &Arc<dyn AnyGame>,
    given: &Bound<'_, PyAny>,
) -> PyResult<Result<Arc<dyn AnyState>, TextError>> {
    let numpy = given.py().import("numpy")?;
    let array = numpy.call_method1("asarray", (given,)).map_err(|_| refuse(game, given))?;
    let shape: Vec<usize> = array.getattr("shape")?.extract()?;
    let dtype: String = array.getattr("dtype")?.getattr("name")?.extract()?;
    if shape.is_empty() {
        return Err(refuse(game, given));
    }
    if dtype != "uint8" {
        let text = array.call_method0("tolist")?.str()?.to_string();
        return Ok(catch_panic(|| game.read(&text))?);
    }
    let sizes = catch_panic(|| game.numbering())?.map_err(Error::from)?;
    if shape != sizes.shape && shape != [sizes.observation_bytes()] {
        return Err(refuse(game, given));
    }
    let seen: Vec<u8> = array.call_method0("ravel")?.extract()?;
    Ok(catch_panic(|| game.read_observation(&seen))?)
}

/// Returns the error for what cannot be a position.
fn refuse(game: &Arc<dyn AnyGame>, given: &Bound<'_, PyAny>) -> PyErr {
    let shape = game.numbering().map(|sizes| sizes.shape).unwrap_or_default();
    let shape: Vec<String> = shape.iter().map(ToString::to_string).collect();
    let expected = text::a_position(shape.join(" x "));
    let found = shown(given).split_whitespace().collect::<Vec<_>>().join(" ");
    Error::Text(TextError::new(found, text::position(), expected)).into()
}
