//! What the moves of players lost, summed over the games of a run: a measure of strength with far less luck than wins.

mod game_losses;
mod kind;
mod measure;
mod order;
mod section;
mod tabulate;
mod totals;

pub use game_losses::{GameLosses, Slip, TurnLoss};
pub use kind::{LossKind, lost_in_words};
pub use measure::measure_games;
pub use order::LossOrder;
pub(crate) use section::section;
pub(crate) use tabulate::add_columns;
pub use tabulate::losses_table;
pub use totals::{COSTLIEST, CostlyTurn, EventLosses, LossRates, PlayerLosses};
