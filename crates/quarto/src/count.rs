//! Counting: boards without a line by the number of pieces, and running positions up to symmetry.
//!
//! `boards` sums over occupied sets of squares what `matching` counts on each. `classes` counts
//! positions up to symmetry by what `fixed` finds for each symmetry; `layer` lists them. `forced`
//! finds those that are lost whatever is given.

mod boards;
mod classes;
mod fixed;
mod forced;
mod layer;
mod matching;
mod permutation;

pub use boards::{all_boards, boards_without_line, drawn_boards, running_share};
pub use classes::position_classes;
pub use fixed::PositionClasses;
pub use forced::{ForcedPositions, forced_positions};
pub use layer::PositionLayer;
