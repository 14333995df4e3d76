//! Strategies from outside: one process each, asked over its standard input and output.
//!
//! A [`Submission`] is what somebody handed in; [`Guest`] is its program in one game, as a
//! [`game::Strategy`]: started in a sandbox ([`Enforced`] says what that is on this machine), asked in the
//! words of [`protocol`], timed by its own process's CPU clock. Whatever it does ends at worst its own
//! game, with a sentence that says why.
//!
//! This crate knows no game's rules. Submissions need Linux:
//! elsewhere there are only [`protocol`] and [`scaffold`].

pub mod protocol;
pub mod scaffold;
#[cfg(test)]
mod schema;

#[cfg(target_os = "linux")]
mod clock;
#[cfg(target_os = "linux")]
mod ending;
#[cfg(target_os = "linux")]
mod folder;
#[cfg(target_os = "linux")]
mod greeting;
#[cfg(target_os = "linux")]
mod hearing;
#[cfg(target_os = "linux")]
mod interpreter;
#[cfg(target_os = "linux")]
mod launch;
#[cfg(target_os = "linux")]
mod process;
#[cfg(target_os = "linux")]
mod said;
#[cfg(target_os = "linux")]
mod sandbox;
#[cfg(target_os = "linux")]
mod scratch;
mod sentence;
#[cfg(target_os = "linux")]
mod strategy;
#[cfg(target_os = "linux")]
mod submission;
#[cfg(target_os = "linux")]
mod terms;
#[cfg(target_os = "linux")]
mod usage;
#[cfg(target_os = "linux")]
mod warden;
#[cfg(target_os = "linux")]
mod watch;

#[cfg(target_os = "linux")]
pub use folder::Folder;
#[cfg(target_os = "linux")]
pub use greeting::{Met, meet};
#[cfg(target_os = "linux")]
pub use sandbox::{Enforced, Ration, Trust};
#[cfg(target_os = "linux")]
pub use strategy::Guest;
#[cfg(target_os = "linux")]
pub use submission::{MANIFEST, Program, Submission};
#[cfg(target_os = "linux")]
pub use terms::{Patience, Terms};
