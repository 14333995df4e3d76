//! Submissions on macOS: processes with limits, in a session of their own, and the system's account of them.

mod limits;
mod process;
mod usage;

use crate::text::machine;
use damier_i18n::Phrase;

pub(crate) use crate::unconfined::{NoConfinement as Confinement, build, end_noted_session};
pub(crate) use crate::unix::{listing, ownership};
pub(crate) use process::start;

/// What a report says where nobody is trusted.
pub(crate) const REFUSAL: Phrase = machine::refused_on_macos();

/// What a report says of a trusted guest.
pub(crate) const TRUSTED_LIMITS: Phrase = machine::walls_of_macos();
