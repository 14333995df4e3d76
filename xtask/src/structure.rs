//! Checks of the source code: imports, cycles, texts for people, and names of games.
//!
//! The checks skip the code of tests, benches and examples.

pub mod import;
pub mod ring;
pub mod source;
pub mod speech;
pub mod word;
