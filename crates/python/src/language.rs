//! Language of exceptions and reports: one for the whole interpreter.

use crate::error::Error;
use crate::text::python as text;
use damier_game::TextError;
use damier_i18n::{Lang, WRITTEN};
use pyo3::prelude::*;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Index of the chosen language in [`Lang::SPOKEN`].
static CHOSEN: AtomicUsize = AtomicUsize::new(0);

/// Returns the language in use.
pub(crate) fn current() -> Lang {
    Lang::SPOKEN[CHOSEN.load(Ordering::Relaxed)]
}

/// Chooses the language of exceptions, reports and remarks, "en" or "fr", and returns its code. Without an argument,
/// only returns the code. The default is English.
#[pyfunction]
#[pyo3(signature = (code=None))]
pub(crate) fn language(code: Option<&str>) -> PyResult<&'static str> {
    if let Some(code) = code {
        let is_meant = |lang: &Lang| lang.code() == code.trim().to_ascii_lowercase();
        let index = Lang::SPOKEN
            .iter()
            .position(is_meant)
            .ok_or_else(|| Error::Text(TextError::unknown(code, text::language(), &WRITTEN)))?;
        CHOSEN.store(index, Ordering::Relaxed);
    }
    Ok(current().code())
}
