//! The window and the page: one board for any game, drawn by egui.
//!
//! [`App`] is the whole of it, and knows no rule: `damier-play` and `damier-catalog` say what stands where, what may be done and
//! what a gesture means. What a window and a page do in different ways is behind [`Platform`].
//!
//! Every frame goes the same way: answers of those who think arrive, time passes at the table, keys and
//! gestures are obeyed, and what is then so is drawn. Nothing in it waits.

mod answers;
mod app;
mod best;
mod input;
mod lettering;
mod opponent;
mod orders;
mod palette;
mod platform;
mod screens;
mod start;
mod text;
mod theme;
mod widgets;

pub use app::App;
#[cfg(feature = "window")]
pub use platform::desktop::Desktop;
#[cfg(target_arch = "wasm32")]
pub use platform::web::{Page, WorkerThinker, open_board};
#[cfg(feature = "window")]
pub use platform::window::open_window;
pub use platform::{BoardDescription, OpenedFile, Platform};
pub use start::{Start, UnfinishedGame};
