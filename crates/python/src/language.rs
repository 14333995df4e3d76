//! The function that chooses the language of exceptions and reports.

use crate::chosen_language::{choose, current};
use crate::error::Error;
use crate::text::python as text;
use damier_game::TextError;
use damier_i18n::{Lang, WRITTEN};
use pyo3::prelude::*;

/// Chooses the language of exceptions, reports and remarks, "en" or "fr". Returns the code of the language in use.
/// Without an argument, the language stays the same. It is English at the start.
#[pyfunction]
#[pyo3(signature = (code=None))]
pub(crate) fn language(code: Option<&str>) -> PyResult<&'static str> {
    if let Some(code) = code {
        let is_meant = |lang: &Lang| lang.code() == code.trim().to_ascii_lowercase();
        let index = Lang::SPOKEN
            .iter()
            .position(is_meant)
            .ok_or_else(|| Error::Text(TextError::unknown(code, text::language(), &WRITTEN)))?;
        choose(index);
    }
    Ok(current().code())
}
