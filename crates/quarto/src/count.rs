//! Counting: boards without a line, by the number of pieces, and positions up to symmetry.

mod boards;
mod layer;
mod matching;

pub use boards::{all_boards, boards_without_line, drawn_boards, running_share};
pub use layer::Layer;
