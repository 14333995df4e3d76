//! The platform of a web page: a worker to think, downloads instead of files, and browser storage that keeps the game
//! over a reload. `web/` beside `src/` holds what the browser loads first.

mod address;
mod announcer;
mod entry;
mod files;
mod game_storage;
mod lang;
mod link;
mod mirror;
mod page;
mod pending_taps;
mod reading;
mod sound;
mod thinker;
mod worker_thinker;

pub use entry::open_board;
pub use page::Page;
pub use worker_thinker::WorkerThinker;

use wasm_bindgen::JsValue;

/// Returns the message of a browser's error.
fn words(error: &JsValue) -> String {
    let message = js_sys::Reflect::get(error, &"message".into()).ok();
    let message = message.and_then(|text| text.as_string()).or_else(|| error.as_string());
    message.unwrap_or_else(|| format!("{error:?}"))
}

/// Returns the page's document; `None` in a worker.
fn document() -> Option<web_sys::Document> {
    web_sys::window()?.document()
}
