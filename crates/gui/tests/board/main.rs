//! The window without a screen: widgets are found by their accessible labels, and drawn in software.

mod contrast;
mod every_game;
mod focus;
mod hands;
mod languages;
mod lost;
mod moves;
mod names;
mod newcomer;
mod pictures;
mod play;
mod scenes;
mod share;
mod sound;
mod stage;
mod thumbs;
