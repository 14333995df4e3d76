//! The first hour of a teacher, a student, a player and a researcher, each using only what the README says; and the
//! READMEs and the book, command by command.
#![cfg(target_os = "linux")]

mod book;
mod help;
mod kits;
#[path = "../../../guest/tests/lacks/mod.rs"]
mod lacks;
mod machine;
mod player;
mod researcher;
mod stage;
mod student;
mod teacher;
mod waiting;
