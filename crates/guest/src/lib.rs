//! Runs submitted programs as strategies: one process each, which communicates over its standard input and output.
//!
//! A [`Submission`] is a program that somebody submitted. A [`Guest`] is this program in one game. It implements
//! [`damier_game::Strategy`], runs in a sandbox ([`Enforcement`] lists which parts of it this machine enforces), speaks
//! the [`protocol`], and is timed by the CPU clock of its own process. A guest that fails loses only its own game, with
//! a sentence that explains why.
//!
//! This crate does not depend on the rules of any game. Linux confines submissions. Windows and macOS cannot, so they
//! only run trusted ones.

pub mod protocol;
pub mod scaffold;

mod as_written;
mod build;
mod connection;
mod enforcement;
mod folder;
mod foreign;
mod handshake;
mod info_filter;
mod interpreter;
mod lenient;
mod policy;
mod python;
mod readable;
mod reading;
#[cfg(test)]
mod schema;
mod sentence;
mod silence;
mod strategy;
mod submission;
mod text;
mod unfit;
mod waiting;
mod watchdog;

#[cfg(any(target_os = "linux", target_os = "macos", windows))]
mod process;
#[cfg(not(target_os = "linux"))]
mod unconfined;
#[cfg(any(target_os = "linux", target_os = "macos"))]
mod unix;

// All code that is specific to an operating system. The rest of the crate does not depend on the system.
#[cfg_attr(target_os = "linux", path = "linux/mod.rs")]
#[cfg_attr(target_os = "macos", path = "macos/mod.rs")]
#[cfg_attr(windows, path = "windows/mod.rs")]
#[cfg_attr(not(any(target_os = "linux", target_os = "macos", windows)), path = "unsupported.rs")]
mod system;

pub use build::{BUILT_PROGRAM, BuildOrder, LENT_HEADERS, MAKEFILES};
pub use enforcement::{Enforcement, may_read};
pub use folder::Folder;
pub use handshake::{Handshake, meet, meet_for};
pub use interpreter::{HOST_ARGUMENT, LibraryHost, Runtimes, VAIN_OPTION};
pub use lenient::LEFT_OUT;
pub use policy::{Policy, ResourceLimits, Timeouts, Trust};
#[cfg(any(target_os = "linux", target_os = "macos", windows))]
pub use process::scratch::{Scratch, remove_folder};
pub use python::Python;
pub use reading::MANIFEST;
pub use strategy::Guest;
pub use submission::{Program, Submission, one_spelling};
/// Messages of the host of C libraries.
pub use text::hosting;
