//! Sentences for people, for example `messages/` has them in every language.

include!(concat!(env!("OUT_DIR"), "/messages.rs"));
