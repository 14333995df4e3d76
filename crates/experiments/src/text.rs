//! Messages for people, generated from `messages/` in every language.

include!(concat!(env!("OUT_DIR"), "/messages.rs"));
