//! The tests of New Game, in one program: it is linked once.

mod conformance;
mod players;
mod rules;
mod text;
mod twin;
