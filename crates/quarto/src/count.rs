//! Counting: boards without a line by the number of pieces, and running positions up to symmetry.
//!
//! `boards` sums over occupied sets of squares what `matching` counts on each. `classes` counts
//! positions up to symmetry by what `kept` finds for each symmetry; `layer` lists them. `forced` finds those
//! that are lost whatever is given.

mod boards;
mod classes;
mod forced;
mod kept;
mod layer;
mod matching;

pub use boards::{all_boards, boards_without_line, drawn_boards, running_share};
pub use classes::{PositionClasses, position_classes};
pub use forced::{Forced, forced_positions};
pub use layer::Layer;
