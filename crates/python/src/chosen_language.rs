//! The language of exceptions and reports: one for the whole interpreter.

use damier_i18n::Lang;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Index of the chosen language in [`Lang::SPOKEN`].
static CHOSEN: AtomicUsize = AtomicUsize::new(0);

/// Returns the language in use.
pub(crate) fn current() -> Lang {
    Lang::SPOKEN[CHOSEN.load(Ordering::Relaxed)]
}

/// Chooses the language with this index in [`Lang::SPOKEN`].
pub(crate) fn choose(index: usize) {
    CHOSEN.store(index, Ordering::Relaxed);
}
