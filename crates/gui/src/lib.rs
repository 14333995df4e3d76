//! The window and the page: one board for any game, drawn by egui.
//!
//! [`App`] is the whole of it, and knows no rule: `damier-play` and `damier-catalog` say what stands where, what may be done and
//! what a gesture means. What a window and a page do in different ways is behind [`Place`].
//!
//! Every frame goes the same way: answers of those who think arrive, time passes at the table, keys and
//! gestures are obeyed, and what is then so is drawn. Nothing in it waits.

mod answers;
mod app;
mod bar;
mod best;
mod board;
mod coach;
mod controls;
#[cfg(feature = "window")]
mod desk;
mod dialog;
mod files;
mod gain;
mod hint;
mod home;
mod input;
mod lettering;
mod moment;
mod moves;
mod notice;
mod opponent;
mod orders;
mod palette;
mod panel;
mod picture;
mod place;
mod pointed;
mod review;
mod riddle;
mod rise;
mod say;
mod screen;
mod sharing;
mod start;
mod status;
mod theme;
#[cfg(target_arch = "wasm32")]
pub mod web;
#[cfg(feature = "window")]
mod window;

pub use app::App;
#[cfg(feature = "window")]
pub use desk::Desk;
pub use place::{Opened, Place, Told};
pub use start::{Going, Start};
#[cfg(feature = "window")]
pub use window::open_window;
