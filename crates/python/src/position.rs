//! Reads states from texts, other states, lists and arrays.

use crate::arguments::shown;
use crate::error::Error;
use crate::objects::PyState;
use crate::panic_guard::catch_panic;
use crate::text::python as text;
use damier_catalog::text::refusal;
use damier_catalog::{AnyGame, AnyState, CellNumbers};
use damier_game::{TextError, Turn};
use pyo3::prelude::*;
use pyo3::types::PyString;
use std::sync::Arc;

/// Reads a state of a game from its text, from a state, or from the numbers of its cells in lists or an array. An array
/// of uint8 is an observation. In other arrays and in lists, numbers are as people write them, for example the tiles of
/// 2048.
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
        Err(_) => {
            let (numbers, kind) = read_cells(game, given)?;
            catch_panic(|| game.read_numbers(&numbers, kind))?
        }
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

/// Reads as many whole numbers as an observation has, in its shape or in one list.
fn read_cells(
    game: &Arc<dyn AnyGame>,
    given: &Bound<'_, PyAny>,
) -> PyResult<(Vec<u64>, CellNumbers)> {
    let sizes = catch_panic(|| game.numbering())?.map_err(Error::from)?;
    let numpy = given.py().import("numpy")?;
    let array = numpy.call_method1("asarray", (given,)).map_err(|_| refuse(game, given))?;
    let dtype: String = array.getattr("dtype")?.getattr("name")?.extract()?;
    let shape: Vec<usize> = array.getattr("shape")?.extract()?;
    let fits = shape == sizes.shape || shape == [sizes.observation_bytes()];
    // An unsigned array of another length has its own name, for example `uint16`.
    if !fits || !(dtype.starts_with("int") || dtype.starts_with("uint")) {
        return Err(refuse(game, given));
    }
    let numbers = array.call_method0("ravel")?.call_method0("tolist")?;
    let numbers = numbers.extract().map_err(|_| refuse(game, given))?;
    let kind = if dtype == "uint8" { CellNumbers::Observed } else { CellNumbers::Written };
    Ok((numbers, kind))
}

fn refuse(game: &Arc<dyn AnyGame>, given: &Bound<'_, PyAny>) -> PyErr {
    let shape = game.numbering().map(|sizes| sizes.shape).unwrap_or_default();
    let shape: Vec<String> = shape.iter().map(ToString::to_string).collect();
    let expected = text::a_position(shape.join(" x "));
    let found = shown(given).split_whitespace().collect::<Vec<_>>().join(" ");
    Error::Text(TextError::new(found, text::position(), expected)).into()
}
