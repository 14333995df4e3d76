//! One game at a board with people: its seats, undo and redo, pace and hints. A front end shows it and passes on what
//! people do. An [`crate::Analyser`] does the thinking.

mod controller;
mod gesture;
mod goal;
mod history;
mod left_lines;
mod load;
mod ply_record;
mod seat_plan;
mod undone_step;
mod variations;
mod walk;

pub use controller::GameController;
pub use gesture::{Gesture, TypedKeys};
pub(crate) use seat_plan::means_player;
pub use seat_plan::{PERSON, SeatPlan, draw_seats, parse_names, parse_seats, seats_of_saved};
pub use variations::Variation;

#[cfg(test)]
mod tests;
