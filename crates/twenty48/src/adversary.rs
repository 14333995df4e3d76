//! The adversarial game: a fast search for both seats, and proofs of what the slider can force.

mod grid;
mod memory;
mod mobility;
mod player;
mod proof;
mod search;

pub use mobility::Mobility;
pub(crate) use player::players;
pub use proof::{MOST_SWEPT, TileProof};
