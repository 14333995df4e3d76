//! The tests of the arena, in one program that is linked once.

mod continuing;
mod determinism;
mod faults;
mod files;
mod machines;
mod outside;
mod questions;
mod repeats;
mod report;
mod specs;
mod stages;
mod tables;
mod views;
