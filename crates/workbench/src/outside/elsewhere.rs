//! Strategies from outside where they cannot be hosted: they need Linux.

use crate::checkup::Checkup;
use arena::{Entrant, Error, Spec};
use game::{Notation, Show, TextError};
use std::path::PathBuf;

/// Where submissions lie; here nowhere.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Hosting;

impl Hosting {
    /// Submissions cannot be hosted here.
    pub fn new(_folder: impl Into<PathBuf>, _trusted: bool) -> Self {
        Self
    }

    /// What this machine enforces of submissions, in words.
    #[must_use]
    pub fn enforced(&self) -> String {
        "no submissions: they need Linux".to_string()
    }
}

pub(crate) fn entrant<G: Notation + Show>(
    _game: &G,
    text: &str,
    _hosting: &Hosting,
    _taken: &[Entrant<G>],
) -> Result<Entrant<G>, TextError> {
    Err(TextError::new(text, "player", "players of the roster (submissions need Linux)"))
}

/// Paths that a pattern fits and that can be no submission, each with the reason; here none.
pub type PassedOver = Vec<(PathBuf, &'static str)>;

/// The spec as it is.
///
/// # Errors
/// None here.
pub fn invite(spec: &Spec, _hosting: &Hosting) -> Result<(Spec, PassedOver), Error> {
    Ok((spec.clone(), Vec::new()))
}

/// The text itself.
///
/// # Errors
/// None here.
pub fn submissions_of(text: &str, _hosting: &Hosting) -> Result<Vec<String>, TextError> {
    Ok(vec![text.to_string()])
}

/// Submissions cannot be checked here.
///
/// # Errors
/// Always.
pub fn check_submission(
    path: &str,
    _wanted: &[String],
    _budget: &str,
    _hosting: &Hosting,
) -> Result<Checkup, TextError> {
    Err(TextError::new(path, "submission", "none on this system: submissions need Linux"))
}
