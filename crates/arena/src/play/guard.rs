//! Panic guard: a panic of a strategy ends only its own game.
//!
//! A panic is caught where the strategy was called, and its message becomes the cause of the fault. Printing it as well
//! would flood the terminal in a run of ten thousand games. So a panic hook is installed once per process, in front of
//! the existing one. It suppresses panics of guarded calls and passes on all others.

use crate::text::fault;
use damier_game::plain_line;
use damier_i18n::Message;
use std::cell::{Cell, RefCell};
use std::panic::{AssertUnwindSafe, PanicHookInfo, catch_unwind, set_hook, take_hook};
use std::sync::Once;

thread_local! {
    /// True while this thread is inside a guarded call. Separate from the message because it is set for every ply, and
    /// setting a flag is almost free.
    static GUARDED: Cell<bool> = const { Cell::new(false) };
    /// The message of the panic in the last guarded call of this thread.
    static MESSAGE: RefCell<Option<Message>> = const { RefCell::new(None) };
}

/// Longest message that is stored, in characters.
pub(crate) const MAX_MESSAGE: usize = 500;

/// Calls a strategy. A panic becomes an error with its message and location, on one line.
///
/// The call may leave the strategy and its budget half changed. The referee uses neither of them after a panic.
#[inline]
pub(crate) fn guard<T>(call: impl FnOnce() -> T) -> Result<T, Message> {
    GUARDED.set(true);
    let result = catch_unwind(AssertUnwindSafe(call));
    GUARDED.set(false);
    result.map_err(|_| MESSAGE.take().unwrap_or_default())
}

/// Installs the panic hook. Must be called before the first [`guard`].
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
    let message: Message = match (info.payload_as_str(), info.location()) {
        (Some(payload), Some(place)) => format!("{payload} ({place})").into(),
        (Some(payload), None) => payload.into(),
        (None, Some(place)) => fault::panic_at(place.to_string()),
        (None, None) => fault::panic().into(),
    };
    MESSAGE.set(Some(plain_line(&message, MAX_MESSAGE)));
}
