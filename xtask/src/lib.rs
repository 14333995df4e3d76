//! What the project's chores know of its own source and documents.

pub mod document;
pub mod house;
pub mod new_game;
pub mod prove;
pub mod table;
pub mod translation;
