//! Tests of languages, their numbers and plurals, and of messages in each language.

mod lang;
mod message;
mod number;
