//! Messages for people in every language, generated from `messages/`.

include!(concat!(env!("OUT_DIR"), "/messages.rs"));
