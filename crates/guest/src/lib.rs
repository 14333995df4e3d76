//! Strategies from outside: one process each, asked over its standard input and output.

pub mod protocol;
