//! All tests of 2048. They form one program, so that it is linked once.

mod adversary;
mod exact;
mod foreign;
mod formation;
mod french;
mod known_answers;
mod ntuple;
mod players;
mod puzzles;
mod text;
mod twin;
mod variants;
