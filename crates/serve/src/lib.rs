//! A server for a class: students submit versions of a program on a page or from a shell. The server checks them and
//! plays them in a live ranking, and a final tournament sets the marks.
//!
//! [`Class`] holds the teacher's settings. [`serve`] runs a class: a folder with one database ([`Database`]), a thread
//! that checks, threads that play, and web pages ([`web`]). The program `damier-serve` is a thin command line around
//! this crate.

mod archive;
mod artefacts;
mod backup;
mod checker;
mod class;
mod class_clock;
mod clock;
mod connections;
mod contestant;
mod database;
mod export;
mod final_losses;
mod final_report;
mod final_round;
mod history;
mod http_error;
mod ladder;
mod ladder_games;
mod losses;
mod maintenance;
mod meta;
mod new_class;
mod paused_checks;
pub mod people;
mod player;
mod progress;
pub mod published;
mod retention;
mod schema;
mod secret;
mod server;
mod server_threads;
mod site;
pub mod student_table;
mod submit;
mod system;
pub mod text;
mod time_shares;
mod upload;
pub mod versions;
pub mod web;

pub use backup::{back_up, restore};
pub use class::{Class, ClassGame, Reference, Retention};
pub use class_clock::{ClassClock, ClockNews};
pub use clock::ClockReading;
pub use database::Database;
pub use http_error::HttpError;
pub use new_class::create_class;
pub use server::{export_everyone, export_student, forget, renew_teacher, serve, start_work};
pub use server_threads::ServerThreads;
pub use site::{ClassPhase, Site};
pub use submit::{SubmitOrder, submit};
pub use system::keep_files_private;
pub use upload::{MOST_BYTES, MOST_FILES, UploadedFiles};
