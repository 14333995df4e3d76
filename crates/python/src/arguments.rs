//! Reads texts and numbers from values of Python.

use crate::error::Error;
use crate::text::python as text;
use damier_catalog::AnyState;
use damier_game::{Limits, TextError};
use damier_i18n::Message;
use pyo3::prelude::*;
use pyo3::types::{PyInt, PyString};

/// Largest value of `every`.
const MOST_EVERY: u64 = 1_000_000;

/// An action as it was given: a text or a number.
pub(crate) enum Given {
    /// The text of an action.
    Text(String),
    /// The number of an action.
    Number(usize),
}

impl Given {
    /// Reads an action: a text, or a whole number of Python or NumPy.
    ///
    /// # Errors
    /// If it is anything else, or a number below 0.
    pub(crate) fn read(action: &Bound<'_, PyAny>) -> Result<Self, Error> {
        if let Ok(text) = action.cast::<PyString>() {
            return text
                .to_str()
                .map(|text| Self::Text(text.to_string()))
                .map_err(|_| refuse_action(action));
        }
        if let Ok(number) = action.cast::<PyInt>() {
            return number.extract().map(Self::Number).map_err(|_| refuse_action(action));
        }
        // Whole numbers of NumPy have this method; floats do not. A text that cannot be read as UTF-8 was refused
        // above.
        let index = action.call_method0("__index__").and_then(|index| index.extract());
        index.map(Self::Number).map_err(|_| refuse_action(action))
    }

    /// Returns the text of the action in a state.
    pub(crate) fn text(&self, state: &dyn AnyState) -> Result<String, Error> {
        Ok(match self {
            Self::Text(text) => text.clone(),
            Self::Number(number) => state.action_text(*number)?,
        })
    }
}

fn refuse_action(found: &Bound<'_, PyAny>) -> Error {
    TextError::new(shown(found), text::action(), text::a_text_or_number()).into()
}

/// Returns a Python value as messages show it: its `repr`, or its type if that fails.
pub(crate) fn shown(found: &Bound<'_, PyAny>) -> String {
    let repr = found.repr().and_then(|text| text.extract::<String>());
    repr.unwrap_or_else(|_| found.get_type().to_string())
}

/// Reads a seed: 0 to 2^64 - 1.
///
/// # Errors
/// If it is anything else.
pub(crate) fn seed(found: &Bound<'_, PyAny>) -> Result<u64, Error> {
    whole(found, text::seed(), u64::MAX)
}

/// Reads a whole number from 0 to `most`.
///
/// # Errors
/// If it is anything else.
pub(crate) fn whole(
    found: &Bound<'_, PyAny>,
    place: impl Into<Message>,
    most: u64,
) -> Result<u64, Error> {
    let read = match found.extract::<u64>() {
        Ok(number) => Some(number),
        Err(_) => found.call_method0("__index__").and_then(|index| index.extract()).ok(),
    };
    read.filter(|&number| number <= most).ok_or_else(|| {
        let allowed: Message = text::whole_up_to(most.to_string());
        TextError::new(shown(found), place, allowed).into()
    })
}

/// Reads `every`: one turn in this many of each seat is judged. The default is 1.
///
/// # Errors
/// If it is not a whole number up to [`MOST_EVERY`].
pub(crate) fn every(found: Option<&Bound<'_, PyAny>>) -> Result<u32, Error> {
    let read = |found| whole(found, text::every(), MOST_EVERY);
    Ok(found.map_or(Ok(1), read)?.max(1) as u32)
}

/// Reads a budget.
///
/// # Errors
/// If the text is not a budget.
pub(crate) fn limits(text: &str) -> Result<Limits, Error> {
    Ok(Limits::read(text)?)
}

/// Reads a number of threads: 1 to 1024, one per processor if none is given.
///
/// # Errors
/// If it is anything else.
pub(crate) fn threads(found: Option<&Bound<'_, PyAny>>) -> Result<usize, Error> {
    let Some(found) = found else {
        return Ok(std::thread::available_parallelism().map_or(1, usize::from));
    };
    let number = whole(found, text::threads(), 1024)?;
    Ok(usize::try_from(number).unwrap_or(1).max(1))
}
