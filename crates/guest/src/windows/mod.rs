//! Submissions on Windows: processes in their own job, which counts their CPU time and memory and ends with this
//! program.

mod ending;
mod environment;
mod job;
mod launch;
pub(crate) mod listing;
pub(crate) mod ownership;
mod pipes;
mod process;
mod token;
mod usage;

use crate::text::machine;
use damier_i18n::Phrase;

pub(crate) use crate::unconfined::{NoConfinement as Confinement, build, end_noted_session};
pub(crate) use process::start;

/// Sentence of a report if guests are not trusted.
pub(crate) const REFUSAL: Phrase = machine::refused_on_windows();

/// Sentence of a report about trusted guests.
pub(crate) const TRUSTED_LIMITS: Phrase = machine::walls_of_windows();
