//! C library of the class for 2048: the functions of `grid.h` and `strategy.h` with our rules, as `libgrid.a` and
//! `libgrid.so`.
//!
//! These are the functions that `damier` also exports to the libraries that it hosts (crate `host`). `include/`
//! documents them for authors.

pub use damier_host::interface::*;
