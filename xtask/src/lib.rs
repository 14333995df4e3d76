//! What the project's chores know of its own source.

pub mod house;
