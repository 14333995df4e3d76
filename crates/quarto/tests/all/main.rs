//! The tests of Quarto, in one program, so that they are linked only once.

mod book;
mod conformance;
mod count;
mod evaluator;
mod foreign;
mod halves;
mod packed;
mod perfect;
mod players;
mod position;
mod rules;
mod solver;
mod symmetry;
mod text;
mod twin;
