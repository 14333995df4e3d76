//! Catches panics before they reach Python, where they would not be an `Exception`.

use crate::error::Error;
use pyo3::prelude::*;
use std::cell::{Cell, RefCell};
use std::panic::{AssertUnwindSafe, catch_unwind, set_hook, take_hook};
use std::sync::Once;

thread_local! {
    /// Depth of nested [`catch_panic`] calls on this thread.
    static DEPTH: Cell<u32> = const { Cell::new(0) };
    static MESSAGE: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Calls a function that may panic. A panic becomes an error with its message and place, and is not printed.
///
/// A panic can leave only boards half-changed, and resetting them repairs them. States never change.
#[inline]
pub(crate) fn catch_panic<T>(call: impl FnOnce() -> T) -> Result<T, Error> {
    install();
    DEPTH.set(DEPTH.get() + 1);
    let result = catch_unwind(AssertUnwindSafe(call));
    DEPTH.set(DEPTH.get() - 1);
    result.map_err(|_| Error::Panic(MESSAGE.take()))
}

/// Calls a function as [`catch_panic`] does, without the interpreter's lock.
pub(crate) fn detached<T: Send>(
    py: Python<'_>,
    call: impl FnOnce() -> T + Send,
) -> Result<T, Error> {
    py.detach(|| catch_panic(call))
}

fn install() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let before = take_hook();
        set_hook(Box::new(move |info| {
            if DEPTH.get() == 0 {
                return before(info);
            }
            let text = info.payload_as_str().unwrap_or_default();
            let place = info.location().map(ToString::to_string).unwrap_or_default();
            MESSAGE.set(format!("{text} ({place})").replace('\n', " "));
        }));
    });
}

/// Panics, for tests.
#[pyfunction]
pub(crate) fn _panic(py: Python<'_>) -> PyResult<()> {
    Ok(detached(py, || panic!("asked for"))?)
}
