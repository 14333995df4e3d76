//! Parts of a screen.

pub(crate) mod announcement;
pub(crate) mod bar;
pub(crate) mod board;
pub(crate) mod capture_preview;
pub(crate) mod controls;
pub(crate) mod dialog;
pub(crate) mod hint;
pub(crate) mod hover;
pub(crate) mod moves;
pub(crate) mod notice;
pub(crate) mod panel;
pub(crate) mod picture;
pub(crate) mod pieces;
pub(crate) mod score_popup;
pub(crate) mod shares;
pub(crate) mod status;
