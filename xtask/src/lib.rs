//! What the project's chores know of its own source and its own documents.

pub mod house;
pub mod translation;
