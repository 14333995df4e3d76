//! The tests of Seven Colours, in one program: it is linked once.

mod conformance;
mod expert;
mod french;
mod minimax;
mod players;
mod playout;
mod rules;
mod solver;
mod swap;
mod text;
mod twin;
