//! The choice of the language in which exceptions and reports speak.

use crate::mistake::Mistake;
use crate::text::python as text;
use crate::tongue::{current, speak};
use damier_game::TextError;
use damier_i18n::{Lang, WRITTEN};
use pyo3::prelude::*;

/// Chooses the language of exceptions, reports and remarks, "en" or "fr", and returns its code; without an argument, only
/// returns it. English unless chosen.
#[pyfunction]
#[pyo3(signature = (code=None))]
pub(crate) fn language(code: Option<&str>) -> PyResult<&'static str> {
    if let Some(code) = code {
        let spoken = |lang: &Lang| lang.code() == code.trim().to_ascii_lowercase();
        let place = Lang::SPOKEN.iter().position(spoken).ok_or_else(|| {
            Mistake::Text(TextError::new(code, text::language(), WRITTEN.join(", ")))
        })?;
        speak(place);
    }
    Ok(current().code())
}
