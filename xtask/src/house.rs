//! The structure of the source, read from the code itself: imports, cycles, sentences, and names of games.
//!
//! Code of tests, benches and examples is left out.

pub mod import;
pub mod ring;
pub mod source;
pub mod speech;
pub mod word;
