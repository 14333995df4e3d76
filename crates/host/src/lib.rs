//! Runs the class's shared libraries as guests: the functions of `grid.h` and `strategy.h` with our rules, and the
//! communication with the referee on behalf of a strategy that does not know the protocol.
//!
//! `damier` starts itself again as the host of a library ([`library_asked`]). `damier-host` does the same as a separate
//! program, and the crate `libgrid` turns the functions into a C library.

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
