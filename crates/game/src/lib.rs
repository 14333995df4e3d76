//! The contract between games, strategies and the referee.
//!
//! The package is called `damier-game`; in code it is `game`.
//!
//! Rules are a *value with parameters* ([`Game`]). A state is small plain data that is copied, not undone. Chance is a
//! player ([`Turn::Chance`]), so an afterstate is simply a state whose turn is chance. A phase of a turn is a state
//! too. Nothing here assumes that turns alternate, and a [`Value`] always names its seat.
//!
//! ```
//! use damier_game::{Game, Notation, Rng, Seat, Turn, toy::Nim};
//!
//! let nim = Nim { sticks: 7, ..Nim::default() };
//! let mut rng = Rng::new(1);
//! let mut state = nim.opening(&mut rng);
//! while nim.turn(&state) != Turn::Over {
//!     let action = nim.random_action(&state, &mut rng).expect("the game is not over");
//!     nim.try_apply(&mut state, action).expect("a random action is legal");
//! }
//! let winner = if nim.score(&state, Seat::FIRST) > 0 { Seat::FIRST } else { Seat::SECOND };
//! assert_eq!(nim.state_text(&state), format!("0 sticks, {winner} took the last one"));
//! ```
//!
//! A new game implements [`Game`], [`Notation`] and [`Show`], and must pass [`conformance::check`]. [`toy::Nim`] is the
//! shortest complete example.
//!
//! This crate depends on no game and no front end, builds for the web, and requires no threads, files or clock.

pub mod analysis;
mod aside;
pub mod budget;
mod cell_words;
pub mod conformance;
mod contract;
pub mod control;
mod failure;
mod gauge;
mod limits;
mod meter;
mod nearest;
pub mod notation;
pub mod offer;
mod overrun;
pub mod palette;
mod params;
mod parser_error;
pub mod perft;
pub mod playthrough;
mod position;
mod random_opening;
mod rng;
pub mod saved;
pub mod scene;
mod seat;
pub mod settings;
mod show;
pub mod strategy;
pub mod symmetry;
mod text;
mod text_file;
mod thread_pool;
pub mod toy;
pub mod training;

pub use analysis::{
    Analysis, Analyst, BookWriter, Candidate, Goal, Prospect, SearchTable, Verdict, Worth,
};
pub use aside::{Aside, SceneNote};
pub use budget::{Budget, days_since_1970, thread_clock};
pub use cell_words::{CellWords, is_blank};
pub use contract::{Actions, Contest, Game, IllegalAction, Outcomes, Randomness};
pub use control::{Control, RESERVED_KEYS, Reach, Spot, Way};
pub use failure::{Failure, FailureKind};
pub use gauge::{Gauge, Reading};
pub use limits::Limits;
pub use meter::{Meter, Stopwatch, clock_step};
pub use notation::{Notation, PositionReading, TextError, is_plain, plain_line, plain_text};
pub use offer::{GameInfo, Offer};
pub use params::Params;
pub use parser_error::{toml_error, value_error};
pub use position::read_position;
pub use random_opening::random_opening;
pub use rng::{Rng, mix};
pub use scene::{Axes, BoardLook, BoardMarks, Cell, CellKind, Grid, Motion, Scene};
pub use seat::{Seat, Turn};
pub use settings::{FormField, Parameter, Setting, SettingKind, Settings};
pub use show::{FactKind, ScoreScale, Show};
pub use strategy::{Choice, Decision, Player, Strategy, Value};
pub use symmetry::Symmetric;
pub use text_file::{decode_text, read_text, utf16_order, without_mark};
pub use thread_pool::{SingleThread, ThreadPool};
pub use training::{
    Calibrate, Calibration, CalibrationOrder, ReliabilityRow, Training, TrainingMethods,
    TrainingOrder, TrainingStats,
};
