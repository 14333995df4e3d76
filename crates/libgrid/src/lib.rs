//! The class's C library for 2048: the functions of `grid.h` and `strategy.h` over our rules, as
//! `libgrid.a` and as `libgrid.so`.
//!
//! The functions are those that `damier` shows to the libraries that it hosts (crate `host`); `include/` tells what they
//! do, for authors.

pub use damier_host::interface::*;
