//! Submissions on macOS: processes with limits in their own session, and measurements of them.

mod limits;
mod process;
mod usage;

use crate::text::machine;
use damier_i18n::Phrase;

pub(crate) use crate::unconfined::{NoConfinement as Confinement, build, end_noted_session};
pub(crate) use crate::unix::{listing, ownership};
pub(crate) use process::start;

/// Sentence of a report if guests are not trusted.
pub(crate) const REFUSAL: Phrase = machine::refused_on_macos();

/// Sentence of a report about trusted guests.
pub(crate) const TRUSTED_LIMITS: Phrase = machine::walls_of_macos();
