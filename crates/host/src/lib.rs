//! Runs shared libraries in C, as students of a programming class write them, as guests. A library contains a strategy
//! for 2048 that does not know the protocol. This crate provides the functions of `grid.h` and `strategy.h` with
//! damier's rules, and talks to the referee on behalf of the strategy.
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
