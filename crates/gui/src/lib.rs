//! The window and the web page: one board for any game, drawn by egui.
//!
//! [`App`] holds everything and knows no rules. `damier-play` and `damier-catalog` say what is on the board, which
//! actions are legal and what a gesture means. What differs between a window and a page is behind [`Platform`].
//!
//! Every frame takes the answers that have arrived, lets time pass in the game, handles keys and gestures, and draws
//! the result. Nothing in a frame blocks.

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
mod sound;
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
pub use sound::MoveSound;
pub use start::{Start, UnfinishedGame};
