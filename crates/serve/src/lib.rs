//! A class that runs itself: people hand in on a page or from a shell, their versions are checked, play on a ladder that never
//! ends, and are marked by a final.
//!
//! [`Class`] is what the teacher writes; [`serve`] runs it: a folder with one database ([`Base`]), a thread that checks, threads
//! that play, and pages ([`web`]). The program `damier-serve` is a shell around this crate.

mod archive;
mod artefacts;
mod backup;
mod base;
mod caretaker;
mod checker;
mod class;
mod class_clock;
mod clock;
mod connections;
mod contestant;
mod crew;
mod denial;
mod export;
mod final_round;
mod founding;
mod handed;
mod history;
mod ladder;
mod meta;
mod paused_checks;
pub mod people;
mod player;
mod plays;
pub mod published;
mod retention;
pub mod say;
mod schema;
mod secret;
mod server;
mod site;
mod submit;
mod system;
pub mod versions;
pub mod web;

pub use backup::{back_up, restore};
pub use base::Base;
pub use class::{Class, ClassGame, Reference, Retention};
pub use class_clock::{ClassClock, ClockNews};
pub use clock::ClockReading;
pub use crew::Crew;
pub use denial::Denial;
pub use founding::found;
pub use handed::{HandedIn, MOST_BYTES, MOST_FILES};
pub use server::{export_everyone, export_student, forget, renew_teacher, serve, start_work};
pub use site::{ClassPhase, Site};
pub use submit::{SubmitOrder, submit};
pub use system::keep_files_private;
