//! One game at a board with people: who sits where, back and forth through the whole game, its pace, hints.
//! A door shows it and passes on what people do; someone else thinks ([`crate::Analyser`]).

mod controller;
mod gesture;
mod goal;
mod history;
mod load;
mod ply_record;
mod seat_plan;
mod undone_step;
mod walk;

pub use controller::GameController;
pub use gesture::{Gesture, TypedKeys};
pub use seat_plan::{PERSON, SeatPlan, draw_seats, parse_seats, seats_of_saved};

#[cfg(test)]
mod tests;
