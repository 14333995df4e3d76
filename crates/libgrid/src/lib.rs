//! The class's C library for 2048: the functions of `grid.h` and `strategy.h` over our rules, as
//! `libgrid.a`, as `libgrid.so`, and inside the program `damier-host`, which runs the class's shared
//! objects as guests.
//!
//! The functions here are what C sees; `include/` tells what they do, for authors.

mod board;
mod interface;

pub use board::MAX_TILE;
pub use interface::*;
