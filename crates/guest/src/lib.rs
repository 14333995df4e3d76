//! Strategies from outside: one process each, asked over its standard input and output.
//!
//! A [`Submission`] is a program that somebody handed in; [`Guest`] is its program in one game, as a
//! [`damier_game::Strategy`]: started in a sandbox ([`Enforcement`] lists its parts on this machine), asked in the
//! words of [`protocol`], timed by its own process's CPU clock. Whatever it does ends at worst its own
//! game, with a sentence that says why.
//!
//! This crate knows no game's rules. Linux confines submissions; Windows and macOS, which do not, run only those that
//! are trusted.

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

// All that is one operating system's own; nothing outside this module asks which one it is.
#[cfg_attr(target_os = "linux", path = "linux/mod.rs")]
#[cfg_attr(target_os = "macos", path = "macos/mod.rs")]
#[cfg_attr(windows, path = "windows/mod.rs")]
#[cfg_attr(not(any(target_os = "linux", target_os = "macos", windows)), path = "unsupported.rs")]
mod system;

/// The sentences that records and programs are told in English, by which [`damier_i18n::recognise`] finds them again.
#[must_use]
pub fn kept_sentences() -> Vec<&'static damier_i18n::Entry> {
    let own = [
        text::fault::ENTRIES,
        text::submission::ENTRIES,
        text::machine::ENTRIES,
        text::build::ENTRIES,
    ];
    [own.concat().as_slice(), text::protocol::ENTRIES, hosting::ENTRIES].concat()
}

pub use build::{BUILT_PROGRAM, BuildOrder};
pub use enforcement::{Enforcement, may_read};
pub use folder::Folder;
pub use handshake::{Handshake, meet};
pub use interpreter::{HOST_ARGUMENT, LibraryHost, VAIN_OPTION};
pub use lenient::LEFT_OUT;
pub use policy::{Policy, ResourceLimits, Timeouts, Trust};
#[cfg(any(target_os = "linux", target_os = "macos", windows))]
pub use process::scratch::remove_folder;
pub use reading::MANIFEST;
pub use strategy::Guest;
pub use submission::{Program, Submission, one_spelling};
/// The sentences of whoever hosts a library in C, which a referee is told in English.
pub use text::hosting;
