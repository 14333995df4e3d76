//! The first hour of a teacher, a student, a player and a researcher, each using only what the README says; and the
//! README itself, command by command.
#![cfg(target_os = "linux")]

mod help;
mod kits;
#[path = "../../../guest/tests/lacks/mod.rs"]
mod lacks;
mod machine;
mod player;
mod readme;
mod researcher;
mod stage;
mod student;
mod teacher;
mod waiting;
