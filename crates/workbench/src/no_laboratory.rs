//! Stands in for the laboratory where there is no arena.

/// The part of any game that needs the arena: nothing here.
pub trait ArenaGame {}

impl<T> ArenaGame for T {}
