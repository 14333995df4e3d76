//! What runs the class's shared objects as guests: the functions of `grid.h` and `strategy.h` over our rules, and a
//! conversation with the referee for a strategy that knows nothing of one.
//!
//! `damier` runs itself once more as the host of a library ([`library_asked`]), `damier-host` is the same as a program
//! of its own, and the crate `libgrid` makes the functions a library in C.

mod author;
mod board;
mod exports;
mod foreign;
pub mod interface;
mod name;
mod player;
mod serving;
mod session;
mod strategy_board;
mod streams;
mod system;
#[cfg(unix)]
mod unix;
#[cfg(windows)]
mod windows;

pub use author::usage;
pub use board::MAX_TILE;
pub use serving::{host_library, library_asked};
