//! Languages, their numbers and plurals, and messages said in each.

mod lang;
mod message;
mod number;
