//! Tuning: better numbers for a player's settings, searched for and proven by the arena's own games.
//!
//! A generation of candidates plays on the same boards, each generation on new ones, so that nothing is
//! fitted to a set of boards. What the search takes home is not its luckiest candidate but the middle
//! of where it ended; and then it must prove itself, against the player as it was, on boards that were
//! never used before. What is played is kept as text, from which a tuning goes on as if it had never
//! stopped: the searches are pure functions of the results so far.

mod dial;
mod genetic;
mod judge;
mod log;
mod order;
mod plan;
mod play;
mod proof;
mod tuning;

pub use judge::TuneWorkers;
pub use order::TuneOrder;
pub use proof::{ChangedSetting, TuneOutcome, TuneVerdict};
pub use tuning::{TuneStanding, Tuning};
