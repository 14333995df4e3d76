//! Keeps a strategy's panic from ending more than its own game.
//!
//! A panic is caught where the strategy was called, and its message becomes the cause of the fault.
//! Printing it as well would flood the terminal of whoever runs ten thousand games, so a panic hook
//! is put, once per process, before the one that is installed: it swallows panics of guarded calls
//! and hands all others on unchanged.

use std::cell::RefCell;
use std::panic::{AssertUnwindSafe, PanicHookInfo, catch_unwind, set_hook, take_hook};
use std::sync::Once;

thread_local! {
    /// Whether this thread is inside a guarded call, and the message of the panic it met there.
    static GUARDED: RefCell<(bool, String)> = const { RefCell::new((false, String::new())) };
}

/// The longest message that is kept, in characters.
const MAX_MESSAGE: usize = 500;

/// Calls a strategy; a panic is an error with its message and place, on one line.
///
/// What the call may have left half-changed is the strategy itself and its budget: after a panic the
/// referee asks neither again.
pub(crate) fn guard<T>(call: impl FnOnce() -> T) -> Result<T, String> {
    install();
    GUARDED.with_borrow_mut(|guarded| guarded.0 = true);
    let result = catch_unwind(AssertUnwindSafe(call));
    GUARDED.with_borrow_mut(|guarded| {
        guarded.0 = false;
        result.map_err(|_| std::mem::take(&mut guarded.1))
    })
}

/// The text on one line, cut to a bearable length.
pub(crate) fn one_line(text: &str) -> String {
    let clean = |c: char| if c.is_control() { ' ' } else { c };
    text.trim().chars().take(MAX_MESSAGE).map(clean).collect()
}

fn install() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let before = take_hook();
        set_hook(Box::new(move |info| {
            if !swallow(info) {
                before(info);
            }
        }));
    });
}

fn swallow(info: &PanicHookInfo<'_>) -> bool {
    let keep = |guarded: &mut (bool, String)| {
        if guarded.0 {
            let payload = info.payload_as_str().unwrap_or("a panic without a message");
            let place = info
                .location()
                .map_or(String::new(), |at| format!(" ({at})"));
            guarded.1 = one_line(&format!("{payload}{place}"));
        }
        guarded.0
    };
    GUARDED.with(|guarded| guarded.try_borrow_mut().is_ok_and(|mut g| keep(&mut g)))
}
