//! The language that is spoken: one for the whole interpreter.

use damier_i18n::Lang;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The place of the language in [`Lang::SPOKEN`].
static CHOSEN: AtomicUsize = AtomicUsize::new(0);

/// The language that is spoken now.
pub(crate) fn current() -> Lang {
    Lang::SPOKEN[CHOSEN.load(Ordering::Relaxed)]
}

/// Speaks the language at this place in [`Lang::SPOKEN`] from now on.
pub(crate) fn speak(place: usize) {
    CHOSEN.store(place.min(Lang::SPOKEN.len() - 1), Ordering::Relaxed);
}
