//! 2048 and its variants.
mod evaluator;
mod expectimax;
mod leaf;
mod lookahead;
mod mover;
mod notation;
mod packed;
mod parameter;
mod players;
pub mod playout;
mod rules;
mod scene;
mod shape;
mod spawner;
mod state;
mod symmetry;

pub use evaluator::{Course, Snake};
pub use packed::{OVERFLOW_SUM, Packed};
pub use parameter::PARAMETERS;
pub use players::players;
pub use rules::{Action, End, Merge, Spawner, Twenty48};
pub use shape::Direction;
pub use state::{MAX_CELLS, MAX_SCORE, State};
