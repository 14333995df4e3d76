//! A class that runs itself: people hand in on a page or from a shell, their versions are checked, play on a ladder that never
//! ends, and are marked by a final.
//!
//! [`Class`] is what the teacher writes; [`serve`] runs it: a folder with one database ([`Database`]), a thread that checks, threads
//! that play, and pages ([`web`]). The program `damier-serve` is a shell around this crate.

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
mod final_round;
mod founding;
mod history;
mod http_error;
mod ladder;
mod ladder_games;
mod maintenance;
mod meta;
mod paused_checks;
pub mod people;
mod player;
pub mod published;
mod retention;
mod schema;
mod secret;
mod server;
mod server_threads;
mod site;
mod submit;
mod system;
pub mod text;
mod upload;
pub mod versions;
pub mod web;

pub use backup::{back_up, restore};
pub use class::{Class, ClassGame, Reference, Retention};
pub use class_clock::{ClassClock, ClockNews};
pub use clock::ClockReading;
pub use database::Database;
pub use founding::found;
pub use http_error::HttpError;
pub use server::{export_everyone, export_student, forget, renew_teacher, serve, start_work};
pub use server_threads::ServerThreads;
pub use site::{ClassPhase, Site};
pub use submit::{SubmitOrder, submit};
pub use system::keep_files_private;
pub use upload::{MOST_BYTES, MOST_FILES, UploadedFiles};
