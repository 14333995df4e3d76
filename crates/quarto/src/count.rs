//! Counting: boards without a line by the number of pieces, and running positions up to symmetry.
//!
//! `boards` sums over the sets of occupied squares; `matching` counts the boards of one set. `classes` counts positions
//! up to symmetry from what `fixed` finds for each symmetry, and `layer` lists them. `forced` finds the positions that
//! are lost whatever piece is given.

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
