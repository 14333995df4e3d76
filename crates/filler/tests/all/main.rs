//! The tests of Seven Colours, in one program, so that they are linked only once.

mod conformance;
mod expert;
mod foreign;
mod french;
mod minimax;
mod players;
mod playout;
mod rules;
mod solver;
mod swap;
mod text;
mod twin;
