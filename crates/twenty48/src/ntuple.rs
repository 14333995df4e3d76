//! N-tuple networks. The value of an afterstate is a sum of weights, which are looked up by groups of cells.
//!
//! A *tuple* is a list of cells. The tiles on them, four bits each, form an index into a table of weights. Every tuple
//! is looked up in all symmetric images of the board, so a board and its mirror image have the same value (Szubert and
//! Jaskowski, CIG 2014). The value is the expected score still to come after a slide, before chance places its tile.

pub(crate) mod advisor;
mod calibrate;
mod deepening;
mod endgame;
pub mod file;
mod fold;
mod forecast;
mod form;
mod hyperparameters;
mod kernel;
mod label;
mod learner;
mod library;
mod network;
mod pages;
mod player;
pub(crate) mod roster;
mod search;
mod self_play;
mod shipped;
mod trainer;
pub mod training;
mod tuples;
mod word;

pub use advisor::advisor;
pub use endgame::Endgame;
pub use form::Form;
pub use hyperparameters::Hyperparameters;
pub use label::Label;
pub use learner::{Learner, Rate};
pub use network::{Network, WeightBytes};
pub use player::{PlayerResources, slider};
pub use self_play::SelfPlayStats;
pub use trainer::{Trainer, TrainingProgress};
pub use tuples::Tuples;
