//! Library of `cargo xtask`: checks and changes of the project's source and documents.

pub mod document;
pub mod new_game;
pub mod prove;
pub mod structure;
pub mod table;
pub mod translation;
