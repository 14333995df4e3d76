//! C library for 2048, for students of a programming class: the functions of `grid.h` and `strategy.h` with damier's
//! rules, as `libgrid.a` and `libgrid.so`.
//!
//! These are the functions that `damier` also exports to the libraries that it hosts (crate `host`). `include/`
//! documents them for authors.

pub use damier_host::interface::*;
