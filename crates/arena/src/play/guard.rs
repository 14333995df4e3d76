//! Keeps a strategy's panic from ending more than its own game.
//!
//! A panic is caught where the strategy was called, and its message becomes the cause of the fault.
//! Printing it as well would flood the terminal of whoever runs ten thousand games, so a panic hook
//! is put, once per process, before the one that is installed: it swallows panics of guarded calls
//! and hands all others on unchanged.

use crate::text::fault;
use damier_game::is_plain;
use std::cell::{Cell, RefCell};
use std::panic::{AssertUnwindSafe, PanicHookInfo, catch_unwind, set_hook, take_hook};
use std::sync::Once;

thread_local! {
    /// True while this thread is inside a guarded call. Apart from the message, because a flag alone
    /// costs next to nothing to set, and it is set for every ply.
    static GUARDED: Cell<bool> = const { Cell::new(false) };
    /// The message of the panic that the last guarded call of this thread met.
    static MESSAGE: RefCell<String> = const { RefCell::new(String::new()) };
}

/// The longest message that is kept, in characters.
const MAX_MESSAGE: usize = 500;

/// Calls a strategy; a panic is an error with its message and place, on one line.
///
/// What the call may have left half-changed is the strategy itself and its budget: after a panic the
/// referee asks neither again.
#[inline]
pub(crate) fn guard<T>(call: impl FnOnce() -> T) -> Result<T, String> {
    GUARDED.set(true);
    let result = catch_unwind(AssertUnwindSafe(call));
    GUARDED.set(false);
    result.map_err(|_| MESSAGE.take())
}

/// The text on one line, cut to a bearable length.
pub(crate) fn one_line(text: &str) -> String {
    let clean = |c: char| if is_plain(c) { c } else { ' ' };
    text.trim().chars().take(MAX_MESSAGE).map(clean).collect()
}

/// Puts the hook in place: to be called before the first [`guard`].
pub(crate) fn install() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let before = take_hook();
        set_hook(Box::new(move |info| {
            if GUARDED.get() {
                keep(info);
            } else {
                before(info);
            }
        }));
    });
}

fn keep(info: &PanicHookInfo<'_>) {
    let message = match (info.payload_as_str(), info.location()) {
        (Some(payload), Some(place)) => format!("{payload} ({place})"),
        (Some(payload), None) => payload.to_string(),
        (None, Some(place)) => fault::panic_at(place.to_string()).to_string(),
        (None, None) => fault::panic().to_string(),
    };
    MESSAGE.set(one_line(&message));
}
