//! Tuning: a search for better numeric settings of a player, and a proof that they are better, both by games of the
//! arena.
//!
//! All candidates of a generation play on the same boards, and each generation plays on new ones, so nothing is fitted
//! to one set of boards. The result is not the luckiest candidate but the mean of the better half of the last
//! generation. It must then beat the original player on boards that were never used before. All results are stored as
//! text. The search is a pure function of the results so far, so an interrupted tuning continues exactly as if it had
//! not been stopped.

mod dial;
mod faults;
mod genetic;
mod judge;
mod log;
mod order;
mod plan;
mod play;
mod proof;
mod submission;
mod tuning;

pub use faults::TuneFaults;
pub use judge::TuneWorkers;
pub use order::TuneOrder;
pub use proof::{ChangedSetting, TuneOutcome, TuneVerdict};
pub use tuning::{TuneStanding, Tuning};
