//! Playing games: entrants and referees, one game, and the run of many.

pub(crate) mod attempt;
pub(crate) mod discipline;
pub(crate) mod entrant;
pub(crate) mod game_referee;
pub(crate) mod guard;
pub(crate) mod lead;
pub(crate) mod placed_referee;
pub(crate) mod progress;
pub(crate) mod question;
pub(crate) mod referee;
pub(crate) mod runner;
pub(crate) mod running_game;
pub(crate) mod work_queue;
pub(crate) mod worker_pool;
