//! The game against an adversary: a fast search for both seats, and proofs of which tiles the slider can force.

mod grid;
mod mobility;
pub(crate) mod player;
mod proof;
mod search;
mod table;

pub use mobility::Mobility;
pub use proof::{MOST_SWEPT, TileProof};
