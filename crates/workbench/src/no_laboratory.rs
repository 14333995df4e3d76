//! Stands in for the laboratory where there is no arena.

/// The part of any game that needs the arena: nothing beyond what every game is.
pub use std::marker::Send as ArenaGame;
