//! What fills the screen: the home screen, a board, a review, a puzzle.

pub(crate) mod coach;
pub(crate) mod home;
pub(crate) mod puzzle;
pub(crate) mod review;
pub(crate) mod screen;
