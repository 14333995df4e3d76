//! One game at a board with people: who sits where, back and forth through the whole game, its pace, hints.
//! A door shows it and passes on what people do; someone else thinks ([`crate::Analyser`]).

mod anew;
mod gesture;
mod goal;
mod history;
mod ply_record;
mod seated;
mod table;
mod undone;
mod walk;

pub use gesture::{Gesture, TypedKeys};
pub use seated::{PERSON, SeatPlan, draw_seats, seated, seats_named};
pub use table::GameController;

#[cfg(test)]
mod tests;
