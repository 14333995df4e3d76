//! Strategies from outside: one process each, asked over its standard input and output.
//!
//! A [`Submission`] is what somebody handed in; [`Guest`] is its program in one game, as a
//! [`game::Strategy`]: started in a sandbox ([`Enforced`] says what that is on this machine), asked in the
//! words of [`protocol`], timed by its own process's CPU clock. Whatever it does ends at worst its own
//! game, with a sentence that says why.
//!
//! This crate names no game, and is empty anywhere but on Linux.
#![cfg(target_os = "linux")]

mod clock;
mod ending;
mod interpreter;
mod process;
pub mod protocol;
mod said;
mod sandbox;
pub mod scaffold;
#[cfg(test)]
mod schema;
mod sentence;
mod strategy;
mod submission;
mod terms;
mod watch;

pub use sandbox::{Enforced, Ration, Trust};
pub use strategy::Guest;
pub use submission::{Folder, MANIFEST, Program, Submission};
pub use terms::{Patience, Terms};
