//! All tests of New Game. They form one program, so that it is linked once.

mod conformance;
mod players;
mod rules;
mod text;
mod twin;
